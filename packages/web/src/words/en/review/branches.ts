/** What if: a match that goes on differently. */
import type { Counted, Named } from "../../arguments.ts";

/** What many futures come to, with the standard error of the percentage. */
export interface Futures {
  /** With its ± where luck is left. */
  readonly percent: string;
  readonly margin: string;
}

export const branches = {
  whatIf: "What\u00a0if\u00a0…",
  whatIfTitle: "What if",
  whatIfAsk: "Make another move on the board. The match itself stays as it was.",
  backToReview: "Back to the review",
  luckTitle: "Luck",
  luckSame: "Same luck",
  luckNew: "New luck",
  luckMean: "32 futures",
  luckSameAbout: "The same luck as in the match.",
  luckNewAbout: "Other deals and rolls.",
  luckMeanAbout: "Played on 32 times from here, each time with other luck.",
  luckMeanNext: "Counts from your next move: it’s played on 32 times from there, each time with other luck.",
  repliesOf: ({ name }: Named) => `Who plays ${name}`,
  byHand: "I do",
  branchName: "Name",
  branchStart: "Where it leaves the match",
  branchEnd: "Its last move",
  branchMoves: "Moves of this what-if",
  branchesTitle: "Your what-ifs",
  branchDelete: ({ name }: Named) => `Delete “${name}”`,
  branchDeleted: ({ name }: Named) => `Deleted: ${name}.`,
  branchUnreadable: "This what-if doesn’t fit the match.",
  branchShare: "Share",
  branchCopied: "Link copied.",
  branchNotCopied: "The link couldn’t be copied. Here it is:",
  branchLink: "Link to this what-if",
  afterMoves: ({ count }: Counted) => `After ${count} ${count === 1 ? "move" : "moves"}`,
  afterMovesAndLuck: ({ count }: Counted) =>
    `After ${count} ${count === 1 ? "move" : "moves"} and the luck that followed`,
  sharesNow: ({ after, own, real }: { after: string; own: string; real: string }) =>
    `${after}: ${own} to win here, ${real} in the match.`,
  shareHere: ({ after, own }: { after: string; own: string }) => `${after}: ${own} to win here.`,
  endHere: ({ here, real }: { here: string; real: string }) => `Here: ${here}. In the match: ${real}.`,
  onlyMove: "Continue",
  par: "Let experts play on",
  parAbout: "What experts in every seat score from here, once, with the luck of the match.",
  parName: "Expert against expert",
  parPlaying: ({ count }: { count: number }) => `Expert against expert: ${count} moves so far …`,
  futuresOf: ({ count, of }: { count: number; of: number }) => `${count} of ${of} futures`,
  futuresHere: ({ name, percent, margin }: Futures & Named) =>
    `${name} with this move: ${percent} of the wins, ${margin} points on average`,
  futuresPlayed: ({ percent, margin }: Futures) => `With the move in the match: ${percent}, ${margin} points`,
  futuresBar: ({ from, to, count }: { from: number; to: number; count: number }) => `${from} to ${to}: ${count}`,
  pointsAhead: "points ahead of the best rival",
  reviewLinkBroken: "This link doesn’t contain a match that can be read.",
};
