/** What an event is called in the list of moments and above its board. */
import { say } from "../words/words.ts";
import { eventTitle } from "./review-sentences.ts";
import { isForced } from "./review-view.ts";
import type { ReviewView } from "./review-view.ts";

/** "Mistake", "Lucky", or "Only move" where nobody could have done anything else. */
export function titleOf(view: ReviewView, index: number): string {
  return isForced(view.run.events.value[index]) ? say("kindOnly") : eventTitle(view, index);
}
