/**
 * The inputs of the net, one row of its first layer each, seen by the seat whose turn begins.
 * Seats are counted from that seat on, squares in the turned board (turned-board.ts).
 */
import { CELLS, EDGES, LANDINGS } from "./turned-board.ts";

/** Steps of the match, from its end (0) to its beginning. */
export const STAGES = 31;

/** Where each group of rows begins. Groups of several seats hold the seats one after the other. */
export interface Inputs {
  readonly seats: number;
  /** Per seat and square: it shows a rug of the seat; and how large the region is. */
  readonly owned: number;
  readonly region: number;
  /** Per seat and pair of squares: both halves of one rug are visible, so that nobody may cover it with one rug. */
  readonly whole: number;
  readonly assam: number;
  /** Per seat and landing: what the mover would stop on. */
  readonly landing: number;
  readonly rent: number;
  readonly stage: number;
  /** Per other seat and stage: points ahead of it, and the same bent so that one point counts when it is close. */
  readonly ahead: number;
  readonly close: number;
  /** One per seat. */
  readonly dirhams: number;
  readonly visible: number;
  readonly income: number;
  readonly poor: number;
  readonly out: number;
  readonly lag: number;
  /** Per rotation: what the mover pays, and how likely it ruins him; and the least he pays. */
  readonly payment: number;
  readonly ruin: number;
  readonly leastPayment: number;
  /** Per landing: what the seat after the mover then pays him at least; its mean per rotation; the best balance. */
  readonly follow: number;
  readonly followMean: number;
  readonly balance: number;
  readonly count: number;
}

export function inputsOf(seats: number): Inputs {
  let count = 0;
  const take = (rows: number): number => {
    count += rows;
    return count - rows;
  };
  const groups = {
    seats,
    owned: take(seats * CELLS),
    region: take(seats * CELLS),
    whole: take(seats * EDGES),
    assam: take(CELLS),
    landing: take(seats * LANDINGS),
    rent: take(seats * LANDINGS),
    stage: take(STAGES),
    ahead: take((seats - 1) * STAGES),
    close: take((seats - 1) * STAGES),
    dirhams: take(seats),
    visible: take(seats),
    income: take(seats),
    poor: take(seats),
    out: take(seats),
    lag: take(seats),
    payment: take(3),
    ruin: take(3),
    leastPayment: take(1),
    follow: take(LANDINGS),
    followMean: take(3),
    balance: take(1),
  };
  return { ...groups, count };
}
