/**
 * Setting up a position of Azul by hand: which tile goes where. The bag absorbs the difference, then the lid, so that every
 * colour keeps its 20 tiles; where both are empty, no more tiles of the colour can be placed.
 */
import {
  COLOURS,
  COLUMNS,
  FIRST_CENTRE,
  FLOOR_PLACES,
  NOBODY,
  ROWS,
  SECOND_CENTRE,
  azul,
  colourLetter,
  colourOfLetter,
  countOf,
  fixedColumn,
  floorSize,
  packTiles,
  tilesOf,
} from "@riad/azul";
import type { AzulPosition, Colour, Tiles } from "@riad/azul";
import { ERASER, numberControls, readNumber, refuseEdit } from "../play/editor.ts";
import type { Edit, EditControl } from "../play/editor.ts";
import type { Key } from "../words/words.ts";
import { say } from "../words/words.ts";
import { TILES_OF_A_COLOUR } from "./remedy.ts";
import { viewCounts, viewFloor } from "./view.ts";

/** The first player's marker among the pieces. */
export const MARKER = "first";

const FACTORY_SIZE = 4;
const MOST_POINTS = 999;

/** Changes the position in place, or says why it cannot be. */
type Change = (position: AzulPosition, at: readonly string[], piece: string) => Key | null;

const CHANGES: Readonly<Record<string, Change>> = {
  factory: changeFactory,
  centre: changeCentre,
  line: changeLine,
  wall: changeWall,
  floor: changeFloor,
  bag: changeBag,
  lid: changeLid,
};

export function put(position: AzulPosition, [slot]: readonly string[], piece: string): Edit {
  const [kind, ...at] = slot.split(" ");
  const next = copyOf(position);
  const why = CHANGES[kind](next, at, piece) ?? balance(next, position);
  return why === null ? { kind: "done", text: azul.notation.makePosition(next) } : refuseEdit(why);
}

/** A deal that was under way is over: the factories are filled by hand. */
function copyOf(position: AzulPosition): AzulPosition {
  const copy = position.clone();
  copy.next = 0;
  return copy;
}

function changeFactory({ offers }: AzulPosition, at: readonly string[], piece: string): Key | null {
  if (piece === MARKER) return "editMarkerHere";
  const [factory, index] = at.map(Number);
  const tiles = listColours(offers[factory]);
  if (piece === ERASER) tiles.splice(index, 1);
  else if (index < tiles.length) tiles[index] = colourOfLetter(piece);
  else if (tiles.length < FACTORY_SIZE) tiles.push(colourOfLetter(piece));
  offers[factory] = packColours(tiles);
  return null;
}

function changeCentre(position: AzulPosition, [number, heap]: readonly string[], piece: string): Key | null {
  const centre = FIRST_CENTRE + Number(number);
  const { offers } = position;
  if (piece === MARKER) position.marker = NOBODY;
  else if (piece !== ERASER) {
    // More would not fit into the packed counts.
    if (countOf(offers[centre], colourOfLetter(piece)) >= TILES_OF_A_COLOUR) return "editNoTiles";
    offers[centre] += tilesOf(colourOfLetter(piece), 1);
  } else if (heap === MARKER) return "editMarkerStays";
  else if (countOf(offers[centre], colourOfLetter(heap)) > 0) offers[centre] -= tilesOf(colourOfLetter(heap), 1);
  return null;
}

/** A line is filled up to the space that was pressed, or emptied from there on. */
function changeLine(position: AzulPosition, at: readonly string[], piece: string): Key | null {
  if (piece === MARKER) return "editMarkerHere";
  const [seat, row, index] = at.map(Number);
  const colour = piece === ERASER ? position.lineColour(seat, row) : colourOfLetter(piece);
  const count = piece === ERASER ? Math.min(position.lineCount(seat, row), index) : index + 1;
  position.lines[seat * ROWS + row] = count === 0 ? 0 : (colour << 3) | count;
  return null;
}

/** On the fixed wall every space has its colour, whichever tile is in hand. */
function changeWall(position: AzulPosition, at: readonly string[], piece: string): Key | null {
  if (piece === MARKER) return "editMarkerHere";
  const [seat, row, column] = at.map(Number);
  const bit = 1 << (COLUMNS * row + column);
  const { wallsByColour } = position;
  for (let colour = 0; colour < COLOURS; colour++) wallsByColour[seat * COLOURS + colour] &= ~bit;
  if (piece === ERASER) return null;
  const colour = position.isFree ? colourOfLetter(piece) : printedColour(row, column);
  wallsByColour[seat * COLOURS + colour] |= bit;
  return null;
}

function printedColour(row: number, column: number): Colour {
  let colour = 0;
  while (fixedColumn(row, colour) !== column) colour++;
  return colour;
}

