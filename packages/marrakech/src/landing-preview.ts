/** What a screen shows before the die is rolled: where Assam may land, how likely that is, and what it costs. */
import type { Move, Seat } from "@riad/core";
import { walkFrom } from "./board.ts";
import type { Heading, Square } from "./board.ts";
import type { MarrakechPosition } from "./position.ts";
import { LEFT, RIGHT, STRAIGHT, turned } from "./turning.ts";
import { DIE_FACES, dieWeight } from "./walking.ts";

/** What the seat whose turn it is would pay. */
export interface Payment {
  readonly to: Seat;
  /** The rent: the size of the region. */
  readonly due: number;
  /** The part of it that the payer can pay. */
  readonly paid: number;
  /** Whether the payer cannot pay in full and is out. */
  readonly ruins: boolean;
  /** The squares that are paid for, one dirham each. */
  readonly squares: readonly Square[];
}

export interface Landing {
  readonly die: number;
  /** Between 0 and 1. */
  readonly odds: number;
  readonly square: Square;
  readonly heading: Heading;
  readonly payment: Payment | null;
}

export interface Outlook {
  /** The move that turns Assam this way. */
  readonly rotation: Move;
  readonly heading: Heading;
  /** One for each number of the die. */
  readonly landings: readonly Landing[];
  /** The expected payment. */
  readonly expectedCost: number;
  /** The probability of being put out. */
  readonly ruin: number;
}

/** The payment due if Assam stopped on this square now, or null if stopping there is free. */
export function paymentAt(position: MarrakechPosition, square: Square): Payment | null {
  const to = position.landlord(square);
  if (to < 0) return null;
  const squares = position.region(square);
  const due = squares.length;
  const purse = position.dirhams(position.turn);
  return { to, due, paid: Math.min(due, purse), ruins: due > purse, squares };
}

/** The possible results of one rotation, from where Assam is. */
export function outlookOf(position: MarrakechPosition, rotation: Move): Outlook {
  const heading = turned(position.heading, rotation);
  const landings = [1, 2, 3, 4].map((die): Landing => {
    const end = walkFrom(position.assam, heading, die);
    const square = end >> 2;
    return { die, odds: dieWeight(die) / DIE_FACES, square, heading: end & 3, payment: paymentAt(position, square) };
  });
  const mean = (value: (payment: Payment) => number): number =>
    landings.reduce((sum, { odds, payment }) => sum + (payment === null ? 0 : odds * value(payment)), 0);
  return {
    rotation,
    heading,
    landings,
    expectedCost: mean((payment) => payment.paid),
    ruin: mean((payment) => (payment.ruins ? 1 : 0)),
  };
}

/** The possible outlooks: three before Assam is turned, one before the die is rolled, none otherwise. */
export function outlooks(position: MarrakechPosition): Outlook[] {
  const rotations = position.phase === "rotate" ? [LEFT, STRAIGHT, RIGHT] : position.phase === "roll" ? [STRAIGHT] : [];
  return rotations.map((rotation) => outlookOf(position, rotation));
}
