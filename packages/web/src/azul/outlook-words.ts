/** What a choice would bring, as figures and in words. */
import { joinParts, labelled } from "../words/sentences.ts";
import { say } from "../words/words.ts";
import { TILE_COLOURS } from "./art/tiles.ts";
import type { Bonus, Outlook, Refusal, Target } from "./outlook.ts";
import { total } from "./view.ts";
import type { Counts } from "./view.ts";

type Figures = Pick<Outlook, "points" | "floorCost">;

/** A figure of a choice, and what it is coloured by. */
interface GainPart {
  readonly kind: "gain" | "cost" | "even";
  readonly text: string;
}

/** What a choice gains and what it costs, each with its own colour; "0" where it does neither. */
export function gainParts({ points, floorCost }: Figures): GainPart[] {
  const parts: GainPart[] = [];
  if (points > 0) parts.push({ kind: "gain", text: `+${points}` });
  if (floorCost > 0) parts.push({ kind: "cost", text: `−${floorCost}` });
  return parts.length > 0 ? parts : [{ kind: "even", text: "0" }];
}

/** "+6", "−2", "+3 −1" or "0". */
export function gainText(figures: Figures): string {
  return gainParts(figures)
    .map(({ text }) => text)
    .join(" ");
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
