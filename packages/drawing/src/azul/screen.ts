/**
 * The screen of Azul: factories and centre, then the boards. All boards stand side by side where the width allows it;
 * where it does not, the board of the player to move is drawn and the others have a compact row each.
 */
import { CHANCE, OVER } from "@riad/core";
import { FIRST_CENTRE, NOBODY, SEAT_LETTERS, countTiles } from "@riad/azul";
import type { AzulPosition } from "@riad/azul";
import { boardWidth, drawBoard, drawCompactRow, drawRowTitle } from "./board.ts";
import { drawCounts, drawHole, drawMarker, drawTile, listTiles } from "./tiles.ts";
import type { TileSize } from "./tiles.ts";
import { beside, blockWidth, inRows } from "../block.ts";
import type { Look, Screen } from "../screen.ts";

const BOARD_GAP: Readonly<Record<TileSize, number>> = { 2: 3, 3: 3 };

/** Two factories beside each other. */
const OFFER_WIDTH = 31;

export const azulScreen: Screen<AzulPosition> = {
  draw(position, look) {
    const boards = drawBoards(position, look);
    const left = look.width - blockWidth(boards) - 5;
    if (left >= OFFER_WIDTH) {
      const offer = [...drawFactories(position, look, OFFER_WIDTH), ...drawCentres(position, look, OFFER_WIDTH)];
      return [...beside([offer, boards], 5), "", drawStock(position, look)];
    }
    return [
      ...drawFactories(position, look, look.width),
      ...drawCentres(position, look, look.width),
      "",
      ...boards,
      "",
      drawStock(position, look),
    ];
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
          ? "the factories are filled"
          : `${names[actor]} ${position.left > 0 ? "drafts" : "tiles"}`;
    return `Azul, ${wall} wall${centres === 2 ? ", two centres" : ""}: ${doing}`;
  },
};

function drawBoards(position: AzulPosition, look: Look): string[] {
  const seats = Array.from({ length: position.seats }, (_, seat) => seat);
  for (const size of [3, 2] as const) {
    const gap = BOARD_GAP[size];
    if (seats.length * (boardWidth(size) + gap) - gap > look.width) continue;
    return beside(
      seats.map((seat) => drawBoard(position, seat, look, size)),
      gap,
    );
  }
  const focus = look.focus ?? position.turn;
  const others = seats.filter((seat) => seat !== focus);
  return [
    ...drawBoard(position, focus, look, 3),
    "",
    drawRowTitle(look),
    ...others.map((seat) => drawCompactRow(position, seat, look)),
  ];
}

function drawFactories(position: AzulPosition, look: Look, width: number): string[] {
  const { paint } = look;
  const factories = Array.from({ length: position.factories }, (_, source) => {
    const tiles = listTiles(position.pools[source]).map((colour) => drawTile(colour, look));
    while (tiles.length < 4) tiles.push(drawHole("·", paint));
    return [`${paint.bold(String(source + 1))} ${tiles.join("")}`];
  });
  return inRows(factories, width === OFFER_WIDTH ? 3 : 2, width);
}

/** The marker lies with the first centre; whoever takes first from either gets it. */
function drawCentres(position: AzulPosition, look: Look, width: number): string[] {
  const { paint } = look;
  const perLine = Math.floor((width - 3) / 3);
  return Array.from({ length: position.centres }, (_, centre) => {
    const pieces = listTiles(position.pools[FIRST_CENTRE + centre]).map((colour) => drawTile(colour, look));
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
