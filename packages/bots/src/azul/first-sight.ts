/** Drafts judged at first sight: see draft-values. */
import { MARKER_GAIN, PENALTY_COST, draftIndex } from "./draft-values.ts";
import type { DraftValues } from "./draft-values.ts";
import {
  FIRST_CENTRE,
  FLOOR,
  NOBODY,
  ROWS,
  countOf,
  countTiles,
  draftColour,
  draftSource,
  draftTarget,
  floorPenalty,
} from "@riad/azul";
import type { AzulPosition } from "@riad/azul";

/** What a draft of the seat whose turn it is seems worth. */
export function firstSight(position: AzulPosition, values: DraftValues, move: number): number {
  const seat = position.turn;
  const source = draftSource(move);
  const colour = draftColour(move);
  const row = draftTarget(move);
  const taken = countOf(position.pools[source], colour);
  const floor = countTiles(position.floors[seat]) + (position.marker === seat ? 1 : 0);
  let dropped = taken;
  let value = 0;
  if (row !== FLOOR) {
    const had = position.lines[seat * ROWS + row] & 7;
    const added = Math.min(taken, row + 1 - had);
    dropped -= added;
    value = values[draftIndex(row, colour, had, added)];
  }
  if (source >= FIRST_CENTRE && position.marker === NOBODY) {
    value += MARKER_GAIN;
    dropped++;
  }
  return value - PENALTY_COST * (floorPenalty(floor + dropped) - floorPenalty(floor));
}
