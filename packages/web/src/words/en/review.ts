/** The review of a match. Everything is built from numbers that were counted or judged. */
import type { Counted, Named, Numbered } from "../arguments.ts";
import { branches } from "./review/branches.ts";
import { capital, sentences } from "../sentences.ts";
import { practise } from "./review/practise.ts";

const COLOURS = { a: "blue", b: "green", c: "orange", d: "purple", e: "red" };

const tiles = (count: number) => `${count} fewer ${count === 1 ? "tile" : "tiles"}`;

/** "3 points", as each language says it. */
interface Worth {
  readonly points: string;
}

/** The move that a hint is compared with, in a few words; null where there is no room to name it. */
interface NextBest {
  readonly next: string | null;
}

const nextBest = (next: string | null) => (next === null ? "the next best move" : `the next best (${next})`);

/** "your floor", "Idris’s floor"; null is the reader. */
interface Whose {
  readonly name: string | null;
}

/** Who pays whom; null is the reader. */
interface Paid {
  readonly payer: string | null;
  readonly payee: string | null;
}

/** Whose move is explained; null is the reader. */
interface Moved {
  readonly mover: string | null;
}

/** What a result came from: luck, and whose mistakes; null is the reader. */
interface Cause {
  readonly name: string | null;
  /** The only other player, where there is one. */
  readonly other: string | null;
  readonly isMany: boolean;
  readonly luck: "none" | "good" | "bad";
  readonly play: "own" | "even" | "others" | "rivals";
  /** Whether luck mattered more than mistakes: the larger of the two is named first. */
  readonly isLuckFirst: boolean;
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

/** What clearly led to a result that is not explained by it alone. */
interface KnownCause extends Pick<Cause, "name" | "other" | "isMany"> {
  readonly known: "lucky" | "unlucky" | "own" | "others";
}

/** A colour of the wall with its tiles, after the better move and after the other. */
interface Coloured {
  readonly colour: keyof typeof COLOURS;
  readonly tiles: number;
  readonly other: number;
}

const whose = ({ name }: Whose) => (name === null ? "your" : `${name}’s`);

export const review = {
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

  // The sentence and its parts.
  seatCame: ({ name, points, best }: { name: string; points: number; best: number }) => `${name}: ${points} to ${best}`,
  seatWon: ({ name, points, best }: { name: string; points: number; best: number }) =>
    `${name} won, ${points} to ${best}`,
  percent: ({ number }: { number: number | string }) => `${number}\u00a0%`,
  partEven: "even",
  partStart: "start",
  partLuck: "luck",
  partMistakes: (given: Whose) => `${whose(given)} mistakes`,
  partPlay: "mistakes",
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
      own: given.isMany
        ? `${own} cost a lot`
        : `${own} cost more than ${given.other === null ? "yours" : `${given.other}’s`}`,
      others: given.isMany
        ? "The others’ mistakes helped"
        : `${theirs} cost more than ${given.name === null ? "yours" : `${given.name}’s`}`,
    }[given.known];
    return `${known}, but that isn’t the whole story: some positions were too difficult for our quick look.`;
  },
  mostPoints: ({ source, own, other }: { source: string; own: number; other: number }) =>
    `The biggest difference in points was ${source}: ${own} to ${other}.`,
  chanceAtStop: ({ name, percent }: { name: string | null; percent: string }) =>
    `When it stopped, ${whose({ name })} chance to win was ${percent}.`,
  cause: (given: Cause) => {
    const own = given.name === null ? "your mistakes" : `${given.name}’s mistakes`;
    const theirs = given.isMany ? "the others’ mistakes" : `${whose({ name: given.other })} mistakes`;
    if (given.luck === "none") {
      if (given.play === "even") return "Neither luck nor mistakes made much of a difference.";
      if (given.play === "rivals") return "Luck hardly mattered: the others’ mistakes helped somebody else.";
      return `Luck hardly mattered: ${given.play === "others" ? theirs : own} made the difference.`;
    }
    const isGood = given.luck === "good";
    const was = `${given.name === null ? "you were" : `${given.name} was`} ${isGood ? "lucky" : "unlucky"}`;
    const luck = given.name === null ? capital(was) : was;
    if (given.play === "even") return `${luck}, and that made the difference.`;
    const helped = "the others’ mistakes helped somebody else";
    if (given.isLuckFirst) {
      return {
        own: `${luck}, and that mattered more than ${own}.`,
        others: `${luck}, and ${isGood ? `${theirs} helped too` : `that mattered more than ${theirs}`}.`,
        rivals: `${luck}, ${isGood ? "but" : "and"} ${helped}.`,
      }[given.play];
    }
    const mistakes = given.play === "rivals" ? helped : `${given.play === "own" ? own : theirs} made the difference`;
    return `${capital(mistakes)}, ${isGood === (given.play === "others") ? `and ${was} too` : `although ${was}`}.`;
  },
  partRevision: "unclear",
  partResult: "result",
  revisionAbout: "Unclear: our estimates changed from move to move.",
  revisionHard: ({ isShown }: Shown) =>
    `${isShown ? "Unclear: our" : "Our"} estimates changed often, so this match is hard to judge.`,
  unclearFrom: ({ isShown }: Shown) =>
    `${isShown ? "Unclear: here" : "Here"} our estimate jumped the most. Open a move and press “Look again”:`,
  worstMove: (given: { name: string | null; move: string; where: string }) =>
    `${given.name === null ? "Your" : `${given.name}’s`} worst move, in ${given.where}: ${given.move}.`,
  worstCost: ({ from, to }: { from: string; to: string }) => `It took the chance to win from ${from} to ${to}.`,
  worstCostPoints: ({ points }: Worth) => `It cost ${points}.`,
  worstHere: ({ name }: Whose) => `${name === null ? "Your" : `${name}’s`} worst move`,
  pointsLost: ({ count }: { count: string }) => `${count} points`,
  weakestMove: ({ name, move, change }: { name: string | null; move: string; change: string }) =>
    `${name === null ? "Your" : `${name}’s`} weakest move: ${move} (${change}).`,
  noMistakes: "No clear mistakes.",
  smallMistakes: "No single clear mistake: small losses added up.",
  waterfallTitle: "From an even start to the result",
  chanceUnit: "chance to win, %",
  asBars: "Bars",
  asTable: "Table",

  // The ledger.
  ledgerTitle: "Where everybody’s result came from",
  ledgerFrom: ({ percent }: { percent: number }) => `from ${percent} %`,
  ledgerPlay: "own mistakes",
  ledgerOthers: "others’ mistakes",
  ledgerPerMille: "‰ lost",
  perMilleAbout: "‰ lost: thousandths of a win lost per decision.",
  ledgerAccuracy: "accuracy",
  accuracyAbout: "100 is the computer’s own play, 0 is choosing blindly.",
  ledgerOwnLevel: "its level",
  accuracyLow: "An accuracy near 0 means moves that cost as much as blind choices would; here they were enough to win.",
  ledgerYou: "You",
  ledgerPlaysLike: "plays like",
  playsBetween: ({ from, to }: { from: string; to: string }) => `between ${from} and ${to}`,
  saveReview: "Save the review",

  // The graph.
  graphYours: "Your chance to win",
  graphOf: ({ name }: Named) => `${name}’s chance to win`,
  graphAll: "Chances to win",
  graphMode: "What moves the curve",
  modeAll: "All",
  modeLuck: "Luck",
  modePlay: "Mistakes",
  graphHelp: "Left and right step through the match.",
  graphAt: ({ where, name, percent }: { where: string; name: string; percent: string }) =>
    `${where}: ${name} ${percent}`,
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
  kindFind: "Hard find",
  kindBest: "Best move",
  kindGood: "Good move",
  kindUnclear: "Too close to call",
  kindVeryLucky: "Very lucky",
  kindLucky: "Lucky",
  kindChance: "Chance",
  kindUnlucky: "Unlucky",
  kindVeryUnlucky: "Very unlucky",
  certaintyProven: "certain",
  certaintyFirm: "almost certain",
  certaintyLikely: "likely",
  certaintyUnclear: "too close to call",
  certaintyProvenAbout: "Every way to the end was followed.",
  certaintyFirmAbout: "Looking further hardly changes it.",
  certaintyLikelyAbout: "A deeper look agrees, but not every way was followed: the percentages are rough.",
  certaintyUnclearAbout: "The difference is within what the computer can tell.",
  whereRound: ({ number }: Numbered) => `round ${number}`,
  whereTurn: ({ number }: Numbered) => `turn ${number}`,
  insteadOf: ({ played, better }: { played: string; better: string }) => `${played}; better: ${better}`,
  nextBestWorse: ({ points }: { points: number }) => `best move; the next best was ${points} worse`,
  betterThanOthers: ({ count, of }: { count: number; of: number }) => `better than ${count} of ${of} other deals`,
  oddsOf: ({ percent }: { percent: number }) => `this comes up ${percent} % of the time`,
  luckWorth: ({ own, mean, rarity }: { own: string; mean: string; rarity: string }) =>
    `${own} to win, ${mean} on average; ${rarity}`,
  againstMean: ({ own, mean }: { own: string; mean: string }) => `Chance to win: ${own}, against ${mean} on average.`,
  likely: "likely",
  atOnce: "at once",
  chanceToWin: "chance to win",

  // The opened moment.
  viewLabel: "Which position is shown",
  viewBefore: "Before",
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
  reasonAny: ({ better }: { better: string }) => `Better: ${better}. Many small things add up here.`,
  reasonFewerPoints: ({ points, own, other }: { points: string; own: string; other: string }) =>
    `It ends with about ${points} less on average, but it wins more often: ${own} instead of ${other}. Winning small counts as much as winning big.`,
  reasonPointsOnly: ({ points }: { points: string }) =>
    `Who wins was settled by then; it’s only about the points: ${points}.`,
  reasonTotal: ({ points }: Worth) => `In all it’s worth about ${points} more.`,
  reasonDecides: ({ points }: Worth) => `In all it’s worth about ${points} more, and that decides the match.`,
  hintWhy: ({ why, next }: { why: string } & NextBest) => `Why: compared with ${nextBest(next)}, it ${why}.`,
  hintOnly: "There’s no other move.",
  hintLevel: ({ next }: NextBest) => `${capital(nextBest(next))} is about as good.`,
  hintSmall: "Many small things add up here.",

  // Why a move is better: what it brings, in points.
  whyLater: ({ points }: Worth) => `pays off later, by about ${points}`,

  // Azul: rows and motifs.
  rowTiles: (given: Whose) => `${whose(given)} wall this round`,
  rowFloor: (given: Whose) => `${whose(given)} floor`,
  rowBonuses: (given: Whose) => `${whose(given)} bonuses`,
  whyOwnTiles: ({ points }: Worth) => `scores about ${points} more for tiles this round`,
  whyOwnFloor: ({ points }: Worth) => `loses about ${points} less on the floor`,
  whyOwnBonuses: ({ points }: Worth) => `brings about ${points} more in bonuses`,
  whyTheirTiles: ({ points }: Worth) => `keeps the rival from scoring about ${points} for tiles`,
  whyTheirFloor: ({ points }: Worth) => `makes the rival lose about ${points} more on the floor`,
  whyTheirBonuses: ({ points }: Worth) => `keeps the rival from about ${points} in bonuses`,
  rowProspects: (given: Whose) => `${whose(given)} later rounds`,
  rowNextStart: "starting next round",
  whyOwnProspects: ({ points }: Worth) => `leaves a board worth about ${points} more in later rounds`,
  whyTheirProspects: ({ points }: Worth) => `leaves the rival a board worth about ${points} less in later rounds`,
  whyNextStart: ({ points }: Worth) => `settles who starts the next round, worth about ${points}`,
  motifColumnAhead: ({ column, tiles: count, other }: { column: number; tiles: number; other: number }) =>
    `probably brings column ${column} to ${count} of 5 tiles by the end of the round instead of ${other || "none"}`,
  motifColourAhead: ({ colour, tiles: count, other }: Coloured) =>
    `probably brings ${COLOURS[colour]} to ${count} of 5 tiles by the end of the round instead of ${other || "none"}`,
  motifTheirColumn: ({ name, column, tiles: count, other }: Named & { column: number; tiles: number; other: number }) =>
    `probably keeps ${name}’s column ${column} at ${count} of 5 tiles instead of ${other}`,
  motifTheirColour: ({ name, colour, tiles: count, other }: Named & Coloured) =>
    `probably keeps ${name}’s ${COLOURS[colour]} at ${count} of 5 tiles instead of ${other}`,
  motifWallAhead: ({ tiles: count, other }: { tiles: number; other: number }) =>
    `probably ends the round with ${count} tiles on the wall instead of ${other || "none"}`,
  motifTheirWall: ({ name, tiles: count, other }: Named & { tiles: number; other: number }) =>
    `probably keeps ${name}’s wall at ${count} ${count === 1 ? "tile" : "tiles"} instead of ${other} this round`,
  motifOverflow: ({ count, points }: { count: number; points: number }) =>
    `puts ${tiles(count)} on the floor at once, worth ${points} ${points === 1 ? "point" : "points"}`,
  motifDenied: ({ name, colour, line }: { name: string; colour: keyof typeof COLOURS; line: number }) =>
    `leaves no ${COLOURS[colour]} for ${name}, who otherwise fills line ${line} with it`,
  motifExactFit: ({ line, points }: { line: number; points: number }) =>
    `fills line ${line} exactly (+${points} on the wall)`,
  motifBetterTile: ({ points, other }: { points: number; other: number }) =>
    `scores ${points} with its tile instead of ${other}`,
  motifBlocked: (given: { colour: keyof typeof COLOURS; line: number; missing: number; left: number }) =>
    `avoids blocking line ${given.line}, which still needs ${given.missing} ${COLOURS[given.colour]} when ${given.left === 0 ? "none are" : `only ${given.left} ${given.left === 1 ? "is" : "are"}`} left on the table`,
  motifEndHastened: ({ line }: { line: number }) => `completes row ${line}, which ends the match with this round`,
  motifLaterOverflow: ({ count }: Counted) => `probably puts ${tiles(count)} on the floor later in the round`,
  motifTheirOverflow: ({ name, count }: Named & Counted) =>
    `probably makes ${name} put ${count} more ${count === 1 ? "tile" : "tiles"} on the floor`,
  motifHanging: ({ line, other }: { line: number; other: number }) =>
    `lets line ${line} be filled this round, while line ${other} is left hanging`,
  motifMarkerMissed: "takes the first-player marker",
  motifMarkerTaken: "leaves the first-player marker alone",

  // Marrakech: rows and motifs.
  rowTollBetween: ({ payer, payee }: Paid) =>
    `tolls ${payer === null ? "you pay" : `${payer} pays`} ${payee ?? "you"} (count twice)`,
  rowTollPaid: ({ name }: Whose) => (name === null ? "tolls you pay" : `tolls ${name} pays`),
  rowTollGot: ({ name }: Whose) => (name === null ? "tolls you collect" : `tolls ${name} collects`),
  rowSquares: (given: Whose) => `${whose(given)} squares, gained`,
  rowCovered: (given: Whose) => `${whose(given)} squares, covered`,
  whyTollToRival: ({ points }: Worth) => `saves about ${points} in tolls, counting what the rival doesn’t get`,
  whyTollFromRival: ({ points }: Worth) => `brings about ${points} in tolls, counting what the rival pays`,
  whyOwnToll: ({ points }: Worth) => `pays about ${points} less in tolls now`,
  whyRivalIncome: ({ points }: Worth) => `gives the rival about ${points} less in tolls`,
  whyOwnIncome: ({ points }: Worth) => `earns about ${points} more in tolls`,
  whyRivalToll: ({ points }: Worth) => `makes the rival pay about ${points} more in tolls`,
  whySquares: ({ points }: Worth) => `leaves ${points} more in visible squares`,
  whyCovered: ({ points }: Worth) => `covers squares of the rival worth ${points} more`,
  motifTollAvoided: ({ faces, most }: { faces: number; most: number }) =>
    `costs nothing on any roll; the other move costs up to ${most} (on ${faces} of 6 rolls)`,
  motifTollLess: (given: { faces: number; most: number; betterFaces: number; betterMost: number }) =>
    `costs at most ${given.betterMost} (on ${given.betterFaces} of 6 rolls); the other move costs up to ${given.most} (on ${given.faces} of 6 rolls)`,
  motifRuin: ({ faces }: { faces: number }) => `rules out being ruined, a risk of ${faces} in 6`,
  motifOwnCovered: ({ count, mover }: Counted & Moved) =>
    `covers ${count} fewer of ${whose({ name: mover })} own squares`,
  motifTheirsCovered: ({ count }: Counted) =>
    `covers ${count} more ${count === 1 ? "square" : "squares"} of the others`,
  motifRegionGrown: ({ size, other }: { size: number; other: number }) =>
    `makes a carpet of ${size} squares instead of ${other}`,
  motifReach: ({ faces, other }: { faces: number; other: number }) =>
    `lets a rug take two squares from the others on ${faces} of 6 rolls instead of ${other}`,
  motifRegionCut: ({ name, size, other }: { name: string; size: number; other: number }) =>
    `keeps ${name}’s largest carpet to ${size} ${size === 1 ? "square" : "squares"} instead of ${other}`,
  motifBridge: ({ count, size, mover }: { count: number; size: number } & Moved) =>
    `joins ${count} of ${whose({ name: mover })} carpets into one of ${size} squares`,
  motifTrap: ({ name, faces, other, mover }: { name: string; faces: number; other: number } & Moved) =>
    `makes at least ${faces} of 6 rolls pay ${mover ?? "you"} whichever way ${name} turns, instead of ${other}`,
  motifLastRugs: ({ count, rugs, mover }: { count: number; rugs: number } & Moved) =>
    `shows ${count} more of ${whose({ name: mover })} squares with ${rugs} ${rugs === 1 ? "rug" : "rugs"} left to lay`,
  rugOn: ({ one, other }: { one: string; other: string }) => `rug on ${one} and ${other}`,
  outcomeFree: "free",
  pointsCount: ({ count }: Counted) => `${count} ${count === 1 ? "point" : "points"}`,
};
