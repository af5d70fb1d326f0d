/** What the panel beside Azul's boards says while nothing is chosen. */
import "./page-globals.ts";
import { h } from "preact";
import { beforeAll, expect, test } from "vitest";
import type { Choice } from "../src/azul/choice.ts";
import { OutlookPanel } from "../src/azul/OutlookPanel.tsx";
import type { RoundSoFar } from "../src/azul/outlook.ts";
import { loadWords } from "../src/words/words.ts";
import { rendered } from "./rendered.ts";

beforeAll(() => Promise.all([loadWords("azul"), loadWords("table")]));

const nothing = { value: null };
const choice = { pick: nothing, shownTarget: nothing, chosen: nothing, outlooks: { value: [] } } as unknown as Choice;
const soFar = { tiles: 0, best: { tiles: 0, floor: 0 } } as unknown as RoundSoFar;

function panel(totals: readonly number[] | null): string {
  const owner = { name: "Salma", isYou: true, wall: Array.from({ length: 25 }, () => null) };
  const sitters = ["Salma", "Idris"].map((name) => ({ name, level: null }));
  const box = { x: 0, y: 0, width: 1, height: 1 };
  const about = { box, choice, sitters, round: [soFar, soFar], owner, totals };
  return rendered(h(OutlookPanel, { ...about, isLast: false, confirms: false, hasLines: false })).text;
}

test("says how far the bonuses have come, and no longer once the match is over", () => {
  expect(panel(null)).toContain("Your bonuses after this round");
  expect(panel([44, 48])).toMatch(/^Total Salma 44 Idris 48$/);
});
