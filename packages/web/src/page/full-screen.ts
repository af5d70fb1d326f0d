/** The whole screen for the table, with boards as large as they can be. */
import { isLarge } from "./format.ts";

/** Some browsers on phones cannot; then there is no button. */
export const mayFillScreen = document.fullscreenEnabled;

export async function toggleFullScreen(): Promise<void> {
  if (document.fullscreenElement === null) await document.documentElement.requestFullscreen();
  else await document.exitFullscreen();
}

// Escape leaves it as well, without asking the page.
document.addEventListener("fullscreenchange", () => (isLarge.value = document.fullscreenElement !== null));
