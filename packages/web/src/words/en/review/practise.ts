/** Trying mistakes again: in one match, and over all that are kept. */
import type { Counted } from "../../arguments.ts";
import { sentences } from "../../sentences.ts";
import type { Worth } from "./whose.ts";

const pointsOf = (count: number) => `${count} ${count === 1 ? "point" : "points"}`;

export const practise = {
  tryMistakes: "Try your mistakes again",
  tryTitle: "Find a better move",
  tryOf: ({ number, of }: { number: number; of: number }) => `mistake ${number} of ${of}`,
  tryOfMatch: ({ number, of }: { number: number; of: number }) => `mistake ${number} of ${of} in this match`,
  tryWas: ({ move, percent }: { move: string; percent: string }) =>
    `In the match: ${move}. That left you a ${percent} chance to win.`,
  tryWasPoints: ({ move, points }: Worth & { move: string }) => `In the match: ${move}. That gave away ${points}.`,
  tryAsk: "Make a better move on the board.",
  tryLooking: "Looking at your move …",
  tryBest: "That’s the best move.",
  tryRight: "That’s right.",
  tryBetter: "Better than in the match, but there’s more to find.",
  tryWorse: "That’s worse than the move in the match.",
  tryLevelPoints: "About the same as in the match.",
  tryLevel: ({ percent }: { percent: string }) => `About the same as in the match: ${percent}.`,
  trySize: ({ points, isMore }: Worth & { isMore: boolean }) =>
    `In all ${isMore ? "your move" : "the move in the match"} is worth about ${points} more.`,
  trySame: "That’s the move that was played.",
  tryShares: ({ own, best, played }: { own: string; best: string; played: string }) =>
    `Your move: ${own}. Best: ${best}. In the match: ${played}.`,
  /** What the try brings more than the move in the match, and less than the best one. */
  tryPoints: ({ gain, less }: { gain: number; less: number }) =>
    `It brings ${pointsOf(Math.abs(gain))} ${gain < 0 ? "less" : "more"} than the move in the match${less > 0 ? `, ${less} less than the best` : ""}.`,
  tryOwnShares: ({ own, played }: { own: string; played: string }) => `Your move: ${own}. In the match: ${played}.`,
  tryBestTry: ({ move, worth }: { move: string; worth: string }) => `Your best try: ${move} (${worth}).`,
  tryAnswer: "Show the answer",
  trySkip: "Skip",
  tryNext: "Next",
  tryDone: "Done",
  tryLost: "Your move couldn’t be judged. Try again.",
  tryFound: ({ count, of }: { count: number; of: number }) => `Solved: ${count} of ${of} mistakes`,
  whyYours: ({ why }: { why: string }) => `Your move ${why}.`,
  whyPlayed: ({ why }: { why: string }) => `The move in the match ${why}.`,
  motifsYours: ({ motifs }: { motifs: readonly string[] }) => sentences(motifs, "Your move", "It also"),
  motifsPlayed: ({ motifs }: { motifs: readonly string[] }) => sentences(motifs, "The move in the match", "It also"),

  practiseTitle: "Practise",
  practiseAll: "Practise with all your matches",
  practiseAbout: "Your own mistakes from the matches on this device, the costliest first.",
  practiseNone: "No mistakes to try again yet. Play a match, review it, and they’ll be here.",
  practiseUnread: ({ count }: Counted) =>
    count === 1
      ? "One finished match hasn’t been reviewed yet."
      : `${count} finished matches haven’t been reviewed yet.`,
  practiseReview: "Review them now",
  practiseReviewing: ({ count }: Counted) => (count === 1 ? "Reviewing the last one …" : `Reviewing: ${count} to go …`),
  practiseFrom: ({ game, day, where }: { game: string; day: string; where: string }) => `${game}, ${day}, ${where}`,
  profileTitle: "What costs you most",
  profileMatches: ({ count }: Counted) => (count === 1 ? "1 match" : `${count} matches`),
  profileCost: "What these mistakes took from your chance to win, added up.",
  profileTop: ({ theme, mistakes, percent }: { theme: string; mistakes: string; percent: string }) =>
    `Costliest: ${theme} (${mistakes}, ${percent}).`,
  profileOnlyPoints: "only points: the match was decided",
  profileOther: "Other things",
  profileMistakes: ({ count }: Counted) => (count === 1 ? "1 mistake" : `${count} mistakes`),

  themeFloor: "The floor",
  themeDenied: "What you leave for others",
  themeTiles: "Tiles on the wall",
  themeLines: "Lines left open",
  themeMarker: "The first-player marker",
  themeEnd: "How the match ends",
  themeBonuses: "Columns and colours",
  themeTolls: "Tolls",
  themeRuin: "Running out of money",
  themeOwnRugs: "Covering your own rugs",
  themeTheirRugs: "Rivals’ rugs left uncovered",
  themeCarpets: "The size of your carpets",
};
