/** Whether to use colours, and how many. */
import { newPaint } from "@riad/drawing";
import type { Paint } from "@riad/drawing";

/** The colours for a stream: as requested, or as the stream supports them. */
export function paintFor(stream: NodeJS.WriteStream, asked: boolean | undefined): Paint {
  return newPaint(asked ?? wantsColor(stream), stream.isTTY ? stream.getColorDepth() : 8);
}

/** Whether to use colours when no flag says so: see no-color.org. */
function wantsColor(stream: { isTTY?: boolean }): boolean {
  const { NO_COLOR, FORCE_COLOR, TERM } = process.env;
  if (NO_COLOR !== undefined && NO_COLOR !== "") return false;
  if (FORCE_COLOR !== undefined && FORCE_COLOR !== "" && FORCE_COLOR !== "0") return true;
  return stream.isTTY === true && TERM !== "dumb";
}
