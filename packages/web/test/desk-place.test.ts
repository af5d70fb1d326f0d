/** Where the viewer's desk is, by the room that the boards leave. */
import "./page-globals.ts";
import { expect, test } from "vitest";
import { isDocked, placeIn } from "../src/viewer/desk-place.ts";

test("among the boards of the players a position is set up beside the table", () => {
  for (const format of ["wide", "short"] as const) {
    expect([placeIn(format, false), placeIn(format, true)]).toEqual(["placed", "beside"]);
  }
  expect(isDocked(placeIn("phone", true))).toBe(false);
});
