import type { MarrakechPosition } from "./position.ts";

/** Dirhams only change hands. */
export function countDirhams(position: MarrakechPosition): ReadonlyMap<string, number> {
  let dirhams = 0;
  for (let seat = 0; seat < position.seats; seat++) dirhams += position.dirhams(seat);
  return new Map([["dirhams", dirhams]]);
}
