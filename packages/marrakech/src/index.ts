export { PHASES, RULESETS } from "./arrangement.ts";
export type { Arrangement, Merchant, Phase, Ruleset } from "./arrangement.ts";
export {
  CENTRE,
  EAST,
  NORTH,
  SIDE,
  SOUTH,
  SQUARES,
  SQUARE_SPACE,
  TRACKS,
  WEST,
  columnOf,
  neighbour,
  pathOf,
  rowOf,
  squareAt,
  walkFrom,
} from "./board.ts";
export type { Exit, Heading, Square, Step, Track } from "./board.ts";
export {
  COLUMN_LETTERS,
  makeHeading,
  makeSquare,
  makeSquareName,
  parseHeading,
  parseSquare,
  parseSquareName,
} from "./coordinates.ts";
export { marrakech } from "./game.ts";
export { makeRugName } from "./game-string.ts";
export { PASS, higherSquare, lowerSquare, placementOf, placementsBeside } from "./laying.ts";
export { MarrakechPosition } from "./position.ts";
export { countBits, flood, floodHigh, floodLow } from "./regions.ts";
export { MARRAKECH_REFUSALS } from "./refusals.ts";
export { outlookOf, outlooks, paymentAt } from "./landing-preview.ts";
export type { Landing, Outlook, Payment } from "./landing-preview.ts";
export {
  COLOURS,
  COLOUR_LETTERS,
  COLOUR_NAMES,
  NO_COLOUR,
  NO_RUG,
  colourOf,
  idOf,
  makeColour,
  makeRug,
  parseColour,
} from "./rugs.ts";
export type { Colour, Rug } from "./rugs.ts";
export type { ScoreParts } from "./scoring.ts";
export {
  getPaymentAmount,
  getWinner,
  isGameOver,
  isPlacementValid,
  isRugValid,
  makePlacement,
  moveAssam,
  rollDie,
  rotateAssam,
  tasks,
} from "./tasks.ts";
export { LEFT, RIGHT, STRAIGHT } from "./turning.ts";
export { dieWeight } from "./walking.ts";
