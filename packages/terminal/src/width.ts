import { EXIT, Failure } from "./failure.ts";
import { NARROWEST } from "./play/frame.ts";

const WIDEST = 400;
/** Columns, for pipes and files. */
const USUAL = 80;

/** The width to draw at: as requested, or that of the terminal. */
export function widthFor(stream: { columns?: number }, asked?: string): number {
  if (asked !== undefined) {
    const width = Number(asked);
    if (Number.isInteger(width) && width >= NARROWEST && width <= WIDEST) return width;
    throw new Failure(`The width is a number from ${NARROWEST} to ${WIDEST}, not "${asked.slice(0, 20)}".`, EXIT.usage);
  }
  const columns = stream.columns ?? Number(process.env["COLUMNS"] ?? "");
  return columns > 0 ? Math.min(Math.max(columns, NARROWEST), WIDEST) : USUAL;
}
