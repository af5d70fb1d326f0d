/** What a review says about Marrakech. */
import { PASS, columnOf, higherSquare, lowerSquare, rowOf } from "@riad/marrakech";
import type { MarrakechPosition } from "@riad/marrakech";
import type { ReviewWords } from "../play/review-words.ts";
import type { Key } from "../words/words.ts";
import { say } from "../words/words.ts";
import { paymentOf, propose } from "./sentences.ts";

const ROWS = {
  ownToll: "rowOwnToll",
  rivalIncome: "rowRivalIncome",
  ownIncome: "rowOwnIncome",
  rivalToll: "rowRivalToll",
  squares: "rowSquares",
  covered: "rowCovered",
} as const satisfies Record<string, Key>;

export const marrakechReviewWords: ReviewWords<MarrakechPosition> = {
  brief(position, move) {
    if (position.phase !== "lay" || move === PASS) return propose(position, move);
    const [one, other] = [lowerSquare(move), higherSquare(move)];
    const isAcross = rowOf(one) === rowOf(other);
    const [line, along] = isAcross ? [rowOf, columnOf] : [columnOf, rowOf];
    return say(isAcross ? "rugInRow" : "rugInColumn", {
      line: line(one) + 1,
      from: along(one) + 1,
      to: along(other) + 1,
    });
  },
  row: (row) => (isRow(row) ? say(ROWS[row]) : row),
  motif({ name, numbers }) {
    const { faces, most, betterFaces, betterMost, squares, size, other } = numbers;
    if (name === "tollAvoided") return say("motifTollAvoided", { faces, most });
    if (name === "tollLess") return say("motifTollLess", { faces, most, betterFaces, betterMost });
    if (name === "ruin") return say("motifRuin", { faces });
    if (name === "ownCovered") return say("motifOwnCovered", { count: squares });
    if (name === "theirsCovered") return say("motifTheirsCovered", { count: squares });
    return name === "regionGrown" ? say("motifRegionGrown", { size, other }) : "";
  },
  outcome(before, outcome) {
    if (before.phase !== "roll") return "";
    const payment = paymentOf(before, outcome);
    return payment === null ? say("outcomeFree") : `−${payment.paid}`;
  },
};

function isRow(row: string): row is keyof typeof ROWS {
  return Object.hasOwn(ROWS, row);
}
