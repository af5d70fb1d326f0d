/** The board as it is seen: turned by the quarters that its reader turned it. */
import { BOARD } from "./art/Courtyard.tsx";
import { side } from "../play/flip.ts";

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Where a place of the board is on the screen, in units of the board. */
export function asSeen(place: Point): Point {
  let { x, y } = place;
  for (let quarter = 0; quarter < side.value; quarter++) [x, y] = [BOARD - y, x];
  return { x, y };
}

/** Where a heading leads on the screen: 0 is up, then clockwise. */
export function headingSeen(heading: number): number {
  return (heading + side.value) & 3;
}
