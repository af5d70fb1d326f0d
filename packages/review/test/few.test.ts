/** A decision is judged with all its moves, and then the best one is compared with the one played by a search that looks further. */
import { azul } from "@riad/azul";
import { listMoves } from "@riad/core";
import type { Move, Position } from "@riad/core";
import { rankMoves } from "@riad/bots";
import type { Player } from "@riad/bots";
import { expect, test } from "vitest";
import { judgeMatch, lookAgain, lossOf, nodesPerDecision, pluginOf, scaleBudgets } from "../src/index.ts";
import type { DecisionEvent, ReviewEvent } from "../src/index.ts";
import { badJudge, playByChance } from "./matches.ts";

const BUDGETS = { decision: 10, few: 20, second: 300, worthALook: 2, secondLooks: 0, chance: 1, samples: 2 };

/** Also says what it was asked: how many moves, with how many nodes. */
function spyOn(player: Player): { player: Player; asked: { moves: number; nodes: number | undefined }[] } {
  const asked: { moves: number; nodes: number | undefined }[] = [];
  const judge: Player["judge"] = (position, moves, budget) => {
    asked.push({ moves: moves.length, nodes: budget.nodes });
    return player.judge(position, moves, budget);
  };
  return { player: { ...player, judge }, asked };
}

test("the best by the first look and the move played are compared by a second search", () => {
  const match = playByChance(azul, { seats: 2 }, 3);
  match.rewind(12);
  const { player, asked } = spyOn(badJudge(azul));
  for (const { event } of judgeMatch(match, { player, budgets: BUDGETS })) {
    const last = asked.splice(0).slice(-2);
    if (event.kind !== "decision" || !event.isChoice) continue;
    const all = listMoves(match.positionAt(event.ply)).length;
    const isBest = event.best.move === event.played.move;
    expect(last).toEqual([
      { moves: all, nodes: BUDGETS.decision },
      { moves: isBest ? last[1].moves : 2, nodes: BUDGETS.few },
    ]);
    expect(last[1].moves).toBeLessThanOrEqual(2);
    expect(event.others.every(({ share }) => share <= event.best.share)).toBe(true);
    expect(event.isSecondLook).toBe(false);
    expect(lossOf(event)).toBeGreaterThanOrEqual(0);
  }
});

function highest(position: Position): Move {
  return Math.max(...listMoves(position));
}

/** Takes the move with the highest number for best, and expects `reply` to follow every move. */
function expecting(reply: (after: Position) => Move): Player {
  return {
    ...badJudge(azul),
    judge(position, moves) {
      const judged = moves.map((move) => {
        const after = position.clone();
        after.play(move);
        const share = 0.3 + move / 1e6;
        const shares = position.actor === 0 ? [share, 1 - share] : [1 - share, share];
        const line = after.actor < 0 ? [move] : [move, reply(after)];
        return { move, isSeen: true, shares, margin: 0, line };
      });
      const ranked = rankMoves(judged, position.actor);
      return { shares: ranked[0].shares, moves: ranked, isSolved: false, isProven: false, nodes: 1 };
    },
    // It misses the best move.
    evaluate: (position) => ({
      move: listMoves(position)[0],
      shares: [0.5, 0.5],
      margin: 0,
      isProven: false,
      nodes: 1,
    }),
  };
}

test("a reply that the search before expected is compared too, and counts as best if it is", () => {
  const match = playByChance(azul, { seats: 2 }, 3);
  match.rewind(12);
  const player = expecting(highest);
  let isExpected = false;
  let compared = 0;
  for (const { event } of judgeMatch(match, { player, budgets: BUDGETS })) {
    if (event.kind === "decision" && isExpected) {
      compared++;
      expect(event.best.move).toBe(highest(match.positionAt(event.ply)));
      if (event.played.move === event.best.move) expect(lossOf(event)).toBe(0);
    }
    isExpected = event.kind === "decision";
  }
  expect(compared).toBeGreaterThan(2);
});

test("a second look does not forget what the first one took for best", () => {
  const match = playByChance(azul, { seats: 2 }, 3);
  match.rewind(12);
  const player = expecting((after) => listMoves(after)[0]);
  const first = [...judgeMatch(match, { player: badJudge(azul), budgets: BUDGETS })].at(-1)?.event;
  if (first?.kind !== "decision") throw new Error("The last event is a decision.");
  const best = highest(match.positionAt(first.ply));
  const again = lookAgain(match, { ...first, best: { ...first.best, move: best } }, player, 100);
  expect(again.best.move).toBe(best);
  expect(again.isSecondLook).toBe(true);
});

