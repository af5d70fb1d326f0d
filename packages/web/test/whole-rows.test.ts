/** A list that ends below a whole row. */
import "./page-globals.ts";
import { expect, test } from "vitest";
import { rowHeight } from "../src/review/whole-rows.ts";

test("a list that does not fit ends below a whole row", () => {
  expect(rowHeight({ room: 168, least: 40, count: 5, rest: 40 })).toBe(42);
  expect(rowHeight({ room: 130, least: 40, count: 5, rest: 40 })).toBeCloseTo(130 / 3, 9);
  // All rows fit, and what follows them begins at the edge.
  expect(rowHeight({ room: 210, least: 40, count: 5, rest: 40 })).toBe(42);
});

test("rows are as high as they need to be where all fit, or not even one", () => {
  expect(rowHeight({ room: 240, least: 40, count: 5, rest: 40 })).toBeNull();
  expect(rowHeight({ room: 30, least: 40, count: 5, rest: 40 })).toBeNull();
  expect(rowHeight({ room: 30, least: 0, count: 0, rest: 20 })).toBeNull();
});
