/** A moment of a review that has been opened: its boards, its choices and the reason. */
import type { Counted, Named } from "../../arguments.ts";
import { sentences } from "../../sentences.ts";
import type { Whose, Worth } from "./whose.ts";

/** On how many rolls two moves leave a share of the win; null is the reader. */
export interface RollsLeft extends Whose {
  readonly least: string;
  /** Whether that is all of the win. */
  readonly isAll: boolean;
  readonly count: number;
  readonly otherCount: number;
  readonly of: number;
  readonly other: string;
}

/** Whether it is compared with what the reader has tried, not with the move of the match. */
export interface Compared extends Worth {
  readonly isTry: boolean;
}

export const opened = {
  viewLabel: "Which position is shown",
  viewBefore: "Before",
  viewAfterRoll: "After the roll",
  viewYours: "After your move",
  viewPlayed: "After the move",
  viewBetter: "After the better move",
  boardOf: ({ name }: Named) => `Show ${name}’s board`,
  differenceTitle: "Points",
  accountDifference: "difference",
  accountYours: "your move",
  accountTotal: ({ points }: { points: string }) => `${points} points`,
  nextBest: "next best",
  inAll: ({ name }: Whose) => `in all, for ${name ?? "you"}`,
  rowLater: "everything else",
  estimated: "estimated",
  choicesTitle: "Moves we compared",
  choicesPoints: "points less than the best",
  futuresTitle: "Every way and every roll",
  futuresAbout: "Large: chance to win in %, after each roll. Small: what the roll costs.",
  mean: "average",
  chanceTitle: "What could have come up",
  sampleTitle: ({ count }: Counted) => `This deal among ${count} others`,
  cameUp: "came up",
  momentInWords: "The board in words",
  lookAgain: "Look again",
  lookingAgain: "Looking again …",
  lookedAgain: ({ loss, error }: { loss: string; error: string }) =>
    `Checked for ten times as long: ${loss}${error === "" ? "" : `\u00a0±\u00a0${error}`}`,
  explaining: "Counting …",
  notExplained: "The reason couldn’t be counted.",
  reasonOnly: "There was no other move.",
  reasonBest: ({ better, other, motifs }: { better: string; other: string; motifs: readonly string[] }) =>
    `Best: ${better}; next best: ${other}. ${sentences(motifs, "The best move", "It also")}`.trim(),
  reasonMotifs: ({ better, motifs }: { better: string; motifs: readonly string[] }) =>
    `Better: ${better}. ${sentences(motifs, "It", "It also")}`,
  reasonWhy: ({ better, why }: { better: string; why: string }) => `Better: ${better}. It ${why}.`,
  reasonBetter: ({ better }: { better: string }) => `Better: ${better}.`,
  /** What rolls leave after the better move, and after the other one. */
  reasonRolls: ({ name, least, isAll, count, otherCount, of, other }: RollsLeft) =>
    `It leaves ${name ?? "you"} ${isAll ? "" : "at least "}${least} to win on ${count === of ? "every roll" : `${count} of ${of} rolls`}; ${other} does so on ${otherCount || "none"}.`,
  reasonAny: ({ better }: { better: string }) => `Better: ${better}. We can’t name one reason: small things add up.`,
  reasonAlike: ({ better }: { better: string }) => `About as good: ${better}.`,
  /** What speaks against the better move now, row by row. */
  reasonAgainst: ({ rows }: { rows: string }) => `At first it costs points: ${rows}.`,
  reasonPoints: ({ points }: { points: string }) => `It’s only about the points: ${points}.`,
  reasonFewerPoints: ({ points, own, other }: { points: string; own: string; other: string }) =>
    `It ends with about ${points} less on average, but it wins more often: ${own} instead of ${other}. Winning small counts as much as winning big.`,
  reasonPointsOnly: ({ points }: { points: string }) =>
    `Who wins was settled by then; it’s only about the points: ${points} in all.`,
  reasonTotal: ({ points, isTry }: Compared) =>
    `${isTry ? "Compared with your try," : "In all"} it’s worth about ${points} more.`,
  reasonDecides: ({ points, isTry }: Compared) =>
    `${isTry ? "Compared with your try," : "In all"} it’s worth about ${points} more, and that decides the match.`,
};
