import { describe, expect, test } from "vitest";

type Texts = Readonly<Record<string, unknown>>;

const files = import.meta.glob<Readonly<Record<string, Texts>>>("../src/words/*/*.ts", { eager: true });

/** The texts of a language by part; refusals have a test of their own. */
function textsOf(language: string): Map<string, Texts> {
  const parts = Object.entries(files).flatMap(([path, file]) => {
    const [, of, part] = /words\/(\w+)\/(\w+)\.ts$/.exec(path) ?? [];
    return of === language && part !== "refusals" ? [[part, file[part]] as const] : [];
  });
  return new Map(parts);
}

function keysOf(texts: Map<string, Texts>): string[] {
  return [...texts].flatMap(([part, file]) => Object.keys(file).map((key) => `${part}.${key}`)).sort();
}

const LISTS: ReadonlySet<string | symbol> = new Set(["names", "motifs"]);

/** Anything a text may ask for, so that every text can be said. */
const GIVEN: unknown = new Proxy(
  {},
  { get: (_target, key) => (key === "colour" ? "a" : LISTS.has(key) ? ["Noor"] : 2) },
);

function spoken(text: unknown): string {
  return typeof text === "function" ? String((text as (given: unknown) => unknown)(GIVEN)) : String(text);
}

const english = textsOf("en");

test("defines each key in one file only", () => {
  const keys = [...english.values()].flatMap((part) => Object.keys(part));
  expect(keys.length).toBeGreaterThan(400);
  expect(keys.filter((key, i) => keys.indexOf(key) !== i)).toEqual([]);
});

test.each(["en", "fr", "es"])("never breaks the dots off the question of what if, in %s", (language) => {
  const said = [...textsOf(language).values()].flatMap(({ whatIf, whatIfHere }) => [whatIf, whatIfHere]);
  const found = said.filter((text) => text !== undefined).map(spoken);
  expect(found).toHaveLength(2);
  for (const text of found) expect(text).toMatch(/^[^ ]*…\??$/);
});

describe.each(["fr", "es"])("%s", (language) => {
  test("says nothing of a player that would need a gender", () => {
    const gendered = /éliminée?(?!\p{L})|vainqueur|est seule?\s|eliminad[oa]/u;
    const found = [...textsOf(language).values()].flatMap((part) =>
      Object.values(part).filter((text) => gendered.test(spoken(text))),
    );
    expect(found.map(spoken)).toEqual([]);
  });

  const other = textsOf(language);

  test("has the same files and keys as English", () => {
    expect(keysOf(other)).toEqual(keysOf(english));
  });

  test("says something for each of them, as text or as a function where English does", () => {
    for (const [part, file] of english) {
      for (const [key, text] of Object.entries(file)) {
        const translated = other.get(part)?.[key];
        expect(typeof translated, key).toBe(typeof text);
        if (spoken(text) !== "") expect(spoken(translated).trim(), key).not.toBe("");
      }
    }
  });
});
