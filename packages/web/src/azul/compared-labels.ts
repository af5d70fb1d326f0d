/** Where the names of compared moves are on a board: never on each other, on a figure, on the heading or on the button below the board. */
import { targetBox } from "./board-measures.ts";
import type { BoardMeasure } from "./board-measures.ts";
import type { Target } from "./outlook.ts";

export const LABEL = { width: 60, height: 20 };

/** How far each of two names one above the other is from the middle of their line. */
const STACKED = LABEL.height / 2 + 3;

/** Both moves may lead to the same line: then there are two names, for the first and the second of them. */
export type LabelTurn = "alone" | "first" | "second";

/** The middle of the name. */
export function labelSpot(measure: BoardMeasure, target: Target, turn: LabelTurn): { x: number; y: number } {
  const box = targetBox(measure, target);
  const half = LABEL.width / 2;
  const step = LABEL.width + 4;
  // Beside the floor there is a button, so the name is on the frame above its last places.
  if (target === "floor") return { x: box.x + box.width - half - 8 - (turn === "first" ? step : 0), y: box.y - 3 };
  // The heading in the corner is beside the first line, and its note ends above the middle of the second: the names of the first are above
  // the board, left of the wall and of its figures. Beside the second there is room for one name, and for another below that.
  if (measure.isCorner && target === 0) {
    return { x: box.x + box.width - half - (turn === "first" ? step : 0), y: box.y - LABEL.height / 2 - 2 };
  }
  if (measure.isCorner && target === 1) {
    const isBelow = turn === "second";
    const bottom = box.y + box.height + (isBelow ? LABEL.height + 3 : 0);
    return { x: box.x - (isBelow ? measure.pitch : 0) - half - 5, y: bottom - LABEL.height / 2 };
  }
  const least = half - measure.pad.x + 2;
  const beside = box.x - half - 5;
  // The longest line begins at the edge of the board: there the names are on the frame, above the tiles and so not on the
  // floor, unless a name beside the line above leaves no room.
  if (beside < least - LABEL.width / 4) {
    const isRoomAbove = box.y - 3 - LABEL.height >= box.y - measure.pitch + box.height / 2;
    const y = isRoomAbove ? box.y - 3 : box.y + box.height + 3;
    return { x: box.x + half + 8 + (turn === "second" ? step : 0), y };
  }
  const shift = turn === "alone" ? 0 : turn === "first" ? -STACKED : STACKED;
  return { x: Math.max(least, beside), y: box.y + box.height / 2 + shift };
}
