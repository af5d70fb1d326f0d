import { NO_RUG, SQUARES, marrakech } from "@riad/marrakech";
import { unwrap } from "@riad/core";
import { expect, test } from "vitest";
import { layCloths } from "../src/marrakech/cloths.ts";
import { examples } from "../src/marrakech/examples.ts";

/** Puts rugs such as `00c01` (column, row, colour, id) on an otherwise empty board. */
function lay(...rugs: string[]) {
  const squares = Array.from({ length: 49 }, () => "n00");
  for (const rug of rugs) squares[Number(rug[0]) * 7 + Number(rug[1])] = rug.slice(2);
  const text = `Pc03015iPy03015iA33NB${squares.join("")}`;
  return layCloths(unwrap(marrakech.notation.parsePosition(text)));
}

test("two neighbouring squares of one rug are one cloth, across or down", () => {
  expect(lay("00c01", "10c01")).toEqual([{ colour: "c", x: 0, y: 0, turn: 0, isWhole: true }]);
  expect(lay("25y04", "26y04")).toEqual([{ colour: "y", x: 2, y: 5, turn: 90, isWhole: true }]);
});

test("squares of one colour with different ids are different cloths", () => {
  expect(lay("00c01", "10c02").map((cloth) => cloth.isWhole)).toEqual([false, false]);
});

test("a half reaches under the first neighbour that was laid after it, and is drawn before it", () => {
  const cloths = lay("22c01", "32y02", "33y02", "21c03", "11c03");
  expect(cloths[0]).toEqual({ colour: "c", x: 2, y: 2, turn: 0, isWhole: false });
  // Where all are older, the latest.
  expect(lay("22c04", "32y02", "33y02", "21c03", "11c03")[0].turn).toBe(270);
});

test("every square that shows a rug is covered by exactly one cloth", () => {
  for (const { position } of examples) {
    const board = unwrap(marrakech.notation.parsePosition(position));
    const covered = layCloths(board).flatMap(({ x, y, turn, isWhole }) => {
      const own = x * 7 + y;
      return isWhole ? [own, turn === 0 ? own + 7 : own + 1] : [own];
    });
    const shown = SQUARES.flatMap((square, i) => (board.rugAt(square) === NO_RUG ? [] : [i]));
    expect(covered.sort((a, b) => a - b)).toEqual(shown);
  }
});
