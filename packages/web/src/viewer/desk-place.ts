/** Where the viewer's desk is: in its place on the table, beside or below the table, or on a phone where it scrolls to it. */
import { shareOfWidth } from "../page/format.ts";
import type { Format } from "../page/format.ts";

/** What the desk takes from the window, in pixels. */
export const DOCKS = {
  placed: () => ({ width: 0, height: 0 }),
  flowing: () => ({ width: 0, height: 0 }),
  beside: () => ({ width: shareOfWidth(0.3, 290), height: 0 }),
  below: (isEditing: boolean) => ({ width: 0, height: isEditing ? 300 : 236 }),
};

type DeskPlace = keyof typeof DOCKS;

/** By the format that the window has without the desk. */
export function placeIn(format: Format): DeskPlace {
  if (format === "wide" || format === "short") return "placed";
  if (format === "low" || format === "phone") return "flowing";
  return format === "tablet" || format === "square" ? "below" : "beside";
}

export function isDocked(place: DeskPlace): boolean {
  return place === "beside" || place === "below";
}
