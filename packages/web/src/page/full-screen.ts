/** A big table for a projector: boards as large as they can be, with or without the whole screen. */
import { useLayoutEffect } from "preact/hooks";
import { isLarge } from "./format.ts";

/** Some browsers on phones cannot; then there is no button. */
export const mayFillScreen = document.fullscreenEnabled;

/** Leaves the big table however it was entered. */
export async function toggleFullScreen(): Promise<void> {
  if (document.fullscreenElement !== null) await document.exitFullscreen();
  else if (isLarge.value) isLarge.value = false;
  else await document.documentElement.requestFullscreen();
}

// On a full screen the browser handles Escape itself.
document.addEventListener("fullscreenchange", () => (isLarge.value = document.fullscreenElement !== null));

/** `z` enters the big table and leaves it, Escape leaves it, unless something lies over it. A page without one has its usual size again. */
export function useLargeKey(isCovered: () => boolean): void {
  // Before the page is painted: a key pressed at what one already sees must not be lost.
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent) => {
      const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey && !event.defaultPrevented;
      const isMeant = event.key === "z" || (event.key === "Escape" && isLarge.value && !isInDialog(event.target));
      if (!isMeant || !isPlain || isTyping(event.target) || isCovered()) return;
      event.preventDefault();
      isLarge.value = !isLarge.value;
    };
    addEventListener("keydown", press);
    return () => {
      removeEventListener("keydown", press);
      if (!document.fullscreenElement) isLarge.value = false;
    };
  }, []);
}

/** There Escape closes the dialog. */
function isInDialog(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.closest("dialog") !== null;
}

/** A key that is pressed there is a letter of a text; a slider has no letters. */
export function isTyping(target: EventTarget | null): boolean {
  if (target instanceof HTMLInputElement) return target.type !== "range";
  return target instanceof HTMLTextAreaElement;
}
