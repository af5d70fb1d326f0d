/** Azul: what two variations do until the drafts of the round are finished; nothing where a variation is not known so far. */
import { draft, floorSize, isDraft, previewDraft } from "@riad/azul";
import type { AzulPosition } from "@riad/azul";
import type { Move } from "@riad/core";
import type { Motif } from "../motif.ts";
import type { Alternative } from "../review.ts";

interface Course {
  /** Spaces of its floor that each seat fills after the first move; the marker fills one too. */
  readonly laterSpaces: readonly number[];
  /** When the last tile is taken, before anything is scored. */
  readonly end: AzulPosition;
}

export function findLineMotifs(
  position: AzulPosition,
  better: Alternative,
  other: Alternative,
  rival: number,
): Motif[] {
  const [good, poor] = [better, other].map(({ line }) => follow(position, line));
  if (good === null || poor === null) return [];
  return [...spaces(position.actor, rival, good, poor), ...finished(position, [better.move, good], [other.move, poor])];
}

function follow(before: AzulPosition, line: readonly Move[]): Course | null {
  const position = before.clone();
  const laterSpaces = Array.from({ length: position.seats }, () => 0);
  for (const [i, move] of line.entries()) {
    if (!isDraft(move) || position.actor < 0) return null;
    const { turn: seat } = position;
    const drafted = position.clone();
    draft(drafted, move);
    if (i > 0) laterSpaces[seat] += floorSize(drafted, seat) - floorSize(position, seat);
    if (drafted.left === 0) return { laterSpaces, end: drafted };
    position.play(move);
  }
  return null;
}

/** Fewer spaces of the own floor filled later in the round, or more of the rival's. */
function spaces(seat: number, rival: number, good: Course, poor: Course): Motif[] {
  const found: Motif[] = [];
  const fewer = poor.laterSpaces[seat] - good.laterSpaces[seat];
  // A space of the floor costs at least a point.
  if (fewer > 0) {
    found.push({ name: "laterOverflow", numbers: { spaces: fewer }, row: "ownFloor", weight: fewer, says: fewer });
  }
  const more = good.laterSpaces[rival] - poor.laterSpaces[rival];
  if (more > 0) {
    const numbers = { seat: rival, spaces: more };
    found.push({ name: "theirOverflow", numbers, row: "theirFloor", weight: more, says: more });
  }
  return found;
}

type Way = readonly [move: Move, course: Course];

/** The better move's line is full when the round ends; the other move's line is left hanging. */
function finished(position: AzulPosition, [move, { end }]: Way, [otherMove, { end: otherEnd }]: Way): Motif[] {
  const [good, poor] = [move, otherMove].map((one) => previewDraft(position, one));
  if (good.row === undefined || poor.row === undefined || good.completesLine) return [];
  const { actor: seat } = position;
  const isFull = end.lineCount(seat, good.row) === good.row + 1;
  const isHanging = otherEnd.lineCount(seat, poor.row) < poor.row + 1;
  if (!isFull || !isHanging) return [];
  return [{ name: "hanging", numbers: { line: good.row + 1, other: poor.row + 1 }, row: "ownTiles", weight: 1 }];
}
