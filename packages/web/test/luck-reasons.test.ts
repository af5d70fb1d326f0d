/** Why luck was worth something, in every language, whoever it is about. */
import "./page-globals.ts";
import { CHANCE } from "@riad/core";
import { marrakech } from "@riad/games";
import type { ChanceEvent } from "@riad/review";
import { beforeAll, describe, expect, test } from "vitest";
import { marrakechReviewWords } from "../src/marrakech/review-words.ts";
import { luckReason } from "../src/review/luck-reasons.ts";
import type { ReviewedMatch } from "../src/review/reviewed-match.ts";
import { loadWords, speak } from "../src/words/words.ts";
import { playByChance } from "./kept-match.ts";

beforeAll(async () => loadWords("review"));

const sitters = ["Salma", "Idris", "Lea"].map((name) => ({ name, level: null }));

/** Every chance of a match, as if it had been good for a seat or bad, beside what could be drawn in its place. */
function* reasons(seats: number) {
  const match = playByChance(marrakech, { seats }, 200, 4);
  const reviewed = {
    match,
    sitters: sitters.slice(0, seats),
    you: 0,
    words: marrakechReviewWords,
  } as unknown as ReviewedMatch;
  for (let ply = 0; ply < match.length; ply++) {
    const before = match.positionAt(ply);
    if (before.actor !== CHANCE) continue;
    const end = ply + 1;
    const possibilities = [1, 2, 2, 3, 3, 4].map((die) => ({ outcomes: [die], weight: 1 / 6, shares: [] }));
    for (let seat = 0; seat < seats; seat++) {
      for (const gain of [0.1, -0.1]) {
        const last = Array.from({ length: seats }, (_, one) => 0.3 + (one === seat ? gain : 0));
        const first = last.map(() => 0.3);
        const event: ChanceEvent = { kind: "chance", ply, end, first, last, possibilities, isExact: true };
        yield { seat, said: luckReason(reviewed, event, seat) };
      }
    }
  }
}

describe.each(["en", "fr", "es"] as const)("in %s", (language) => {
  test.each([2, 3])("a roll is told by what it cost and where Assam stopped, %i seats", async (seats) => {
    await speak(language);
    const said = [...reasons(seats)];
    expect(new Set(said.map(({ said: text }) => text)).size).toBeGreaterThan(8);
    for (const { said: text } of said) {
      expect(text).toMatch(/^[A-ZÀ-ÝL].*\.$/u);
      expect(text).not.toMatch(/undefined|null|NaN/);
    }
    // The reader is spoken to, and never named.
    for (const { said: text } of said) expect(text).not.toContain("Salma");
  });
});
