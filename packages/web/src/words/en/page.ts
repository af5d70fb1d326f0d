/** What the frame of the house says: start, table, sheets, settings. */
import type { Named, OfGame } from "../arguments.ts";

interface Weighed {
  move: string;
  /** Of 100, in steps of five. */
  chance: number;
}

interface Placed {
  place: number;
  seats: number;
  points: number;
  best: number;
}

interface Lost extends Named {
  winners: string;
  count: number;
}

interface Won {
  points: number;
  best: number;
  next: number;
}

function inHundred(chance: number): string {
  if (chance === 0) return "under 5 in 100";
  return chance === 100 ? "over 95 in 100" : `about ${chance} in 100`;
}

export const page = {
  title: "Riad: Azul and Marrakech",
  titleOf: ({ game }: OfGame) => `${game} at Riad`,
  home: "Riad home",
  loading: "Loading",
  close: "Close",

  // Start
  motto: "Board games to play alone or with friends.",
  chooseGame: "Choose a game",
  aboutMarrakech: "Lay rugs, steer Assam. 2 to 4 players",
  aboutAzul: "Draft tiles, build a wall. 2 to 4 players",
  whoPlays: ({ game }: OfGame) => `Players of ${game}`,
  seatNumber: ({ number }: { number: number }) => `Seat ${number}`,
  nameOfSeat: ({ number }: { number: number }) => `Name of seat ${number}`,
  whoIsSeat: ({ name }: Named) => `Who plays ${name}`,
  changeColour: ({ name }: Named) => `Change ${name}’s colour`,
  nameLimit: ({ count }: { count: number }) => `up to ${count} characters`,
  onThisScreen: "on this screen",
  personShort: "Person",
  you: "you",
  person: "person",
  levelRandom: "Random",
  levelEasy: "Easy",
  levelMedium: "Medium",
  levelHard: "Hard",
  levelExpert: "Expert",
  levelsNote: ({ weakest, strongest }: { weakest: string; strongest: string }) =>
    `${weakest}: easiest · ${strongest}: strongest`,
  aboutRandom: "moves without thinking",
  aboutEasy: "makes mistakes",
  aboutMedium: "plans one turn ahead",
  aboutHard: "plans ahead, slips at times",
  aboutExpert: "looks far ahead",
  addSeat: "Add a seat",
  removeSeat: "Remove a seat",
  firstPlayer: "First player:",
  firstDrawn: "drawn at random",
  youOnThisScreen: "your name",
  whoStarts: "Who starts?",
  starts: ({ name }: Named) => `${name} starts`,
  startsDrawn: ({ name }: Named) => `${name} starts, drawn at random.`,
  rules: "Rules",
  rulesCourse: "Quick",
  rulesCourseAbout: "one colour and 15 rugs each",
  rulesPublisher: "Official",
  rulesPublisherAbout: ({ seats }: { seats: number }) =>
    `as in the box: ${seats === 2 ? "two colours and 24 rugs each" : seats === 3 ? "15 rugs each" : "12 rugs each"}`,
  wall: "Wall",
  wallFixed: "Fixed",
  wallFixedAbout: "printed colours",
  wallFree: "Free",
  wallFreeAbout: "you choose the column",
  centres: "Centres",
  centresOne: "One",
  centresOneAbout: "leftover tiles go to the one centre",
  centresTwo: "Two",
  centresTwoAbout: "leftovers: you choose the centre",
  playGame: ({ game }: OfGame) => `Play ${game}`,
  learnNow: "New? Learn in two minutes",
  openMatch: "Load a match",
  settings: "Settings",
  continueGame: ({ game }: OfGame) => `Continue ${game}`,
  openTitle: "Load a match or a position",
  openAbout: "Paste a link, a code, a saved match or a position.",
  openNothing: "That is neither a match nor a position. Paste a link, a six-letter code, a saved match or a position.",
  openLink: "This link doesn’t lead to a match or a position.",
  openNote: "You can also drop a file anywhere on the page.",
  chooseFile: "Choose a file",
  viewer: "Position viewer",
  open: "Open",

  // Table
  undo: "Undo",
  hint: "Hint",
  menu: "Menu",
  help: "Rules and keys",
  pause: "Pause",
  goOn: "Resume",
  paused: "Paused",
  thinking: "Thinking …",
  hintThinking: "Looking for a good move …",
  rewoundNote: "You undid a roll or a draw, so this one counts as practice.",
  inThePast: ({ turn, turns }: { turn: number; turns: number }) => `Turn ${turn} of ${turns}`,
  hintChance: ({ move, chance }: Weighed) => `${move}: the chance to win is ${inHundred(chance)}.`,
  hintCompared: ({ move, chance, next }: Weighed & { next: number }) =>
    `${move}: the chance to win is ${inHundred(chance)}, with the next best move ${next}.`,
  lookingBack: ({ turn, turns }: { turn: number; turns: number }) =>
    `Looking back, turn ${turn} of ${turns}. → and End lead back to the match.`,
  hintLost: "No hint available. Try again.",
  notYourTurn: "It isn’t your turn on this screen.",
  storageFull: "This browser can’t keep the match: its storage is full or blocked. Save it as a file from the menu.",
  savedUnreadable: ({ reason }: { reason: string }) =>
    `The saved match couldn’t be read, so a new one starts. ${reason}`,
  computerLost: "The computer player stopped.",
  tryAgain: "Try again",
  playMyself: "Play it myself",
  lastMoves: "Last moves",
  noMoves: "No moves yet.",
  back: "One move back",
  forward: "One move on",
  history: "All moves",
  whatIfHere: "What if …",
  playFromHere: "Play on from here",
  backToNow: "Back to the match",
  boardInWords: "The board in words",
  typedMove: "Type a move",
  typedNote: "Use the notation of saved matches.",
  typedEither: ({ named, code }: { named: string; code: string }) => `${named} or ${code}`,
  typedExamples: ({ examples }: { examples: string }) => `For example: ${examples}.`,
  playMove: "Play",
  newMatch: "New match",
  saveMatch: "Save as a file",
  copyMatch: "Copy as text",
  copied: "Copied.",
  copyFromHere: "The browser doesn’t let Riad copy. Copy it from here:",
  total: "total",
  showResult: "Result",
  reviewMatch: "Review the match",
  rematch: "Play again",
  toStart: "Home",
  wins: ({ name, points }: { name: string; points: number }) => `${name} wins with ${points}`,
  shareWin: ({ names }: { names: string }) => `${names} share the win`,
  endedAbandoned: "Match abandoned; no winner",
  endedResigned: ({ name, winners, count }: Lost) => `${name} resigned; ${winners} ${count === 1 ? "wins" : "win"}`,
  endedTime: ({ name, winners, count }: Lost) => `${name} ran out of time; ${winners} ${count === 1 ? "wins" : "win"}`,
  youWonBy: ({ points }: { points: number }) => `You won by ${points}`,
  youWon: "You won",
  youLost: "You lost",
  youLostLevel: ({ name, points }: Named & { points: number }) => `Level at ${points}: ${name} wins`,
  whyMostPoints: ({ name }: Named) => `${name} has the highest total.`,
  youLostTo: ({ points, best }: { points: number; best: number }) => `You lost, ${points} to ${best}`,
  youShareWin: "You share the win",
  youCame: ({ place, seats, points, best }: Placed) =>
    `You came ${place === seats && seats > 2 ? "last" : ["first", "second", "third"][place - 1]}, ${points} to ${best}`,
  matchEnd: ({ game }: OfGame) => `${game}, end of the match`,
  lookBack: "Look back",
  share: "Share",
  changeSeats: "Change seats",
  scoreBars: "Points by source",
  wonByWords: ({ points, best, next }: Won) => `${best} to ${next}${points === 1 ? ", by a single point" : ""}.`,
  movesTitle: "Moves",
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
  copyPosition: "Copy as text",
  noPicture: "This browser couldn’t make the picture; try the other format.",
  notFetched: "This page couldn’t be loaded.",

  // Help
  helpTitle: ({ game }: OfGame) => `How to play ${game}`,
  keys: "Keys",
  keySteps: "move over the choices on the board; elsewhere, through the match",
  keyEnds: "first and last move",
  keyUndo: "undo",
  keyHint: "hint",
  keyPause: "pause computers",
  keySpeed: "slower or faster",
  keyMute: "sound on or off",
  keyWords: "board in words, type a move",
  keyZen: "only the board",
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

  // Settings
  speedTitle: "Speed",
  speedAbout: "how fast pieces move and computers play",
  motion: "Animation",
  motionAbout: "pieces move to where they go",
  confirmMoves: "Confirm moves",
  confirmAbout: "before they are played",
  showOdds: "Show chances and costs",
  showOddsAbout: "before every choice",
  soundName: "Sound",
  soundAbout: "wood, wool and brass",
  textSize: "Text size",
  textSizeAbout: "larger words on all pages",
  valueLarge: "Large",
  valueLargest: "Very large",
  light: "Theme",
  language: "Language",
  languageMissing: "This language couldn’t be loaded: there is no connection.",
  valueNormal: "Normal",
  valueQuick: "Fast",
  valueCalm: "Slow",
  valueOff: "Off",
  valueOn: "On",
  valueLater: "After a first match",
  valueTouch: "Touch screens only",
  valueAlways: "Always",
  valueNever: "Never",
  valueLight: "Light",
  valueDark: "Dark",

  // Learn
  learnGame: ({ game }: OfGame) => `Learn ${game}`,
  learnStep: ({ step, steps }: { step: number; steps: number }) => `Step ${step} of ${steps}`,
  next: "Next",
  nowPlay: "Play a match",

  // A game that brings nothing but its rules
  plainAbout: ({ min, max }: { min: number; max: number }) => `${min === max ? min : `${min} to ${max}`} players`,

  // Ways to other pages
  lobby: "Lobby",
  playOnline: "Play online",
  verifyTitle: "Was it fair?",
  playWay: "Play",
  onlineWay: "Online",
  myMatches: "My matches",
  pages: "Pages",
  matchMissing: "This match isn’t on this device.",
  nothingHere: "There is nothing here",
  nothingHereAbout: "The address may be mistyped, or what it named is gone.",
  fullScreen: "Full screen",
};
