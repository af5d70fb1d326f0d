/** The ledger adds up, whoever judges; and luck is luck: its mean is zero even for a judge who knows nothing. */
import { winShares } from "@riad/bots";
import type { Game } from "@riad/core";
import { shelf } from "@riad/games";
import { describe, expect, test } from "vitest";
import {
  findJumps,
  judgeMatch,
  lossOf,
  luckOf,
  makeLedger,
  openDecisions,
  pluginOf,
  sumOf,
  verdictOf,
} from "../src/index.ts";
import type { ReviewEvent } from "../src/index.ts";
import { decision } from "./decision.ts";
import { badJudge, playByChance } from "./matches.ts";

const BUDGETS = { ...pluginOf("").budgets(2), samples: 6 };

function review(game: Game, seats: number, seed: number) {
  const match = playByChance(game, { seats }, seed);
  const events: ReviewEvent[] = [];
  for (const { index, event } of judgeMatch(match, { player: badJudge(game), budgets: BUDGETS })) events[index] = event;
  return { match, events, result: winShares(match.position) };
}

describe.each(shelf.map((game) => ({ game })))("$game.id", ({ game }) => {
  test.each([2, 3, 4])("the parts of every seat add up to its result, %i seats", (seats) => {
    for (let seed = 1; seed <= 3; seed++) {
      const { events, result } = review(game, seats, seed);
      const ledger = makeLedger(events, result, (event) => verdictOf(event, 0).kind);
      for (const row of ledger) expect(Math.abs(sumOf(row, seats) - row.result)).toBeLessThan(1e-9);
      for (const part of seats === 2 ? (["start", "luck", "revision"] as const) : (["start", "luck"] as const)) {
        expect(ledger.reduce((sum, row) => sum + row[part], 0)).toBeCloseTo(0, 9);
      }
    }
  });

  test("every ply is in exactly one event, and nobody gains by a decision of their own", () => {
    const { match, events } = review(game, 3, 9);
    let ply = 0;
    for (const event of events) {
      expect(event.ply).toBe(ply);
      ply = event.kind === "chance" ? event.end : event.ply + 1;
      if (event.kind === "decision") expect(lossOf(event)).toBeGreaterThanOrEqual(0);
    }
    expect(ply).toBe(match.length);
  });

  test("the same match gives the same bytes, also when it is stopped and taken up again", () => {
    const { match, events } = review(game, 2, 4);
    const again = review(game, 2, 4).events;
    expect(JSON.stringify(again)).toBe(JSON.stringify(events));
    const resumed: ReviewEvent[] = [];
    for (const { index, event } of judgeMatch(match, { player: badJudge(game), budgets: BUDGETS })) {
      if (index >= 20) break;
      resumed[index] = event;
    }
    for (const { index, event } of judgeMatch(match, { player: badJudge(game), budgets: BUDGETS, known: resumed })) {
      resumed[index] = event;
    }
    expect(JSON.stringify(resumed)).toBe(JSON.stringify(events));
  });
});

function turn(seat: number, first: number[], last: number[]) {
  return decision(0, 0, { seat, first, last });
}

test("with several others, what the judge believes differently after their turns is what those did", () => {
  // Seat 2 could hurt seat 0 and does not, and then seat 1 could: nothing has happened to seat 0.
  const events = [turn(2, [0.1, 0.6, 0.3], [0.6, 0.3, 0.1]), turn(1, [0.1, 0.8, 0.1], [0.1, 0.8, 0.1])];
  const [row] = makeLedger(events, [0.1, 0.8, 0.1], () => "good");
  expect(row.from.map((share) => Math.round(100 * share))).toEqual([0, 0, 0]);
  expect(row.revision).toBe(0);
  expect(sumOf(row, 3)).toBeCloseTo(row.result, 12);
  expect(findJumps(events, [0.1, 0.8, 0.1], 0)).toEqual([]);
});

test("a loss per decision counts only decisions where there was something to lose", () => {
  const result = [0, 1];
  const open = [decision(0.5, 0.3), decision(0.4, 0.4)];
  // A lost match costs nothing any more, however badly it is played on.
  const lost = Array.from({ length: 20 }, () => decision(0.01, 0));
  const others = [decision(0.3, 0.3, { isChoice: false }), decision(0.99, 0.97), decision(0.5, 0.4, { seat: 1 })];
  const [row] = makeLedger([...open, ...lost, ...others], result, () => "good");
  expect([row.choices, row.perMille]).toEqual([2, 100]);
  const [decided] = makeLedger(lost, result, () => "good");
  expect([decided.choices, decided.perMille]).toEqual([0, 0]);
  expect(openDecisions([...open, ...lost, ...others])).toHaveLength(3);
});

test("what was lost is also a part of what blind moves lose in the same decisions", () => {
  const events = [
    decision(0.5, 0.4, { blindLoss: 0.3 }),
    decision(0.5, 0.5, { blindLoss: 0.1 }),
    // The match is decided here, so this does not count.
    decision(0.01, 0, { blindLoss: 0.01 }),
  ];
  const [row, other] = makeLedger(events, [0, 1], () => "good");
  expect(row.lossRatio?.mean).toBeCloseTo(0.25, 12);
  expect(row.lossRatio?.error).toBeGreaterThan(0);
  expect(other.lossRatio).toBeNull();
  // Where every move is as good as any other, nobody plays well or badly.
  expect(makeLedger([decision(0.5, 0.5, { blindLoss: 0 })], [0, 1], () => "good")[0].lossRatio).toBeNull();
});

test("mean luck is zero within two standard errors, judged by somebody who knows nothing", () => {
  const game = shelf[0];
  const luck = Array.from({ length: 30 }, (_, i) =>
    review(game, 2, 100 + i).events.reduce((sum, event) => sum + (event.kind === "chance" ? luckOf(event, 0) : 0), 0),
  );
  const mean = luck.reduce((sum, one) => sum + one, 0) / luck.length;
  const variance = luck.reduce((sum, one) => sum + (one - mean) ** 2, 0) / (luck.length - 1);
  expect(Math.abs(mean)).toBeLessThan(3 * Math.sqrt(variance / luck.length));
});
