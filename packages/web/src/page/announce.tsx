/** Live announcements for screen readers: each move, and whose turn it is. */
import { signal } from "@preact/signals";
import { useEffect } from "preact/hooks";

const wanted = signal("");
/** What the reader has been given, as the caller wrote it. */
let told = "";
/** A text that is replaced sooner may not have been noticed, so it does not count as told; milliseconds. */
const NOTICED = 400;

/** Callers join what has happened and what is next; of that, the part that has been read out already is left out. */
export function announce(text: string): void {
  // The word before an arrow says the same.
  wanted.value = text.replaceAll(/ [←↑→↓]/g, "");
}

/** What is new in `text`: without the parts that were told before it, or that are empty. */
export function untold(text: string, before: string): string {
  const isContinued = before !== "" && text !== before && text.startsWith(`${before}. `);
  return (isContinued ? text.slice(before.length) : text).replace(/^[.\s]+/, "");
}

export function Announcer() {
  const text = wanted.value;
  const spoken = untold(text, told);
  useEffect(() => {
    const timer = setTimeout(() => (told = text), NOTICED);
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <p class="hidden spoken" aria-live="polite" id="spoken">
      {spoken}
    </p>
  );
}
