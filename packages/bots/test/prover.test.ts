/**
 * The prover against the plainest brute force there is, and the searches against the prover. `PROOFS=2000` in the environment
 * compares so many positions of each game instead of a few.
 */
import { CHANCE, OVER, SeededRandom, completeSetup, listMoves, unwrap } from "@riad/core";
import type { Game, Position } from "@riad/core";
import { shelf } from "@riad/games";
import { describe, expect, test } from "vitest";
import { analyse, levelsOf, marginOf, winShares } from "../src/index.ts";
import { Prover } from "../src/prover.ts";

/** Positions that a random match meets near its end, with all numbers of seats and all rules in turn. */
function* lastPositions(game: Game, seed: number): Generator<Position> {
  const seats = 2 + (seed % (game.maxSeats - 1));
  const rules = game.options.filter(({ isDrawn = false, values }) => !isDrawn && values.length === 2);
  const options = Object.fromEntries(rules.map(({ name, values }) => [name, values[(seed >> 2) & 1]]));
  const position = game.start(unwrap(completeSetup(game, { seats, options })));
  const random = new SeededRandom(seed);
  const met: Position[] = [];
  while (position.actor !== OVER && met.length < game.moveLimit) {
    met.push(position.clone());
    const moves = listMoves(position);
    position.play(position.actor === CHANCE ? position.draw(random) : moves[random.below(moves.length)]);
  }
  yield* met.slice(-5);
}

interface Result {
  readonly shares: readonly number[];
  readonly margins: readonly number[];
}

/** A win in units that can be divided by six again and again: with fractions, equal moves would differ by rounding. */
const WIN = 12 * 6 ** 8;

/** What everybody gets, in units, by trying everything and remembering nothing; null where that is too much. */
function bruteForce(position: Position, left: { nodes: number }): Result | null {
  const seats = Array.from({ length: position.seats }, (_, seat) => seat);
  if (position.actor === OVER) {
    const shares = winShares(position).map((share) => Math.round(WIN * share));
    return { shares, margins: seats.map((seat) => WIN * marginOf(position, seat)) };
  }
  if (--left.nodes < 0) return null;
  const moves = listMoves(position);
  if (position.actor === CHANCE && moves.length > 16) return null;
  const results: Result[] = [];
  for (const move of moves) {
    const next = position.clone();
    next.play(move);
    const result = bruteForce(next, left);
    if (result === null) return null;
    results.push(result);
  }
  const { actor } = position;
  if (actor >= 0) {
    const [best] = results.toSorted((a, b) => b.shares[actor] - a.shares[actor] || b.margins[actor] - a.margins[actor]);
    return best;
  }
  const total = moves.reduce((sum, move) => sum + position.weight(move), 0);
  const mean = (of: (result: Result) => readonly number[]) =>
    seats.map(
      (seat) => results.reduce((sum, result, i) => sum + position.weight(moves[i]) * of(result)[seat], 0) / total,
    );
  return { shares: mean(({ shares }) => shares), margins: mean(({ margins }) => margins) };
}

const PROOFS = Number(process.env["PROOFS"] ?? 30);

describe.each(shelf.map((game) => [game.id, game] as const))("proofs of %s", (id, game) => {
  test("are what brute force finds, for every seat", { timeout: 20_000 + 200 * PROOFS }, () => {
    const provers = [new Prover(game.notation), new Prover<Position>()];
    let compared = 0;
    for (let seed = 0; compared < PROOFS; seed++) {
      for (const position of lastPositions(game, seed)) {
        const brute = bruteForce(position, { nodes: 3000 });
        if (brute === null) continue;
        compared++;
        for (const prover of provers) {
          const proven = prover.prove(position, 3000);
          if (proven === null) throw new Error("The prover needs more positions than brute force.");
          for (let seat = 0; seat < position.seats; seat++) {
            expect(proven.shares[seat]).toBeCloseTo(brute.shares[seat] / WIN, 9);
            expect(proven.margins[seat]).toBeCloseTo(brute.margins[seat] / WIN, 9);
          }
        }
      }
    }
  });

  test("are said to be none where the end is too far away", () => {
    const start = game.start(unwrap(completeSetup(game)));
    expect(new Prover(game.notation).prove(start, 100)).toBeNull();
  });

  test("are what an analysis reports when it calls itself proven", () => {
    const expert = levelsOf(id).at(-1)?.create(new SeededRandom(1));
    if (expert === undefined) throw new Error("There is no expert.");
    let proofs = 0;
    for (let seed = 0; seed < 8; seed++) {
      for (const position of lastPositions(game, seed)) {
        if (position.actor < 0) continue;
        const { isProven, isSolved, moves, shares } = analyse(expert, position.clone(), { nodes: 300 });
        const brute = bruteForce(position, { nodes: 20_000 });
        if (!isProven || brute === null) continue;
        proofs++;
        expect(isSolved).toBe(true);
        expect(shares[position.actor]).toBeCloseTo(brute.shares[position.actor] / WIN, 9);
        expect(moves[0].shares).toEqual(shares);
      }
    }
    expect(proofs).toBeGreaterThan(5);
  });
});
