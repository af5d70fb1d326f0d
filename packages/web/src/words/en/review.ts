/** The review of a match. Everything is built from numbers that were counted or judged. */
import type { Counted, Named, Numbered } from "../arguments.ts";

const COLOURS = { a: "blue", b: "green", c: "orange", d: "purple", e: "red" };

const tiles = (count: number) => `${count} fewer ${count === 1 ? "tile" : "tiles"}`;

export const review = {
  reviewTitle: "Review",
  reviewOfGame: ({ game }: { game: string }) => `Review · ${game}`,
  backToMatch: "Look at the match",
  reviewRunning: "This match isn’t over yet. Finish it first, then review it.",
  reviewUnreadable: ({ reason }: { reason: string }) => `This match can’t be read, so it can’t be reviewed. ${reason}`,
  reviewEmpty: "Nothing was played in this match, so there’s nothing to review.",
  reviewEarly: "The match stopped early; the review covers what was played.",
  reviewLost: "The review stopped. What’s known so far has been kept.",
  reviewHard: "This match was hard to judge.",
  reviewProgress: ({ count, of }: { count: number; of: number }) => `Looking at move ${count} of ${of}`,
  reviewSecond: "Taking a second look at the moves that mattered",
  reviewStop: "Stop",
  reviewResume: "Resume",
  reviewPlayed: "played",
  reviewBetter: "better",

  // The sentence and its parts.
  seatCame: ({ name, points, best }: { name: string; points: number; best: number }) => `${name}: ${points} to ${best}`,
  percent: ({ number }: Numbered) => `${number} %`,
  partEven: "even",
  partStart: "start",
  partLuck: "luck",
  partOthers: "others’ mistakes",
  partYourMistakes: "your mistakes",
  partMistakesOf: ({ name }: Named) => `${name}’s mistakes`,
  partYourPlay: "your play",
  partPlayOf: ({ name }: Named) => `${name}’s play`,
  partRevision: "revision",
  partResult: "result",
  revisionAbout: "Revision: how far the computer changed its own mind from one move to the next.",
  movesCost: ({ count, points }: { count: number; points: number }) =>
    `${count === 1 ? "One move" : "Two moves"} cost ${points}.`,
  noMistakes: "No clear mistakes.",
  waterfallTitle: "From an even start to the result",
  chanceUnit: "chance to win, %",
  asBars: "Bars",
  asTable: "Table",

  // The ledger.
  ledgerTitle: "Where everybody’s result came from",
  ledgerFrom: ({ percent }: { percent: number }) => `from ${percent} %`,
  ledgerPlay: "play",
  ledgerOthers: "others",
  ledgerPerMille: "‰ lost",
  perMilleAbout: "Thousandths of a win lost per decision.",
  ledgerAccuracy: "accuracy",
  accuracyAbout: "100 is the computer’s own play, 0 is choosing blindly.",
  ledgerYou: "You",

  // The graph.
  graphYours: "Your chance to win",
  graphOf: ({ name }: Named) => `${name}’s chance to win`,
  graphAll: "Chances to win",
  graphMode: "What moves the curve",
  modeAll: "All",
  modeLuck: "Luck only",
  modePlay: "Play only",
  graphHelp: "Left and right step through the match.",
  graphAt: ({ where, name, percent }: { where: string; name: string; percent: string }) =>
    `${where}: ${name} ${percent}`,
  markSlip: "slip",
  markMistake: "mistake",
  markBlunder: "blunder",
  markLuck: "luck",
  markFind: "hard find",
  tableWhen: "when",

  // Moments.
  moments: "Moments",
  momentsOf: "Whose moments",
  noMoments: "Nothing decided this match in one move.",
  strictness: "Strictness",
  strict: "Strict",
  usual: "Usual",
  lenient: "Lenient",
  previousMoment: "Previous moment",
  nextMoment: "Next moment",
  momentOf: ({ number, of }: { number: number; of: number }) => `${number} of ${of}`,
  kindSlip: "Slip",
  kindMistake: "Mistake",
  kindBlunder: "Blunder",
  kindMissed: "Missed chance",
  kindFind: "Hard find",
  kindBest: "Best move",
  kindGood: "Good move",
  kindUnclear: "Unclear",
  kindVeryLucky: "Very lucky",
  kindLucky: "Lucky",
  kindChance: "Chance",
  kindUnlucky: "Unlucky",
  kindVeryUnlucky: "Very unlucky",
  certaintyProven: "proven",
  certaintyFirm: "firm",
  certaintyUnclear: "unclear",
  certaintyProvenAbout: "Every way to the end was followed.",
  certaintyFirmAbout: "A deeper look says the same.",
  certaintyUnclearAbout: "The difference is within what the computer can tell.",
  pointsNotMatch: "points, not the match",
  whereRound: ({ number }: Numbered) => `round ${number}`,
  whereTurn: ({ number }: Numbered) => `turn ${number}`,
  insteadOf: ({ played, better }: { played: string; better: string }) => `${played}; better: ${better}`,
  nextBestWorse: ({ points }: { points: number }) => `best move; the next best was ${points} worse`,
  betterThanOthers: ({ count, of }: { count: number; of: number }) => `better than ${count} of ${of} other deals`,
  oddsOf: ({ percent }: { percent: number }) => `a chance of ${percent} %`,
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
  differenceTitle: "The difference in points",
  inAll: "in all",
  rowLater: "later (estimate)",
  choicesYours: "Your choices",
  choicesOf: ({ name }: Named) => `${name}’s choices`,
  futuresTitle: "Every way and every roll",
  mean: "mean",
  chanceTitle: "What could have come up",
  sampleTitle: ({ count }: Counted) => `This deal among ${count} others`,
  cameUp: "came up",
  lookAgain: "Look again",
  lookingAgain: "Looking again …",
  lookedAgain: ({ loss }: { loss: string }) => `Looked at ten times as long: ${loss}`,
  explaining: "Counting …",
  notExplained: "The reason couldn’t be counted.",
  reasonOnly: "There was no other move.",
  reasonBest: ({ better, other, why }: { better: string; other: string; why: string }) =>
    `Best: ${better}; next best: ${other}.${why === "" ? "" : ` The best move has ${why}.`}`,
  reasonMotifs: ({ better, why }: { better: string; why: string }) => `Better: ${better}. It would have ${why}.`,
  reasonRow: ({ better, row, points }: { better: string; row: string; points: string }) =>
    `Better: ${better}. It gains most in “${row}”: ${points} points.`,
  reasonLater: ({ better, points }: { better: string; points: string }) =>
    `Better: ${better}. In the long run that’s an estimated ${points} points more.`,
  reasonAny: ({ better }: { better: string }) => `Better: ${better}, though no single row of points says why.`,

  // Azul: rows and motifs.
  rowOwnTiles: "own tiles",
  rowOwnFloor: "own floor",
  rowOwnBonuses: "own bonuses",
  rowTheirTiles: "their tiles",
  rowTheirFloor: "their floor",
  rowTheirBonuses: "their bonuses",
  motifOverflow: ({ count, points }: { count: number; points: number }) =>
    `put ${tiles(count)} on the floor (−${points})`,
  motifDenied: ({ name, colour, line }: { name: string; colour: keyof typeof COLOURS; line: number }) =>
    `left no ${COLOURS[colour]} for ${name}, who then filled line ${line} with it`,
  motifExactFit: ({ line, points }: { line: number; points: number }) =>
    `filled line ${line} exactly (+${points} on the wall)`,
  motifMarkerMissed: "taken the first-player marker",
  motifMarkerTaken: "left the first-player marker alone",

  // Marrakech: rows and motifs.
  rowOwnToll: "toll to pay now",
  rowRivalIncome: "toll for the rival",
  rowOwnIncome: "toll for you",
  rowRivalToll: "toll the rival pays",
  rowSquares: "squares showing",
  rowCovered: "rival’s squares covered",
  motifTollAvoided: ({ faces, most }: { faces: number; most: number }) =>
    `cost nothing on any roll, instead of up to ${most} on ${faces} of 6`,
  motifTollLess: (given: { faces: number; most: number; betterFaces: number; betterMost: number }) =>
    `cost up to ${given.betterMost} on ${given.betterFaces} of 6 rolls, instead of up to ${given.most} on ${given.faces}`,
  motifRuin: ({ faces }: { faces: number }) => `ruled out being ruined, a risk of ${faces} in 6`,
  motifOwnCovered: ({ count }: Counted) => `covered ${count} fewer of your own ${count === 1 ? "square" : "squares"}`,
  motifTheirsCovered: ({ count }: Counted) =>
    `covered ${count} more ${count === 1 ? "square" : "squares"} of the others`,
  motifRegionGrown: ({ size, other }: { size: number; other: number }) =>
    `made a carpet of ${size} squares instead of ${other}`,
  rugInRow: (given: { line: number; from: number; to: number }) =>
    `rug in row ${given.line}, columns ${given.from} and ${given.to}`,
  rugInColumn: (given: { line: number; from: number; to: number }) =>
    `rug in column ${given.line}, rows ${given.from} and ${given.to}`,
  outcomeFree: "free",
};
