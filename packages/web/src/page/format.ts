/**
 * Which of the four layouts the window has room for. This is the only place that knows the breakpoints: scripts read
 * `format`, style sheets read `data-format` on the root element.
 */
import { computed, effect, signal } from "@preact/signals";

/** From this width on everything is side by side on one screen. */
const wide = watch("(min-width: 1180px)");
/** Below it a tablet, upright or on its side, has more room than a phone. */
const upright = watch("(min-width: 700px) and (min-height: 900px)");
const onItsSide = watch("(min-width: 960px) and (min-height: 660px) and (orientation: landscape)");

export type Format = "wide" | "tablet" | "side" | "phone";

export const format = computed<Format>(() =>
  wide.value ? "wide" : onItsSide.value ? "side" : upright.value ? "tablet" : "phone",
);

export const isWide = computed(() => format.value === "wide");

effect(() => {
  document.documentElement.dataset["format"] = format.value;
});

function watch(query: string) {
  const list = matchMedia(query);
  const matches = signal(list.matches);
  list.addEventListener("change", () => (matches.value = list.matches));
  return matches;
}
