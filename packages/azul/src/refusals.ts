/** The English sentences of Azul's refusals. French and Spanish are in the browser's word catalogues. */
import { speakFrom } from "@riad/core";

export const AZUL_REFUSALS = {
  // What a string should have had next: "Expected …, found …."
  turn: "the turn, A to D",
  factories: "the letter F, where the factories begin",
  centre: "a tile, a to e, the number of a factory, or the letter C, where the tiles of the centre begin",
  markerLast: "at most one f, after the other tiles of the centre",
  bagCounts: "B and the five counts of the bag",
  lidCounts: "D and the five counts of the lid",
  bagDigits: "10 digits after B, two for each colour of the bag (there are {count})",
  lidDigits: "10 digits after D, two for each colour of the lid (there are {count})",
  sharedEnd: "the end of the shared string",
  playersString: "a space and the players' string",
  player: "player {letter}",
  playersEnd: "the end after four players",
  points: "the points",
  wall: "the letter M, where the wall begins",
  wallCell: "a row and a column of the wall, 0 to 4",
  lines: "a wall tile such as b02, or the letter S, where the lines begin",
  lineColour: "the colour of the line, a to e",
  lineCount: "the number of tiles in the line, 0 to 5",
  floor: "a line such as 2a1, or the letter F, where the floor begins",

  // The letter of a colour and what people call it.
  blue: "a (blue)",
  green: "b (green)",
  orange: "c (orange)",
  purple: "d (purple)",
  red: "e (red)",

  // What a move should have had next.
  source: "a factory, 0 to {last}, or C for the centre",
  sourceOfTwo: "a factory, 0 to {last}, or C or D for a centre",
  colour: "a colour, a to e",
  line: "a line, 0 to 4",
  lineOrFloor: "a line, 0 to 4, or F for the floor",
  columnOrFloor: "a column, 0 to 4, or F for the floor",
  restCentre: "a fifth letter, C or D, for the centre that takes the rest",

  // Strings that are not well formed.
  pointsDigits: "Points have at most three digits.",
  lineTwice: "Line {line} is given twice.",
  markerTwice: "The first-player marker f is given twice.",
  factoryOrder: "Factory {factory} can't follow factory {last}: they are written in ascending order, each once.",
  factorySize: "Factory {factory} is written with 1 to 4 tiles, not {size}.",
  tileOrder: "Tiles are written in alphabetical order.",
  colourCount: "A colour has only 20 tiles, not {count}: write 00 to 20.",
  notPosition: "This is not a position.",
  playersAlone: "These are the players alone; the shared string with the factories, such as AF…, comes before them.",
  notState: "This is not a state.",

  // Well-formed strings that no match can lead to.
  seats: "Azul takes 2 to 4 players, not {seats}.",
  turnOutside: "It can't be {letter}'s turn with {seats} players.",
  noFactory: "With {seats} players there is no factory {factory} in the code: they are written 0 to {last}.",
  oneCentre: "The string has one C section, but centres={centres}.",
  twoCentres: "The string has two C sections, but centres={centres}.",
  markerMissing: "The first-player marker f is missing.",
  markers: "There is one first-player marker f, not {count}.",
  total: "Colour {colour} has {total} tiles in all; it must have 20.",
  cellTwice: "Player {player}: row {row}, column {column} of the wall ({cell} in the code) has two tiles.",
  rowColourTwice: "Player {player}: row {row} of the wall has colour {colour} twice (at {cell} in the code).",
  columnColourTwice: "Player {player}: column {column} of the wall has colour {colour} twice (at {cell} in the code).",
  fixedColumn:
    "Player {player}: on the fixed wall, {colour} in row {row} belongs in column {column} ({cell} in the code).",
  lineSize: "Player {player}: line {line} ({written} in the code) holds at most {most} tiles, not {count}.",
  lineOnWall: "Player {player}: line {line} ({written} in the code) can't hold {colour}: its wall row has that colour.",
  floorSize: "Player {player}: a floor holds at most 7 tiles, not {size}.",
  centreSizeOne: "One empty factory leaves at most {most} tiles in the centre, not {count}.",
  centreSize: "{emptied} empty factories leave at most {most} tiles in the centre, not {count}.",
  shortFactory:
    "Factory {factory} ({written} in the code) has fewer than four tiles, so no later factory can have any.",
  deal: "deal={next} needs full factories before factory {next}, nothing else to draft, no full line, clear floors and tiles to deal.",

  // Moves that the rules do not allow.
  settleNow: 'All full lines are tiled: score the round now, with "{word}".',
  tileOrderDown: "Lines are tiled from the top: line {line} comes first.",
  moveLetter: "A move starts with the player's letter, A to D, not {found}.",
  notYourTurn: "It's {turn}'s turn, not {letter}'s.",
  noColourLeft: "{source} has no {colour}; it has {tiles}.",
  sourceEmpty: "{source} has no {colour}; it is empty.",
  factory: "Factory {factory}",
  theCentre: "The centre",
  centreLetter: "Centre {letter}",
  closedLine: "{reason}; {colour} can go to {lines} or the floor F.",
  closedToAll: "{reason}; {colour} can go to the floor F.",
  lineFull: "Line {line} is full",
  wallHas: "Wall row {row} already has {colour}",
  lineHolds: "Line {line} holds {held}, not {colour}",
  moveEnds: "The move ends after the target: write {move}.",
  noRest: "The move ends after the target, because nothing is left for a centre: write {move}.",
  tilingNow: "Nothing is left to draft: a tiling is a player, a line and a column, such as A03.",
  tilingLength: "A tiling has three letters, such as A03.",
  lineNotFull: "Line {line} is not full; line {full} is.",
  wrongColumn: "The {colour} of line {line} can't go to {column}; columns open to it: {columns}.",
  onlyFloor: "The {colour} of line {line} can't go to {column}; only the floor F is left.",
  dealNow: "Factory {factory} is dealt now, such as {example}, not {found}.",
  dealSize: "A factory takes four tiles at most.",
  dealTiles: "Bag {bag} and lid {lid} can't give these tiles.",

  // The course's tasks.
  noPlayer: "There is no player {player} in this state.",
  nobodyMoves: "No player is to move in this state.",
} as const;

export const { refuse, part } = speakFrom("azul", AZUL_REFUSALS);
