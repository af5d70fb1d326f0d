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

/** `n` and `p`, or the arrows where nothing else uses them; `t` tries again, `w` asks what if. */
function pressInMoments(view: ReviewView, key: string): boolean {
  const by = { n: 1, ArrowRight: 1, p: -1, ArrowLeft: -1 }[key];
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
