/** What the panel beside Azul's boards says while nothing is chosen. */
import "./page-globals.ts";
import { h } from "preact";
import { beforeAll, expect, test } from "vitest";
import type { Choice } from "../src/azul/choice.ts";
import { Badge } from "../src/azul/Factories.tsx";
import { OutlookPanel } from "../src/azul/OutlookPanel.tsx";
import type { RoundSoFar } from "../src/azul/outlook.ts";
import { loadWords } from "../src/words/words.ts";
import { rendered } from "./rendered.ts";

beforeAll(() => Promise.all([loadWords("azul"), loadWords("table")]));

const nothing = { value: null };
const choice = { pick: nothing, shownTarget: nothing, chosen: nothing, outlooks: { value: [] } } as unknown as Choice;
const soFar = { tiles: 0, best: { tiles: 0, floor: 0 } } as unknown as RoundSoFar;

function panel(totals: readonly number[] | null, names = ["Salma", "Idris"], held = choice): string {
  const owner = { name: "Salma", isYou: true, wall: Array.from({ length: 25 }, () => null) };
  const sitters = names.map((name) => ({ name, level: null }));
  const box = { x: 0, y: 0, width: 1, height: 1 };
  const about = { box, choice: held, sitters, round: names.map(() => soFar), owner, totals };
  return rendered(h(OutlookPanel, { ...about, isLast: false, confirms: false, hasLines: false })).text;
}

test("says how far the bonuses have come, and no longer once the match is over", () => {
  expect(panel(null)).toContain("Your bonuses after this round");
  expect(panel([44, 48])).toMatch(/^Total Salma 44 Idris 48$/);
});

test("says how far the bonuses have come at four seats too", () => {
  expect(panel(null, ["Salma", "Idris", "Noor", "Tariq"])).toContain("Your bonuses after this round");
});

test("keeps everybody's points while a line is chosen on the board, with a way back beneath", () => {
  const pick = { value: { from: { kind: "factory", index: 0 }, colour: "a", count: 2, choosesCentre: false } };
  expect(panel(null, undefined, Object.assign({}, choice, { pick }))).toMatch(
    /^Points this round Salma 0 Idris 0 Cancel$/,
  );
});

test("tiles that are coming to the centre are not coloured like points", () => {
  const { html, text } = rendered(h(Badge, { x: 0, y: 0, size: 30, count: 2, coming: 1 }));
  expect([text, html.includes("gain")]).toEqual(["2+1", false]);
});
