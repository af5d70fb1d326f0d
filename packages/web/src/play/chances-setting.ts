/** Whether chances and costs are shown at a table. They are hidden until a first match has ended, unless somebody asks for them. */
import { computed, signal } from "@preact/signals";
import { keep, recall } from "../memory.ts";
import { choose, settings } from "../page/settings.ts";

const LEARNED = "riad.learned";

/** Whether a lesson has explained what a roll may cost. */
const hasLearned = signal(recall(LEARNED) !== null);

/** The faces of the die that cost something, and how much: also in the first match of somebody who has learned to read them. */
export const showsChances = computed(
  () => settings.value.odds === "on" || (settings.value.odds === "later" && hasLearned.value),
);

/** What a way costs on average; a lesson does not explain that. */
export const showsAverages = computed(() => settings.value.odds === "on");

export function noteLearned(): void {
  keep(LEARNED, "yes");
  hasLearned.value = true;
}

/** From now on there is room for more than the rules. */
export function endFirstMatch(): void {
  if (settings.peek().odds === "later") choose("odds", "on");
}
