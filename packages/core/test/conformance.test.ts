import { ConformanceCheck, SeededRandom, completeSetup, newMoveList, perft, unwrap } from "@riad/core";
import type { Game, Law, MoveList } from "@riad/core";
import { describe, expect, test } from "vitest";
import { RacePosition, race } from "./race.ts";

function check(game: Game<RacePosition>, law: Law<RacePosition> = () => undefined): string | undefined {
  const suite = new ConformanceCheck({ game, law });
  const random = new SeededRandom(1);
  for (let i = 0; i < 50; i++) {
    const breach = suite.playMatch(unwrap(completeSetup(game, { seats: 2 + (i % 3) })), random, 1);
    if (breach !== undefined) return breach;
  }
  return undefined;
}

/** The race with one fault: the suite must find it. */
function faulty(change: (position: RacePosition) => void): Game<RacePosition> {
  return {
    ...race,
    start: (setup) => {
      const position = race.start(setup);
      change(position);
      return position;
    },
  };
}

describe("conformance", () => {
  test("passes a game that fulfils the contract", () => expect(check(race)).toBeUndefined());

  test("finds a broken law", () => {
    expect(check(race, (position) => (position.points(0) > 2 ? "too far" : undefined))).toContain("too far");
  });

  test("finds a list out of order", () => {
    const game = faulty((position) => {
      position.moves = (into: MoveList) => {
        into.set([1, 0]);
        return 2;
      };
    });
    expect(check(game)).toContain("not ascending");
  });

  test("finds moves after the end", () => {
    const game = faulty((position) => {
      position.moves = (into: MoveList) => Math.max(1, RacePosition.prototype.moves.call(position, into));
    });
    expect(check(game)).toContain("with actor -2");
  });

  test("finds an outcome without weight", () => {
    const game = faulty((position) => {
      position.weight = () => 0;
    });
    expect(check(game)).toContain("no weight");
  });

  test("finds a notation that loses information", () => {
    const notation = { ...race.notation, makePosition: () => "0,0,0,0" };
    expect(check({ ...race, notation })).toMatch(/reads back/);
  });

  test("finds different moves with the same text", () => {
    const notation = { ...race.notation, makeMove: () => "walk" };
    expect(check({ ...race, notation })).toContain("walk");
  });

  test("finds a match that does not end", () => expect(check({ ...race, moveLimit: 3 })).toContain("did not end"));
});

describe("perft", () => {
  test("counts the leaves", () => {
    const start = race.start(unwrap(completeSetup(race)));
    // walk | roll; then 2 after a walk and 3 after a roll; a walk leads to 2, each outcome to 2.
    expect([0, 1, 2, 3].map((depth) => perft(start, depth))).toEqual([1, 2, 5, 2 + 3 + 3 * 2]);
  });

  test("a finished match is one leaf", () => {
    const over = unwrap(race.notation.parsePosition("10,3,1,0"));
    expect(perft(over, 3)).toBe(1);
    expect(over.moves(newMoveList())).toBe(0);
  });
});
