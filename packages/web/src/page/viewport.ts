/** Which of the four layouts the window has room for. The style sheets ask the same questions. */
import { computed, signal } from "@preact/signals";

/** From this width on everything stands on one screen side by side. */
const wide = watch("(min-width: 1180px)");
/** Below it a tablet, upright or on its side, has more room than a phone. */
const upright = watch("(min-width: 700px) and (min-height: 900px)");
const onItsSide = watch("(min-width: 960px) and (min-height: 660px) and (orientation: landscape)");

export type Format = "wide" | "tablet" | "side" | "phone";

export const format = computed<Format>(() =>
  wide.value ? "wide" : onItsSide.value ? "side" : upright.value ? "tablet" : "phone",
);

export const isWide = computed(() => format.value === "wide");

function watch(query: string) {
  const list = matchMedia(query);
  const matches = signal(list.matches);
  list.addEventListener("change", () => (matches.value = list.matches));
  return matches;
}
