/** What stands beside the lines of a small board: names of one size, and the points of the round up to its edge. */
import "./page-globals.ts";
import { azul } from "@riad/azul";
import { h } from "preact";
import { beforeAll, expect, test } from "vitest";
import { boardToFit, measureBoard } from "../src/azul/board-measures.ts";
import { roundSoFar } from "../src/azul/outlook.ts";
import { SeatBoard } from "../src/azul/PlayerBoard.tsx";
import { viewAzul } from "../src/azul/view.ts";
import { loadWords, say, speak } from "../src/words/words.ts";
import { playByChance } from "./kept-match.ts";
import { rendered } from "./rendered.ts";

beforeAll(() => loadWords("azul"));

const small = boardToFit(256, 150, { isGrand: false, isCorner: true });
const { position } = playByChance(azul, { seats: 4 }, 3, 1);
const [seat] = viewAzul(position).seats;

function drawBoard(
  name: string,
  names: readonly string[],
  soFar: { tiles: number | null; floor: number },
  measure = small,
  isTurn = false,
): string {
  const board = { seat: 0, x: 0, y: 0, width: measure.width, height: measure.height, measure };
  const sitter = { name, level: null };
  const props = {
    board,
    seat,
    sitter,
    soFar: { ...roundSoFar(position, 0), ...soFar },
    names,
    pattern: null,
    isTurn,
    isYou: false,
  };
  return rendered(h(SeatBoard, props)).html;
}

const sizeOf = (html: string) => /class="title"[^>]* font-size="([^"]+)"/.exec(html)?.[1];

function gaps(soFar: { tiles: number | null; floor: number }): string[] {
  return Array.from(drawBoard("Jo", ["Jo"], soFar).matchAll(/<tspan dx="(\d+)"/g), ([, gap]) => gap);
}

test("side by side, a short name is written as small as the longest", () => {
  const none = { tiles: 0, floor: 0 };
  const names = ["Jo", "Maximilian"];
  const [short, long] = names.map((name) => sizeOf(drawBoard(name, names, none)));
  expect(short).toBe(long);
  expect(Number(sizeOf(drawBoard("Jo", ["Jo"], none)))).toBeGreaterThan(Number(short));
});

test("above a board, words after a name give way to what the round brings", () => {
  const grand = boardToFit(400, 300, { isGrand: true });
  const soFar = { tiles: 4, floor: 0 };
  const headings = ["Jo", "Søren Østergaard-Ibsen"].map((name) => drawBoard(name, [name], soFar, grand, true));
  expect(headings.map((html) => html.includes(say("azulYourTurnNow")))).toEqual([true, false]);
});

test("no gap before the first figure of the round pushes the others over the edge", () => {
  expect(gaps({ tiles: 4, floor: 1 })).toEqual(["0", "6"]);
  // After a word there is one.
  expect(gaps({ tiles: null, floor: 1 })).toEqual(["6"]);
});

test.each(["en", "fr", "es"] as const)("on a phone the points of the round have their words: %s", async (language) => {
  await speak(language);
  const points = { tiles: 12, floor: 8 };
  expect(drawBoard("Jo", ["Jo"], points, measureBoard("minePhone"))).toContain(say("azulSoFar"));
  // Beside a board that is hardly higher than its tiles there is no room for them.
  expect(drawBoard("Jo", ["Jo"], points)).not.toContain(say("azulSoFar"));
  await speak("en");
});
