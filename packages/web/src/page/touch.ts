/** Whether the reader taps rather than clicks. Apart from the settings, which find it out: sentences need no window. */
import { signal } from "@preact/signals";

export const isTouch = signal(false);
