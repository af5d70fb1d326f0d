/** Matches that are not as a review would like them: what is there is reviewed, and nothing throws. */
import { Match, makeRecord, parseRecord, unwrap } from "@riad/core";
import type { Game } from "@riad/core";
import { azul, gameOf, marrakech, shelf } from "@riad/games";
import { describe, expect, test } from "vitest";
import {
  faultOf,
  isReviewable,
  judgeMatch,
  judgeOf,
  makeReviewLines,
  pluginOf,
  sumOf,
  summarise,
} from "../src/index.ts";
import type { ReviewEvent } from "../src/index.ts";
import { playByChance } from "./matches.ts";

const CHEAP = { decision: 20, second: 40, worthALook: 0.1, secondLooks: 1, chance: 4, samples: 2 };

function review(match: Match) {
  const player = judgeOf(match.game.id);
  const events: ReviewEvent[] = [];
  for (const { index, event } of judgeMatch(match, { player, budgets: CHEAP })) events[index] = event;
  const summary = summarise(match, events, player);
  return { events, summary, lines: makeReviewLines(match, events, summary) };
}

/** The first moves of a match, as somebody who resigns or runs out of time leaves it. */
function cut(match: Match, plies: number): Match {
  const short = match.clone();
  short.rewind(plies);
  return short;
}

describe.each(shelf.map((game) => ({ game })))("$game.id", ({ game }) => {
  test("a match that stopped early is reviewed as far as it went, wherever it stopped", () => {
    const whole = playByChance(game, { seats: 3 }, 5);
    for (const plies of [1, 6, 7, 8, 9, 20]) {
      const match = cut(whole, plies);
      const { summary, lines } = review(match);
      expect(isReviewable(match)).toBe(false);
      expect(lines.at(-1)).toContain('"kind":"summary"');
      for (const row of summary.ledger) expect(Math.abs(sumOf(row, 3) - row.result)).toBeLessThan(1e-9);
    }
  });

  test("one without a move has an even result and no events", () => {
    const { events, summary } = review(unwrap(Match.fromSetup(game, { seats: 2 })));
    expect(events).toEqual([]);
    expect(summary.result).toEqual([0.5, 0.5]);
    expect(summary.moments).toEqual([[], []]);
  });

  test("records that are cut in the middle, from another version, or longer than the match are not matches", () => {
    const record = makeRecord(playByChance(game, { seats: 2 }, 6));
    const half = record.slice(0, Math.floor(record.length * 0.7));
    const longer = `${record.trimEnd()}${" S".repeat(200)}\n`;
    const whole = record.trimEnd().split("\n");
    for (const [text, kinds] of [
      [half, ["move", "cut"]],
      [whole.slice(0, -1).join("\n"), ["cut"]],
      [longer, ["tooLong"]],
      [record.replace(/^rules: \d+$/m, "rules: 77"), ["rules"]],
      [record.replace("record 1", "record 9"), ["format"]],
      [record.replace(/^game: .*$/m, "game: chess"), ["game"]],
      [record.replace(/^seats: .*$/m, "seats"), ["damaged"]],
      ['{"kind":"match"}', ["notRecord"]],
      ["", ["notRecord"]],
    ] as const) {
      const read = parseRecord(text, gameOf);
      expect(read.ok ? "accepted" : read.refusal.message).toMatch(/^[A-Z].*\.$/);
      if (!read.ok) expect(kinds).toContain(faultOf(read.refusal).kind);
    }
  });

  test("a match from a position that was set up has a review too", () => {
    const text = game.notation.makePosition(playByChance(game, { seats: 2 }, 8).positionAt(15));
    const match = unwrap(Match.fromPosition(game, text));
    const played = playByChance(game, { seats: 2 }, 8);
    for (const move of played.log.slice(15)) unwrap(match.play(move));
    expect(review(match).lines.length).toBeGreaterThan(10);
  });
});

test("a game without a plug-in has ledger, luck, verdicts and moments, and no account", () => {
  for (const known of [azul, marrakech] as readonly unknown[] as readonly Game[]) {
    const stranger: Game = { ...known, id: "stranger" };
    const { summary } = review(cut(playByChance(stranger, { seats: 2 }, 4), 20));
    expect(pluginOf("stranger").accountant).toBeUndefined();
    expect(summary.playsLike).toEqual([null, null]);
    for (const moment of summary.moments.flat()) expect(moment.account).toBeUndefined();
  }
});
