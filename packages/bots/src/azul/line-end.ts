import { CHANCE } from "@riad/core";
import { PHASE } from "@riad/azul";
import type { AzulPosition } from "@riad/azul";
import type { TilingChoice } from "./tiling-choice.ts";

/**
 * Where a line of drafts leads: the end of the round, tiled as suits everybody best, before the deal or when the match is over. Nothing
 * where the line stops earlier, or where `goesOn` says that time is up.
 */
export function endOfLine(
  position: AzulPosition,
  line: readonly number[],
  tiling: TilingChoice,
  goesOn: () => boolean = () => true,
): AzulPosition | undefined {
  const end = position.clone();
  for (const move of line) end.play(move);
  while (end.actor >= 0 && end.phase === PHASE.tile && goesOn()) end.play(tiling.evaluate(end)[0].move);
  return end.actor >= 0 ? undefined : end;
}

/** Whether the match goes on with a deal. */
export function isBeforeDeal(end: AzulPosition): boolean {
  return end.actor === CHANCE;
}
