/** The end of a match as a reader meets it: who won, a bar per seat, and one button that leads on. */
import { marrakech, sit as sitDown, useLocalTables } from "./local-match.ts";
import { h } from "preact";
import { afterEach, describe, expect, test } from "vitest";
import { entryOf } from "../src/games.ts";
import { noteFinishedMatch } from "../src/page/settings.ts";
import type { LocalTable } from "../src/play/local.ts";
import { ResultScene } from "../src/play/ResultScene.tsx";
import { panel as beside } from "../src/play/sheet.ts";
import { LANGUAGES, speak } from "../src/words/words.ts";
import type { Language } from "../src/words/words.ts";
import { playByChance } from "./kept-match.ts";
import { rendered } from "./rendered.ts";

useLocalTables();

afterEach(async () => {
  beside.value = null;
  await speak("en");
});

const NAMES = ["Salma", "Idris", "Noor", "Tariq"];

function sit(levels: readonly (string | null)[], plies: number): LocalTable {
  const sitters = levels.map((level, seat) => ({ name: NAMES[seat], level }));
  return sitDown(sitters, playByChance(marrakech, { seats: levels.length, first: 0 }, plies, 4));
}

const result = (table: LocalTable, extras = {}) => {
  const { ending } = table;
  if (ending === null) throw new Error("The match is not over.");
  return rendered(h(ResultScene, { table, ending, entry: entryOf("marrakech"), extras }));
};

function primaryOf({ html }: { html: string }): string[] {
  return Array.from(html.matchAll(/class="(?:row )?primary".*?>(?:<svg.*?<\/svg>)?([^<]+)/g), ([, name]) => name);
}

describe("the result", () => {
  test.each([2, 3, 4])("of %i seats has a bar each, by place, with the points", (seats) => {
    const table = sit(
      Array.from({ length: seats }, () => null),
      5000,
    );
    const { html, buttons } = result(table);
    const bars = html
      .slice(html.indexOf('class="result-bars"'))
      .split("<li")
      .slice(1, seats + 1);
    expect(bars[0]).toContain('class="won"');
    const totals = bars.map((bar) => Number(/result-total[^>]*><span class="hidden">(\d+)</.exec(bar)?.[1]));
    expect(totals).toEqual(table.ending?.ranking.map(({ points }) => points));
    expect(buttons).toEqual(["Look back", "Share", "Change seats"]);
  });

  test("is told to the only person at the screen, in every language", async () => {
    const seat = sit([null, null], 5000).ending?.winners[0] ?? 0;
    const winning = sit(
      [0, 1].map((at) => (at === seat ? null : "easy")),
      5000,
    );
    const losing = sit(
      [0, 1].map((at) => (at === seat ? "easy" : null)),
      5000,
    );
    const words = {
      en: ["You won", "You lost, "],
      fr: ["Tu gagnes", "Tu as perdu, "],
      es: ["Has ganado", "Has perdido, "],
    };
    for (const of of Object.keys(LANGUAGES) as Language[]) {
      await speak(of);
      expect(result(winning).text).toContain(words[of][0]);
      expect(result(losing).text).toContain(words[of][1]);
    }
  });

  test.each<[string, (string | null)[]]>([
    ["Review the match", [null, "medium"]],
    ["Review the match", [null, "easy", "hard"]],
    ["Review the match", ["easy", "easy"]],
    ["Play again", [null, "easy", "random"]],
    ["Play again", [null, null]],
    ["Play again", [null, null, "expert"]],
  ])("has one primary button: %s after %j", (name, levels) => {
    noteFinishedMatch("an earlier one");
    expect(primaryOf(result(sit(levels, 5000), { again: () => undefined }))).toEqual([name]);
  });

  test("of a first match invites to another one", () => {
    const table = sit([null, "expert"], 5000);
    noteFinishedMatch(table.id);
    noteFinishedMatch("the next one");
    expect(primaryOf(result(table, { again: () => undefined }))).toEqual(["Play again"]);
    // Whoever watches another screen's match cannot start one.
    expect(primaryOf(result(table))).toEqual(["Review the match"]);
  });

  test("of a match that computers played offers to watch another, not to play again", () => {
    const again = { again: () => undefined };
    expect(result(sit(["easy", "easy"], 5000), again).buttons).toContain("Watch another");
    expect(result(sit([null, "easy"], 5000), again).buttons).not.toContain("Watch another");
  });

  test("leads to the moves, beside the board", () => {
    result(sit([null, null], 5000)).press("Look back");
    expect(beside.value).toBe("moves");
  });
});
