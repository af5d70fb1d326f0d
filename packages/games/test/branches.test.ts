/**
 * Two matches with the same seed and different decisions: which outcomes they share, and how their turns are counted.
 */
import { CHANCE, Match, keyedRandom, listMoves, listTurns, unwrap } from "@riad/core";
import type { Game, Setup } from "@riad/core";
import { azul, marrakech, shelf } from "@riad/games";
import { describe, expect, test } from "vitest";
import { nthSetup } from "./setups.ts";

/** Random decisions that follow from `decider`, and outcomes that follow from the seed. */
function play(game: Game, setup: Partial<Setup>, seed: string, decider: string): Match {
  const match = unwrap(Match.fromSetup(game, setup));
  match.seedChance(seed);
  while (!match.isOver && match.length < game.moveLimit) {
    const moves = listMoves(match.position);
    match.play(
      match.actor === CHANCE ? match.drawOutcome() : moves[keyedRandom(decider, "x", match.length).below(moves.length)],
    );
  }
  return match;
}

function outcomesOf(match: Match): string[] {
  const { notation } = match.game;
  return match.log.flatMap((move, ply) =>
    match.actorAt(ply) === CHANCE ? [notation.makeMove(match.positionAt(ply), move)] : [],
  );
}

describe("branches of a match", () => {
  test("have the same factories in the first five rounds of Azul with two seats", () => {
    for (let seed = 0; seed < 30; seed++) {
      for (const wall of ["fixed", "free"]) {
        const setup = { seats: 2, options: { wall } };
        const [one, other] = ["a", "b"].map((decider) => outcomesOf(play(azul, setup, `${seed}`, `${decider}${seed}`)));
        const both = Math.min(one.length, other.length, 25);
        expect(both).toBeGreaterThanOrEqual(5);
        expect(one.slice(0, both)).toEqual(other.slice(0, both));
      }
    }
  });

  test("have the same dice in Marrakech, and with two colours the same draws while the piles are equal", () => {
    for (let seed = 0; seed < 30; seed++) {
      for (const options of [{ ruleset: "anu" }, { ruleset: "publisher" }]) {
        const [one, other] = ["a", "b"].map((decider) =>
          outcomesOf(play(marrakech, { seats: 2, options }, `${seed}`, `${decider}${seed}`)),
        );
        const both = Math.min(one.length, other.length);
        expect(both).toBeGreaterThan(20);
        expect(one.slice(0, both)).toEqual(other.slice(0, both));
      }
    }
  });
});

describe("people count", () => {
  test("every draft of Azul as a turn, by rounds, but not tilings", () => {
    for (const seats of [2, 3, 4]) {
      for (const wall of ["fixed", "free"]) {
        const match = play(azul, { seats, options: { wall, centres: "2" } }, "7", "7");
        const turns = listTurns(match);
        const takes = match.log.flatMap((move, ply) => {
          const text = azul.notation.makeMove(match.positionAt(ply) as never, move);
          return /^[A-D][0-8CD][a-e]/.test(text) ? [{ ply, seat: match.actorAt(ply) }] : [];
        });
        const counted = turns.filter(({ number }) => number > 0);
        expect(counted.map(({ number }) => number)).toEqual(takes.map((_, i) => i + 1));
        expect(counted.map(({ from, to, seat }) => ({ ply: from, length: to - from, seat }))).toEqual(
          takes.map(({ ply, seat }) => ({ ply, length: 1, seat })),
        );
        // A round has at least as many drafts as factories, since nobody can empty two at once.
        const rounds = [...new Set(turns.map(({ round }) => round))];
        expect(rounds).toEqual(rounds.map((_, i) => i + 1));
        expect(rounds.length).toBeGreaterThan(1);
        const tilings = turns.filter(({ number }) => number === 0);
        expect(tilings.length > 0).toBe(wall === "free");
        expect(
          tilings.every(({ from, to, seat }) =>
            [...Array(to - from).keys()].every((i) => match.actorAt(from + i) === seat),
          ),
        ).toBe(true);
      }
    }
  });

  test("rotation, roll and rug of Marrakech as one turn, with the draw of the rug if there is one", () => {
    for (const [options, length] of [
      [{ ruleset: "anu" }, 3],
      [{ ruleset: "publisher" }, 4],
    ] as const) {
      const match = play(marrakech, { seats: 2, options }, "7", "7");
      const turns = listTurns(match);
      expect(turns.map(({ number }) => number)).toEqual(turns.map((_, i) => i + 1));
      expect(turns.slice(0, -1).every(({ from, to }) => to - from === length)).toBe(true);
      expect(turns.map(({ seat }) => seat)).toEqual(turns.map((_, i) => i % 2));
      expect(turns.at(-1)?.to).toBe(match.length);
    }
  });

  test("every decision of every game and setup in exactly one turn", () => {
    for (const [game, n] of shelf.flatMap((one) => Array.from({ length: 12 }, (_, i) => [one, i] as const))) {
      const match = play(game, nthSetup(game, n), "3", "3");
      const inTurns = new Set(
        listTurns(match).flatMap(({ from, to }) => [...Array(to - from).keys()].map((i) => from + i)),
      );
      for (let ply = 0; ply < match.length; ply++)
        if (match.actorAt(ply) !== CHANCE) expect(inTurns.has(ply)).toBe(true);
    }
  });
});
