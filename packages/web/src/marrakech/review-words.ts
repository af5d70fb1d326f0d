/** What a review says about Marrakech. */
import { PASS, columnOf, higherSquare, lowerSquare, rowOf } from "@riad/marrakech";
import type { MarrakechPosition } from "@riad/marrakech";
import type { Motif } from "@riad/review";
import { entryAt } from "../play/review-words.ts";
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

const WHY = {
  ownToll: "whyOwnToll",
  rivalIncome: "whyRivalIncome",
  ownIncome: "whyOwnIncome",
  rivalToll: "whyRivalToll",
  squares: "whySquares",
  covered: "whyCovered",
} as const satisfies Record<keyof typeof ROWS, Key>;

const THEMES = {
  tollAvoided: "themeTolls",
  tollLess: "themeTolls",
  ruin: "themeRuin",
  ownCovered: "themeOwnRugs",
  theirsCovered: "themeTheirRugs",
  regionCut: "themeTheirRugs",
  regionGrown: "themeCarpets",
  bridge: "themeCarpets",
  trap: "themeCarpets",
  lastRugs: "themeCarpets",
  reach: "themeTheirRugs",
} as const satisfies Record<string, Key>;

type Sentence = (numbers: Motif["numbers"], names: readonly string[]) => string;

const MOTIFS: Readonly<Record<string, Sentence>> = {
  tollAvoided: ({ faces, most }) => say("motifTollAvoided", { faces, most }),
  tollLess: ({ faces, most, betterFaces, betterMost }) =>
    say("motifTollLess", { faces, most, betterFaces, betterMost }),
  ruin: ({ faces }) => say("motifRuin", { faces }),
  reach: ({ faces, other }) => say("motifReach", { faces, other }),
  ownCovered: ({ squares }) => say("motifOwnCovered", { count: squares }),
  theirsCovered: ({ squares }) => say("motifTheirsCovered", { count: squares }),
  regionGrown: ({ size, other }) => say("motifRegionGrown", { size, other }),
  regionCut: ({ seat, size, other }, names) => say("motifRegionCut", { name: names[seat], size, other }),
  bridge: ({ regions, size }) => say("motifBridge", { count: regions, size }),
  trap: ({ seat, faces, other }, names) => say("motifTrap", { name: names[seat], faces, other }),
  lastRugs: ({ squares, rugs }) => say("motifLastRugs", { count: squares, rugs }),
};

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
  row(row) {
    const key = entryAt(ROWS, row);
    return key === undefined ? row : say(key);
  },
  why(row, points) {
    const key = entryAt(WHY, row);
    return key === undefined ? "" : say(key, { points });
  },
  theme(motif) {
    const key = entryAt(THEMES, motif);
    return key === undefined ? "" : say(key);
  },
  motif({ name, numbers }, names) {
    return entryAt(MOTIFS, name)?.(numbers, names) ?? "";
  },
  outcome(before, outcome) {
    if (before.phase !== "roll") return "";
    const payment = paymentOf(before, outcome);
    return payment === null ? say("outcomeFree") : `−${payment.paid}`;
  },
};
