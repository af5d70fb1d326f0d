/** Where the keyboard and the screen reader are when a page opens: at its heading, not above the page's navigation. */
import { useEffect } from "preact/hooks";

/** Whether this page is the one that was loaded; a browser starts to read that one at its top by itself. */
let isFirstPage = true;

/** Nothing has the focus, or only the heading that a page was opened with: the focus may move to the next decision. */
export function isFocusFree(element: EventTarget | null = document.activeElement): boolean {
  return element === null || element === document.body || (element instanceof HTMLElement && element.tagName === "H1");
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
