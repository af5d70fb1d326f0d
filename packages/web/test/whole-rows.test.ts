/** A list that ends below a whole row and shows the opened one. */
import "./page-globals.ts";
import { expect, test } from "vitest";
import { rowHeight, scrollTo } from "../src/review/whole-rows.ts";

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

test("a row that is not in sight is scrolled to, and rows stay whole", () => {
  const list = { height: 42, room: 126 };
  // The fourth row becomes the last of three.
  expect(scrollTo({ ...list, top: 126, scrolled: 0 })).toBe(42);
  // The first one is above the edge, by all its height or by a little.
  expect(scrollTo({ ...list, top: 0, scrolled: 84 })).toBe(0);
  expect(scrollTo({ ...list, top: 0, scrolled: 2 })).toBe(0);
  // What is in sight stays where it is.
  expect(scrollTo({ ...list, top: 84, scrolled: 42 })).toBe(42);
  // Of a row higher than its place the beginning counts.
  expect(scrollTo({ height: 42, room: 30, top: 84, scrolled: 0 })).toBe(84);
});
