/** The review of a match. Everything is built from numbers that were counted or judged. */
import type { Counted, Named, Numbered } from "../arguments.ts";
import { azul } from "./review/azul.ts";
import { branches } from "./review/branches.ts";
import { marrakech } from "./review/marrakech.ts";
import { capital, sentences } from "../sentences.ts";
import { practise } from "./review/practise.ts";
import { whose } from "./review/whose.ts";
import type { Whose, Worth } from "./review/whose.ts";

/** The move that a hint is compared with, in a few words; null where there is no room to name it. */
interface NextBest {
  readonly next: string | null;
}

const nextBest = (next: string | null) => (next === null ? "the next best move" : `the next best (${next})`);

/** What the result of a match for two came from: luck, and whose mistakes; null is the reader. */
interface Cause {
  readonly name: string | null;
  readonly other: string | null;
  readonly luck: Luck;
  readonly play: "own" | "even" | "others";
  /** Whether luck mattered more than mistakes: the larger of the two is named first. */
  readonly isLuckFirst: boolean;
  /** Where the mistakes of the side that is named exceed luck all the same: luck, and what is left of the mistakes of both sides; else null. */
  readonly net: { readonly luck: string; readonly play: string } | null;
  /** Large luck on both sides that came to about nothing, as percentages; null where there was none. */
  readonly cancelled: { readonly good: string; readonly bad: string } | null;
}

/** What a player came to who did not win alone. */
interface Placed {
  readonly name: string;
  readonly place: number;
  readonly seats: number;
  readonly points: number;
  readonly best: number;
}

/** How many of so many equally likely outcomes went as well or as badly, or the other way; in per cent where they are not. */
interface AtLeast {
  readonly isGood: boolean;
  readonly count: number;
  readonly of: number;
}

/** On how many rolls two moves leave a share of the win; null is the reader. */
interface RollsLeft extends Whose {
  readonly least: string;
  /** Whether that is all of the win. */
  readonly isAll: boolean;
  readonly count: number;
  readonly otherCount: number;
  readonly of: number;
  readonly other: string;
}

/** Whether it is compared with what the reader has tried, not with the move of the match. */
interface Compared extends Worth {
  readonly isTry: boolean;
}

/** Whether there is a bar or a column for what is unclear. */
interface Shown {
  readonly isShown: boolean;
}

/** Whose mistakes cost more; null is the reader. */
interface PlayOfTwo {
  readonly name: string | null;
  readonly more: "own" | "even" | "others";
  readonly other: string | null;
  readonly isLittle: boolean;
}

/** What the mistakes of each side came to; null is the reader. */
interface Sides {
  readonly name: string | null;
  readonly other: string | null;
  readonly own: string;
  readonly others: string;
  readonly unclear: string;
}

/** What a seat and the one it is compared with did in a match of several; null is the reader. */
interface Beside {
  readonly name: string | null;
  readonly other: string | null;
  /** What their own decisions gave away, in points. */
  readonly lost: number;
  readonly otherLost: number;
  readonly luck: Luck;
  readonly otherLuck: Luck;
}

/** What clearly led to a result that is not explained by it alone. */
interface KnownCause extends Pick<Cause, "name" | "other"> {
  readonly known: "lucky" | "unlucky" | "own" | "others";
}

/** The decision that turned a match; null is the reader. */
interface TurnedBy {
  readonly where: string;
  readonly name: string | null;
  readonly move: string;
  readonly better: string;
  /** Whether the better move would have been as good as a win. */
  readonly isWin: boolean;
  readonly from: string;
  readonly to: string;
}

type Luck = "none" | "good" | "bad";

const wasLucky = (name: string | null, luck: Luck) =>
  `${name === null ? "you were" : `${name} was`} ${luck === "good" ? "lucky" : "unlucky"}`;

