/** What the table of Marrakech says. */
interface Named {
  name: string;
}

interface Rolled extends Named {
  die: number;
}

interface Paid extends Rolled {
  to: string;
  paid: number;
}

interface OnSquare {
  column: number;
  row: number;
}

export const marrakech = {
  cyan: "cyan",
  yellow: "yellow",
  purple: "purple",
  red: "red",
  Cyan: "Cyan",
  Yellow: "Yellow",
  Purple: "Purple",
  Red: "Red",
  chevrons: "chevrons",
  lozenges: "lozenges",
  bars: "bars and crosses",
  checks: "checks",
  north: "north",
  east: "east",
  south: "south",
  west: "west",

  // Seats
  seatsTitle: "The seats of Marrakech",
  seat: "seat",
  dirhams: "dirhams",
  rugsHead: "rugs",
  squares: "squares",
  squaresVisible: "visible squares",
  chipParts: ({ dirhams, squares }: { dirhams: number; squares: number }) =>
    `${dirhams} ${dirhams === 1 ? "dirham" : "dirhams"} + ${squares} ${squares === 1 ? "square" : "squares"}`,
  toMove: "to move",
  outOfGame: "out of the game",
  winner: "winner",
  placeIs: ({ place }: { place: number }) => `place ${place}`,

  // Turning
  turnAssam: "Turn Assam",
  left: "Left",
  straight: "Straight",
  right: "Right",
  turnLeftTo: ({ heading }: { heading: string }) => `Turn left, to the ${heading}`,
  turnRightTo: ({ heading }: { heading: string }) => `Turn right, to the ${heading}`,
  goStraightTo: ({ heading }: { heading: string }) => `Straight on, to the ${heading}`,
  goLeft: "Turn left and roll",
  goStraight: "Go straight on and roll",
  goRight: "Turn right and roll",
  toTop: "upwards",
  toRight: "to the right",
  toBottom: "downwards",
  toLeft: "to the left",
  chooseWay: "Choose a direction",
  dieShows: ({ die }: { die: number }) => `Die ${die}:`,
  free: "free",
  costs: "costs",
  putsOut: "and puts you out",
  average: "on average",

  // Laying
  layRug: "Lay a rug",
  squaresForRug: "Squares for the rug",
  firstHalf: ({ column, row, ground }: OnSquare & { ground: string }) =>
    `Column ${column}, row ${row}, ${ground}: first half of the rug`,
  secondHalf: ({ column, row, ground }: OnSquare & { ground: string }) =>
    `Column ${column}, row ${row}, ${ground}: second half of the rug`,
  rugsLeft: ({ count }: { count: number }) => (count === 1 ? "The last rug" : `Rug in hand, ${count} left`),
  layAdvice: "Tap a glowing square, then the one beside it; or drag from one to the other.",
  watchLay: "A rug is about to be laid beside Assam.",
  turnRug: "Turn the rug",
  layHere: "Lay it here",
  passRug: "No rug fits: go on",
  layOn: ({ one, other }: { one: string; other: string }) => `Lay the rug on ${one} and ${other}`,
  refuseAssam: "Assam stands there.",
  refuseFar: "Too far from Assam.",
  refuseHalves: "Not both halves of one rug.",
  yourSquares: "your visible squares",
  covers: "covers",
  nothing: "nothing",
  countOf: ({ count, name }: { count: number; name: string }) => `${count} of ${name}’s`,
  countOwn: ({ count }: { count: number }) => `${count} of yours`,
  regionHere: "your carpet here",
  visitorPays: "a visitor pays",

  // The one sentence
  sentenceRotate: ({ name }: Named) => `${name}: turn Assam, then roll`,
  sentenceRotates: ({ name }: Named) => `${name} turns Assam`,
  sentenceLays: ({ name }: Named) => `${name} lays a rug`,
  sentenceRoll: ({ name }: Named) => `${name} rolls the die`,
  sentenceLay: ({ name }: Named) => `${name}: lay a rug next to Assam`,
  sentenceDraw: ({ name }: Named) => `${name} draws a rug`,
  noteRotate: "The die then says how far he walks. Avoid the rugs of others.",

  // History
  toldLeft: ({ name }: Named) => `${name} turned Assam left`,
  toldRight: ({ name }: Named) => `${name} turned Assam right`,
  toldStraight: ({ name }: Named) => `${name} went straight on`,
  toldRoll: ({ name, die }: Rolled) => `${name} rolled ${die}, nothing to pay`,
  toldPaid: ({ name, die, to, paid }: Paid) => `${name} rolled ${die} and paid ${to} ${paid}`,
  toldRuin: ({ name, die, to, paid }: Paid) => `${name} rolled ${die}, paid ${to} the last ${paid} and is out`,
  toldDraw: ({ name, colour }: Named & { colour: string }) => `${name} drew a ${colour} rug`,
  toldLay: ({ name }: Named) => `${name} laid a rug`,
  toldPass: ({ name }: Named) => `${name} could not lay a rug`,

  // In words
  board: "Board",
  boardLabel: "The board, told in words below",
  bare: "bare",
  rugOf: ({ colour }: { colour: string }) => `${colour} rug`,
  squareAt: ({ column, row }: OnSquare) => `column ${column}, row ${row}`,
  assamStands: ({ square, heading, ground }: { square: string; heading: string; ground: string }) =>
    `Assam stands on ${square}, ${ground}, and faces ${heading}.`,
  seatOut: ({ name }: Named) => `${name} is out of the game.`,
  seatHolds: (given: { who: string; dirhams: number; rugs: number; squares: number; points: number }) =>
    `${given.who}: ${given.dirhams} dirhams, ${given.rugs} rugs to lay, ${given.squares} visible squares, ${given.points} in all.`,
  withAssam: ({ ground }: { ground: string }) => `${ground} with Assam`,
  rowHolds: ({ row, squares }: { row: number; squares: string }) => `Row ${row}: ${squares}.`,

  // Rules
  ruleTurn: "On your turn you may turn Assam left or right, or leave him as he looks. He never turns back.",
  ruleRoll:
    "Roll the die: 1 and 4 stand on one face each, 2 and 3 on two. He walks that far, and round the mosaic arcs at the edge.",
  rulePay:
    "If he stops on another player's rug, pay its owner one dirham for every square of that carpet: squares of one colour that touch.",
  ruleLay: "Then lay one of your rugs on two squares, one of them beside Assam. Never under him.",
  ruleCover:
    "Rugs may be covered, your own too, but never both halves of one rug at once; by the publisher’s rules both halves of your own may.",
  ruleEnd: "When the rugs are laid, dirhams and visible squares count one point each. Who cannot pay is out.",

  // Lesson
  lessonTurn:
    "Most dirhams and visible rug squares at the end win. Where Assam stops on another’s rug, you pay. Yellow lies ahead: turn him left or right, then roll.",
  lessonLay:
    "Now lay your rug on two glowing squares, one of them touching Assam. Not behind him: he never turns back.",
  lessonGrow:
    "Touching rugs of one colour make one carpet, and a visitor pays for all of it. Join this rug to yours. It may cover other rugs, but never both halves of one.",
  lessonPay:
    "At the edge the arcs lead Assam back onto the board. Now Idris steers him, and your carpet is near: press Next and watch what he pays.",
  lessonAgain:
    "Idris pays 2, because your carpet has 2 squares. Then it is your turn: the cards show what each way may cost. Choose the cheapest.",
  lessonEnd: "That is all. When all rugs are laid, each dirham and each visible square is a point.",
  rugsShort: ({ count }: { count: number }) => (count === 1 ? "1 rug" : `${count} rugs`),
  outShort: "out",
  saidSeats: ({ count }: { count: number }) => `Marrakech with ${count} players.`,

  // The viewer's examples.
  exampleLate: "Late game",
  exampleTurn: "Turn",
  exampleLay: "Lay a rug",
  exampleEnd: "Final",
  exampleLateTitle: "Marrakech, 4 players, nearly all rugs laid",
  exampleTurnTitle: "Marrakech, 4 players, before a turn",
  exampleLayTitle: "Marrakech, 4 players, before laying a rug",
  exampleEndTitle: "Marrakech, 3 players, the end of a match",
};
