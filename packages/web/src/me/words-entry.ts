/** The words that let a device in, as somebody types them or as a link brings them. */

/** For another device, and on a recovery sheet. */
const COUNTS: ReadonlySet<number> = new Set([8, 12]);

/** The words in a text, however they are separated; capitals and accents do not matter. */
export function readWords(text: string): string[] {
  return (
    text
      .normalize("NFKD")
      .replace(/\p{M}/gu, "")
      .toLowerCase()
      .match(/[a-z]+/g) ?? []
  );
}

export function isComplete(words: readonly string[]): boolean {
  return COUNTS.has(words.length);
}

export interface EntryLink {
  readonly words: string;
  /** The device that showed the code is to forget the person. */
  readonly isMove: boolean;
}

const MARK = "words=";
const MOVE = "&move";

/** What the fragment of an address brings; null if it brings no words. */
export function readEntryLink(fragment: string): EntryLink | null {
  if (!fragment.startsWith(MARK)) return null;
  const isMove = fragment.endsWith(MOVE);
  const text = fragment.slice(MARK.length, isMove ? -MOVE.length : undefined);
  const words = readWords(decodeSafely(text.replace(/\+/g, " ")));
  return words.length === 0 ? null : { words: words.join(" "), isMove };
}

/** The address that a QR code leads to. */
export function makeEntryLink(path: string, isMove: boolean, base: string): string {
  return new URL(path, base).href + (isMove ? MOVE : "");
}

function decodeSafely(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
