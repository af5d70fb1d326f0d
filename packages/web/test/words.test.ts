import { describe, expect, test } from "vitest";
import { en } from "../src/words/en.ts";
import { azul } from "../src/words/en/azul.ts";
import { marrakech } from "../src/words/en/marrakech.ts";
import { online } from "../src/words/en/online.ts";
import { page } from "../src/words/en/page.ts";
import { verify } from "../src/words/en/verify.ts";
import { viewer } from "../src/words/en/viewer.ts";
import { es } from "../src/words/es.ts";
import { fr } from "../src/words/fr.ts";

/** Anything a text may ask for, so that every text can be said. */
const GIVEN: unknown = new Proxy(
  {},
  { get: (_target, key) => (key === "colour" ? "a" : key === "names" ? ["Noor"] : 2) },
);

function spoken(text: unknown): string {
  return typeof text === "function" ? String((text as (given: unknown) => unknown)(GIVEN)) : String(text);
}

test("no key stands in two files", () => {
  const keys = [page, marrakech, azul, verify, online, viewer].flatMap((part) => Object.keys(part));
  expect(keys.filter((key, i) => keys.indexOf(key) !== i)).toEqual([]);
});

describe.each([
  ["French", fr],
  ["Spanish", es],
])("%s", (_name, catalogue) => {
  test("has every key of the English texts and no other", () => {
    expect(Object.keys(catalogue).sort()).toEqual(Object.keys(en).sort());
  });

  test("says something for each of them, as text or as a function where English does", () => {
    for (const [key, text] of Object.entries(en)) {
      const other = (catalogue as unknown as Record<string, unknown>)[key];
      expect(typeof other, key).toBe(typeof text);
      if (spoken(text) !== "") expect(spoken(other).trim(), key).not.toBe("");
    }
  });
});
