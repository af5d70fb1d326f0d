/** The texts of a part are loaded with the page that says them, so no page may say what it has not loaded. */
import { readFileSync, readdirSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import type { Catalogues } from "../src/words/catalogue.ts";

const SOURCE = fileURLToPath(new URL("../src", import.meta.url));
const ENGLISH = join(SOURCE, "words/en");

type Part = keyof Catalogues;

/** Every page, and the texts it has besides those of the first screen (`App.tsx`, and `games.ts` for those with a table). */
const PAGES: readonly (readonly [file: string, ...loaded: readonly Part[]])[] = [
  ["App.tsx"],
  ["play/PlayPage.tsx", "table"],
  ["learn/LearnPage.tsx", "table"],
  ["viewer/ViewerPage.tsx", "table", "viewer"],
  ["online/OnlinePage.tsx", "table", "online"],
  ["online/NewTableSheet.tsx", "online"],
  ["matches/MatchesPage.tsx", "matches", "online"],
  ["lobby/LobbyPage.tsx", "matches", "online"],
  ["me/MePage.tsx", "online"],
  ["person/PersonMark.tsx", "online"],
  ["verify/VerifyPage.tsx", "verify"],
  ["review/ReviewPage.tsx", "review"],
  ["practise/PractisePage.tsx", "review"],
  ["azul/face.tsx", "table", "azul"],
  ["marrakech/face.tsx", "table", "marrakech"],
  ["plain/face.tsx", "table", "plain"],
];

/** Said only after its texts have been loaded, or by a function that the page does not call. */
const ELSEWHERE = /^play\/hint\.ts: hint(Why|Level)$|^matches\/summary\.ts: /;

/** The file and everything that it imports at once; what it imports later brings its own texts. */
function filesFrom(start: string): Map<string, string> {
  const found = new Map<string, string>();
  const waiting = [join(SOURCE, start)];
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (found.has(path) || path.includes(join(SOURCE, "words"))) continue;
    const text = readFileSync(path, "utf8");
    found.set(path, text);
    for (const [, target] of text.matchAll(/^(?:import|export) (?!type\b)[^;(]*?"(\.[^"]+\.tsx?)"/gm)) {
      waiting.push(join(dirname(path), target));
    }
  }
  return found;
}

const PARTS = readdirSync(ENGLISH)
  .filter((name) => name.endsWith(".ts"))
  .map((name) => name.slice(0, -3) as Part);

async function keysOf(part: Part): Promise<string[]> {
  const file = (await import(join(ENGLISH, `${part}.ts`))) as Record<Part, object>;
  return Object.keys(file[part]);
}

test.each(PAGES)("%s says only what it has loaded", async (file, ...loaded) => {
  const missing = PARTS.filter((part) => part !== "page" && !loaded.includes(part));
  const keys = (await Promise.all(missing.map(keysOf))).flat();
  const said = [...filesFrom(file)].flatMap(([path, text]) =>
    keys.filter((key) => text.includes(`say("${key}"`)).map((key) => `${path.slice(SOURCE.length + 1)}: ${key}`),
  );
  expect(said.filter((one) => !ELSEWHERE.test(one))).toEqual([]);
});

test("every page of the house is among them", () => {
  const pages = [...readFileSync(join(SOURCE, "App.tsx"), "utf8").matchAll(/import\("\.\/(\w+\/\w+Page\.tsx)"\)/g)];
  expect(pages.length).toBeGreaterThan(8);
  for (const [, page] of pages) expect(PAGES.map(([file]) => file)).toContain(page);
});
