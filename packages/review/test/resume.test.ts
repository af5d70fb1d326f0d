/** A review is a function of the match: the same bytes whether it was stopped, asked about in between, or run at once. */
import type { Game, Match } from "@riad/core";
import { shelf } from "@riad/games";
import { describe, expect, test } from "vitest";
import { explainDecision, judgeMatch, judgeOf, makeReviewLines, pluginOf, summarise } from "../src/index.ts";
import type { ReviewEvent } from "../src/index.ts";
import { playByChance } from "./matches.ts";

function shortMatch(game: Game): Match {
  const match = playByChance(game, { seats: 2 }, 12);
  match.rewind(20);
  return match;
}

const budgetsOf = (game: Game) => ({
  ...pluginOf(game.id).budgets(2),
  decision: 200,
  few: 300,
  second: 600,
  worthALook: 0.01,
  secondLooks: 3,
  chance: 30,
  samples: 4,
});

describe.each(shelf.map((game) => ({ game })))("$game.id", ({ game }) => {
  test("stopped after every event and taken up by a new judge, it says the same", () => {
    const match = shortMatch(game);
    const budgets = budgetsOf(game);
    const write = (events: readonly ReviewEvent[]) =>
      makeReviewLines(match, events, summarise(match, events, judgeOf(game.id)));
    const player = judgeOf(game.id);
    const whole: ReviewEvent[] = [];
    for (const { index, event } of judgeMatch(match, { player, budgets })) {
      whole[index] = event;
      // Questions in between leave nothing behind.
      if (event.kind === "decision" && index % 3 === 0) explainDecision(match, event, player);
    }
    let known: ReviewEvent[] = [];
    for (let isDone = false; !isDone;) {
      const events = [...known];
      const judging = judgeMatch(match, { player: judgeOf(game.id), budgets, known });
      // A first impression comes in addition to the event itself, and is not taken up again.
      for (let steps = 0; steps < 2 && !isDone; steps++) {
        const next = judging.next();
        if (next.done === true) isDone = true;
        else events[next.value.index] = next.value.event;
      }
      known = events;
    }
    expect(write(known)).toEqual(write(whole));
  });

  test("what is streamed first is there at once, and replaced if it was only an impression", () => {
    const match = shortMatch(game);
    const [first, second] = judgeMatch(match, { player: judgeOf(game.id), budgets: budgetsOf(game) });
    expect(first.index).toBe(0);
    const isQuick = first.event.kind === "chance" && first.event.isQuick === true;
    expect(isQuick).toBe(first.event.kind === "chance");
    if (!isQuick) return;
    expect(second.index).toBe(0);
    expect(second.event).not.toHaveProperty("isQuick");
    expect(first.event.last.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 9);
  });
});
