/** Azul: facts about two drafts, or about two tiles for the free wall, that the rules alone decide. */
import {
  SOURCES,
  cellPoints,
  draft,
  draftColour,
  draftTarget,
  floorPenalty,
  floorSize,
  isDraft,
  isTiling,
  previewDraft,
  tilingColumn,
  tilingRow,
} from "@riad/azul";
import type { AzulPosition, DraftPreview } from "@riad/azul";
import { OVER } from "@riad/core";
import type { Move } from "@riad/core";
import { WHOLE } from "../motif.ts";
import type { Motif, MotifFinder } from "../motif.ts";
import type { Alternative } from "../review.ts";
import { findEndMotifs } from "./end-motifs.ts";
import { findLineMotifs } from "./line-motifs.ts";
import { roundEnd } from "./round-end.ts";
import { findWallMotifs } from "./wall-motifs.ts";

/** What the marker costs on an empty floor. */
const MARKER = 1;

export const azulMotifs: MotifFinder<AzulPosition> = {
  find(position, { better, other, rival }, player) {
    if (isTiling(better.move) && isTiling(other.move)) return tilePoints(position, better.move, other.move);
    if (!isDraft(better.move) || !isDraft(other.move)) return [];
    const [good, poor] = [better, other].map(({ move }) => previewDraft(position, move));
    const [end, otherEnd] = [better, other].map((way) => roundEnd(position, way, player).end);
    return [
      ...overflow(position, better.move, other.move),
      ...denied(position, better, other, rival),
      ...exactFit(good, poor),
      ...betterTile(good, poor),
      ...marker(good, poor),
      ...blocked(position, good, poor),
      // Where the other move ends the match with this round too, that is no difference.
      ...(otherEnd.actor === OVER ? [] : findWallMotifs(position, good, poor)),
      ...findLineMotifs(position, better, other, rival),
      ...aheadAtEnd(end, otherEnd, position.actor),
      ...findEndMotifs(end, otherEnd, position.actor, rival),
    ];
  },
};

/** Both moves end the match with this round, and only the better one ends it ahead. */
function aheadAtEnd(better: AzulPosition, other: AzulPosition, seat: number): Motif[] {
  if (better.actor !== OVER || other.actor !== OVER) return [];
  const [one, two] = [better, other].map((end) => {
    const rest = Array.from({ length: end.seats }, (_, i) => (i === seat ? -Infinity : end.points(i)));
    return { own: end.points(seat), best: Math.max(...rest) };
  });
  if (one.own <= one.best || two.own > two.best) return [];
  const numbers = { points: one.own, best: one.best, other: two.own, otherBest: two.best };
  return [{ name: "endAhead", numbers, row: WHOLE, weight: one.own - one.best - (two.own - two.best) }];
}

/**
 * Fewer spaces of the own floor are filled. That every draft fills some was tried as a motif of its own; it means no more than nonsense.
 * With the marker alone it is said that one takes it.
 */
function overflow(position: AzulPosition, better: Move, other: Move): Motif[] {
  const { turn: seat } = position;
  const [good, poor] = [better, other].map((move) => {
    const after = position.clone();
    draft(after, move);
    return { size: floorSize(after, seat), tiles: previewDraft(position, move).toFloor };
  });
  const [spaces, points] = [poor.size - good.size, floorPenalty(poor.size) - floorPenalty(good.size)];
  if (poor.tiles <= good.tiles || spaces <= 0 || points <= 0) return [];
  return [{ name: "overflow", numbers: { spaces, points }, row: "ownFloor", weight: points, says: points }];
}

/**
 * What the rival takes next after the other move fills a line, and the better move leaves none of that colour. That the tiles were
 * exactly as many as the line lacked was tried too; it means no more than nonsense (see `npm run audit`).
 */
function denied(position: AzulPosition, better: Alternative, other: Alternative, rival: number): Motif[] {
  const answer = other.line[1];
  if (answer === undefined || !isDraft(answer)) return [];
  const after = played(position, other.move);
  const seat = after.actor;
  if (seat !== rival) return [];
  const { completesLine, gain } = previewDraft(after, answer);
  const colour = draftColour(answer);
  if (!completesLine || isOffered(played(position, better.move), colour)) return [];
  const numbers = { seat, colour, line: draftTarget(answer) + 1 };
  return [{ name: "denied", numbers, row: "theirTiles", weight: 1 + gain }];
}

/** The better move fills its line and wastes nothing; the other leaves its line open. */
function exactFit(good: DraftPreview, poor: DraftPreview): Motif[] {
  if (!good.completesLine || good.toFloor > 0 || poor.completesLine || good.row === undefined) return [];
  const numbers = { line: good.row + 1, points: good.points };
  return [{ name: "exactFit", numbers, row: "ownTiles", weight: good.gain }];
}

/** Both fill a line, and the better one's tile scores more. */
function betterTile(good: DraftPreview, poor: DraftPreview): Motif[] {
  const points = good.points - poor.points;
  if (!good.completesLine || !poor.completesLine || points <= 0) return [];
  const numbers = { points: good.points, other: poor.points };
  return [{ name: "betterTile", numbers, row: "ownTiles", weight: points, says: points }];
}

/** Who starts the next round. */
function marker(good: DraftPreview, poor: DraftPreview): Motif[] {
  if (good.takesMarker === poor.takesMarker) return [];
  const [name, row] = good.takesMarker ? ["markerMissed", "nextStart"] : ["markerTaken", "ownFloor"];
  return [{ name, numbers: {}, row, weight: MARKER }];
}

/** The other move leaves a line that the table can no longer fill in this round; the better one does not. */
function blocked(position: AzulPosition, good: DraftPreview, poor: DraftPreview): Motif[] {
  const lack = lackOf(position, poor);
  if (lack === null || lackOf(position, good) !== null) return [];
  const { missing, left } = lack;
  const numbers = { line: (poor.row ?? 0) + 1, colour: poor.colour, missing, left };
  return [{ name: "blocked", numbers, row: "ownTiles", weight: (missing - left) / 2 }];
}

/** How many tiles a line lacks after a draft, and how many of its colour are still on offer, if those are fewer. */
function lackOf(position: AzulPosition, { seat, row, toLine, colour, taken }: DraftPreview) {
  if (row === undefined) return null;
  const missing = row + 1 - position.lineCount(seat, row) - toLine;
  let left = -taken;
  for (let source = 0; source < SOURCES; source++) left += position.offer(source, colour);
  return missing > left ? { missing, left } : null;
}

/** On the free wall: a column where the tile scores more. */
function tilePoints(position: AzulPosition, better: Move, other: Move): Motif[] {
  if (tilingRow(better) !== tilingRow(other)) return [];
  const [points, less] = [better, other].map((move) =>
    tilingColumn(move) > 4 ? 0 : cellPoints(position.walls[position.actor], tilingRow(move), tilingColumn(move)),
  );
  if (points <= less) return [];
  return [{ name: "betterTile", numbers: { points, other: less }, row: "ownTiles", weight: points - less }];
}

function played(position: AzulPosition, move: Move): AzulPosition {
  const after = position.clone();
  after.play(move);
  return after;
}

function isOffered(position: AzulPosition, colour: number): boolean {
  for (let source = 0; source < SOURCES; source++) if (position.offer(source, colour) > 0) return true;
  return false;
}
