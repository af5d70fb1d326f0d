/**
 * The floor in the order in which its pieces fell. The rules keep only how many of each lie there, so the order is read from
 * the moves of the round; without them the floor lies as `viewFloor` sorts it.
 */
import { isDeal, isDraft, previewDraft } from "@riad/azul";
import type { AzulPosition } from "@riad/azul";
import type { Match } from "@riad/core";
import { TILE_COLOURS } from "./art/tiles.ts";
import type { AzulView, Piece } from "./view.ts";

/** For each seat what has fallen to its floor since the last deal, the earliest first. */
export type FloorOrder = readonly (readonly Piece[])[];

/** Of the round that the first `ply` moves of a match end in. */
export function floorOrder(match: Match<AzulPosition>, ply: number): FloorOrder {
  let from = ply;
  while (from > 0 && !isDeal(match.log[from - 1])) from--;
  const position = match.positionAt(from);
  const fallen: Piece[][] = Array.from({ length: position.seats }, () => []);
  for (const move of match.log.slice(from, ply)) {
    if (isDraft(move)) {
      const { seat, colour, toFloor, takesMarker } = previewDraft(position, move);
      if (takesMarker) fallen[seat].push("first");
      for (let i = 0; i < toFloor; i++) fallen[seat].push(TILE_COLOURS[colour]);
    }
    position.play(move);
  }
  return fallen;
}

/** Floors only grow within a round, so any moment of it shows a beginning of the same order; what it does not know comes last. */
export function inOrderFallen(floor: readonly Piece[], fallen: readonly Piece[] = []): Piece[] {
  const left = [...floor];
  const known = fallen.filter((piece) => {
    const at = left.indexOf(piece);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
  return [...known, ...left];
}

export function withFloorsInOrder(view: AzulView, order: FloorOrder | null): AzulView {
  if (order === null) return view;
  const seats = view.seats.map((seat, i) => {
    const floor = seat.floor.filter((piece) => piece !== null);
    return floor.length < 2 ? seat : { ...seat, floor: inOrderFallen(floor, order[i]) };
  });
  return { ...view, seats };
}