function changeFloor(position: AzulPosition, at: readonly string[], piece: string): Key | null {
  const [seat, index] = at.map(Number);
  const lying = viewFloor(position, seat).at(index);
  const isTile = lying !== undefined && lying !== MARKER;
  if (piece === ERASER) {
    if (lying === MARKER) position.marker = NOBODY;
    if (isTile) position.floors[seat] -= tilesOf(colourOfLetter(lying), 1);
    return null;
  }
  const isFull = floorSize(position, seat) >= FLOOR_PLACES;
  if (piece === MARKER) {
    if (isFull && position.marker !== seat) return "editFloorFull";
    position.marker = seat;
    return null;
  }
  if (isFull && !isTile) return "editFloorFull";
  if (isTile) position.floors[seat] -= tilesOf(colourOfLetter(lying), 1);
  position.floors[seat] += tilesOf(colourOfLetter(piece), 1);
  return null;
}

/** A tile goes from the lid into the bag: `balance` puts into the bag what is nowhere else. */
function changeBag(position: AzulPosition, _at: readonly string[], piece: string): Key | null {
  if (piece === MARKER || piece === ERASER) return "editWhichTile";
  const colour = colourOfLetter(piece);
  if (countOf(position.lid, colour) === 0) return "editLidHasNone";
  position.lid -= tilesOf(colour, 1);
  return null;
}

function changeLid(position: AzulPosition, _at: readonly string[], piece: string): Key | null {
  if (piece === MARKER || piece === ERASER) return "editWhichTile";
  const colour = colourOfLetter(piece);
  if (countOf(position.bag, colour) === 0) return "editBagHasNone";
  position.bag -= tilesOf(colour, 1);
  position.lid += tilesOf(colour, 1);
  return null;
}

/** Bag and lid make up for what was placed or taken away. */
function balance(position: AzulPosition, before: AzulPosition): Key | null {
  const bag = [...viewCounts(position.bag)];
  const lid = [...viewCounts(position.lid)];
  for (let colour = 0; colour < COLOURS; colour++) {
    const rest = totalOf(position, colour) - bag[colour] - lid[colour];
    lid[colour] = Math.min(lid[colour], Math.max(0, TILES_OF_A_COLOUR - rest));
    bag[colour] = Math.max(0, TILES_OF_A_COLOUR - rest - lid[colour]);
    // A position from elsewhere may have too many, but there are never more of them.
    if (rest > Math.max(TILES_OF_A_COLOUR, totalOf(before, colour))) return "editNoTiles";
  }
  position.bag = packTiles(bag);
  position.lid = packTiles(lid);
  return null;
}

function totalOf(position: AzulPosition, colour: Colour): number {
  return azul.stock(position).get(`tiles ${colourLetter(colour)}`) ?? 0;
}

function listColours(tiles: Tiles): Colour[] {
  return viewCounts(tiles).flatMap((count, colour) => Array.from({ length: count }, () => colour));
}

function packColours(colours: readonly Colour[]): Tiles {
  return colours.reduce((tiles, colour) => tiles + tilesOf(colour, 1), 0);
}

export function controls(position: AzulPosition): EditControl[] {
  const { seats, turn, isFree, centres } = position;
  return [
    { kind: "turn", id: "turn", seat: turn },
    {
      kind: "choice",
      id: "wall",
      label: "wall",
      value: isFree ? "free" : "fixed",
      values: [
        { value: "fixed", name: say("wallFixed") },
        { value: "free", name: say("wallFree") },
      ],
    },
    {
      kind: "choice",
      id: "centres",
      label: "centres",
      value: String(centres),
      values: [
        { value: "1", name: say("centresOne") },
        { value: "2", name: say("centresTwo") },
      ],
    },
    ...numberControls(seats, "points", "editPoints", (seat) => ({ value: position.points(seat), most: MOST_POINTS })),
  ];
}

export function set(position: AzulPosition, control: string, value: string): string {
  const [name, seat] = control.split(" ");
  const next = copyOf(position);
  if (name === "turn") next.turn = readNumber(value, position.seats - 1);
  else if (name === "wall") next.wall = value === "free" ? "free" : "fixed";
  else if (name === "centres") setCentres(next, value === "2" ? 2 : 1);
  else next.scores[Number(seat)] = readNumber(value, MOST_POINTS);
  return azul.notation.makePosition(next);
}

/** What lay in the second centre goes to the first. */
function setCentres(position: AzulPosition, centres: number): void {
  const { offers } = position;
  if (centres === 1) {
    const both = viewCounts(offers[FIRST_CENTRE]).map((count, c) => count + viewCounts(offers[SECOND_CENTRE])[c]);
    offers[FIRST_CENTRE] = packTiles(both.map((count) => Math.min(count, TILES_OF_A_COLOUR)));
    offers[SECOND_CENTRE] = 0;
  }
  position.centres = centres;
}
