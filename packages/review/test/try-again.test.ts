/** Exercises: which mistakes, and what counts as an answer. */
import { listMoves } from "@riad/core";
import { azul } from "@riad/games";
import { expect, test, vi } from "vitest";
import {
  findExercises,
  isBetterThan,
  isRight,
  judgeAttempt,
  judgeMatch,
  nameLosses,
  pluginOf,
  sumByMotif,
  isAlike,
} from "../src/index.ts";
import type { Alternative, DecisionEvent, Verdict } from "../src/index.ts";
import { badJudge, playByChance } from "./matches.ts";

const worth = (move: number, share: number, margin = 0): Alternative => ({ move, share, margin, line: [move] });

function decision(seat: number, loss: number): DecisionEvent {
  return {
    kind: "decision",
    ply: 0,
    seat,
    played: worth(1, 0.5 - loss),
    best: worth(2, 0.5),
    others: [],
    first: seat === 0 ? [0.5, 0.5] : [0.5, 0.5],
    last: seat === 0 ? [0.5 - loss, 0.5 + loss] : [0.5 + loss, 0.5 - loss],
    blindLoss: 0,
    isChoice: true,
    isSolved: true,
    isProven: false,
    isSecondLook: false,
  };
}

test("asks for the seat's own certain mistakes, the costliest first", () => {
  const events = [decision(0, 0.05), decision(1, 0.3), decision(0, 0.2), decision(0, 0.1), decision(0, 0.06)];
  const judge = (event: DecisionEvent): Verdict => ({
    kind: event === events[4] ? "slip" : "mistake",
    certainty: event === events[3] ? "unclear" : "firm",
    isAboutPoints: false,
    losesLead: false,
  });
  expect(findExercises(events, 0, judge)).toEqual([2, 0]);
});

test.each([
  ["the best move", worth(2, 0.5), true],
  ["a move within two points in a hundred of it", worth(3, 0.485), true],
  ["a better one than the best so far", worth(3, 0.52), true],
  ["a move that is further away", worth(3, 0.47), false],
  ["the move played, however near", worth(1, 0.5), false],
])("%s counts: %o", (_name, tried, expected) => {
  expect(isRight(worth(2, 0.5), worth(1, 0.4), tried)).toBe(expected);
});

test("a move worse than the one played is never right, even within two points in a hundred of the best", () => {
  expect(isRight(worth(2, 0.5), worth(1, 0.495), worth(3, 0.49))).toBe(false);
  // Of a slip at least half of what it cost.
  expect(isRight(worth(2, 0.1), worth(1, 0.08), worth(3, 0.085))).toBe(false);
  expect(isRight(worth(2, 0.1), worth(1, 0.08), worth(3, 0.091))).toBe(true);
});

test("where the match is decided, points count", () => {
  expect(isRight(worth(2, 0.99, 20), worth(1, 0.99, 8), worth(3, 0.99, 18))).toBe(true);
  expect(isRight(worth(2, 0.99, 20), worth(1, 0.99, 8), worth(3, 0.99, 12))).toBe(false);
});

test("better is what wins more often, or what brings more points where the match is decided", () => {
  expect(isBetterThan(worth(3, 0.6, -1), worth(1, 0.5, 1))).toBe(true);
  expect(isBetterThan(worth(3, 0.985, 20), worth(1, 0.99, 8))).toBe(true);
  expect(isBetterThan(worth(3, 0.99, 8), worth(1, 0.985, 20))).toBe(false);
});

test("a move that the review has listed keeps its value, and others are placed beside the best one", () => {
  const match = playByChance(azul, { seats: 2 }, 2);
  const player = badJudge(azul);
  const budgets = { ...pluginOf("azul").budgets(2), samples: 2 };
  const events = Array.from(judgeMatch(match, { player, budgets }), ({ event }) => event);
  const event = events.find(
    (one) => one.kind === "decision" && one.best.move !== one.played.move && one.others.length > 0,
  );
  if (event?.kind !== "decision") throw new Error("every move was best");
  const asked = vi.spyOn(player, "judge");
  for (const listed of [event.best, ...event.others]) {
    const { tried, best, played } = judgeAttempt(match, event, listed.move, player, 100);
    expect([tried, best, played]).toEqual([listed, event.best, event.played]);
  }
  expect(asked.mock.calls.every(([, moves]) => !moves.includes(event.best.move) || moves.length > 2)).toBe(true);
  const known = new Set([event.best, event.played, ...event.others].map(({ move }) => move));
  const fresh = listMoves(match.positionAt(event.ply)).find((one) => !known.has(one));
  if (fresh === undefined) throw new Error("every move is listed");
  const { tried, best } = judgeAttempt(match, event, fresh, player, 100);
  const [one, other] = [event.best.move, fresh].map((move) => {
    const { moves } = player.judge(match.positionAt(event.ply), [event.best.move, fresh], { nodes: 100 });
    return moves.find((judged) => judged.move === move)?.shares[event.seat] ?? Number.NaN;
  });
  expect(best).toEqual(event.best);
  expect(tried.share).toBeCloseTo(Math.min(1, Math.max(0, best.share + other - one)), 9);
});

test("an attempt is explained against the move played", () => {
  const match = playByChance(azul, { seats: 2 }, 2);
  const player = badJudge(azul);
  const budgets = { ...pluginOf("azul").budgets(2), samples: 2 };
  const events = Array.from(judgeMatch(match, { player, budgets }), ({ event }) => event);
  const event = events.find((one) => one.kind === "decision" && one.best.move !== one.played.move);
  if (event?.kind !== "decision") throw new Error("every move was best");
  const known = new Set([event.played.move, event.best.move]);
  const move = listMoves(match.positionAt(event.ply)).find((one) => !known.has(one)) ?? -1;
  const attempt = judgeAttempt(match, event, move, player, 100);
  expect([attempt.tried.move, attempt.best.move, attempt.played.move]).toEqual([
    move,
    event.best.move,
    event.played.move,
  ]);
  const total = Math.abs(attempt.tried.margin - attempt.played.margin);
  expect(Math.abs(attempt.explanation.account?.total ?? 0)).toBeCloseTo(total, 9);
  expect(Object.keys(nameLosses(match, events, player)).length).toBeGreaterThan(0);
});

test("adds up what each motif costs per match, the costliest first", () => {
  const losses = [
    { event: decision(0, 0.1), motif: "denied" },
    { event: decision(0, 0.2), motif: "overflow" },
    { event: decision(0, 0.04), motif: "overflow" },
    { event: decision(0, 0.5), motif: undefined },
  ];
  const [floor, denied] = sumByMotif(losses, 4);
  expect([floor.motif, floor.mistakes, denied.motif]).toEqual(["overflow", 2, "denied"]);
  expect(floor.perMatch).toBeCloseTo(0.06, 9);
});

const way = (share: number, margin: number) => ({ move: 1, share, margin, line: [1] });

test("moves with the same figures are alike, unless points are all that is left", () => {
  expect(isAlike(way(0.452, 1), way(0.454, 9))).toBe(true);
  expect(isAlike(way(0.45, 1), way(0.46, 1))).toBe(false);
  expect([isAlike(way(0, 1), way(0, 9)), isAlike(way(0, 1), way(0, 1.4))]).toEqual([false, true]);
});
