/** A graph of one seat's chance of winning through the match, drawn in blocks of eighths. */
import type { ReviewEvent, Shares } from "@riad/review";

const EIGHTHS = " ▁▂▃▄▅▆▇█";

/** Rows from 100 % down to 0 %, with a scale on the left. */
export function drawGraph(
  events: readonly ReviewEvent[],
  result: Shares,
  seat: number,
  width: number,
  height: number,
): string[] {
  const shares = [...events.map(({ last }) => last), result].map((all) => all[seat]);
  const columns = resample(shares, Math.max(1, Math.min(width - 6, 2 * shares.length)));
  return Array.from({ length: height }, (_, row) => {
    const floor = (height - 1 - row) / height;
    const label = row === 0 ? "100 %" : row === height - 1 ? "  0 %" : row === height >> 1 ? " 50 %" : "     ";
    const blocks = columns.map((share) => EIGHTHS[Math.round(8 * Math.min(1, Math.max(0, (share - floor) * height)))]);
    return `${label} ${blocks.join("")}`.trimEnd();
  });
}

function resample(values: readonly number[], count: number): number[] {
  return Array.from({ length: count }, (_, i) => values[Math.floor((i * values.length) / count)]);
}
