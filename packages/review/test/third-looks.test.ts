/** Where a review looks longest: at the decisions that a reader would look at again. */
import { azul } from "@riad/azul";
import { expect, test } from "vitest";
import { judgeMatch, judgeOf, lossOf, pluginOf } from "../src/index.ts";
import type { DecisionEvent, ReviewEvent } from "../src/index.ts";
import { playByChance } from "./matches.ts";

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

/** What was lost, and what the next look says differently. */
function doubtOf(events: readonly ReviewEvent[], index: number): number {
  const event = events[index] as DecisionEvent;
  const next = events[index + 1]?.first ?? event.last;
  return lossOf(event) + Math.abs(next[event.seat] - event.last[event.seat]);
}

test("the first long look is at the unfinished decision where most was lost or the next look differs most", () => {
  const { events } = judged(0);
  const open = events.flatMap((event, index) =>
    event.kind === "decision" && !event.isSolved && event.isSearchedOut !== true ? [index] : [],
  );
  const [first] = open.toSorted((one, other) => doubtOf(events, other) - doubtOf(events, one));
  expect(judged(1).third).toEqual([first]);
});

test("no decision has two long looks, and there are no more of them than the budget allows", () => {
  const { events, third } = judged(3);
  expect(third).toHaveLength(3);
  expect(events.filter((event) => event.kind === "decision" && event.isThirdLook === true)).toHaveLength(3);
});
