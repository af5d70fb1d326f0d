/** Why a move is better, as part of a sentence: from a row of its account and nothing else. */
import { LATER, wholeOf } from "@riad/review";
import type { AccountRow } from "@riad/review";
import { say } from "../words/words.ts";
import type { ReviewWords, RowWorth } from "./review-words.ts";

/** Fewer expected points are not worth naming. */
export const LEAST_POINTS = 0.3;

/** The row that speaks most for the better move; empty where none does clearly. The words of reviews must be loaded. */
export function whyOf(
  words: ReviewWords | null,
  rows: readonly AccountRow[],
  against: Pick<RowWorth, "rival"> = {},
): string {
  const [most] = rows.filter(({ row }) => row !== LATER).sort((one, other) => other.points - one.points);
  if (most === undefined || most.points < LEAST_POINTS) return "";
  const points = say("pointsCount", { count: Math.max(1, wholeOf(most.points)) });
  return words?.why(most.row, { points, ...against }) ?? "";
}
