/** The second phase: the die is rolled, Assam walks, rent is paid, and a player who cannot pay in full is out. */
import type { Move, MoveList, Random, Seat } from "@riad/core";
import { walkFrom } from "./board.ts";
import type { Square } from "./board.ts";
import type { Cells } from "./layout.ts";
import { layout, NOBODY, phases } from "./layout.ts";
import { regionSize } from "./regions.ts";
import { NO_COLOUR, colourOf } from "./rugs.ts";
import { endTurn, orderSeats } from "./turning.ts";

const { ACTOR, ASSAM, BOARD, DIRHAMS, FIRST_COLOURS, HEADING, OUT, OWNERS, PHASE, RUG_COLOURS, SECOND_COLOURS, TURN } =
  layout;
const { LAY } = phases;

/** The six faces of the die. */
const FACES = Int8Array.of(1, 2, 2, 3, 3, 4);

/** How many of the die's six faces show each number. */
const WEIGHTS = Int8Array.of(0, 1, 2, 2, 1);

export const DIE_FACES = FACES.length;

export function dieWeight(die: Move): number {
  return WEIGHTS[die] ?? 0;
}

export function listDie(into: MoveList): number {
  into[0] = 1;
  into[1] = 2;
  into[2] = 3;
  into[3] = 4;
  return 4;
}

export function randomDie(random: Random): Move {
  return FACES[random.below(6)];
}

/** Assam walks. The player then lays a rug, unless the rent has put them out: then the turn ends here (M7). */
export function walk(cells: Cells, die: Move): void {
  const end = walkFrom(cells[ASSAM], cells[HEADING], die);
  const square = end >> 2;
  cells[ASSAM] = square;
  cells[HEADING] = end & 3;
  cells[PHASE] = LAY;
  cells[ACTOR] = cells[TURN];
  const owner = ownerAt(cells, square);
  if (owesRent(cells, owner) && !payRent(cells, owner, regionSize(cells, square))) endTurn(cells);
}

/**
 * The seat that is paid if Assam stops here: the owner of the visible rug, unless it is their own turn. Neutral rugs
 * and empty squares have no owner (M6, M8).
 */
export function landlordAt(cells: Cells, square: Square): Seat | typeof NOBODY {
  const owner = ownerAt(cells, square);
  return owesRent(cells, owner) ? owner : NOBODY;
}

function ownerAt(cells: Cells, square: Square): Seat | typeof NOBODY {
  return cells[OWNERS + colourOf(cells[BOARD + square])];
}

/** Whether there is an owner and it is not their turn. Tests one sign, so that there is only one unpredictable branch. */
function owesRent(cells: Cells, owner: Seat | typeof NOBODY): boolean {
  return (~owner & -(owner ^ cells[TURN])) < 0;
}

/**
 * One dirham per square of the region. A player with less pays everything and is out: then this returns false (M6, M7).
 */
function payRent(cells: Cells, landlord: Seat, rent: number): boolean {
  const payer = cells[TURN];
  const purse = cells[DIRHAMS + payer];
  const paid = Math.min(rent, purse);
  cells[DIRHAMS + payer] = purse - paid;
  cells[DIRHAMS + landlord] += paid;
  if (paid === rent) return true;
  eliminate(cells, payer);
  return false;
}

/** The rugs stay where they are and become neutral (M8). */
function eliminate(cells: Cells, seat: Seat): void {
  cells[OUT + seat] = 1;
  orderSeats(cells);
  cells[OWNERS + cells[FIRST_COLOURS + seat]] = NOBODY;
  const second = cells[SECOND_COLOURS + seat];
  if (second === NO_COLOUR) return;
  cells[OWNERS + second] = NOBODY;
  cells[RUG_COLOURS + seat] = NO_COLOUR;
}
