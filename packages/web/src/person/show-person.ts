import { personSlot } from "../page/person-slot.ts";
import { withWords } from "../words/words.ts";

/** Puts the person into the head of the page: they have played online. Without it nothing else is missing. */
export function showPerson(): void {
  if (personSlot.peek() !== null) return;
  withWords("online", import("./PersonMark.tsx")).then(
    ({ PersonMark }) => (personSlot.value = PersonMark),
    () => undefined,
  );
}
