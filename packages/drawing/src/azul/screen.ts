/**
 * The screen of Azul: factories and centre, then the boards. All boards are side by side if the width allows it, or two
 * by two if the height does; otherwise one board is drawn and the others have one compact row each.
 */
import { CHANCE, OVER } from "@riad/core";
import { FIRST_CENTRE, NOBODY, SEAT_LETTERS, countTiles } from "@riad/azul";
import type { AzulPosition } from "@riad/azul";
import { boardWidth, drawBoard, drawCompactRow, drawRowTitle } from "./board.ts";
import { drawCounts, drawHole, drawMarker, drawTile, listTiles } from "./tiles.ts";
import { beside, blockWidth, inRows } from "../block.ts";
import type { Look, Screen } from "../screen.ts";

/** Columns between two boards. */
const BOARD_GAP = 3;

/** Columns of two factories side by side. */
const OFFER_WIDTH = 31;

export const azulScreen: Screen<AzulPosition> = {
  draw(position, look) {
    const inOneRow = drawBoardsInOneRow(position, look);
    if (inOneRow !== undefined) return arrange(position, look, inOneRow);
    const twoByTwo = arrange(position, look, drawBoardsTwoByTwo(position, look));
    // If rows are scarce, blank ones are left out.
    const rows = twoByTwo.filter((line) => line !== "").length;
    const fits = rows <= (look.height ?? 0) && blockWidth(twoByTwo) <= look.width;
    return fits ? twoByTwo : arrange(position, look, drawOneBoard(position, look));
  },

  drawSeat(position, seat, look) {
    return drawBoard(position, seat, look, 3);
  },

  nameSeat(_, seat) {
    return SEAT_LETTERS[seat];
  },

  title(position, { names }) {
    const { actor, wall, centres } = position;
    const doing =
      actor === OVER
        ? "the match is over"
        : actor === CHANCE
          ? "dealing"
          : `${names[actor]} ${position.left > 0 ? "drafts" : "tiles"}`;
    return `Azul, ${wall} wall${centres === 2 ? ", two centres" : ""}: ${doing}`;
  },
};

/** Factories to the left of the boards if there is room, else above. */
function arrange(position: AzulPosition, look: Look, boards: readonly string[]): string[] {
  const left = look.width - blockWidth(boards) - 5;
  const isBeside = left >= OFFER_WIDTH;
  const width = isBeside ? OFFER_WIDTH : look.width;
  const offer = [...drawFactories(position, look, width), ...drawCentres(position, look, width)];
  const table = isBeside ? beside([offer, boards], 5) : [...offer, "", ...boards];
  return [...table, "", drawStock(position, look)];
}

/** Undefined if the width does not allow it. */
function drawBoardsInOneRow(position: AzulPosition, look: Look): string[] | undefined {
  const seats = listSeats(position);
  const size = ([3, 2] as const).find((one) => seats.length * (boardWidth(one) + BOARD_GAP) - BOARD_GAP <= look.width);
  if (size === undefined) return undefined;
  return beside(
    seats.map((seat) => drawBoard(position, seat, look, size)),
    BOARD_GAP,
  );
}

function drawBoardsTwoByTwo(position: AzulPosition, look: Look): string[] {
  const boards = listSeats(position).map((seat) => drawBoard(position, seat, look, 3));
  return [...beside(boards.slice(0, 2), BOARD_GAP), "", ...beside(boards.slice(2), BOARD_GAP)];
}

/** One board, and a compact row for each of the others. */
function drawOneBoard(position: AzulPosition, look: Look): string[] {
  const focus = look.focus ?? position.turn;
  const others = listSeats(position).filter((seat) => seat !== focus);
  return [
    ...drawBoard(position, focus, look, 3),
    "",
    drawRowTitle(look),
    ...others.map((seat) => drawCompactRow(position, seat, look)),
  ];
}

function listSeats({ seats }: AzulPosition): number[] {
  return Array.from({ length: seats }, (_, seat) => seat);
}

function drawFactories(position: AzulPosition, look: Look, width: number): string[] {
  const { paint } = look;
  const factories = Array.from({ length: position.factories }, (_, source) => {
    const tiles = listTiles(position.offers[source]).map((colour) => drawTile(colour, look));
    while (tiles.length < 4) tiles.push(drawHole("·", paint));
    return [`${paint.bold(String(source + 1))} ${tiles.join("")}`];
  });
  return inRows(factories, width === OFFER_WIDTH ? 3 : 2, width);
}

/** The marker is drawn with the first centre; the first player to take from either centre gets it. */
function drawCentres(position: AzulPosition, look: Look, width: number): string[] {
  const { paint } = look;
  const perLine = Math.floor((width - 3) / 3);
  return Array.from({ length: position.centres }, (_, centre) => {
    const pieces = listTiles(position.offers[FIRST_CENTRE + centre]).map((colour) => drawTile(colour, look));
    if (centre === 0 && position.marker === NOBODY) pieces.unshift(drawMarker(paint));
    if (pieces.length === 0) pieces.push(drawHole("·", paint));
    const name = position.centres === 2 ? `c${centre + 1}` : "c";
    const lines: string[] = [];
    for (let from = 0; from < pieces.length; from += perLine) {
      lines.push(`${paint.bold(from === 0 ? name.padEnd(2) : "  ")}${pieces.slice(from, from + perLine).join("")}`);
    }
    return lines;
  }).flat();
}

function drawStock(position: AzulPosition, look: Look): string {
  const heap = (name: string, tiles: number): string =>
    `${name} ${String(countTiles(tiles)).padStart(2)}  ${drawCounts(tiles, look)}`;
  return `${heap("bag", position.bag)}   ${heap("lid", position.lid)}`;
}
