/** What a choice would bring, as figures and in words. */
import { joinParts, labelled } from "../words/sentences.ts";
import { say } from "../words/words.ts";
import { TILE_COLOURS } from "./art/tiles.ts";
import type { Bonus, Outlook, Refusal, Target } from "./outlook.ts";
import { total } from "./view.ts";
import type { Counts } from "./view.ts";

/** "+6", "−2", "+3 −1" or "0". */
export function gainText({ points, floorCost }: Pick<Outlook, "points" | "floorCost">): string {
  const gain = points > 0 ? `+${points}` : "";
  const cost = floorCost > 0 ? `−${floorCost}` : "";
  return [gain, cost].filter((part) => part !== "").join(" ") || "0";
}

/** What a figure is coloured by: more than it costs, less, or nothing at all. */
export function gainKind({ points, floorCost }: Pick<Outlook, "points" | "floorCost">): "gain" | "cost" | "even" {
  return points > floorCost ? "gain" : points < floorCost ? "cost" : "even";
}

export function targetName(target: Target): string {
  return target === "floor" ? say("azulFloor") : say("azulLine", { number: target + 1 });
}

const BONUS_NAMES = { row: "azulBonusRow", column: "azulBonusColumn", colour: "azulBonusColour" } as const;

/** "row, +2". */
export function bonusName(bonus: Bonus): string {
  return say(BONUS_NAMES[bonus]);
}

/** Why a line refuses, in one or two short lines. */
export function refusalLines(refusal: Refusal): string[] {
  if (refusal.reason === "full") return [say("azulLineIsFull")];
  if (refusal.reason === "holds") return [say("azulOtherColour", refusal)];
  return [say("azulRowHas", { number: refusal.line + 1 }), say("azulRowHasColour", refusal)];
}

export function refusalWords(line: number, refusal: Refusal): string {
  return labelled(targetName(line), refusalLines(refusal).join(" "));
}

/** Everything that choosing a line would bring. */
export function outlookWords(outlook: Outlook): string {
  const { target, held, fills, points, toFloor, toLid, floorCost, rest, takesMarker, completes } = outlook;
  const fallen = toFloor + toLid + (takesMarker ? 1 : 0);
  const parts = [
    target === "floor" ? say("azulAllToFloor") : say("azulHeld", { held, size: target + 1 }),
    fills ? say("azulPointsLong", { points }) : "",
    ...completes.map((bonus) => say("azulCompletes", { bonus })),
    fallen > 0 ? say("azulFloorLong", { count: fallen, cost: floorCost }) : "",
    takesMarker ? say("azulMarkerComes") : "",
    total(rest) > 0 ? labelled(say("azulRest"), countsWords(rest)) : "",
  ];
  return joinParts(parts.filter((part) => part !== ""));
}

export function countsWords(counts: Counts): string {
  const parts = counts.flatMap((count, i) => (count > 0 ? [say("azulTiles", { count, colour: TILE_COLOURS[i] })] : []));
  return parts.length === 0 ? say("azulNothing") : parts.join(", ");
}
