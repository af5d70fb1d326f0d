/** What every page may say: start, settings, ways to other pages, results. */
import type { Named, OfGame } from "../arguments.ts";

interface Placed {
  place: number;
  seats: number;
  points: number;
  best: number;
}

interface Lost {
  names: string;
  losers: number;
  winners: string;
  count: number;
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
  aboutAzul: "Pick tiles, build a wall. 2 to 4 players",
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
  seatUp: ({ name }: Named) => `Move ${name} up`,
  seatDown: ({ name }: Named) => `Move ${name} down`,
  removeSeat: "Remove a seat",
  firstPlayer: "First player:",
  firstDrawn: "drawn at random",
  youOnThisScreen: "your name",
  howToPlay: "How to play",
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
  menu: "Menu",
  help: "Rules and keys",
  thinking: "Thinking …",
  // What is read out for the arrow of "factory 1 → line 1".
  arrowTo: "to",
  storageFull: "This browser can’t keep the match: its storage is full or blocked. Save it as a file from the menu.",
  tryAgain: "Try again",
  back: "One move back",
  forward: "One move on",
  newMatch: "New match",
  saveMatch: "Save as a file",
  reviewMatch: "Review the match",
  toStart: "Home",
  wins: ({ name, points }: { name: string; points: number }) => `${name} wins with ${points}`,
  shareWin: ({ names }: { names: string }) => `${names} share the win`,
  endedAbandoned: "Match abandoned; no winner",
  endedResigned: ({ names, winners, count }: Lost) => `${names} resigned; ${winners} ${count === 1 ? "wins" : "win"}`,
  endedTime: ({ names, winners, count }: Lost) =>
    `${names} ran out of time; ${winners} ${count === 1 ? "wins" : "win"}`,
  youWonBy: ({ points }: { points: number }) => `You won by ${points}`,
  youWon: "You won",
  youLost: "You lost",
  youLostLevel: ({ name, points }: Named & { points: number }) => `Level at ${points}: ${name} wins`,
  youLostTo: ({ points, best }: { points: number; best: number }) => `You lost, ${points} to ${best}`,
  youShareWin: "You share the win",
  youCame: ({ place, seats, points, best }: Placed) =>
    `You came ${place === seats && seats > 2 ? "last" : ["first", "second", "third"][place - 1]}, ${points} to ${best}`,
  lookBack: "Look back",
  share: "Share",
  notFetched: "This page couldn’t be loaded.",

  // Help
  helpTitle: ({ game }: OfGame) => `How to play ${game}`,

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
  valueFastest: "Fastest",
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
  fullScreen: "Full screen, large",
};
