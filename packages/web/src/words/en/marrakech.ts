/** What the table of Marrakech says. */
import type { Named, Pressed } from "../arguments.ts";

/** Where Assam goes, as the cards say it, and the same as a sign. */
interface Way extends Named {
  way: string;
  arrow: string;
}

interface Rolled extends Named {
  die: number;
}

interface Paid extends Rolled {
  to: string;
  paid: number;
}

/** The two squares of a rug, as "c4". */
interface Halves {
  one: string;
  other: string;
}

interface OnSquare {
  /** As in moves: `c4`. */
  square: string;
  ground: string;
}

interface Ruined {
  to: string;
  due: number;
}

const many = (number: number, one: string) => `${number} ${number === 1 ? one : `${one}s`}`;

const press = ({ isTouch }: Pressed) => (isTouch ? "Tap" : "Click");

export const marrakech = {
  cyan: "cyan",
  yellow: "yellow",
  purple: "purple",
  red: "red",
  chevrons: "chevrons",
  lozenges: "lozenges",
  bars: "bars",
  checks: "checks",

  // Seats
  seatsTitle: "The seats of Marrakech",
  seat: "seat",
  dirhams: "dirhams",
  rugsHead: "rugs",
  squares: "squares",
  squaresVisible: "visible squares",
  chipParts: ({ dirhams, squares }: { dirhams: number; squares: number }) =>
    `${dirhams} ${dirhams === 1 ? "dirham" : "dirhams"} + ${squares} ${squares === 1 ? "square" : "squares"}`,
  outOfGame: "out",
  winner: "winner",
  placeIs: ({ place }: { place: number }) => `place ${place}`,

  // Turning
  turnAssam: "Turn Assam",
  straightOn: "Straight on",
  goTop: "Go up and roll",
  goRight: "Go right and roll",
  goBottom: "Go down and roll",
  goLeft: "Go left and roll",
  toTop: "up",
  toRight: "right",
  toBottom: "down",
  toLeft: "left",
  andRoll: ({ way }: { way: string }) => `${way}, and roll`,
  chooseWay: "Choose a direction",
  facesInSix: ({ faces }: { faces: number }) => `${faces} in 6`,
  dieShows: ({ die, faces }: { die: number; faces: number }) => `Die ${die}, ${faces} in 6:`,
  free: "nothing to pay",
  costs: "costs",
  putsOut: "and puts you out",
  average: "on average",
  averageShort: "avg.",
  costSwitch: "Costs",

  // Laying
  layRug: "Lay a rug",
  squaresForRug: "Squares for the rug",
  firstHalf: ({ square, ground }: OnSquare) => `${square}, ${ground}: first half of the rug`,
  secondHalf: ({ square, ground }: OnSquare) => `${square}, ${ground}: second half of the rug`,
  rugsLeft: ({ count }: { count: number }) => (count === 1 ? "Your last rug" : `Your rug (${count} left)`),
  rugsLeftOf: ({ name, count }: Named & { count: number }) =>
    count === 1 ? `${name}’s last rug` : `${name}’s rug (${count} left)`,
  layAdvice: (by: Pressed) => `${press(by)} a glowing square, then the one next to it, or drag the rug there.`,
  layAdviceKeys: "Choose a glowing square with the arrow keys and Enter, then the one next to it.",
  layAdviceHalf: (by: Pressed) =>
    `Now ${by.isTouch ? "tap" : "click"} the square next to it, or the first one again to put it back.`,
  layAdviceHalfKeys: "Now choose the second square with the arrow keys and Enter. Escape puts the first one back.",
  watchLay: ({ name }: Named) => `${name} is choosing where to lay a rug.`,
  watchLaid: ({ name }: Named) => `${name} has laid a rug.`,
  watchPast: ({ name }: Named) => `Here ${name} had a rug to lay.`,
  turnRug: "Turn the rug",
  layHere: "Lay it here",
  passRug: "No rug fits: continue",
  layOn: ({ one, other }: { one: string; other: string }) => `Lay the rug on ${one} and ${other}`,
  refuseAssam: "Assam stands there.",
  refuseFar: "Too far from Assam.",
  refuseHalves: "You can’t cover both halves of one rug.",
  yourSquares: "your visible squares",
  covers: "covers",
  nothing: "nothing",
  countOf: ({ count, name }: { count: number; name: string }) => `${count} of ${name}’s`,
  countOwn: ({ count }: { count: number }) => `${count} of yours`,
  regionHere: "squares joined here",
  visitorPays: "landing here costs",

  // The one sentence
  sentenceRotate: ({ name }: Named) => `${name}: turn Assam, then roll`,
  sentenceRotates: ({ name }: Named) => `${name} turns Assam`,
  sentenceLays: ({ name }: Named) => `${name} lays a rug`,
  sentenceRoll: ({ name }: Named) => `${name} rolls the die`,
  sentenceLay: ({ name }: Named) => `${name}: lay a rug next to Assam`,
  sentenceLayHalf: ({ name }: Named) => `${name}: now the second square`,
  sentenceDraw: ({ name }: Named) => `${name} draws a rug`,
  noteRotate: "The die decides how far he walks. Try to avoid other players’ rugs.",

  // History
  toldTurn: ({ name, way, arrow }: Way) => `${name} turned Assam ${way} ${arrow}`,
  toldStraight: ({ name, way, arrow }: Way) => `${name} went straight on, ${way} ${arrow}`,
  toldRoll: ({ name, die }: Rolled) => `${name} rolled ${die}, nothing to pay`,
  toldPaid: ({ name, die, to, paid }: Paid) => `${name} rolled ${die} and paid ${to} ${paid}`,
  toldRuin: ({ name, die, to, paid }: Paid) => `${name} rolled ${die}, paid ${to} the last ${paid} and is out`,
  toldDraw: ({ name, colour }: Named & { colour: string }) => `${name} drew a ${colour} rug`,
  toldLay: ({ name, one, other }: Named & Halves) => `${name} laid a rug on ${one} ${other}`,
  covering: ({ covered }: { covered: string }) => `covering ${covered}`,
  squaresOf: ({ count, name }: Named & { count: number }) => `${count} of ${name}’s squares`,
  toldPass: ({ name }: Named) => `${name} could not lay a rug`,

  // In words
  board: "Board",
  boardLabel: "The board, described below",
  bare: "bare",
  rugOf: ({ colour }: { colour: string }) => `${colour} rug`,
  squareHolds: ({ square, ground }: OnSquare) => `${square} ${ground}`,
  assamStands: ({ square, heading, ground }: { square: string; heading: string; ground: string }) =>
    `Assam stands on ${square}, ${ground}, facing ${heading}.`,
  seatOut: ({ name }: Named) => `${name} is out.`,
  seatHolds: (given: { who: string; dirhams: number; rugs: number; squares: number; points: number }) =>
    `${given.who}: ${many(given.dirhams, "dirham")}, ${many(given.rugs, "rug")} to lay, ${many(given.squares, "visible square")}, ${many(given.points, "point")} in all.`,
  withAssam: ({ ground }: { ground: string }) => `${ground} with Assam`,
  rowsFromTop: "Row 1 is at the top, column a on the left.",
  rowHolds: ({ row, squares }: { row: number; squares: string }) => `Row ${row}: ${squares}.`,

  // Rules
  ruleTurn: "On your turn, turn Assam left or right, or leave him facing the same way. He never turns round.",
  ruleRoll: "Roll the die: it shows 1, 2, 2, 3, 3, 4. He walks that far, and follows the mosaic arcs at the edge.",
  rulePay:
    "If he stops on another player’s rug, pay its owner one dirham for every square of that carpet: squares of one colour that touch.",
  ruleLay: "Then lay one of your rugs on two squares, one of them next to Assam. Never under him.",
  ruleCover:
    "You may cover rugs, your own too, but never both halves of one rug at once (official rules: you may fully cover your own rug).",
  ruleEnd:
    "When all rugs are laid, every dirham and every visible square is one point. If you can’t pay in full, you’re out.",

  // Lesson
  lessonGoal:
    "You win with the most points. Every dirham (a coin) is one point. So is every square of your rugs that can be seen.",
  lessonAssam: "This is Assam, in the middle. On your turn, you turn him. The die says how far he walks.",
  lessonTurnWish: "Turn Assam left or right, then roll the die.",
  lessonTurn: "If he stops on someone else’s rug, you pay. Yellow rugs are ahead: turn him left or right.",
  lessonLayWish: (by: Pressed) => `${press(by)} a glowing square, then one beside it that still glows.`,
  lessonLay: "Now lay a rug next to Assam. Choose a glowing square, then one beside it that still glows.",
  lessonPay: "Whoever stops on your rug pays you. Now it’s Idris’s turn: press Next and watch.",
  lessonWatch: "Watch: Idris turns Assam, rolls, pays you, and lays a rug of his own.",
  lessonPaid:
    "Idris paid you 2 dirhams, one for each square of your carpet. A carpet is rugs of one colour that touch.",
  lessonAgainWish: "Choose the card that costs you least, then roll the die.",
  lessonAgain: "Your turn! The cards show which rolls would cost you something. Take the cheapest way.",
  lessonGrowWish: (by: Pressed) => `${press(by)} a glowing square, then the one beside it: the rug has to touch yours.`,
  lessonGrow: "Lay this rug so that it touches yours. Your carpet grows, and landing on it costs more.",
  lessonCover: "A rug may cover other rugs. But never both halves of one rug at once.",
  lessonEdge: "At the edge, Assam follows the arc and comes back on. He never turns round.",
  lessonEnd:
    "That’s it! The match ends when all rugs are laid, or when only one player can still pay. The most points win.",
  rugsShort: ({ count }: { count: number }) => (count === 1 ? "1 rug" : `${count} rugs`),
  outShort: "out",
  saidSeats: ({ count }: { count: number }) => `Marrakech with ${count} players.`,

  // The viewer's examples.
  exampleLate: "One player out",
  exampleTurn: "Turning Assam",
  exampleLay: "Laying a rug",
  exampleEnd: "End of a match",
  exampleLateTitle: "Marrakech, 4 players, cyan is out",
  exampleTurnTitle: "Marrakech, 4 players, before a turn",
  exampleLayTitle: "Marrakech, 4 players, before laying a rug",
  exampleEndTitle: "Marrakech, 3 players, the end of a match",

  // The result.
  whyDirhams: ({ name }: Named) => `Level on points; ${name} has more dirhams.`,
  moreDirhams: "more dirhams",
  rewoundRoll: "You took back a roll, so this is a practice match.",
  whyShared: "Level on points and on dirhams.",
  whyLastLeft: ({ name }: Named) => `${name} is the last player left.`,
  outYou: ({ to, due }: Ruined) => `You could not pay ${to} ${due} and are out.`,
  outOther: ({ name, to, due }: Named & Ruined) => `${name} could not pay ${to} ${due} and is out.`,

  // What a typed move lacks, or why it cannot be played.
  typedWays: ({ ways }: { ways: string }) => `Assam can go ${ways}.`,
  typedSquares: "A rug is named by its two squares.",
  typedOtherHalf: ({ square }: { square: string }) => `Which square beside ${square}?`,
  typedNoSquare: ({ square }: { square: string }) => `There is no square ${square}; they go from a1 to g7.`,
  typedApart: ({ one, other }: Halves) => `${one} and ${other} do not share an edge.`,
  typedUnder: ({ square }: { square: string }) => `Assam stands on ${square}.`,
  typedFar: ({ one, other, square }: Halves & { square: string }) =>
    `${one} ${other} is not next to Assam on ${square}.`,
};
