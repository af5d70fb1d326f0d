/** Rows, columns and colours of a wall: how far they have come, and which of them a move completes. */
import { BONUS_COLOUR, BONUS_COLUMN, BONUS_ROW } from "@riad/azul";
import { TILE_COLOURS } from "./art/tiles.ts";
import type { AzulSeat } from "./view.ts";

export const BONUSES = ["row", "column", "colour"] as const;
export type Bonus = (typeof BONUSES)[number];

export const BONUS_POINTS = { row: BONUS_ROW, column: BONUS_COLUMN, colour: BONUS_COLOUR } as const;

type Wall = AzulSeat["wall"];

/** A row, a column and a colour have as many tiles each. */
export const WHOLE = 5;
const FIVE = [0, 1, 2, 3, 4];

const IS_IN: Readonly<Record<Bonus, (wall: Wall, cell: number, index: number) => boolean>> = {
  row: (_wall, cell, row) => Math.floor(cell / 5) === row,
  column: (_wall, cell, column) => cell % 5 === column,
  colour: (wall, cell, colour) => wall[cell] === TILE_COLOURS[colour],
};

/** How many tiles each of the five has. */
export function countBonus(wall: Wall, bonus: Bonus): number[] {
  return FIVE.map((index) => wall.filter((tile, cell) => tile !== null && IS_IN[bonus](wall, cell, index)).length);
}

/** What is whole afterwards and was not before. */
export function newBonuses(before: Wall, after: Wall): Bonus[] {
  return BONUSES.flatMap((bonus) => {
    const had = countBonus(before, bonus);
    return countBonus(after, bonus).flatMap((held, i) => (held === WHOLE && had[i] < WHOLE ? [bonus] : []));
  });
}
