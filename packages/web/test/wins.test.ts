/** How often everybody has won while the same players sat together. */
import { expect, test } from "vitest";
import type { KeptMatch } from "../src/kept/kept-match.ts";
import { countWins } from "../src/play/wins.ts";

const HOUR = 3600_000;

function kept(
  id: string,
  result: string,
  wish: { hour?: number; seats?: string; names?: string[]; isOnline?: boolean } = {},
) {
  const { hour = 0, seats = "person,person", names = ["Salma", "Idris"], isOnline = false } = wish;
  const players = names.map((name, seat) => `player ${seat}: ${name}`).join("\n");
  const record = `riad record 1\ngame: azul\n${players}\nnote seats: ${seats}\nnote id: ${id}\nresult: ${result}\n\n1. x\n`;
  return { id, game: "azul", record, name: "", isOnline, changed: hour * HOUR } as KeptMatch;
}

test("a match alone is not counted", () => {
  expect(countWins("one", [kept("one", "41/0 37/1")])).toBe(null);
  expect(countWins("gone", [kept("one", "41/0 37/1")])).toBe(null);
});

test("the wins of all matches up to this one are, the most first, and a shared win for both", () => {
  const matches = [
    kept("one", "30/1 37/0"),
    kept("two", "20/1 44/0", { hour: 1 }),
    kept("three", "9/0 9/0", { hour: 2 }),
  ];
  const names = (id: string) => countWins(id, matches)?.map(({ name, count }) => `${name} ${count}`);
  expect(names("three")).toEqual(["Idris 3", "Salma 1"]);
  expect(names("two")).toEqual(["Idris 2", "Salma 0"]);
  expect(names("one")).toBe(undefined);
});

test.each([
  ["one that is not over", kept("other", "*")],
  ["one with other players", kept("other", "1/0 0/1", { names: ["Salma", "Noor"] })],
  ["one against another level", kept("other", "1/0 0/1", { seats: "person,easy" })],
  ["one of the day before", kept("other", "1/0 0/1", { hour: -13 })],
  ["one on a server", kept("other", "1/0 0/1", { isOnline: true })],
  ["a copy of this one", { ...kept("one", "41/0 37/1"), id: "copy" }],
])("%s does not count", (_name, other) => {
  expect(countWins("one", [kept("one", "41/0 37/1"), other])).toBe(null);
});
