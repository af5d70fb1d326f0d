/** Where the viewer's desk is: in its place on the table, beside or below the table, or on a phone where it scrolls to it. */
import { formatOfWindow, shareOfWidth } from "../page/format.ts";
import type { Format } from "../page/format.ts";
import type { Editing } from "./editing.ts";

/** What the desk takes from the window, in pixels. */
export const DOCKS = {
  placed: () => ({ width: 0, height: 0 }),
  flowing: () => ({ width: 0, height: 0 }),
  beside: () => ({ width: shareOfWidth(0.28, 307), height: 0 }),
  below: (isEditing: boolean) => ({ width: 0, height: isEditing ? 336 : 300 }),
};

type DeskPlace = keyof typeof DOCKS;

/**
 * By the format that the window has without the desk. Among the boards of the players its place on the table is too small to
 * set up a position: pieces, numbers and the reason why no match leads there would not all be in sight.
 */
export function placeIn(format: Format, hasNoRoom: boolean): DeskPlace {
  if (format === "wide" || format === "short") return hasNoRoom ? "beside" : "placed";
  if (format === "low" || format === "phone") return "flowing";
  return format === "tablet" || format === "square" ? "below" : "beside";
}

export function isDocked(place: DeskPlace): boolean {
  return place === "beside" || place === "below";
}

/**
 * On the table the desk has no room for the text of the position, and the head of so wide a page has. Beside the table it has room
 * for it, but not while a position is set up: then too the head of a wide window shows how each piece changes the text.
 */
export function isCodeInHead(place: DeskPlace, window: Format, isEditing: boolean): boolean {
  return place === "placed" || (isEditing && place === "beside" && (window === "wide" || window === "short"));
}

/** Where the desk is now. */
export function placeOf(editing: Editing | null): DeskPlace {
  return placeIn(formatOfWindow.value, editing !== null && editing.editor.hasBoards);
}
