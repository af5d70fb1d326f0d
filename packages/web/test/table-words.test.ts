/** The texts of a table are loaded with the table, so pages that may be shown without one must not say them. */
import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { table } from "../src/words/en/table.ts";

const SOURCE = fileURLToPath(new URL("../src", import.meta.url));

/** What is shown without a table, with everything that it imports at once. */
const WITHOUT_TABLE = [
  "App.tsx",
  "matches/MatchesPage.tsx",
  "lobby/LobbyPage.tsx",
  "me/MePage.tsx",
  "verify/VerifyPage.tsx",
  "practise/PractisePage.tsx",
  "review/ReviewPage.tsx",
  "online/NewTableSheet.tsx",
  "person/PersonMark.tsx",
];

function filesFrom(starts: readonly string[]): Map<string, string> {
  const found = new Map<string, string>();
  const waiting = starts.map((name) => join(SOURCE, name));
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

test("no page that may be shown without a table says what belongs to one", () => {
  const files = filesFrom(WITHOUT_TABLE);
  expect(files.size).toBeGreaterThan(100);
  const keys = Object.keys(table);
  const said = [...files].flatMap(([path, text]) =>
    keys.filter((key) => text.includes(`say("${key}"`)).map((key) => `${path.slice(SOURCE.length + 1)}: ${key}`),
  );
  expect(said).toEqual([]);
});