export const review = {
  ...azul,
  ...marrakech,
  ...branches,
  ...practise,
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

  // The sentence and its parts.
  seatCame: ({ name, place, seats, points, best }: Placed) =>
    `${name} ${seats === 2 ? "lost" : place === seats ? "came last" : `came ${["first", "second", "third"][place - 1]}`}, ${points} to ${best}`,
  seatWon: ({ name, points, best }: { name: string; points: number; best: number }) =>
    `${name} won, ${points} to ${best}`,
  percent: ({ number }: { number: number | string }) => `${number}\u00a0%`,
  partEven: "even",
  partStart: "start",
  partLuck: "luck",
  partMistakes: (given: Whose) => `${whose(given)} mistakes`,
  partPlay: "mistakes",
  /** The sums of both sides below one bar, and what stays unclear where that is in it too. */
  partSides: ({ name, other, own, others, unclear }: Sides) =>
    [
      `${name === null ? "yours" : `${name}’s`} ${own}`,
      `${other === null ? "yours" : `${other}’s`} ${others}`,
      ...(unclear === "" ? [] : [`unclear ${unclear}`]),
    ].join(", "),
  partPlayOfMany: "play",
  /** What one bar for the mistakes of both sides consists of. */
  playOfTwo: ({ name, other, more, isLittle }: PlayOfTwo) => {
    const both = name === null || other === null ? "Both of you" : "Both";
    if (more === "even") return `${both} made big mistakes, which cost about the same.`;
    const whoever = more === "own" ? name : other;
    return `${both} made big mistakes; ${whoever === null ? "yours" : `${whoever}’s`} cost ${isLittle ? "a little " : ""}more.`;
  },
  playOfMany: "Play: what everybody’s moves came to, good and bad.",
  causeUnclear: "It’s hard to say what decided this match: some positions were too difficult for our quick look.",
  causePartly: (given: KnownCause) => {
    const own = `${given.name === null ? "Your" : `${given.name}’s`} mistakes`;
    const was = given.name === null ? "You were" : `${given.name} was`;
    const theirs = given.other === null ? "Your mistakes" : `${given.other}’s mistakes`;
    const known = {
      lucky: `${was} lucky`,
      unlucky: `${was} unlucky`,
      own: `${own} cost more than ${given.other === null ? "yours" : `${given.other}’s`}`,
      others: `${theirs} cost more than ${given.name === null ? "yours" : `${given.name}’s`}`,
    }[given.known];
    return `${known}, but that isn’t the whole story: some positions were too difficult for our quick look.`;
  },
  mostPoints: ({ source, own, other }: { source: string; own: number; other: number }) =>
    `The biggest difference: ${source}, ${own} ${own === 1 ? "point" : "points"} to ${other}.`,
  lostOnceDecided: ({ name, points }: Whose & Worth) =>
    `${name ?? "You"} gave away another ${points} after the match was decided.`,
  chanceAtStop: ({ name, percent }: { name: string | null; percent: string }) =>
    `When it stopped, ${whose({ name })} chance to win was ${percent}.`,
  cause: (given: Cause) => {
    const own = given.name === null ? "your mistakes" : `${given.name}’s mistakes`;
    const theirs = `${whose({ name: given.other })} mistakes`;
    if (given.luck === "none" && given.cancelled !== null) {
      const { good, bad } = given.cancelled;
      const luck = `${capital(whose(given))} luck cancelled out (${good} and ${bad})`;
      return given.play === "even"
        ? `${luck}, and mistakes made little difference.`
        : `${luck}: ${given.play === "others" ? theirs : own} made the difference.`;
    }
    if (given.luck === "none") {
      if (given.play === "even") return "Neither luck nor mistakes made much of a difference.";
      return `Luck was about even: ${given.play === "others" ? theirs : own} made the difference.`;
    }
    const isGood = given.luck === "good";
    const was = `${given.name === null ? "you were" : `${given.name} was`} ${isGood ? "lucky" : "unlucky"}`;
    const luck = given.name === null ? capital(was) : was;
    if (given.play === "even") return `${luck}, and that made the difference.`;
    if (given.isLuckFirst && given.net !== null) {
      const [more, less] = given.play === "own" ? [own, given.other] : [theirs, given.name];
      const isAlong = isGood === (given.play === "others");
      return `${luck} (${given.net.luck}), ${isAlong ? "and" : "although"} ${more} cost more than ${less === null ? "yours" : `${less}’s`} (${given.net.play} in all).`;
    }
    if (given.isLuckFirst) {
      return {
        own: `${luck}, and that mattered more than ${own}.`,
        others: `${luck}, and ${isGood ? `${theirs} helped too` : `that mattered more than ${theirs}`}.`,
      }[given.play];
    }
    const mistakes = `${given.play === "own" ? own : theirs} made the difference`;
    return `${capital(mistakes)}, ${isGood === (given.play === "others") ? `and ${was} too` : `although ${was}`}.`;
  },
  /** With several others: facts about the two that a reader compares. */
  besideOther: (given: Beside) => {
    const theirs = given.other === null ? "yours" : `${given.other}’s`;
    const points = given.lost === 1 ? "1 point" : `${given.lost} points`;
    const lost = `${capital(whose(given))} moves gave away about ${points}, ${theirs} ${given.otherLost}.`;
    const so = `so ${given.other === null ? "were you" : `was ${given.other}`}`;
    const lucks = [
      ...(given.luck === "none" ? [] : [wasLucky(given.name, given.luck)]),
      ...(given.otherLuck === "none"
        ? []
        : [given.luck === given.otherLuck ? so : wasLucky(given.other, given.otherLuck)]),
    ];
    return `${lost} ${capital(lucks.join(", and ") || "luck was about even")}.`;
  },
  /** Where a match was decided. */
  turnedBy: ({ where, name, move, better, isWin, from, to }: TurnedBy) =>
    `The match turned at ${where}: ${name ?? "you"} chose ${move}; ${better} would have ${isWin ? "won" : `kept ${from} instead of ${to}`}.`,
  turnedByLuck: ({ where, name, from, to }: { where: string; from: string; to: string } & Whose) =>
    `Luck turned the match at ${where}: ${whose({ name })} chance to win went from ${from} to ${to}.`,
  aheadSince: ({ where, name }: { where: string } & Whose) =>
    `From ${where} on, ${name === null ? "you were" : `${name} was`} always ahead; no single move explains it.`,
  aheadAlways: ({ name }: Whose) => `${name === null ? "You were" : `${name} was`} ahead from the start to the end.`,
  partRevision: "unclear",
  partResult: "result",
  revisionAbout: "Unclear: our estimates changed from move to move.",
  revisionHard: ({ isShown }: Shown) =>
    `${isShown ? "Unclear: our" : "Our"} estimates changed often, so this match is hard to judge.`,
  unclearFrom: ({ isShown }: Shown) =>
    `${isShown ? "Unclear: here" : "Here"} our estimate jumped the most. Open a move and press “Look again”:`,
  /** What the judge believed differently at one event. */
  reviewJumped: ({ name, from, to, change }: Whose & { from: string; to: string; change: string }) =>
    `Our estimate of ${whose({ name })} chance to win jumped here: ${from} before, ${to} after (${change}).`,
  worstMove: (given: { name: string | null; move: string; where: string; isTurn: boolean }) =>
    `${capital(whose(given))} worst move, ${given.isTurn ? "on" : "in"} ${given.where}: ${given.move}.`,
  worstCost: ({ from, to }: { from: string; to: string }) => `It took the chance to win from ${from} to ${to}.`,
  worstCostTurned: ({ from, to }: { from: string; to: string }) =>
    `It took the chance to win from ${from} to ${to} and turned the match.`,
  worstCostPoints: ({ points }: Worth) => `It cost ${points}.`,
  worstHere: ({ name }: Whose) => `${name === null ? "Your" : `${name}’s`} worst move`,
  weakestHere: ({ name }: Whose) => `${name === null ? "Your" : `${name}’s`} weakest move`,
  pointsLost: ({ count }: { count: string }) => `${count} points`,
  weakestMove: ({ name, move, change }: { name: string | null; move: string; change: string }) =>
    `${name === null ? "Your" : `${name}’s`} weakest move: ${move} (${change}).`,
  noMistakes: "No clear mistakes.",
  smallMistakes: "No single clear mistake: small losses added up.",
  waterfallTitle: "From an even start to the result",
  asPlayers: "Players",
  asBars: "Bars",
  asTable: "Table",

  // The ledger.
  resultView: "How the result is shown",
  standingsTitle: "All players",
  standingsPoints: "points",
  standingsMistakes: "clear mistakes",
  standingsLost: "points given away",
  standingsLuck: "luck",
  standingsLuckOf: ({ kind, isStrong }: { kind: Luck; isStrong: boolean }) =>
    kind === "none" ? "average" : `${isStrong ? "very " : ""}${kind === "good" ? "good" : "bad"}`,
  ledgerTitle: "Where everybody’s result came from",
  sidesAbout: "Mistakes are added up: the lead went back and forth, so they exceed 100.",
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
  leadEven: "threw away an even position",
  leadKept: "still ahead",
  leadLevel: "still about even",
  leadNone: "already behind",
  leadDecided: "match already decided",
  leadFar: "already far behind",
  kindFind: "Hard find",
  kindOnly: "Only move",
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
  betterThanOthers: ({ count, of }: { count: number; of: number }) => `better than ${count} of ${of} other deals`,
  atLeastAsMuch: ({ isGood, count, of }: AtLeast) =>
    of === 100
      ? `it goes at least this ${isGood ? "well" : "badly"} ${count} % of the time`
      : `${count} of ${of} rolls ${count === 1 ? "goes" : "go"} at least this ${isGood ? "well" : "badly"}`,
  /** Where that is most of them: how few went worse than good luck, or better than bad luck. */
  onlySoMany: ({ isGood, count, of }: AtLeast) =>
    of === 100
      ? `it goes ${isGood ? "worse" : "better"} only ${count} % of the time`
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

  // The opened moment.
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
  choicesYours: "Your choices",
  choicesOf: ({ name }: Named) => `${name}’s choices`,
  futuresTitle: "Every way and every roll",
  futuresAbout: "Large: chance to win in %, after each roll. Small: what the roll costs.",
  mean: "mean",
  chanceTitle: "What could have come up",
  sampleTitle: ({ count }: Counted) => `This deal among ${count} others`,
  cameUp: "came up",
  momentInWords: "The board in words",
  lookAgain: "Look again",
  lookingAgain: "Looking again …",
  lookedAgain: ({ loss, error }: { loss: string; error: string }) =>
    `Looked at ten times as long: ${loss}${error === "" ? "" : ` ± ${error}`}`,
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
    `Who wins was settled by then; it’s only about the points: ${points}.`,
  reasonTotal: ({ points, isTry }: Compared) =>
    `${isTry ? "Compared with your try," : "In all"} it’s worth about ${points} more.`,
  reasonDecides: ({ points, isTry }: Compared) =>
    `${isTry ? "Compared with your try," : "In all"} it’s worth about ${points} more, and that decides the match.`,
  hintOnly: "There’s no other move.",
  hintLevel: ({ next }: NextBest) => `${capital(nextBest(next))} is about as good.`,
  hintSmall: "Many small things add up here.",

  pointsCount: ({ count }: Counted) => `${count} ${count === 1 ? "point" : "points"}`,
};
