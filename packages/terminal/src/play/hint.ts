import type { MoveExpectation } from "@riad/bots";
import type { Table } from "./table.ts";

/** What the strongest computer would do, and by how much it is better than the next best, in one line. */
export function describeHint(table: Table): string {
  const { match, speech } = table;
  const { level, analysis } = table.analyse();
  const { position } = match;
  const name = ({ move }: MoveExpectation): string => speech.makeTurn(position, move);
  const [best, second] = analysis.moves;
  const next = second === undefined ? "" : `; next best ${name(second)} (${numbers(second)})`;
  const searched = `${level}, ${analysis.nodes} positions`;
  return `Hint: ${name(best)} (${numbers(best)})${next}. ${analysis.moves.length} turns compared by ${searched}.`;
}

function numbers({ share, margin }: MoveExpectation): string {
  const ahead = `${Math.abs(margin).toFixed(1)} points ${margin < 0 ? "behind" : "ahead"}`;
  return `wins ${(100 * share).toFixed(0)} %, ${ahead}`;
}
