/** Opens a text as a match or a position, or says why it can't. */
import { signal } from "@preact/signals";
import { sitDown } from "../play/request.ts";
import { sayRefusal } from "../words/refusals.ts";

/** Whether the sheet is open, and what was wrong with the last text. */
export const isOpening = signal(false);
export const refusal = signal("");

export async function openText(text: string): Promise<void> {
  // The rules are needed only now.
  const { readAnything } = await import("./reading.ts");
  const read = readAnything(text);
  if (!read.ok) {
    refusal.value = sayRefusal(read.refusal);
    isOpening.value = true;
    return;
  }
  refusal.value = "";
  isOpening.value = false;
  sitDown(read.value.game, read.value.request);
}
