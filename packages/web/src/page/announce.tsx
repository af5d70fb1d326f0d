/** Live announcements for screen readers: each move, and whose turn it is. */
import { effect, signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { language, say } from "../words/words.ts";

/** A part of an announcement that is read out once, however often it comes with other parts. */
export interface OncePart {
  /** What makes it the same part again. */
  readonly id: string;
  readonly text: string;
}

export type Part = OncePart | string;

const spoken = signal("");
// Nothing that was said in another language stays on the page.
effect(() => {
  void language.value;
  spoken.value = "";
});

/** The parts that have been read out. */
const heard = new Set<string>();
/** What follows within this time is said together with it, so that nothing is read twice; milliseconds. */
const TOGETHER = 250;
let saying: ReturnType<typeof setTimeout> | undefined;

/** What is still to be said by `announce`, and by `answer` before it. */
let waiting: readonly Part[] = [];
let answers: readonly string[] = [];

/** Says what is new in the parts: what has happened, and what is next. */
export function announce(...parts: readonly Part[]): void {
  // What was still to be said and is not among them comes with the next parts, because it has not been heard.
  waiting = parts;
  sayTogether();
}

/** Says what a press has done, with whatever else the page says about it, which would otherwise take its place. */
export function answer(text: string): void {
  answers = [text];
  sayTogether();
}

function sayTogether(): void {
  clearTimeout(saying);
  saying = setTimeout(() => {
    const parts = [...answers, ...waiting];
    const answered = answers.length > 0;
    [waiting, answers] = [[], []];
    const text = unheard(parts, heard);
    for (const part of parts) if (typeof part !== "string") heard.add(part.id);
    const words = withoutArrows(text, say("arrowTo"));
    // The same answer to the next press is read only if the text on the page changes.
    const isRepeated = answered && words === spoken.value;
    if (words !== "") spoken.value = isRepeated ? `${words}\u00a0` : words;
  }, TOGETHER);
}

/** Without the parts that were read out before or are empty; of nothing new, the last part, which is true again. */
export function unheard(parts: readonly Part[], before: ReadonlySet<string>): string {
  const fresh = parts.filter((part) => textOf(part) !== "" && (typeof part === "string" || !before.has(part.id)));
  return (fresh.length > 0 ? fresh : parts.slice(-1))
    .map(textOf)
    .join(". ")
    .replaceAll(/([.!?])\. /g, "$1 ");
}

/** An arrow between two words is said as a word; after the word for a direction it says the same once more and is left out. */
export function withoutArrows(text: string, to: string): string {
  return text.replaceAll(/(?<=[\p{L}\d]) →(?= [\p{L}\d])/gu, ` ${to}`).replaceAll(/(?<=\p{L}) [←↑→↓]/gu, "");
}

function textOf(part: Part): string {
  return typeof part === "string" ? part : part.text;
}

/** What was said on one page is no longer there on the next one, where it would be found at its end. */
export function Announcer() {
  useEffect(() => () => void (spoken.value = ""), []);
  return (
    <p class="hidden spoken" aria-live="polite" id="spoken">
      {spoken}
    </p>
  );
}
