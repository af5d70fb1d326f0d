/** The review of a match. Everything is built from numbers that were counted or judged. */
import type { Counted, Named, Numbered } from "../arguments.ts";
import { azul } from "./review/azul.ts";
import { branches } from "./review/branches.ts";
import { marrakech } from "./review/marrakech.ts";
import { capital } from "../sentences.ts";
import { practise } from "./review/practise.ts";
import type { Whose } from "./review/whose.ts";
import { opened } from "./review/opened.ts";
import { open } from "./review/open.ts";
import { sentence } from "./review/sentence.ts";
import type { Luck } from "./review/sentence.ts";

/** The move that a hint is compared with, in a few words; null where there is no room to name it. */
interface NextBest {
  readonly next: string | null;
}

const nextBest = (next: string | null) => (next === null ? "the next best move" : `the next best (${next})`);

/** How many of so many equally likely outcomes went as well or as badly, or the other way; in per cent where they are not. */
interface AtLeast {
  readonly isGood: boolean;
  readonly count: number;
  readonly of: number;
}

export const review = {
  ...azul,
  ...marrakech,
  ...branches,
  ...practise,
  ...sentence,
  ...opened,
  ...open,
  reviewTitle: "Review",
  reviewOfGame: ({ game }: { game: string }) => `Review · ${game}`,
  backToMatch: "Look at the match",
  reviewRunning: "This match isn’t over yet. Finish it first, then review it.",
  reviewUnreadable: ({ reason }: { reason: string }) => `This match can’t be read, so it can’t be reviewed. ${reason}`,
  faultNotRecord: "It isn’t a record of a match.",
  faultFormat: "It was saved by another version of Riad.",
  faultRules: "It was played under another version of the rules.",
  faultGame: "It’s a match of a game that Riad doesn’t have.",
  faultCut: "Its moves don’t lead to the result that it reports.",
  faultTooLong: "It goes on after the match has ended.",
  faultDamaged: "The record is damaged.",
  faultMove: ({ move }: { move: number }) => `Move ${move} is damaged or against the rules.`,
  reviewEmpty: "Nothing was played in this match, so there’s nothing to review.",
  reviewEarly: "The match stopped early; the review covers what was played.",
  reviewLost: "The review stopped. What’s known so far has been kept.",
  reviewProgress: ({ count, of }: { count: number; of: number }) => `Looking at move ${count} of ${of}`,
  reviewSecond: "Taking a second look at the moves that mattered",
  reviewStop: "Stop",
  reviewResume: "Resume",
  reviewPlayed: "played",
  reviewBetter: "better",
  reviewTried: "tried",
  noLuckLeft: "No luck is left: from here on only the moves decide.",

  // The ledger.
  resultView: "How the result is shown",
  standingsTitle: "All players",
  standingsPoints: "points",
  standingsMistakes: "clear mistakes",
  standingsLost: "points given away",
  standingsLuck: "luck",
  standingsLuckOf: ({ kind, isStrong }: { kind: Luck; isStrong: boolean }) =>
    kind === "none" ? "average" : `${isStrong ? "very " : ""}${kind === "good" ? "good" : "bad"}`,
  waterfallTitleOfMany: "From the start to the result",
  ledgerTitle: "Where everybody’s result came from",
  ledgerFrom: ({ percent }: { percent: number }) => `from ${percent} %`,
  ledgerPlay: "own mistakes",
  ledgerOthers: "others’ mistakes",
  ledgerPerMille: "lost per move",
  perMilleAbout: "Lost per move: what a decision cost on average, of a whole win.",
  ledgerAccuracy: "accuracy",
  accuracyAbout: "100 is the computer’s own play, 0 is choosing blindly.",
  ledgerOwnLevel: "its level",
  ledgerYou: "You",
  ledgerPlaysLike: "plays like",
  playsBetween: ({ from, to }: { from: string; to: string }) => `between ${from} and ${to}`,
  saveReview: "Save the review",

  // The graph.
  graphYours: "Your chance to win",
  graphOf: ({ name }: Named) => `${name}’s chance to win`,
  graphAll: "Chances to win",
  graphLuck: "If only luck had counted",
  graphPlay: "If only mistakes had counted",
  graphMode: "What moves the curve",
  modeAll: "All",
  modeLuck: "Luck",
  modePlay: "Mistakes",
  graphHelp: "Left and right step through the match.",
  graphAt: ({ where, name, percent }: { where: string; name: string; percent: string }) =>
    `${where}: ${name} ${percent}`,
  fromTo: ({ from, to }: { from: string; to: string }) => `${from} → ${to}`,
  markSlip: "slip",
  markMistake: "mistake",
  markBlunder: "blunder",
  markLuck: "luck",
  markFind: "hard find",
  markHollow: "hollow: others",
  tableWhen: "when",

  // Moments.
  moments: "Moments",
  momentsTitle: ({ count }: Counted) =>
    count === 1 ? "The moment that mattered most" : `The ${count} moments that mattered most`,
  momentsOf: "Whose moments",
  soFarTitle: "Costliest so far",
  soFarAbout: "That may still change.",
  noMoments: "Nothing decided this match in one move.",
  strictness: "Strictness",
  strict: "Strict",
  usual: "Usual",
  lenient: "Lenient",
  previousMoment: "Previous moment",
  nextMoment: "Next moment",
  momentOf: ({ number, of }: { number: number; of: number }) => `moment ${number} of ${of}`,
  kindSlip: "Slip",
  kindMistake: "Mistake",
  kindBigMistake: "Big mistake",
  kindBlunder: "Blunder",
  leadLost: "lost the lead",
  leadEven: "fell behind",
  leadKept: "still ahead",
  leadLevel: "still about even",
  leadNone: "already behind",
  leadDecided: "match already decided",
  leadFar: "already far behind",
  kindFind: "Hard find",
  kindOnly: "Only move",
  kindTurning: "Turning point",
  kindBest: "Best move",
  kindGood: "Good move",
  kindUnclear: "Too close to call",
  kindVeryLucky: "Very lucky",
  kindLucky: "Lucky",
  kindChance: "Chance",
  kindUnlucky: "Unlucky",
  kindVeryUnlucky: "Very unlucky",
  certaintyProven: "verdict certain",
  certaintyFirm: "verdict almost certain",
  certaintyLikely: "verdict likely",
  certaintyUnclear: "too close to call",
  certaintyProvenAbout: "Every way to the end was followed.",
  certaintyFirmAbout: "Looking further hardly changes it.",
  certaintyLikelyAbout: "A deeper look agrees, but not every way was followed: the percentages are rough.",
  certaintyUnclearAbout: "The difference is within what the computer can tell.",
  whereRound: ({ number }: Numbered) => `round ${number}`,
  whereTurn: ({ number }: Numbered) => `turn ${number}`,
  insteadOf: ({ played, better }: { played: string; better: string }) => `${played}; better: ${better}`,
  nextBestWorse: ({ percent }: { percent: string }) => `best move; the next best was ${percent} worse`,
  betterThanOthers: ({ count, of }: { count: number; of: number }) =>
    count === 0
      ? `none of ${of} other deals is worse`
      : `better than ${count === of ? `all ${of}` : `${count} of ${of}`} other deals`,
  atLeastAsMuch: ({ isGood, count, of }: AtLeast) =>
    of === 100
      ? `it’s this ${isGood ? "good or better" : "bad or worse"} ${count} % of the time`
      : `${count} of ${of} rolls ${count === 1 ? "is" : "are"} this ${isGood ? "good or better" : "bad or worse"}`,
  /** Where that is most of them: how few went worse than good luck, or better than bad luck. */
  onlySoMany: ({ isGood, count, of }: AtLeast) =>
    of === 100
      ? `it’s ${isGood ? "worse" : "better"} only ${count} % of the time`
      : `only ${count} of ${of} rolls ${count === 1 ? "was" : "were"} ${isGood ? "worse" : "better"}`,
  luckWorth: ({ own, mean, rarity }: { own: string; mean: string; rarity: string }) =>
    `${own} to win, ${mean} on average; ${rarity}`,
  againstMean: ({ own, mean }: { own: string; mean: string }) => `Chance to win: ${own}, against ${mean} on average.`,
  odds: "odds",
  rollCosts: (given: Whose) => `costs ${given.name ?? "you"}`,
  dealTitle: "Tiles",
  dealHere: "this deal",
  dealMean: "average",
  dealSame: ({ isCertain }: { isCertain: boolean }): string =>
    isCertain
      ? "Which tiles would come was certain: only how they lie on the factories was luck."
      : "The colours are much as on average: the luck was how they lie on the factories.",
  atOnce: "at once",
  chanceToWin: "chance to win",
  hintOnly: "There’s no other move.",
  hintLevel: ({ next }: NextBest) => `${capital(nextBest(next))} is about as good.`,
  hintSmall: "Many small things add up here.",

  pointsCount: ({ count }: Counted) => `${count} ${count === 1 ? "point" : "points"}`,
};
