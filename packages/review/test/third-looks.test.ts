/** Where a review looks longest: at the decisions that a reader would look at again. */
import { azul } from "@riad/azul";
import { expect, test } from "vitest";
import { listMoves } from "@riad/core";
import type { Position } from "@riad/core";
import { rankMoves } from "@riad/bots";
import type { Player } from "@riad/bots";
import { judgeMatch, judgeOf, lossOf, pluginOf } from "../src/index.ts";
import type { DecisionEvent, ReviewEvent } from "../src/index.ts";
import { lookAgain, lookAtReplies } from "../src/looking.ts";
import { badJudge, playByChance } from "./matches.ts";

const SHORT = {
  ...pluginOf("azul").budgets(2),
  decision: 200,
  few: 300,
  second: 600,
  third: 900,
  thirdLooks: 0,
  chance: 30,
  samples: 4,
};

function judged(thirdLooks: number): { events: ReviewEvent[]; third: number[] } {
  const match = playByChance(azul, { seats: 2 }, 12);
  match.rewind(30);
  const events: ReviewEvent[] = [];
  const third: number[] = [];
  const budgets = { ...SHORT, thirdLooks };
  for (const { index, event } of judgeMatch(match, { player: judgeOf("azul"), budgets })) {
    const isThird = event.kind === "decision" && event.isThirdLook === true;
    if (isThird && !third.includes(index)) third.push(index);
    events[index] = event;
  }
  return { events, third };
}

/** What was lost, and what the look before or after says differently. */
function doubtOf(events: readonly ReviewEvent[], index: number): number {
  const event = events[index] as DecisionEvent;
  const before = events[index - 1]?.last ?? event.first;
  const next = events[index + 1]?.first ?? event.last;
  const jumps = [event.first[event.seat] - before[event.seat], next[event.seat] - event.last[event.seat]];
  return lossOf(event) + Math.max(...jumps.map(Math.abs));
}

test("the first long look is at the unsolved decision where most was lost or the look before or after differs most", () => {
  const { events } = judged(0);
  const open = events.flatMap((event, index) => (event.kind === "decision" && !event.isSolved ? [index] : []));
  const [first] = open.toSorted((one, other) => doubtOf(events, other) - doubtOf(events, one));
  expect(judged(1).third).toEqual([first]);
});

test("no decision has two long looks, and there are no more of them than the budget allows", () => {
  const { events, third } = judged(3);
  expect(third).toHaveLength(3);
  expect(events.filter((event) => event.kind === "decision" && event.isThirdLook === true)).toHaveLength(3);
});

function highest(position: Position): number {
  return Math.max(...listMoves(position));
}

/** Only who looks for the best move finds that the one with the highest number wins nearly always. */
const surprised: Player = {
  ...badJudge(azul),
  judge(position, moves) {
    const judgedMoves = moves.map((move) => {
      const share = move === highest(position) ? 0.9 : 0.5;
      const shares = position.actor === 0 ? [share, 1 - share] : [1 - share, share];
      return { move, isSeen: true, shares, margin: 4, line: [move] };
    });
    const moved = rankMoves(judgedMoves, position.actor);
    return { shares: moved[0].shares, moves: moved, isSolved: true, isProven: false, nodes: 1 };
  },
  evaluate: (position) => ({ move: highest(position), shares: [0.5, 0.5], margin: 0, isProven: false, nodes: 1 }),
};

test("a long look finds the reply that a look at the moves themselves left out", () => {
  const match = playByChance(azul, { seats: 2 }, 12);
  match.rewind(30);
  const event = judged(0).events.find((one) => one.kind === "decision" && one.seat === 1) as DecisionEvent;
  expect(lookAgain(match, event, surprised, 100).first[1]).toBeGreaterThanOrEqual(0.5);
  const long = lookAtReplies(match, event, surprised, 100, []);
  expect([long.first[1], long.last[1], long.played.share]).toEqual([1 - 0.9, 1 - 0.9, 1 - 0.9]);
  expect([long.played.move, long.played.margin, long.played.line[0]]).toEqual([
    event.played.move,
    -4,
    event.played.move,
  ]);
  expect([long.isSolved, long.isSecondLook, long.isThirdLook]).toEqual([true, true, true]);
});
