/**
 * Sanitises a line before it is written to a terminal. Servers, names and saved matches may contain anything, including
 * control sequences that move the cursor, set the window title or type into the shell. Our own colours are harmless and
 * are kept.
 */
import { printable } from "@riad/drawing/block";

const ESCAPE = "\u001B";
const COLOUR = new RegExp(`(${ESCAPE}\\[[\\d;]*m)`);

/** Keeps text and colours; every other control character is replaced by a visible mark. */
export function safeText(line: string): string {
  return line
    .split(COLOUR)
    .map((part, i) => (i % 2 === 1 ? part : printable(part)))
    .join("");
}
