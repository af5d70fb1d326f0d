/** On the reader's turn the focus belongs to the decision, unless they mean it to be elsewhere. */
import { signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { isFocusFree } from "./focus.ts";
import { isByKeyboard } from "./input.ts";

/** Raised when a sheet over a table is closed: the focus then belongs to the decision again, unless a button opened the sheet. */
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
addEventListener("keydown", noteKey, true);

function noteKey({ key }: KeyboardEvent): void {
  if (key === "Tab") tabbedAt = performance.now();
  // What a letter opens was opened by no button.
  if (key.length === 1 && key !== " ") pressed = null;
}

/** Whoever presses Enter once too often still means what had the focus before; milliseconds. */
const TOO_SOON = 600;
let movedAt = -TOO_SOON;
let moved: Element | null = null;
/** The key that was ignored, until it is let go. */
let ignored: string | null = null;

function ignoreTooSoon(event: KeyboardEvent): void {
  if (event.key !== "Enter" && event.key !== " ") {
    // Whoever uses any other key has seen where the focus is.
    movedAt = -TOO_SOON;
    return;
  }
  if (performance.now() - movedAt >= TOO_SOON || document.activeElement !== moved) return;
  ignored = event.key;
  event.preventDefault();
  event.stopImmediatePropagation();
}

// A space bar presses a button when it is let go.
function ignoreRelease(event: KeyboardEvent): void {
  if (event.key === ignored) event.preventDefault();
  ignored = null;
}

addEventListener("keydown", ignoreTooSoon, true);
addEventListener("keyup", ignoreRelease, true);

/** Moves the focus to the decision of a turn that has come; a key that was meant for something else does not decide it. */
export function focusOnTurn(decision: HTMLElement): void {
  if (document.activeElement === decision) return;
  decision.focus();
  moved = decision;
  movedAt = performance.now();
}

/** Whether the reader means the focus to stay outside of `own`, where the next decision is, although it is their turn. */
export function isFocusOnPurpose(own: string): boolean {
  const { activeElement } = document;
  if (activeElement === null || isFocusFree(activeElement) || activeElement.closest(own) !== null) return false;
  if (activeElement.closest(TYPING) !== null) return true;
  return activeElement === pressed || performance.now() - tabbedAt < ON_THE_WAY;
}

/** To be called when a sheet opens; what it returns, when it is closed. A button that opened it by keyboard keeps the focus. */
export function noteSheetOpened(): () => void {
  const opener = pressed;
  return () => {
    pressed = isByKeyboard() && opener !== null && opener === document.activeElement ? opener : null;
    tabbedAt = -ON_THE_WAY;
    sheetsClosed.value++;
  };
}

/**
 * For a panel beside a table: when it is closed by keyboard, the button that opened it has the focus; closed with the mouse, what
 * had the focus before the panel was opened, so that keys go on there.
 */
export function useFocusReturned(): void {
  useEffect(() => {
    const before = left;
    const opener = pressed;
    const close = noteSheetOpened();
    return () => {
      const back = isByKeyboard() && opener?.isConnected === true ? opener : before;
      if (back instanceof HTMLElement) back.focus({ preventScroll: true });
      close();
    };
  }, []);
}
