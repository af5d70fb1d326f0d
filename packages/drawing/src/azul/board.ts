/** One player's board: as a block with lines and wall, or as a single compact row. */
import type { Seat } from "@riad/core";
import { COLUMNS, FLOOR_PLACES, ROWS, fixedColumn, floorPenalty, floorSize } from "@riad/azul";
import type { AzulPosition } from "@riad/azul";
import { drawHole, drawMarker, drawTile, listTiles, signHolder, tileSetOf } from "./tiles.ts";
import type { TileSize } from "./tiles.ts";
import { clip, padEnd, padStart, widthOf } from "../block.ts";
import type { Look } from "../screen.ts";

/** What each space of the floor costs. */
const PLACE_COSTS = Array.from({ length: FLOOR_PLACES }, (_, i) => floorPenalty(i + 1) - floorPenalty(i));

export function boardWidth(size: TileSize): number {
  return 2 + size * ROWS + 2 + size * COLUMNS;
}

export function drawBoard(position: AzulPosition, seat: Seat, look: Look, size: TileSize): string[] {
  const width = boardWidth(size);
  return [
    drawHead(position, seat, look, width),
    ...Array.from({ length: ROWS }, (_, row) => drawRow(position, seat, row, look, size)),
    drawFloor(position, seat, look, size),
  ];
}

function drawHead(position: AzulPosition, seat: Seat, look: Look, width: number): string {
  const { paint, names } = look;
  const isNext = position.actor === seat;
  const points = String(position.points(seat));
  const holds = position.marker === seat;
  const name = clip(names[seat], width - 3 - points.length - (holds ? 2 : 0));
  const sign = holds ? ` ${signHolder(paint)}` : "";
  const lead = `${isNext ? "►" : " "} ${isNext ? paint.bold(name) : name}${sign}`;
  return padEnd(lead, width - points.length) + paint.bold(points);
}

function drawRow(position: AzulPosition, seat: Seat, row: number, look: Look, size: TileSize): string {
  const { paint } = look;
  const count = position.lineCount(seat, row);
  const colour = position.lineColour(seat, row);
  let line = `${paint.dim(String(row + 1))} ${" ".repeat(size * (ROWS - row - 1))}`;
  for (let place = row; place >= 0; place--) {
    line += place < count ? drawTile(colour, look, size) : drawHole("·", paint, size);
  }
  line += paint.dim("│ ");
  for (let column = 0; column < COLUMNS; column++) line += drawWallCell(position, seat, row, column, look, size);
  return line;
}

function drawWallCell(
  position: AzulPosition,
  seat: Seat,
  row: number,
  column: number,
  look: Look,
  size: TileSize,
): string {
  const { paint } = look;
  const colour = position.wallColour(seat, row, column);
  if (colour >= 0) return drawTile(colour, look, size);
  // An empty cell shows what belongs there: on the fixed wall a colour, on the free wall the number of its column.
  const { letters } = tileSetOf(look.dialect);
  const label = position.isFree ? String(column + 1) : letters[fixedAt(row, column)].toLowerCase();
  return drawHole(label, paint, size);
}

/** The colour of a cell on the fixed wall. */
function fixedAt(row: number, column: number): number {
  return [0, 1, 2, 3, 4].find((colour) => fixedColumn(row, colour) === column) ?? 0;
}

function drawFloor(position: AzulPosition, seat: Seat, look: Look, size: TileSize): string {
  const { paint } = look;
  const pieces = [
    ...(position.marker === seat ? [drawMarker(paint, size)] : []),
    ...listTiles(position.floors[seat]).map((colour) => drawTile(colour, look, size)),
  ];
  for (let place = pieces.length; place < FLOOR_PLACES; place++) {
    pieces.push(drawHole(size === 3 ? `−${PLACE_COSTS[place]}` : "−", paint, size));
  }
  const loss = floorPenalty(floorSize(position, seat));
  const text = `${paint.dim("f")} ${pieces.join("")}`;
  const cost = loss > 0 ? `−${loss}` : "";
  return padEnd(text, boardWidth(size) - cost.length) + cost;
}

const NAME_WIDTH = 8;
const LINES_WIDTH = 3 * ROWS - 1;
const WALL_WIDTH = (COLUMNS + 1) * ROWS - 1;

/** The headings of the compact rows. */
export function drawRowTitle({ paint }: Look): string {
  const points = padStart("pts", NAME_WIDTH + 4);
  return paint.dim(`${points} ${padEnd("lines 1–5", LINES_WIDTH)} ${padEnd("wall, row by row", WALL_WIDTH)} f`);
}

/** A whole board in at most 60 columns: name, points, lines as count and colour, wall, cost of the floor. */
export function drawCompactRow(position: AzulPosition, seat: Seat, look: Look): string {
  const { paint, names } = look;
  const sign = position.marker === seat ? ` ${signHolder(paint)}` : "";
  const name = padEnd(clip(names[seat], NAME_WIDTH - widthOf(sign)) + sign, NAME_WIDTH);
  const lines: string[] = [];
  const walls: string[] = [];
  for (let row = 0; row < ROWS; row++) {
    const count = position.lineCount(seat, row);
    const colour = position.lineColour(seat, row);
    lines.push(count === 0 ? paint.dim("··") : count + drawTile(colour, look, 2).trimEnd());
    let wall = "";
    for (let column = 0; column < COLUMNS; column++) {
      const cell = position.wallColour(seat, row, column);
      wall += cell >= 0 ? drawTile(cell, look, 2).trimEnd() : drawHole("·", paint, 2).replace(" ", "");
    }
    walls.push(wall);
  }
  const loss = floorPenalty(floorSize(position, seat));
  const points = padStart(String(position.points(seat)), 3);
  return `${name} ${paint.bold(points)} ${lines.join(" ")} ${walls.join(" ")} ${loss > 0 ? `−${loss}` : "0"}`;
}
