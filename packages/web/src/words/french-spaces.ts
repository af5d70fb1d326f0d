/** French puts a narrow space that never breaks before : ; ? ! and inside « »; the catalogue is written with plain ones. */
import { signal } from "@preact/signals";

/** Whether the language on screen is French. */
export const isFrench = signal(false);

export function frenchSpaces(text: string): string {
  return text.replace(/ (?=[:;?!»])|(?<=«) /g, "\u202f");
}
