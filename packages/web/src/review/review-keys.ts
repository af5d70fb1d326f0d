/** The keys of the review page: through the moments, and into what if and try again. */
import { useEffect } from "preact/hooks";
import type { ReviewView } from "./review-view.ts";

export function useReviewKeys(view: ReviewView): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
      if (document.querySelector("dialog[open]") !== null || event.target instanceof HTMLInputElement) return;
      // Somebody who tries again has keys of their own.
      if (view.trying.peek() !== null) return;
      const isUsed =
        view.branches.opened.peek() === null ? pressInMoments(view, event.key) : pressInBranch(view, event.key);
      if (isUsed) event.preventDefault();
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  }, [view]);
}

/** The first and the last one are as far away as any. */
const FAR = 1000;

/** `n` and `p`, or the arrows where nothing else uses them, Home and End; `t` tries again, `w` asks what if. */
function pressInMoments(view: ReviewView, key: string): boolean {
  const { scrollHeight, clientHeight } = document.documentElement;
  // A page that is higher than the window scrolls by these keys.
  if (/^(?:ArrowUp|ArrowDown|Home|End)$/.test(key) && scrollHeight > clientHeight + 1) return false;
  const by = { n: 1, ArrowRight: 1, ArrowDown: 1, End: FAR, p: -1, ArrowLeft: -1, ArrowUp: -1, Home: -FAR }[key];
  if (by !== undefined) view.step(by);
  else if (key === "t") view.tryAgain();
  else if (key === "w") view.branchOffHere();
  else return false;
  return true;
}

function pressInBranch({ branches }: ReviewView, key: string): boolean {
  const branch = branches.opened.peek();
  const by = { ArrowRight: 1, ArrowLeft: -1 }[key];
  if (branch !== null && by !== undefined) branch.jump(branch.at.peek() + by);
  else if (key === "Escape") branches.close();
  else return false;
  return true;
}
