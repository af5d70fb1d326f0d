/**
 * The last thing that happens to a line before it is written to a terminal. Servers, names and saved matches may contain
 * anything; a control sequence among it could move the cursor, set the window title or type into the shell. Colours are
 * ours, and harmless, so they stay.
 */
import { printable } from "@riad/drawing/block";

const ESCAPE = "\u001B";
const COLOUR = new RegExp(`(${ESCAPE}\\[[\\d;]*m)`);

/** One line of text and colours; everything else that a terminal would obey is replaced by a visible mark. */
export function safeText(line: string): string {
  return line
    .split(COLOUR)
    .map((part, i) => (i % 2 === 1 ? part : printable(part)))
    .join("");
}
