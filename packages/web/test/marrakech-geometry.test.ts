/** Where squares, tracks and the die are on the board of Marrakech. */
import "./page-globals.ts";
import { Match, unwrap } from "@riad/core";
import { EAST, NORTH, SOUTH, WEST, SIDE, SQUARES, columnOf, marrakech, pathOf, rowOf, squareAt } from "@riad/marrakech";
import { h } from "preact";
import { describe, expect, test } from "vitest";
import { BOARD, MARGIN } from "../src/marrakech/art/Courtyard.tsx";
import { SQUARE } from "../src/marrakech/art/tracks.tsx";
import {
  asSeen,
  centreOf,
  headingSeen,
  offsetsOf,
  pathLine,
  percent,
  unit,
  walkStands,
} from "../src/marrakech/geometry.ts";
import { picture } from "../src/marrakech/picture.tsx";
import { loadWords } from "../src/words/words.ts";
import { rendered } from "./rendered.ts";

const HEADINGS = [NORTH, EAST, SOUTH, WEST];

test("a saved picture has the letters and numbers of its squares", async () => {
  await loadWords("marrakech");
  const { position } = unwrap(Match.fromSetup(marrakech, { seats: 2 }));
  const { content } = picture(position, [
    { name: "Salma", level: null },
    { name: "Idris", level: null },
  ]);
  expect(rendered(h("svg", null, content)).text).toMatch(/^a 1 b 2 c 3 d 4 e 5 f 6 g 7 Salma/);
});

test("every square has its own centre within the grid", () => {
  const centres = SQUARES.map(centreOf);
  expect(new Set(centres.map(({ x, y }) => `${x},${y}`)).size).toBe(49);
  for (const { x, y } of centres) {
    expect(Math.min(x, y)).toBeGreaterThanOrEqual(MARGIN + SQUARE / 2);
    expect(Math.max(x, y)).toBeLessThanOrEqual(BOARD - MARGIN - SQUARE / 2);
  }
});

describe("the way of Assam", () => {
  test("leads over the squares that the rules name, and ends on the last of them, whatever the die shows", () => {
    for (const square of SQUARES) {
      for (const heading of HEADINGS) {
        for (const die of [1, 2, 3, 4]) {
          const stands = walkStands(square, heading, die);
          const path = pathOf(square, heading, die);
          expect(stands[0]).toEqual({ ...centreOf(square), angle: heading * 90 });
          const { x, y, angle } = stands[stands.length - 1];
          expect({ x, y }).toEqual(centreOf(path[path.length - 1].square));
          expect((((angle / 90) % 4) + 4) % 4).toBeCloseTo(path[path.length - 1].heading, 5);
        }
      }
    }
  });

  test("never leaps: each piece of it is shorter than a square, and it stays on the board", () => {
    for (const square of SQUARES) {
      for (const heading of HEADINGS) {
        const stands = walkStands(square, heading, 4);
        stands.forEach(({ x, y }, i) => {
          expect(Math.min(x, y)).toBeGreaterThanOrEqual(0);
          expect(Math.max(x, y)).toBeLessThanOrEqual(BOARD);
          if (i > 0) expect(Math.hypot(x - stands[i - 1].x, y - stands[i - 1].y)).toBeLessThanOrEqual(SQUARE + 0.01);
        });
      }
    }
  });

  test("is walked at an even pace", () => {
    const offsets = offsetsOf(walkStands(squareAt(3, 0), NORTH, 3));
    expect(offsets[0]).toBe(0);
    expect(offsets[offsets.length - 1]).toBe(1);
    expect(offsets).toEqual(offsets.toSorted((a, b) => a - b));
    expect(offsetsOf([{ x: 1, y: 1, angle: 0 }])).toEqual([0]);
  });

  test("is drawn through its points", () => {
    const stands = walkStands(squareAt(3, 3), EAST, 2);
    expect(pathLine(stands)).toMatch(/^M340 340L420 340L500 340$/);
  });
});

describe("a rotated board", () => {
  test("four quarter turns lead back, and the middle stays where it is", () => {
    for (const square of SQUARES) {
      let point = centreOf(square);
      for (let i = 0; i < 4; i++) point = asSeen(point, 1);
      expect(point).toEqual(centreOf(square));
      expect(asSeen(centreOf(square), 2)).toEqual(asSeen(asSeen(centreOf(square), 1), 1));
    }
    expect(asSeen({ x: BOARD / 2, y: BOARD / 2 }, 3)).toEqual({ x: BOARD / 2, y: BOARD / 2 });
  });

  test("what lies ahead is still seen ahead", () => {
    for (let side = 0; side < 4; side++) {
      for (const heading of HEADINGS) {
        const from = centreOf(squareAt(3, 3));
        const { dx, dy } = unit(heading);
        const [a, b] = [asSeen(from, side), asSeen({ x: from.x + dx, y: from.y + dy }, side)];
        const seen = unit(headingSeen(heading, side));
        expect([b.x - a.x, b.y - a.y]).toEqual([seen.dx, seen.dy]);
      }
    }
  });
});

test("a share of the board's width", () => {
  expect(percent(BOARD)).toBe("100%");
  expect(percent(BOARD / 4)).toBe("25%");
});

test("columns and rows of the grid agree with the drawing", () => {
  const { assam } = unwrap(marrakech.notation.parsePosition(`Pc03015iPy03015iA25NB${"n00".repeat(SIDE * SIDE)}`));
  expect([columnOf(assam), rowOf(assam)]).toEqual([2, 5]);
  expect(centreOf(assam)).toEqual({ x: MARGIN + 2.5 * SQUARE, y: MARGIN + 5.5 * SQUARE });
});
