/** The floor: at most seven spaces, including the marker's; tiles that do not fit go to the lid. */
import type { Seat } from "@riad/core";
import { NOBODY } from "./layout.ts";
import type { AzulLayout } from "./layout.ts";
import { countTiles, lastColour, tilesOf } from "./tiles.ts";
import type { Colour } from "./tiles.ts";

/** Points that each space costs, from the first on. */
export const FLOOR_COSTS: readonly number[] = [1, 1, 2, 2, 2, 3, 3];

export const FLOOR_PLACES = FLOOR_COSTS.length;

/** Points lost by the number of tiles on the floor. */
const PENALTIES = [0];
for (const cost of FLOOR_COSTS) PENALTIES.push(PENALTIES[PENALTIES.length - 1] + cost);

export function floorSize(layout: AzulLayout, seat: Seat): number {
  return countTiles(layout.floors[seat]) + (layout.marker === seat ? 1 : 0);
}

export function floorPenalty(size: number): number {
  return PENALTIES[Math.min(size, FLOOR_PLACES)];
}

export function dropTiles(layout: AzulLayout, seat: Seat, colour: Colour, count: number): void {
  const room = Math.max(0, FLOOR_PLACES - floorSize(layout, seat));
  const kept = count < room ? count : room;
  layout.floors[seat] += tilesOf(colour, kept);
  layout.lid += tilesOf(colour, count - kept);
}

/** There is always room for the marker: on a full floor it replaces the alphabetically last tile. */
export function takeMarker(layout: AzulLayout, seat: Seat): void {
  const floor = layout.floors[seat];
  if (countTiles(floor) >= FLOOR_PLACES) {
    const pushed = tilesOf(lastColour(floor), 1);
    layout.floors[seat] = floor - pushed;
    layout.lid += pushed;
  }
  layout.marker = seat;
}

/** Scores the floor, never below 0, and clears it; the marker stays with its holder until the round is settled. */
export function clearFloor(layout: AzulLayout, seat: Seat): void {
  const points = layout.scores[seat] - floorPenalty(floorSize(layout, seat));
  layout.scores[seat] = points > 0 ? points : 0;
  layout.lid += layout.floors[seat];
  layout.floors[seat] = 0;
}

export function isFloorUsed(layout: AzulLayout): boolean {
  if (layout.marker !== NOBODY) return true;
  for (let seat = 0; seat < layout.seats; seat++) if (layout.floors[seat] !== 0) return true;
  return false;
}
