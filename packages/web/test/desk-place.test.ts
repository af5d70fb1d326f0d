/** Where the viewer's desk is, by the room that the boards leave. */
import "./page-globals.ts";
import { expect, test } from "vitest";
import { isCrowded, isDocked, placeIn } from "../src/viewer/desk-place.ts";
import type { Editing } from "../src/viewer/editing.ts";
import type { Drawn } from "../src/viewer/viewer.ts";

const editing = (hasBoards: boolean) => ({ editor: { hasBoards } }) as unknown as Editing;
const drawn = (seats: number) => ({ position: { seats } }) as unknown as Drawn;

test("with three or four boards on the table a position is set up beside it", () => {
  expect([2, 3, 4].map((seats) => isCrowded(editing(true), drawn(seats)))).toEqual([false, true, true]);
  // Nothing is set up, or the players share one board.
  expect([isCrowded(null, drawn(4)), isCrowded(editing(false), drawn(4))]).toEqual([false, false]);
  for (const format of ["wide", "short"] as const) {
    expect([placeIn(format, false), placeIn(format, true)]).toEqual(["placed", "beside"]);
  }
  expect(isDocked(placeIn("phone", true))).toBe(false);
});
