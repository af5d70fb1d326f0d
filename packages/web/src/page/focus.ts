/** Where the keyboard and the screen reader are when a page opens: at its heading, not above the page's navigation. */
import { signal } from "@preact/signals";
import { useEffect } from "preact/hooks";

/** Whether this page is the one that was loaded; a browser starts to read that one at its top by itself. */
let isFirstPage = true;

/** Nothing has the focus, or only the heading that a page was opened with: the focus may move to the next decision. */
export function isFocusFree(element: EventTarget | null = document.activeElement): boolean {
  return element === null || element === document.body || (element instanceof HTMLElement && element.tagName === "H1");
}

/** Raised when a sheet over a table is closed: the focus then belongs to the decision again, not to the button that opened it. */
export const sheetsClosed = signal(0);

/** Somebody who has just pressed Tab is on the way to something; milliseconds. */
const ON_THE_WAY = 700;
const TYPING = "dialog, input, textarea, .moves-dock, .playback";

/** The control that was last pressed, which may be pressed again. */
let pressed: Element | null = null;
let tabbedAt = -ON_THE_WAY;

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

/** To be called by the head of a page. At a table (`isTable`) also when it is the first page: Tab then leads to the board. */
export function useHeadingFocus(isTable: boolean): void {
  useEffect(() => {
    const isWanted = isTable || !isFirstPage;
    isFirstPage = false;
    if (!isWanted || !isFocusFree()) return;
    focusHeading();
  }, []);
}

/** The heading that can be seen: at the end of a match that of the result. */
export function focusHeading(): void {
  const headings = Array.from(document.querySelectorAll<HTMLElement>("main h1"));
  const heading = headings.find((one) => one.checkVisibility()) ?? headings[0];
  if (heading === undefined) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
