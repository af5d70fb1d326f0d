/** Where the points of full rows, columns and colours stand at the end of a match. */
import { describe, expect, test } from "vitest";
import { TILE_COLOURS } from "../src/azul/art/tiles.ts";
import { badgeSpots } from "../src/azul/BonusMarks.tsx";
import { boardToFit, measureBoard } from "../src/azul/board-measures.ts";
import type { Bonus } from "../src/azul/outlook.ts";

const WALL = Array.from({ length: 25 }, (_, cell) => TILE_COLOURS[((cell % 5) - Math.floor(cell / 5) + 5) % 5]);
const COLUMNS = [0, 1, 2, 3, 4].map((index) => ({ bonus: "column" as Bonus, index }));

const BOARDS = [
  ...(["small", "mine", "otherOfThree", "otherOfFour", "minePhone"] as const).map((size) => measureBoard(size)),
  boardToFit(460, 230, { isGrand: false, isCorner: true }),
  boardToFit(580, 380, { isGrand: false, isCorner: true }),
];

describe.each(BOARDS)("on a board with tiles of $tile", (measure) => {
  const { linesX, floorPitch, floorTile, middle } = measure;
  const floorEnd = linesX + 6 * floorPitch + floorTile;
  const badge = Math.min(13, middle / 2 + 0.5);

  test("points of a column and a colour that end at the same place are side by side", () => {
    const [column, colour] = badgeSpots([COLUMNS[2], { bonus: "colour", index: 3 }], WALL, measure);
    expect(colour.x - column.x).toBeCloseTo(2 * badge);
  });

  test("those of the first columns leave the end of the floor free", () => {
    const spots = badgeSpots([...COLUMNS, { bonus: "colour", index: 1 }], WALL, measure);
    const sorted = spots.map(({ x }) => x).toSorted((a, b) => a - b);
    expect(sorted[0] - badge).toBeGreaterThan(floorEnd);
    for (const [at, x] of sorted.slice(1).entries()) expect(x - sorted[at]).toBeGreaterThan(2 * badge - 0.01);
  });
});
