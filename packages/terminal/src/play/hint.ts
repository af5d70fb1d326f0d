import type { Analysis, JudgedMove } from "@riad/bots";
import { reasonOf } from "@riad/review";
import type { PlainReason } from "@riad/review";
import type { Table } from "./table.ts";

/** The strongest computer's move and the value of the next best one, in one line. */
export function describeHint(table: Table): string {
  const { match, speech } = table;
  const { position } = match;
  const analysis = table.analyse();
  const [best, second] = analysis.moves.filter(({ isSeen }) => isSeen);
  const name = ({ move }: JudgedMove): string => speech.makeTurn(position, move);
  const win = ({ shares }: JudgedMove): string => percent(shares[position.actor]);
  const hint = `Hint: ${name(best)} (win chance ${win(best)}, expected result ${points(best)}).`;
  if (second === undefined) return `${hint}${describeReason(table, analysis)}`;
  return `${hint} Next best: ${name(second)} (${win(second)}, ${points(second)}).${describeReason(table, analysis)}`;
}

/** The main reason for the move, in points. */
function describeReason({ match, speech, judge }: Table, analysis: Analysis): string {
  const reason = reasonOf(match.game, match.position, analysis, judge);
  if (reason === null) return "";
  const { row, plain } = reason;
  if (row !== null)
    return ` Why: ${speech.account?.("the rival")[row.row] ?? "what comes later"} +${Math.round(row.points)}.`;
  return plain === null ? "" : ` ${PLAIN[plain]}`;
}

const PLAIN: Readonly<Record<PlainReason, string>> = {
  only: "There is no other move.",
  level: "It is about as good.",
  small: "Many small things add up here.",
};

/** In steps of five: the search is not more precise than that. */
function percent(share: number): string {
  const rounded = 5 * Math.round(20 * share);
  if (rounded === 0) return "under 5 %";
  return rounded === 100 ? "over 95 %" : `${rounded} %`;
}

/** Points ahead of the best other seat, or behind it. */
function points({ margin }: JudgedMove): string {
  const rounded = Math.round(margin);
  return rounded === 0 ? "level" : `${rounded < 0 ? "−" : "+"}${Math.abs(rounded)}`;
}
