/** Which of two drafts a person would call sensible where the search cannot tell them apart. */
import { isDraft, previewDraft } from "@riad/azul";
import type { AzulPosition } from "@riad/azul";
import type { Move } from "@riad/core";

/** More than any draft scores or costs in a round. */
const FLOOR_ALONE = 1000;

/** Points of this round; everything to the floor comes after every line. */
export function plainSense(position: AzulPosition, move: Move): number {
  if (!isDraft(move)) return 0;
  const { row, gain, floorCost } = previewDraft(position, move);
  return gain - floorCost - (row === undefined ? FLOOR_ALONE : 0);
}
