/** The names of compared moves on a board of Azul. */
import { expect, test } from "vitest";
import { measureBoard, placesBox, targetBox } from "../src/azul/board-measures.ts";
import { ghostPlaces } from "../src/azul/compared-places.ts";
import { LABEL, labelSpot } from "../src/azul/compared-labels.ts";
import type { LabelTurn } from "../src/azul/compared-labels.ts";
import type { Outlook, Target } from "../src/azul/outlook.ts";

const TARGETS: readonly Target[] = [0, 1, 2, 3, 4, "floor"];

test.each(["small", "mine", "minePhone"] as const)("never cover each other, %s", (size) => {
  const measure = measureBoard(size);
  const spot = (target: Target, turn: LabelTurn) => labelSpot(measure, target, turn);
  for (const target of TARGETS) {
    expect(isApart(spot(target, "first"), spot(target, "second"))).toBe(true);
    for (const other of TARGETS) {
      if (other !== target) expect(isApart(spot(target, "alone"), spot(other, "alone"))).toBe(true);
    }
  }
  // To the right of the floor there is the button with another player's board.
  const floor = targetBox(measure, "floor");
  expect(spot("floor", "alone").x + LABEL.width / 2).toBeLessThan(floor.x + floor.width);
});

test.each(["small", "mine", "minePhone"] as const)("are never cut off at the edge of the board, %s", (size) => {
  const measure = measureBoard(size);
  for (const target of TARGETS) {
    for (const turn of ["alone", "first", "second"] as const) {
      expect(labelSpot(measure, target, turn).x - LABEL.width / 2).toBeGreaterThanOrEqual(-measure.pad.x);
    }
  }
});

test.each(["mine"] as const)("never cover tiles on the floor, %s", (size) => {
  const measure = measureBoard(size);
  expect(labelSpot(measure, 4, "alone").y + LABEL.height / 2).toBeLessThan(measure.floorY);
});

test.each(["alone", "first", "second"] as const)(
  "never cover tiles of a line, the wall or the heading in the corner on a phone, %s",
  (turn) => {
    const measure = measureBoard("minePhone");
    // The name and the note below it reach as far down as the first line does.
    const heading = { right: 4 * measure.pitch, bottom: measure.pitch };
    for (const target of [0, 1]) {
      const { x, y } = labelSpot(measure, target, turn);
      const label = { left: x - LABEL.width / 2, right: x + LABEL.width / 2, top: y - 10, bottom: y + 10 };
      for (const line of [0, 1, 2]) {
        const box = targetBox(measure, line);
        const isOver = label.right > box.x && label.bottom > box.y && label.top < box.y + box.height;
        expect(isOver).toBe(false);
      }
      expect(label.right).toBeLessThan(measure.wallX);
      expect(label.bottom <= 0 || label.top >= heading.bottom || label.left >= heading.right).toBe(true);
    }
  },
);

test("the outline of a move is around the places that it fills, from the right", () => {
  const measure = measureBoard("mine");
  const line = targetBox(measure, 2);
  // Two tiles beside one that was there.
  const { x, width, y } = placesBox(measure, { target: 2, held: 3, toLine: 2 });
  expect([x, y]).toEqual([line.x, line.y]);
  expect(width).toBeCloseTo(line.width - measure.pitch, 9);
  // One tile in an empty line.
  const one = placesBox(measure, { target: 2, held: 1, toLine: 1 });
  expect(one.x + one.width).toBeCloseTo(line.x + line.width, 9);
  expect(one.width).toBeCloseTo(line.width - 2 * measure.pitch, 9);
});

test("a place that two moves fill with different tiles shows both, and every other place one", () => {
  const measure = measureBoard("mine");
  const rest = { target: 1, floor: [], falling: [], cell: null };
  const one = { ...rest, colour: "b", held: 2, toLine: 2 } as unknown as Outlook;
  const other = { ...rest, colour: "o", held: 1, toLine: 1 } as unknown as Outlook;
  const pieces = ghostPlaces(measure, [one, other]).map((ghost) => ghost.pieces.join(""));
  expect(pieces.toSorted()).toEqual(["b", "bo"]);
  expect(ghostPlaces(measure, [one, one]).map((ghost) => ghost.pieces)).toEqual([["b"], ["b"]]);
});

interface Spot {
  readonly x: number;
  readonly y: number;
}

function isApart(one: Spot, two: Spot): boolean {
  return Math.abs(one.x - two.x) >= LABEL.width || Math.abs(one.y - two.y) >= LABEL.height;
}
