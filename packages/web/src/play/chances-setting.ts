/** Whether chances and costs are shown at a table. They are hidden until a first match has ended, unless somebody asks for them. */
import { computed } from "@preact/signals";
import { choose, settings } from "../page/settings.ts";

export const showsChances = computed(() => settings.value.odds === "on");

/** From now on there is room for more than the rules. */
export function endFirstMatch(): void {
  if (settings.peek().odds === "later") choose("odds", "on");
}
