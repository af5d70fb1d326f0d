/** Azul: facts about two drafts that the rules alone decide. */
import { SOURCES, draftColour, draftTarget, isDraft, previewDraft } from "@riad/azul";
import type { AzulPosition, DraftPreview } from "@riad/azul";
import type { Move } from "@riad/core";
import type { Motif, MotifFinder } from "../motif.ts";
import type { Alternative } from "../review.ts";

/** What the marker costs on an empty floor. */
const MARKER = 1;

export const azulMotifs: MotifFinder<AzulPosition> = {
  find(position, better, other) {
    if (!isDraft(better.move) || !isDraft(other.move)) return [];
    const [good, poor] = [better, other].map(({ move }) => previewDraft(position, move));
    return [
      ...overflow(good, poor),
      ...denied(position, better, other),
      ...exactFit(good, poor),
      ...marker(good, poor),
    ];
  },
};

/** Fewer tiles fall to the own floor. */
function overflow(good: DraftPreview, poor: DraftPreview): Motif[] {
  const tiles = poor.toFloor - good.toFloor;
  const points = poor.floorCost - good.floorCost;
  return tiles > 0 && points > 0 ? [{ name: "overflow", numbers: { tiles, points }, weight: points }] : [];
}

/** What the next player takes after the other move is not there after the better one, and it would have filled a line. */
function denied(position: AzulPosition, better: Alternative, other: Alternative): Motif[] {
  const answer = other.line[1];
  if (answer === undefined || !isDraft(answer)) return [];
  const after = played(position, other.move);
  const seat = after.actor;
  if (seat < 0 || seat === position.actor) return [];
  const { completesLine, gain } = previewDraft(after, answer);
  const colour = draftColour(answer);
  const isThere = isOffered(played(position, better.move), colour);
  const line = draftTarget(answer) + 1;
  return completesLine && !isThere ? [{ name: "denied", numbers: { seat, colour, line }, weight: 1 + gain }] : [];
}

/** The better move fills its line and wastes nothing; the other leaves its line open. */
function exactFit(good: DraftPreview, poor: DraftPreview): Motif[] {
  if (!good.completesLine || good.toFloor > 0 || poor.completesLine || good.row === undefined) return [];
  return [{ name: "exactFit", numbers: { line: good.row + 1, points: good.points }, weight: good.gain }];
}

/** Who starts the next round. */
function marker(good: DraftPreview, poor: DraftPreview): Motif[] {
  if (good.takesMarker === poor.takesMarker) return [];
  return [{ name: good.takesMarker ? "markerMissed" : "markerTaken", numbers: {}, weight: MARKER }];
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
