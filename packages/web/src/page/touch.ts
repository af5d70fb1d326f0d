/** How the reader chooses, which the page finds out (settings.ts, input.ts): sentences need no window. */
import { signal } from "@preact/signals";

/** Whether they tap rather than click. */
export const isTouch = signal(false);

/** Whether they used the keyboard last. */
export const isAtKeyboard = signal(false);
