/**
 * The players' string: for each `{letter}{points}M{wall}S{lines}F{floor}`. Input may have leading zeros in the points,
 * wall tiles, lines and floor tiles in any order and empty lines written out; output is sorted and short.
 */
import { REFUSAL } from "@riad/core";
import type { Seat } from "@riad/core";
import { COLUMNS, ROWS } from "./layout.ts";
import type { AzulLayout } from "./layout.ts";
import type { Reader } from "./string-reader.ts";
import { part, refuse } from "./refusals.ts";
import { SEAT_LETTERS } from "./shared-string.ts";
import type { HeapText } from "./shared-string.ts";
import { colourLetter, tileLetters } from "./tiles.ts";

const COLOUR_LETTERS = "abcde";
const FIVE = "01234";
const MOST_DIGITS = 3;

interface CellText {
  readonly at: number;
  readonly colour: number;
  readonly row: number;
  readonly column: number;
}

interface LineText {
  readonly at: number;
  readonly row: number;
  readonly colour: number;
  readonly count: number;
}

interface FloorText extends HeapText {
  readonly hasMarker: boolean;
}

export interface PlayerText {
  readonly points: number;
  readonly wall: readonly CellText[];
  readonly lines: readonly LineText[];
  readonly floor: FloorText;
}

/** One to four players, in order from A. */
export function readPlayers(reader: Reader): PlayerText[] | undefined {
  const players: PlayerText[] = [];
  do {
    const player = readPlayer(reader, players.length);
    if (player === undefined) return undefined;
    players.push(player);
  } while (!reader.isAtEnd);
  return players;
}

function readPlayer(reader: Reader, seat: Seat): PlayerText | undefined {
  if (seat === SEAT_LETTERS.length) return reader.expect(part("playersEnd", {}));
  const letter = SEAT_LETTERS[seat];
  if (reader.take(letter) < 0) return reader.expect(part("player", { letter }));
  const points = readPoints(reader);
  const wall = points === undefined ? undefined : readWall(reader);
  const lines = wall && readLines(reader);
  const floor = lines && readFloor(reader);
  if (points === undefined || wall === undefined || lines === undefined || floor === undefined) return undefined;
  return { points, wall, lines, floor };
}

function readPoints(reader: Reader): number | undefined {
  let points = 0;
  for (let digits = 0; ; digits++) {
    const digit = reader.take("0123456789");
    if (digit < 0) return digits > 0 ? points : reader.expect(part("points", {}));
    if (digits === MOST_DIGITS) return reader.fail(refuse(REFUSAL.syntax, "pointsDigits", {}, reader.at - 1));
    points = 10 * points + digit;
  }
}

function readWall(reader: Reader): CellText[] | undefined {
  if (reader.take("M") < 0) return reader.expect(part("wall", {}));
  const wall: CellText[] = [];
  for (;;) {
    const at = reader.at;
    const colour = reader.take(COLOUR_LETTERS);
    if (colour < 0) return wall;
    const row = reader.take(FIVE);
    const column = row < 0 ? -1 : reader.take(FIVE);
    if (column < 0) return reader.expect(part("wallCell", {}));
    wall.push({ at, colour, row, column });
  }
}

function readLines(reader: Reader): LineText[] | undefined {
  if (reader.take("S") < 0) return reader.expect(part("lines", {}));
  const lines: LineText[] = [];
  for (;;) {
    const at = reader.at;
    const row = reader.take(FIVE);
    if (row < 0) return lines;
    if (lines.some((line) => line.row === row)) {
      return reader.fail(refuse(REFUSAL.syntax, "lineTwice", { line: row }, at));
    }
    const colour = reader.take(COLOUR_LETTERS);
    if (colour < 0) return reader.expect(part("lineColour", {}));
    const count = reader.take("012345");
    if (count < 0) return reader.expect(part("lineCount", {}));
    lines.push({ at, row, colour, count });
  }
}

function readFloor(reader: Reader): FloorText | undefined {
  const at = reader.at;
  if (reader.take("F") < 0) return reader.expect(part("floor", {}));
  const counts = [0, 0, 0, 0, 0];
  let hasMarker = false;
  for (;;) {
    const tile = reader.take(`${COLOUR_LETTERS}f`);
    if (tile < 0) return { at, counts, hasMarker };
    if (tile < COLOUR_LETTERS.length) {
      counts[tile]++;
    } else {
      if (hasMarker) return reader.fail(refuse(REFUSAL.syntax, "markerTwice", {}, reader.at - 1));
      hasMarker = true;
    }
  }
}

export function makePlayers(layout: AzulLayout): string {
  let text = "";
  for (let seat = 0; seat < layout.seats; seat++) text += makePlayer(layout, seat);
  return text;
}

function makePlayer(layout: AzulLayout, seat: Seat): string {
  let text = `${SEAT_LETTERS[seat]}${layout.scores[seat]}M`;
  for (let row = 0; row < ROWS; row++) {
    for (let column = 0; column < COLUMNS; column++) {
      const colour = layout.wallColour(seat, row, column);
      if (colour >= 0) text += `${colourLetter(colour)}${row}${column}`;
    }
  }
  text += "S";
  for (let row = 0; row < ROWS; row++) {
    const count = layout.lineCount(seat, row);
    if (count > 0) text += `${row}${colourLetter(layout.lineColour(seat, row))}${count}`;
  }
  return `${text}F${tileLetters(layout.floors[seat])}${layout.marker === seat ? "f" : ""}`;
}
