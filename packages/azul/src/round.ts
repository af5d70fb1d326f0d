/** The course of a round: from the last draft through tiling and floors to the next deal or the end of the match. */
import { CHANCE, OVER } from "@riad/core";
import { startDeal } from "./dealing.ts";
import { clearFloor, isFloorUsed } from "./floor.ts";
import { NOBODY, PHASE } from "./layout.ts";
import type { AzulLayout } from "./layout.ts";
import { bonusPoints, isRowCompleted } from "./scoring.ts";
import { isStuck } from "./completable-rows.ts";
import { findTiler, tileFixed } from "./tiling.ts";

/** After a draft: the next seat drafts, or the round ends. */
export function afterDraft(layout: AzulLayout): void {
  if (layout.left > 0) {
    layout.actor = layout.turn;
  } else if (layout.isFree) {
    afterTiling(layout);
  } else {
    for (let seat = 0; seat < layout.seats; seat++) tileFixed(layout, seat);
    settle(layout);
  }
}

/** After a tiling, or when drafting has ended: the next seat with a full line tiles, or the round is settled. */
export function afterTiling(layout: AzulLayout): void {
  const tiler = findTiler(layout);
  if (tiler === NOBODY) {
    settle(layout);
    return;
  }
  layout.phase = PHASE.tile;
  layout.actor = tiler;
  // While nobody has the marker the turn stays with the last drafter, because the next first player depends on it.
  if (layout.marker !== NOBODY) layout.turn = tiler;
}

/** Scores the floors, gives the turn to the holder of the marker and starts the next round, or ends the match. */
export function settle(layout: AzulLayout): void {
  for (let seat = 0; seat < layout.seats; seat++) clearFloor(layout, seat);
  layout.turn = layout.marker === NOBODY ? layout.after(layout.turn) : layout.marker;
  layout.marker = NOBODY;
  if (isFinished(layout)) {
    for (let seat = 0; seat < layout.seats; seat++) layout.scores[seat] += bonusPoints(layout, seat);
    finish(layout);
  } else {
    startDeal(layout);
  }
}

/** A full row of a wall ends the match; so does the certainty that there will never be one. */
export function isFinished(layout: AzulLayout): boolean {
  return isRowCompleted(layout) || isStuck(layout);
}

function finish(layout: AzulLayout): void {
  layout.phase = PHASE.over;
  layout.actor = OVER;
  layout.next = 0;
}

/** Derives the phase from the tiles, for a layout that was read from a string. */
export function findPhase(layout: AzulLayout): void {
  layout.next = 0;
  const tiler = findTiler(layout);
  if (layout.left > 0) {
    layout.phase = PHASE.draft;
    layout.actor = layout.turn;
  } else if (tiler !== NOBODY) {
    layout.phase = PHASE.tile;
    layout.actor = tiler;
  } else if (isFloorUsed(layout)) {
    layout.phase = PHASE.settle;
    layout.actor = CHANCE;
  } else if (isFinished(layout)) {
    finish(layout);
  } else {
    startDeal(layout);
  }
}
