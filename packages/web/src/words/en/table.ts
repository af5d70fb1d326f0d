/** What is said at a table: playing, looking back, sharing, help. */
import type { Named, OfGame } from "../arguments.ts";

interface Weighed {
  /** In hundredths, in steps of five. */
  chance: number;
  /** The next best move with its chance; without words where there is little room, null where nothing is said about it. */
  next: { words: string; chance: number } | null;
}

interface Ahead {
  points: number;
  names: string;
}

interface Losers {
  names: string;
  count: number;
}

function percent(chance: number): string {
  if (chance === 0) return "under 5\u00a0%";
  return chance === 100 ? "over 95\u00a0%" : `about ${chance}\u00a0%`;
}

export const table = {
  whoStarts: "Who starts?",
  starts: ({ name }: Named) => `${name} starts`,
  yourTurn: ({ name }: Named) => `Your turn, ${name}`,
  startsDrawn: ({ name }: Named) => `${name} starts, drawn at random.`,
  hint: "Hint",
  pause: "Pause",
  goOn: "Resume",
  paused: "Paused",
  hintThinking: "Looking for a good move …",
  rewoundNote: "You took back what luck decided, so this is a practice match.",
  undone: "Undone",
  undoQuestion: "This takes back what luck decided, so it becomes a practice match. Press again to undo.",
  resign: "Resign",
  resignSure: "Really resign?",
  inThePast: ({ turn, turns }: { turn: number; turns: number }) => `Turn ${turn} of ${turns}`,
  hintFact: ({ move, fact }: { move: string; fact: string }) => `${move}: it ${fact}.`,
  hintCompared: ({ move, next, fact }: { move: string; next: string; fact: string }) =>
    `${move}. Compared with the next best${next === "" ? "" : ` (${next})`}, it ${fact}.`,
  // The board shows which.
  hintBare: ({ fact }: { fact: string }) => `It ${fact}.`,
  hintChance: ({ chance, next }: Weighed) => {
    const other = next === null || next.words === "" ? "the next best" : `the next best (${next.words})`;
    if (next === null) return `Chance to win: ${percent(chance)}.`;
    if (next.chance >= chance) return `Chance to win: ${percent(chance)}, as with ${other}.`;
    return `Chance to win: ${percent(chance)}; with ${other}, ${percent(next.chance)}.`;
  },
  lookingBack: ({ turn, turns }: { turn: number; turns: number }) => `Looking back, turn ${turn} of ${turns}.`,
  lookingBackAfter: ({ turn, turns, told }: { turn: number; turns: number; told: string }) =>
    `Looking back, turn ${turn} of ${turns}: ${told}.`,
  endLeadsBack: "The End key leads back to the match.",
  wayBack: "Press right arrow to step forward, or End to return to the match.",
  hintLost: "No hint available. Try again.",
  notYourTurn: "It isn’t your turn on this screen.",
  savedUnreadable: ({ reason }: { reason: string }) =>
    `The saved match couldn’t be read, so a new one starts. ${reason}`,
  sharedPosition: ({ names }: { names: string }) =>
    `Shared position: ${names}. This is your own copy: play on or look back.`,
  offline: "offline",
  computerLost: "The computer player stopped.",
  playMyself: "Play it myself",
  lastMoves: "Last moves",
  noMoves: "No moves yet.",
  history: "All moves",
  whatIfHere: "What\u00a0if\u00a0…",
  playFromHere: "Play on from here",
  practiseFromHere: "Play on from here, as practice",
  toEnd: "Skip to the end",
  backToNow: "Back to the match",
  boardInWords: "The board in words",
  typedMove: "Type a move",
  typedNote: "Use the notation of saved matches.",
  typedEither: ({ named, code }: { named: string; code: string }) => `${named} or ${code}`,
  typedExamples: ({ examples }: { examples: string }) => `For example: ${examples}.`,
  typedCounting: ({ code }: { code: string }) => `Codes such as ${code} count from 0; the table counts from 1.`,
  playMove: "Play",
  copyMatch: "Copy the match",
  copied: "Copied.",
  copyFromHere: "The browser doesn’t let Riad copy. Copy it from here:",
  total: "total",
  showResult: "Result",
  reviewMatchAbout: "what decided it",
  watchAnother: "Watch another",
  rematch: "Play again",
  wonToday: ({ wins }: { wins: string }) => `Won today: ${wins}`,
  matchEnd: ({ game }: OfGame) => `${game}, end of the match`,
  lookBackAbout: "move by move",
  changeSeats: "Change seats",
  scoreBars: "Points by source",
  aheadOf: ({ points, names }: Ahead) => `${points === 1 ? "A single point" : `${points} points`} ahead of ${names}.`,
  youResigned: "You resigned.",
  youRanOut: "Your time ran out.",
  theyResigned: ({ names }: Losers) => `${names} resigned.`,
  theyRanOut: ({ names }: Losers) => `${names} ran out of time.`,
  movesTitle: "Moves",
  atTheStart: "At the start",
  roundNumber: ({ number }: { number: number }) => `Round ${number}`,
  bonusPoints: ({ points }: { points: number }) => `bonuses +${points}`,
  playback: "Play the match again",
  firstMove: "To the start",
  lastMove: "To the end",
  playMoves: "Play",
  turnOfTurns: ({ turn, turns }: { turn: number; turns: number }) => `${turn} of ${turns}`,
  thisPosition: "This position",
  wholeMatch: "The whole match",
  openInViewer: "Open in the viewer",
  linkToPosition: "Link to this position",
  linkToMatch: "Link to the match",
  copyPosition: "Copy the position",
  copyPicture: "Copy the picture",
  savedAs: ({ file }: { file: string }) => `Saved as ${file}`,
  scanPosition: "Scan to open this position",
  noPicture: "This browser couldn’t make the picture; try the other format.",
  keys: "Keys",
  keySteps: "move over the choices on the board; elsewhere, through the match",
  keyEnds: "first and last move",
  keyUndo: "undo",
  keyHint: "hint",
  keyPause: "pause computers",
  keySpeed: "slower or faster",
  keyMute: "sound on or off",
  keyWords: "board in words, type a move",
  keyZen: "only the board, until z or Esc",
  turnBoard: "Turn the board",
  usualSize: "Back to the usual size",
  keyFlip: "rotate the board, or enlarge the next one",
  keySkip: "cancel, or skip the animation",
  keyTurn: "turn Assam left, right, up or down, as the cards say, or straight on",
  keyRoll: "roll the die, or choose what is marked",
  keyLine: "put the tiles in that line",
  keyFloor: "put them on the floor",
  keyHelp: "this sheet",
  // As they are printed on the keys
  keyHome: "Home",
  keyEnd: "End",
  keyEnter: "Enter",
  keyEscape: "Esc",
  learnStep: ({ step, steps }: { step: number; steps: number }) => `Step ${step} of ${steps}`,
  next: "Next",
  pressNext: "Press “Next” to go on.",
  /** In a lesson, once everything is chosen and only the button that plays it is left. */
  nowPress: ({ button }: { button: string }) => `Now press “${button}”.`,
  /** After a press where a lesson does not want one; what to do instead follows. */
  notThere: "Not there.",
  youHave: ({ points }: { points: number }) => `You have ${points} ${points === 1 ? "point" : "points"}`,
  nowPlay: "Play a match",
};
