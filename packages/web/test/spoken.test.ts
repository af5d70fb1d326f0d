/** What a screen reader reads out at a table. */
import { storage } from "./page-globals.ts";
import type { Game } from "@riad/core";
import { marrakech as marrakechGame } from "@riad/games";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { unheard } from "../src/page/announce.tsx";
import { linesOf } from "../src/play/lines.ts";
import { LocalTable } from "../src/play/local.ts";
import { spokenParts } from "../src/play/spoken.ts";
import { makePlainFace } from "../src/plain/face.tsx";
import { loadWords } from "../src/words/words.ts";
import { FakeWorker } from "./fake-worker.ts";
import { playByChance } from "./kept-match.ts";

const marrakech = marrakechGame as unknown as Game;
const opened: LocalTable[] = [];
const heard = new Set<string>();

beforeAll(() => Promise.all([loadWords("table"), loadWords("plain")]));
beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("Worker", FakeWorker);
  storage.clear();
  heard.clear();
});
afterEach(() => {
  for (const table of opened.splice(0)) table.leave();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

function sit(plies: number): LocalTable {
  const sitters = ["Salma", "Idris"].map((name) => ({ name, level: null }));
  const match = playByChance(marrakech, { seats: 2, first: 0 }, plies, 4);
  const kept = { id: "own", name: "", isKept: false, match, sitters, date: "", notice: "" };
  const table = new LocalTable(makePlainFace(marrakech), kept);
  opened.push(table);
  return table;
}

/** What is read out now; it counts as heard afterwards. */
function hear(table: LocalTable): string {
  const parts = spokenParts(table, linesOf(table).value, 0);
  const text = unheard(parts, heard);
  for (const part of parts) if (typeof part !== "string") heard.add(part.id);
  return text;
}

test("each step of looking back says the turn and its moves, and only the first one how to return", () => {
  const table = sit(9);
  const texts = linesOf(table).value.map(({ aloud }) => aloud);
  const wayBack = "Press right arrow to step forward, or End to return to the match.";
  table.back();
  expect(hear(table)).toBe(`Turn 3 of 3. ${texts[6]}. ${texts[7]}. ${wayBack}`);
  table.back();
  expect(hear(table)).toBe(`Turn 2 of 3. ${texts[5]}`);
  table.forward();
  expect(hear(table)).toBe(`Turn 3 of 3. ${texts[6]}. ${texts[7]}`);
});
