/** Branches: the real match stays as it is, and the same luck meets other decisions. */
import { CHANCE, OVER, SeededRandom, listMoves, unwrap } from "@riad/core";
import type { Match } from "@riad/core";
import { azul, marrakech } from "@riad/games";
import fc from "fast-check";
import { expect, test } from "vitest";
import { drawForBranch, endOfBranch, leaveAt, playFutures, playOn } from "../src/index.ts";
import type { BranchLuck } from "../src/index.ts";
import { badJudge, playByChance } from "./matches.ts";

const SAME: BranchLuck = { kind: "same" };

/** What the factories were filled with, deal by deal. */
function dealsOf(match: Match): string[] {
  const deals: string[] = [];
  const position = match.positionAt(0);
  for (const [ply, move] of match.log.entries()) {
    if (match.actorAt(ply) === CHANCE) {
      const isNext = ply === 0 || match.actorAt(ply - 1) !== CHANCE;
      const text = match.game.notation.makeMove(position, move);
      if (isNext) deals.push(text);
      else deals[deals.length - 1] += ` ${text}`;
    }
    position.play(move);
  }
  return deals;
}

function playBranch(real: Match, ply: number, luck: BranchLuck, seed: number): Match {
  const branch = leaveAt(real, ply);
  const random = new SeededRandom(seed);
  while (branch.actor !== OVER) {
    const moves = listMoves(branch.position);
    const isChance = branch.actor === CHANCE;
    unwrap(branch.play(isChance ? drawForBranch(real, branch, luck) : moves[random.below(moves.length)]));
  }
  return branch;
}

test("at two seats the same luck deals the same factories in rounds 1 to 5, whatever is decided", () => {
  fc.assert(
    fc.property(fc.nat(10_000), fc.nat(10_000), fc.double({ min: 0, max: 1, noNaN: true }), (seed, other, share) => {
      const real = playByChance(azul, { seats: 2 }, seed);
      const branch = playBranch(real, Math.floor(share * real.length), SAME, other);
      const [dealt, again] = [dealsOf(real).slice(0, 5), dealsOf(branch).slice(0, 5)];
      const common = Math.min(dealt.length, again.length);
      expect(again.slice(0, common)).toEqual(dealt.slice(0, common));
    }),
    { numRuns: 40 },
  );
});

function rolls(match: Match): number[] {
  return match.log.filter((_, ply) => match.actorAt(ply) === CHANCE);
}

test("the k-th roll is the same again as long as the match had one", () => {
  const real = playByChance(marrakech, { seats: 3 }, 5);
  const branch = playBranch(real, 20, SAME, 9);
  const common = Math.min(rolls(real).length, rolls(branch).length);
  expect(rolls(branch).slice(0, common)).toEqual(rolls(real).slice(0, common));
});

test("new luck follows from its seed, and differs from the match", () => {
  const real = playByChance(azul, { seats: 2 }, 3);
  const luck: BranchLuck = { kind: "new", seed: "one" };
  const [branch, twin] = [playBranch(real, 5, luck, 1), playBranch(real, 5, luck, 1)];
  expect(branch.log).toEqual(twin.log);
  expect(dealsOf(branch)[1]).not.toBe(dealsOf(real)[1]);
});

test("the real match is never changed", () => {
  const real = playByChance(azul, { seats: 4 }, 8);
  const before = [...real.log];
  playBranch(real, 40, SAME, 2);
  expect([real.log, real.isRewound]).toEqual([before, false]);
});

test.each([azul, marrakech])("plays $title on to its end, and into futures that are the same every time", (game) => {
  const real = playByChance(game, { seats: 2 }, 6);
  const start = leaveAt(real, real.length - 12);
  const branch = start.clone();
  const player = badJudge(game);
  const moves = [...playOn(branch, player, {}, (one) => drawForBranch(real, one, SAME))];
  expect([branch.isOver, branch.length]).toEqual([true, start.length + moves.length]);
  const futures = [...playFutures(start, player, {}, 3)];
  expect(futures).toHaveLength(3);
  for (const { shares } of futures) expect(shares.reduce((sum, share) => sum + share)).toBeCloseTo(1, 9);
  expect([...playFutures(start, player, {}, 3)]).toEqual(futures);
  expect(endOfBranch(branch).margins).toHaveLength(2);
});

test("where no luck is left there is only one future", () => {
  const real = playByChance(azul, { seats: 2 }, 6);
  const start = leaveAt(real, real.length - 1);
  expect(Array.from(playFutures(start, badJudge(azul), {}, 3), ({ hasLuck }) => hasLuck)).toEqual([false]);
});
