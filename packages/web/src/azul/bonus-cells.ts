/** The cells of the wall that a row, a column or a colour needs. */
import type { Cell } from "@riad/azul";
import { TILE_COLOURS } from "./art/tiles.ts";
import { BONUSES, countBonus, isInBonus } from "./outlook.ts";
import type { Bonus } from "./outlook.ts";
import type { AzulView } from "./view.ts";

type Wall = AzulView["seats"][number]["wall"];

export function bonusCells(wall: Wall, bonus: Bonus, index: number): Cell[] {
  return wall.flatMap((_, cell) => (isInBonus(wall, bonus, cell, index) ? [cellAt(cell)] : []));
}

/** All five of the bonus that a seat is closest to, empty ones included; none where the subject is no bonus. */
export function subjectCells({ seats, pattern }: AzulView, seat: number, subject: string | undefined): Cell[] {
  const bonus = BONUSES.find((one) => one === subject);
  if (bonus === undefined) return [];
  const { wall } = seats[seat];
  const counts = countBonus(wall, bonus);
  const index = counts.indexOf(Math.max(...counts));
  if (bonus !== "colour" || pattern === null) return bonusCells(wall, bonus, index);
  return pattern.flatMap((colour, cell) => (colour === TILE_COLOURS[index] ? [cellAt(cell)] : []));
}

function cellAt(cell: number): Cell {
  return { row: Math.floor(cell / 5), column: cell % 5 };
}
