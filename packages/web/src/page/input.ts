/** Whether the reader last used the keyboard: then the focus may be moved to where the next decision is. */
let keyboard = false;

addEventListener("keydown", () => (keyboard = true), true);
addEventListener("pointerdown", () => (keyboard = false), true);

export function isByKeyboard(): boolean {
  return keyboard;
}
