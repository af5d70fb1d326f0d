/** What somebody has put into the viewer that is not a position: a slip in a code, a whole match, or any other text. */

export type RefusedKind = "code" | "match" | "other";

/** `at` is where reading it failed. */
export function kindOfRefused(typed: string, at: number): RefusedKind {
  const text = typed.trim();
  if (text.startsWith("riad record")) return "match";
  // Read so far or to its end, it is the beginning of a code; and in ordinary words digits do not stand between letters.
  const isCode = at >= LEAST_READ || at >= text.length || /[a-z]\d[a-z\d]/i.test(text);
  return isCode && !text.includes("://") ? "code" : "other";
}

/** Ordinary words begin like a code for a letter or two at most. */
const LEAST_READ = 3;

/** Pasted lines one after the other: in a field of one line nothing else could be seen whole. */
export function inOneLine(typed: string): string {
  return /[\n\r]/.test(typed) ? typed.trim().replace(/\s*[\n\r]+\s*/g, " ") : typed;
}

/** The position in a link to the viewer, wherever that is served from; null for any other text. */
export function positionInLink(typed: string): string | null {
  const query = /^\S*\/view\/?[a-z]*\?(\S+)$/.exec(typed.trim())?.[1];
  return query === undefined ? null : new URLSearchParams(query.split("#")[0]).get("p");
}
