/** Records that are not as a review would like them: a review of what is there, or one plain sentence, in three languages. */
import "./page-globals.ts";
import { makeEnding, makeRecord } from "@riad/core";
import type { EndReason, Game } from "@riad/core";
import { azul, marrakech } from "@riad/games";
import { afterAll, describe, expect, test } from "vitest";
import { entryOf } from "../src/games.ts";
import { keptFrom } from "../src/kept/kept-match.ts";
import type { KeptMatch } from "../src/kept/kept-match.ts";
import { makePlainFace } from "../src/plain/face.tsx";
import { headline } from "../src/review/review-sentences.ts";
import { ReviewRun } from "../src/review/review-run.ts";
import { ReviewView } from "../src/review/review-view.ts";
import { openShared, readReviewed } from "../src/review/reviewed-match.ts";
import { loadWords, speak } from "../src/words/words.ts";
import { playByChance } from "./kept-match.ts";

const LANGUAGES = ["en", "fr", "es"] as const;

function recordOf(game: Game, plies: number, seats = "person,easy"): string {
  const match = playByChance(game, { seats: 2 }, plies, 4);
  return makeRecord(match, { players: ["Salma", "Idris"], date: "2026-11-16", extra: { seats } });
}

function read(game: Game, record: string, wish: Partial<KeptMatch> = {}) {
  const kept = keptFrom(record, wish);
  if (kept === null) throw new Error("not a match");
  return readReviewed(kept, makePlainFace(game), null, entryOf(game.id));
}

afterAll(async () => speak("en"));

describe.each([azul, marrakech] as readonly unknown[] as readonly Game[])("$id", (game) => {
  const whole = recordOf(game, 1000);
  const bad = {
    cut: whole.trimEnd().split("\n").slice(0, -3).join("\n"),
    "cut within a move": whole.slice(0, Math.floor(whole.length * 0.7)),
    "two hundred moves too many": `${whole.trimEnd()}${" S".repeat(200)}\n`,
    "other rules": whole.replace(/^rules: \d+$/m, "rules: 77"),
    "another format": whole.replace("record 1", "record 9"),
    "no header": whole.replace(/^seats: .*$/m, "seats"),
  };

  test.each(Object.entries(bad))("%s: one sentence in each language, without lines or stacks", async (_, record) => {
    const said = new Set<string>();
    for (const language of LANGUAGES) {
      await speak(language);
      await loadWords("review");
      const none = read(game, record);
      const sentence = "sentence" in none ? none.sentence : "reviewed";
      expect(sentence).toMatch(/^\p{Lu}[^\n]*\.$/u);
      expect(sentence).not.toMatch(/(line|ligne|línea) \d|undefined|NaN| at /i);
      said.add(sentence);
    }
    expect(said.size).toBe(LANGUAGES.length);
  });

  test.each<[EndReason, string, number | undefined]>([
    ["resigned", "person,person", 0],
    ["time", "person,person", 1],
    ["abandoned", "person,person", undefined],
    // A computer stood in for somebody who had left, and the match went on to its end.
    ["played", "person,hard", 0],
  ])("%s: what was played is reviewed", async (reason, seats, seat) => {
    const record = recordOf(game, reason === "played" ? 1000 : 30, seats);
    const ending = makeEnding([12, 20], [1, 0], reason);
    for (const language of LANGUAGES) {
      await speak(language);
      await loadWords("review");
      const reviewed = read(game, record, { isOnline: true, ending, ...(seat === undefined ? {} : { seat }) });
      if ("sentence" in reviewed) throw new Error(reviewed.sentence);
      expect(reviewed.ending.reason).toBe(reason);
      for (const one of [0, 1]) expect(headline(reviewed, one)).toMatch(/^\p{Lu}(?!.*(undefined|NaN))/u);
    }
  });

  test("computers only: nobody is called you", async () => {
    await speak("en");
    await loadWords("review");
    const reviewed = read(game, recordOf(game, 1000, "medium,easy"));
    if ("sentence" in reviewed) throw new Error(reviewed.sentence);
    expect(reviewed.you).toBeNull();
    const view = new ReviewView(reviewed, new ReviewRun(reviewed.record));
    expect(view.seat.value).toBe(reviewed.ending.winners[0]);
    expect(headline(reviewed, view.seat.value)).toMatch(/^(Salma|Idris) won, \d+ to \d+$/);
    for (const seat of [0, 1]) expect(headline(reviewed, seat)).not.toMatch(/\byou\b/i);
  });
});

test.each(["", "hello", recordOf(azul as unknown as Game, 1000).replace(/^game: .*$/m, "game: chess")])(
  "a link without a match of a known game: one sentence",
  async (record) => {
    await speak("en");
    await loadWords("review");
    expect(await openShared(record)).toEqual({
      sentence: "This link doesn’t contain a match that can be read.",
      path: null,
    });
  },
);
