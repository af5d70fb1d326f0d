import { signal } from "@preact/signals";

/** From this width on everything stands on one screen side by side; below it the parts stand one under the other. */
const wide = matchMedia("(min-width: 1180px)");

export const isWide = signal(wide.matches);

wide.addEventListener("change", () => {
  isWide.value = wide.matches;
});
