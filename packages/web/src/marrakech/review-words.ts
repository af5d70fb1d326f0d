/** What a review says about Marrakech. */
import { PASS, higherSquare, lowerSquare, makeSquareName } from "@riad/marrakech";
import type { MarrakechPosition } from "@riad/marrakech";
import { tellLuck } from "@riad/review";
import { marrakechLuck } from "@riad/review/marrakech-luck";
import { makeReviewWords } from "../play/review-words.ts";
import type { Company, ReviewTables } from "../play/review-words.ts";
import { decimal, say } from "../words/words.ts";
import { paymentOf, propose } from "./sentences.ts";

const ROWS: ReviewTables["rows"] = {
  tollToRival: {
    name: ({ mover, rival }) => say("rowTollBetween", { payer: mover, payee: rival }),
    why: (worth) => say("whyTollToRival", worth),
  },
  tollFromRival: {
    name: ({ mover, rival }) => say("rowTollBetween", { payer: rival, payee: mover }),
    why: (worth) => say("whyTollFromRival", worth),
  },
  ownToll: { name: ({ mover: name }) => say("rowTollPaid", { name }), why: (worth) => say("whyOwnToll", worth) },
  rivalIncome: {
    name: ({ rival: name }) => say("rowTollGot", { name }),
    why: (worth) => say("whyRivalIncome", worth),
  },
  ownIncome: {
    name: ({ mover: name }) => say("rowTollGot", { name }),
    why: (worth) => say("whyOwnIncome", worth),
  },
  rivalToll: {
    name: ({ rival: name }) => say("rowTollPaid", { name }),
    why: (worth) => say("whyRivalToll", worth),
  },
  squares: { name: ({ mover: name }) => say("rowSquares", { name }), why: (worth) => say("whySquares", worth) },
  covered: { name: ({ rival: name }) => say("rowCovered", { name }), why: (worth) => say("whyCovered", worth) },
  ownCarpets: { name: ({ mover: name }) => say("rowCarpets", { name }), why: (worth) => say("whyOwnCarpets", worth) },
  theirCarpets: {
    name: ({ rival: name }) => say("rowCarpets", { name }),
    why: (worth) => say("whyTheirCarpets", worth),
  },
  othersCarpets: { name: () => say("rowOthersCarpets"), why: (worth) => say("whyOthersCarpets", worth) },
  place: { name: () => say("rowPlace"), why: (worth) => say("whyPlace", worth) },
};

const THEMES = {
  tollAvoided: "themeTolls",
  tollLess: "themeTolls",
  tollMean: "themeTolls",
  ruin: "themeRuin",
  ownCovered: "themeOwnRugs",
  theirsCovered: "themeTheirRugs",
  regionCut: "themeTheirRugs",
  regionGrown: "themeCarpets",
  bridge: "themeCarpets",
  trap: "themeCarpets",
  lastRugs: "themeCarpets",
  reach: "themeTheirRugs",
} as const;

/** The faces of the die. */
const FACES = 6;

const MOTIFS: ReviewTables["motifs"] = {
  tollAvoided: ({ faces, most }) => say("motifTollAvoided", { faces, most }),
  tollLess: ({ faces, most, betterFaces, betterMost }) =>
    say("motifTollLess", { faces, most, betterFaces, betterMost }),
  tollMean: ({ sixths, otherSixths }) =>
    say("motifTollMean", { mean: decimal(sixths / FACES), other: decimal(otherSixths / FACES) }),
  ruin: ({ faces }) => say("motifRuin", { faces }),
  reach: ({ faces, other }, company) => say("motifReach", { faces, other, ...rivalIn(company) }),
  ownCovered: ({ squares }, { mover }) => say("motifOwnCovered", { count: squares, mover }),
  theirsCovered: ({ squares }, company) => say("motifTheirsCovered", { count: squares, ...rivalIn(company) }),
  regionGrown: ({ size, other }) => say("motifRegionGrown", { size, other }),
  regionCut: ({ seat, size, other }, { names }) => say("motifRegionCut", { name: names[seat], size, other }),
  bridge: ({ regions, size }, { mover }) => say("motifBridge", { count: regions, size, mover }),
  trap: ({ seat, faces, other }, { names, mover }) => say("motifTrap", { name: names[seat], faces, other, mover }),
  lastRugs: ({ squares, rugs }, { mover }) => say("motifLastRugs", { count: squares, rugs, mover }),
};

/** Whoever has all the squares that are not the mover's, where that is one seat. */
function rivalIn({ rival }: Company): Pick<Company, "rival"> {
  return rival === undefined ? {} : { rival };
}

export const marrakechReviewWords = makeReviewWords<MarrakechPosition>({
  brief(position, move, side) {
    if (position.phase !== "lay" || move === PASS) return propose(position, move, side);
    const [one, other] = [lowerSquare(move), higherSquare(move)].map(makeSquareName);
    return say("rugOn", { one, other });
  },
  rows: ROWS,
  themes: THEMES,
  motifs: MOTIFS,
  outcome(before, outcome) {
    if (before.phase !== "roll") return "";
    const payment = paymentOf(before, outcome);
    return payment === null ? say("outcomeFree") : `−${payment.paid}`;
  },
  rolled(before, die, names) {
    if (before.phase !== "roll") return "";
    const payment = paymentOf(before, die);
    const payer = names[before.turn];
    if (payment === null) return say("rolledFree", { name: payer, die });
    return say("rolledPaid", { payer, payee: names[payment.to], die, paid: payment.paid, isOut: payment.ruins });
  },
  luck(match, event, seat, names) {
    const fact = tellLuck(match, event, seat, marrakechLuck);
    // A roll decides nothing else.
    if (fact === null) return match.positionAt(event.ply).phase === "roll" ? say("luckPlace") : "";
    const { seat: roller, to, of, paid, squares, faces, sixths, isMore } = fact.numbers;
    const [name, mean] = [names[roller], decimal(sixths / FACES)];
    if (fact.name === "paid") return say("luckPaid", { name, paid, mean });
    if (fact.name === "got") return say("luckGot", { payer: name, payee: names[to], paid, mean });
    const covered = of !== roller ? { of: names[of] } : names.length === 2 ? { of: names[1 - of] } : {};
    return say("luckCover", { name, ...covered, squares, faces, isMore: isMore === 1 });
  },
  ruin(match, seat, name) {
    if (!match.position.isOut(seat)) return "";
    const ply = match.log.findIndex((_, i) => match.positionAt(i + 1).isOut(seat));
    const payment = paymentOf(match.positionAt(ply), match.log[ply]);
    if (payment === null) return "";
    return say("wentBankrupt", { payer: name(seat), payee: name(payment.to), due: payment.due });
  },
});
