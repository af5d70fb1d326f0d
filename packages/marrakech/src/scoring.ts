/** Points and places. A dirham is a point, and so is every visible square of a seat that is still in (M12). */
import type { Seat } from "@riad/core";
import type { Cells } from "./layout.ts";
import { layout } from "./layout.ts";
import { countVisible } from "./regions.ts";

const { DIRHAMS, FIRST_COLOURS, OUT, RUGS, SEATS, SECOND_COLOURS } = layout;

/** The parts of a seat's points. */
export interface ScoreParts {
  readonly dirhams: number;
  /** Visible squares that count for the seat: none once it is out. */
  readonly squares: number;
  readonly points: number;
  readonly isOut: boolean;
}

export function scoreParts(cells: Cells, seat: Seat): ScoreParts {
  const dirhams = cells[DIRHAMS + seat];
  const squares = countSquares(cells, seat);
  return { dirhams, squares, points: dirhams + squares, isOut: cells[OUT + seat] !== 0 };
}

/** A seat without a second colour asks for colour 0, which is never visible. */
export function countSquares(cells: Cells, seat: Seat): number {
  if (cells[OUT + seat] !== 0) return 0;
  return countVisible(cells, cells[FIRST_COLOURS + seat]) + countVisible(cells, cells[SECOND_COLOURS + seat]);
}

export function countPoints(cells: Cells, seat: Seat): number {
  return cells[DIRHAMS + seat] + countSquares(cells, seat);
}

/** By points, then by dirhams, then shared. Seats that are out rank behind all others, and share that place. */
export function findPlace(cells: Cells, seat: Seat): number {
  if (cells[OUT + seat] !== 0) return countSeatsIn(cells);
  const points = countPoints(cells, seat);
  let better = 0;
  for (let other = 0; other < cells[SEATS]; other++) {
    if (cells[OUT + other] !== 0) continue;
    const theirs = countPoints(cells, other);
    if (theirs > points || (theirs === points && cells[DIRHAMS + other] > cells[DIRHAMS + seat])) better++;
  }
  return better;
}

function countSeatsIn(cells: Cells): number {
  let count = 0;
  for (let seat = 0; seat < cells[SEATS]; seat++) if (cells[OUT + seat] === 0) count++;
  return count;
}

/** Whether no seat that is still in has a rug left: the end of the game as the task functions define it. */
export function areRugsSpent(cells: Cells): boolean {
  for (let seat = 0; seat < cells[SEATS]; seat++) {
    if (cells[OUT + seat] === 0 && cells[RUGS + seat] > 0) return false;
  }
  return true;
}
