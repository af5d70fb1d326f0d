/** Whether the reader last used the keyboard: then the focus may be moved to where the next decision is. */
import { isAtKeyboard } from "./touch.ts";

addEventListener("keydown", () => (isAtKeyboard.value = true), true);
addEventListener("pointerdown", () => (isAtKeyboard.value = false), true);

export function isByKeyboard(): boolean {
  return isAtKeyboard.peek();
}
