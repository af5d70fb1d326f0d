/** On the reader's turn the focus belongs to the decision, unless they mean it to be elsewhere. */
import { signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { isFocusFree } from "./focus.ts";

/** Raised when a sheet over a table is closed: the focus then belongs to the decision again, not to the button that opened it. */
export const sheetsClosed = signal(0);

/** Somebody who has just pressed Tab is on the way to something; milliseconds. */
const ON_THE_WAY = 700;
const TYPING = "dialog, input, textarea, .moves-dock, .playback";

/** The control that was last pressed, which may be pressed again. */
let pressed: Element | null = null;
let tabbedAt = -ON_THE_WAY;
/** What had the focus before the pointer took it elsewhere. */
let left: Element | null = null;

addEventListener("pointerdown", () => (left = document.activeElement), true);
addEventListener("click", () => (pressed = document.activeElement), true);
addEventListener("keydown", ({ key }) => (tabbedAt = key === "Tab" ? performance.now() : tabbedAt), true);

/** Whether the reader means the focus to stay outside of `own`, where the next decision is, although it is their turn. */
export function isFocusOnPurpose(own: string): boolean {
  const { activeElement } = document;
  if (activeElement === null || isFocusFree(activeElement) || activeElement.closest(own) !== null) return false;
  if (activeElement.closest(TYPING) !== null) return true;
  return activeElement === pressed || performance.now() - tabbedAt < ON_THE_WAY;
}

export function noteSheetClosed(): void {
  pressed = null;
  tabbedAt = -ON_THE_WAY;
  sheetsClosed.value++;
}

/** For a panel beside a table: when it is closed, the focus is where it was before the panel was opened, so that keys go on there. */
export function useFocusReturned(): void {
  useEffect(() => {
    const before = left;
    return () => {
      noteSheetClosed();
      if (before instanceof HTMLElement) before.focus({ preventScroll: true });
    };
  }, []);
}
