/** A person's opponents, counted from finished matches. */
import { expect, test } from "vitest";
import { countOpponents } from "../src/people/opponents.ts";
import type { OwnedMatch } from "../src/store/people-store.ts";
import { emptySeat } from "../src/table/state.ts";
import type { SeatState } from "../src/table/state.ts";

const ME: Partial<SeatState> = { kind: "human", name: "Salma", person: "me" };
const IDRIS: Partial<SeatState> = { kind: "human", name: "Idris", person: "idris" };
const COMPUTER: Partial<SeatState> = { kind: "computer", name: "Computer (hard)", level: "hard" };

let time = 0;

/** The first of `seats` is me. */
function played(seats: Partial<SeatState>[], places: number[], reason = "played", game = "azul"): OwnedMatch {
  const state = { seats: seats.map((seat) => ({ ...emptySeat(), ...seat })), end: { reason, points: [], places } };
  const row = { game, status: "over", state, updatedAt: ++time };
  return { row, seat: 0, seen: 0, isKept: false } as unknown as OwnedMatch;
}

test("results are counted for each opponent and game, streaks and levels over all matches", () => {
  const matches = [
    played([ME, IDRIS], [0, 1]),
    played([ME, COMPUTER], [0, 1]),
    played([ME, IDRIS, COMPUTER], [0, 2, 1], "played", "marrakech"),
    played([ME, { ...IDRIS, name: "Idris the Great" }], [1, 0], "time"),
    played([ME, IDRIS], [0, 0], "abandoned"),
    played([ME, { kind: "human", name: "Noor" }], [0, 0]),
    played([ME, { kind: "human", name: "nóor" }], [0, 1], "resigned"),
  ];
  const counted = countOpponents(matches.toReversed(), new Set(["idris"]));
  expect(counted.longestStreak).toBe(3);
  expect(counted.favouriteLevel).toEqual({ game: "azul", level: "hard", matches: 1 });
  expect(counted.people).toEqual([
    {
      person: "idris",
      name: "Idris the Great",
      matches: 3,
      won: 2,
      shared: 0,
      lost: 1,
      byGame: [
        { game: "marrakech", matches: 1, won: 1, lost: 0 },
        { game: "azul", matches: 2, won: 1, lost: 1 },
      ],
      lastAt: 4,
      isBlocked: true,
    },
    expect.objectContaining({ person: null, name: "nóor", matches: 2, won: 1, shared: 1, lost: 0, isBlocked: false }),
  ]);
});

test("without matches there are no opponents", () => {
  expect(countOpponents([], new Set())).toEqual({ people: [], longestStreak: 0, favouriteLevel: null });
});
