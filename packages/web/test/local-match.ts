/** A match on this screen without the screen, for tests: its seats, and what a reader and a computer do. */
import { storage } from "./page-globals.ts";
import { Match, listMoves, unwrap } from "@riad/core";
import type { Game } from "@riad/core";
import { marrakech as marrakechGame } from "@riad/games";
import { afterEach, beforeAll, beforeEach, vi } from "vitest";
import { choose as set } from "../src/page/settings.ts";
import { makePlainFace } from "../src/plain/face.tsx";
import type { Face, Sitter } from "../src/play/face.ts";
import { LocalTable } from "../src/play/local.ts";
import { loadWords } from "../src/words/words.ts";
import { FakeWorker } from "./fake-worker.ts";

export const marrakech = marrakechGame as unknown as Game;
export const face: Face = makePlainFace(marrakech);
export const { notation } = marrakech;
export const SALMA: Sitter = { name: "Salma", level: null };
export const IDRIS: Sitter = { name: "Idris", level: null };
export const COMPUTER: Sitter = { name: "Noor", level: "medium" };

export const tables: LocalTable[] = [];

/** Every test starts with an empty storage and a stopped clock, and leaves its tables. */
export function useLocalTables(): void {
  beforeAll(() => Promise.all([loadWords("plain"), loadWords("table")]));
  beforeEach(() => {
    vi.useFakeTimers();
    storage.clear();
    FakeWorker.all.length = 0;
    set("speed", "quick");
  });

  afterEach(() => {
    for (const table of tables.splice(0)) table.leave();
    vi.useRealTimers();
  });
}

export function sit(
  sitters: readonly Sitter[],
  match = unwrap(Match.fromSetup(marrakech, { seats: sitters.length, first: 0 })),
) {
  const table = new LocalTable(face, { id: "own", name: "", isKept: false, match, sitters, date: "", notice: "" });
  tables.push(table);
  table.goOn();
  return table;
}

/** What would be there after a reload; there is no database here. */
export function savedRecord(): string {
  return (JSON.parse(storage.get("riad.kept.own") ?? "{}") as { record?: string }).record ?? "";
}

/** Everything that is being shown is over at once. */
export function watch(table: LocalTable): void {
  for (let i = 0; i < 50 && table.isShowing.value; i++) table.skip();
}

export function chooseFirst(table: LocalTable): void {
  table.choose(table.moves.value[0]);
  watch(table);
}

/** Salma turns Assam, the die falls, and she lays her rug: then it is the next seat's turn. */
export function playTurn(table: LocalTable): void {
  const { actor } = table.match;
  while (!table.isOver.value && table.match.actor === actor) chooseFirst(table);
}

/** Also where it makes this a practice match. */
export function undoForSure(table: LocalTable): void {
  const target = table.undoTarget();
  if (typeof target === "number" && table.marksAt(target)) table.undo();
  table.undo();
}

export async function answer(table: LocalTable, move = listMoves(table.match.position)[0]): Promise<void> {
  FakeWorker.last.answer({ move: notation.makeMove(table.match.position, move) });
  await vi.advanceTimersByTimeAsync(0);
}
