/** What a review says about Marrakech: the rows of an account, and motifs. */
import type { Counted } from "../../arguments.ts";
import { against, whose } from "./whose.ts";
import type { Against, Moved, Whose, Worth, WorthAgainst } from "./whose.ts";

/** Who pays whom; null is the reader. */
export interface Paid {
  readonly payer: string | null;
  readonly payee: string | null;
}

/** What a roll cost whoever rolled, and whether that was the last of it. */
export interface RolledAndPaid extends Paid {
  readonly die: number;
  readonly paid: number;
  readonly isOut: boolean;
}

/** What a roll cost, and what it costs on average. */
export interface Toll {
  readonly paid: number;
  readonly mean: string;
}

/** How many squares of whom can be covered, left out for several others; and on how many rolls as many, or more. */
export interface Coverable {
  readonly of?: string | null;
  readonly squares: number;
  readonly faces: number;
  readonly isMore: boolean;
}

export const marrakech = {
  rowTollBetween: ({ payer, payee }: Paid) =>
    `tolls ${payer === null ? "you pay" : `${payer} pays`} ${payee ?? "you"} (count twice)`,
  rowTollPaid: ({ name }: Whose) => (name === null ? "tolls you pay" : `tolls ${name} pays`),
  rowTollGot: ({ name }: Whose) => (name === null ? "tolls you collect" : `tolls ${name} collects`),
  rowSquares: (given: Whose) => `${whose(given)} squares, gained`,
  rowCovered: (given: Whose) => `${whose(given)} squares, covered`,
  whyTollToRival: ({ points, rival }: WorthAgainst) =>
    `saves about ${points} in tolls, counting what ${against(rival)} ${rival === null ? "don’t" : "doesn’t"} get`,
  whyTollFromRival: ({ points, rival }: WorthAgainst) =>
    `brings about ${points} in tolls, counting what ${against(rival)} ${rival === null ? "pay" : "pays"}`,
  whyOwnToll: ({ points }: Worth) => `pays about ${points} less in tolls now`,
  whyRivalIncome: ({ points, rival }: WorthAgainst) => `gives ${against(rival)} about ${points} less in tolls`,
  whyOwnIncome: ({ points }: Worth) => `earns about ${points} more in tolls`,
  whyRivalToll: ({ points, rival }: WorthAgainst) => `makes ${against(rival)} pay about ${points} more in tolls`,
  whySquares: ({ points }: Worth) => `leaves ${points} more in visible squares`,
  whyCovered: ({ points, rival }: WorthAgainst) =>
    `covers ${rival === undefined ? "the rival’s" : whose({ name: rival })} squares worth ${points} more`,
  rowCarpets: (given: Whose) => `${whose(given)} carpets from then on`,
  rowOthersCarpets: "the others’ carpets from then on",
  rowPlace: "where Assam stops",
  whyOwnCarpets: ({ points }: Worth) => `leaves carpets worth about ${points} more over the rest of the match`,
  whyTheirCarpets: ({ points, rival }: WorthAgainst) =>
    `leaves ${against(rival)} carpets worth about ${points} less over the rest of the match`,
  whyOthersCarpets: ({ points }: Worth) =>
    `leaves the others carpets worth about ${points} less over the rest of the match`,
  whyPlace: ({ points }: Worth) => `takes Assam to a better place, worth about ${points}`,
  motifTollAvoided: ({ faces, most }: { faces: number; most: number }) =>
    `costs nothing on any roll; the other move costs up to ${most} (on ${faces} of 6 rolls)`,
  motifTollLess: (given: { faces: number; most: number; betterFaces: number; betterMost: number }) =>
    `costs at most ${given.betterMost} (on ${given.betterFaces} of 6 rolls); the other move costs up to ${given.most} (on ${given.faces} of 6 rolls)`,
  motifTollMean: ({ mean, other }: { mean: string; other: string }) => `costs ${mean} on average instead of ${other}`,
  motifRuin: ({ faces }: { faces: number }) => `rules out being ruined, a risk of ${faces} in 6`,
  motifOwnCovered: ({ count, mover }: Counted & Moved) =>
    `covers ${count} fewer of ${whose({ name: mover })} own squares`,
  motifTheirsCovered: ({ count, rival }: Counted & Against) =>
    rival === undefined
      ? `covers ${count} more ${count === 1 ? "square" : "squares"} of the others`
      : `covers ${count} more of ${whose({ name: rival })} squares`,
  motifRegionGrown: ({ size, other }: { size: number; other: number }) =>
    `makes a carpet of ${size} squares instead of ${other}`,
  motifReach: ({ faces, other, rival }: { faces: number; other: number } & Against) =>
    `lets a rug take two squares from ${rival === undefined ? "the others" : (rival ?? "you")} on ${faces} of 6 rolls instead of ${other}`,
  motifRegionCut: ({ name, size, other }: Whose & { size: number; other: number }) =>
    `keeps ${whose({ name })} largest carpet to ${size} ${size === 1 ? "square" : "squares"} instead of ${other}`,
  motifBridge: ({ count, size, mover }: { count: number; size: number } & Moved) =>
    `joins ${count} of ${whose({ name: mover })} carpets into one of ${size} squares`,
  motifTrap: ({ name, faces, other, mover }: Whose & { faces: number; other: number } & Moved) =>
    `makes at least ${faces} of 6 rolls pay ${mover ?? "you"} whichever way ${name === null ? "you turn" : `${name} turns`}, instead of ${other}`,
  motifLastRugs: ({ count, rugs, mover }: { count: number; rugs: number } & Moved) =>
    `shows ${count} more of ${whose({ name: mover })} squares with ${rugs} ${rugs === 1 ? "rug" : "rugs"} left to lay`,
  wentBankrupt: ({ payer, payee, due }: Paid & { due: number }) =>
    `${payer === null ? "You" : payer} went bankrupt: ${payer === null ? "you" : "they"} couldn’t pay ${payee ?? "you"} ${due}.`,
  rugOn: ({ one, other }: { one: string; other: string }) => `rug on ${one} and ${other}`,
  outcomeFree: "free",
  rolledFree: ({ name, die }: Whose & { die: number }) => `${name ?? "you"} rolled ${die}, nothing to pay`,
  rolledPaid: ({ payer, payee, die, paid, isOut }: RolledAndPaid) => {
    const out = payer === null ? "were out" : "was out";
    return isOut
      ? `${payer ?? "you"} rolled ${die}, paid ${payee ?? "you"} the last ${paid} and ${out}`
      : `${payer ?? "you"} rolled ${die} and paid ${payee ?? "you"} ${paid}`;
  },
  luckPlace: "It’s less about the toll than about where Assam stopped.",
  luckPaid: ({ name, paid, mean }: Whose & Toll) =>
    `${name ?? "You"} paid ${paid || "nothing"}; on average it would have been ${mean}.`,
  luckGot: ({ payer, payee, paid, mean }: Paid & Toll) =>
    `${payer ?? "You"} paid ${payee ?? "you"} ${paid || "nothing"}; on average it would have been ${mean}.`,
  luckCover: ({ name, of, squares, faces, isMore }: Whose & Coverable) => {
    const theirs = of === undefined ? "the others’" : whose({ name: of });
    const could = `Where Assam stopped, ${name ?? "you"} could cover ${squares || "none"} of ${theirs} squares`;
    return isMore
      ? `${could}, as on ${faces} of 6 rolls.`
      : `${could}; ${faces} of 6 rolls ${faces === 1 ? "allows" : "allow"} more.`;
  },
};
