/** What has the focus is often gone after a move, and the browser then starts at the top of the page again. */
import { useEffect } from "preact/hooks";
import { focusHeading } from "./focus.ts";
import { isByKeyboard } from "./input.ts";

/** After the effects of the table, which knows where the next decision is; milliseconds. */
const AFTER_TABLE = 30;

/** For keyboard users the heading has the focus until the next decision takes it. For a page that is drawn again with every move. */
export function useFocusKept(): void {
  useEffect(() => {
    const timer = setTimeout(() => {
      const isLost = document.activeElement === null || document.activeElement === document.body;
      if (isLost && isByKeyboard() && document.querySelector("dialog[open]") === null) focusHeading();
    }, AFTER_TABLE);
    return () => clearTimeout(timer);
  });
}