/** Every decision costs something, and more than the next look admits. */
const LOOKS = { ...BUDGETS, worthALook: 0, secondLooks: 3, third: 900, thirdLooks: 1 };

/** Finds every move but the one with the highest number worse by `loss`, unless it may look at `longest` nodes or more. */
function losing(
  loss: number,
  { isSearchedOut, longest = Infinity }: { isSearchedOut: boolean; longest?: number },
): Player {
  return {
    ...badJudge(azul),
    judge(position, moves, { nodes = 0 }) {
      const judged = moves.map((move) => {
        const share = move === highest(position) || nodes >= longest ? 0.5 : 0.5 - loss;
        const shares = position.actor === 0 ? [share, 1 - share] : [1 - share, share];
        return { move, isSeen: true, shares, margin: 0, line: [move] };
      });
      const ranked = rankMoves(judged, position.actor);
      return { shares: ranked[0].shares, moves: ranked, isSolved: false, isProven: false, nodes, isSearchedOut };
    },
  };
}

function judgeAll(player: Player, seed = 3): DecisionEvent[] {
  const match = playByChance(azul, { seats: 2 }, seed);
  match.rewind(12);
  const events: ReviewEvent[] = [];
  for (const { index, event } of judgeMatch(match, { player, budgets: LOOKS })) events[index] = event;
  return events.filter((event) => event.kind === "decision");
}

test("a comparison that came to its end but left out replies is looked at again: more nodes leave out fewer", () => {
  for (const isSearchedOut of [false, true]) {
    const judged = judgeAll(losing(0.03, { isSearchedOut }));
    expect(judged.filter(({ isSecondLook }) => isSecondLook)).toHaveLength(LOOKS.secondLooks);
  }
});

test("what the next look contradicts has a longer look, and is unclear only if that finds the loss again", () => {
  const again = judgeAll(losing(0.3, { isSearchedOut: false }));
  expect(again.filter(({ isThirdLook }) => isThirdLook === true)).toHaveLength(LOOKS.thirdLooks);
  expect(again.some((event) => event.isThirdLook === true && event.isContradicted === true)).toBe(true);
  const cleared = judgeAll(losing(0.3, { isSearchedOut: false, longest: LOOKS.third * 0.5 }));
  const third = cleared.find(({ isThirdLook }) => isThirdLook === true);
  if (third === undefined) throw new Error("Nothing was contradicted.");
  expect(lossOf(third)).toBe(0);
  expect(third.isContradicted).toBeUndefined();
});

test("budgets grow together", () => {
  const usual = pluginOf("azul").budgets(2);
  const half = scaleBudgets(usual, 0.5);
  expect(nodesPerDecision(half)).toBe(nodesPerDecision(usual) / 2);
  expect([half.second, half.chance]).toEqual([usual.second / 2, usual.chance / 2]);
  expect(half.chanceAgain).toBe((usual.chanceAgain ?? 0) / 2);
  expect(half.third).toBe((usual.third ?? 0) / 2);
  expect([half.samples, half.secondLooks]).toEqual([usual.samples, usual.secondLooks]);
});

/** All moves look about as good; two or three are searched to the end, and the lower their number, the worse they are. */
const judgeFrom = (few: number): Player => ({
  ...badJudge(azul),
  judge(position, moves, { nodes = 0 }) {
    const isFew = nodes >= BUDGETS.few && moves.length <= few;
    const judged = moves.map((move) => {
      const share = isFew ? move / 1e6 : 0.5 + move / 1e9;
      const shares = position.actor === 0 ? [share, 1 - share] : [1 - share, share];
      return { move, isSeen: true, shares, margin: 0, line: [move] };
    });
    const ranked = rankMoves(judged, position.actor);
    return { shares: ranked[0].shares, moves: ranked, isSolved: isFew, isProven: false, nodes: 1 };
  },
});

test("where a comparison comes to its end, what is listed behind the best is judged like it, or not listed", () => {
  const match = playByChance(azul, { seats: 2 }, 3);
  match.rewind(12);
  const othersOf = (few: number) =>
    Array.from(judgeMatch(match, { player: judgeFrom(few), budgets: BUDGETS })).flatMap(({ event }) =>
      event.kind === "decision" ? event.others : [],
    );
  const listed = othersOf(3);
  expect(listed.length).toBeGreaterThan(3);
  for (const { move, share } of listed) expect(share).toBe(move / 1e6);
  expect(othersOf(2)).toEqual([]);
});
