/** What no match ever breaks, whatever is played: nothing is lost and nothing appears. `riad verify` checks it at every move. */
import type { Game, Position } from "@riad/core";
import { COLOURS, ROWS, countOf } from "@riad/azul";
import type { AzulPosition } from "@riad/azul";
import type { MarrakechPosition } from "@riad/marrakech";
import { TILE_NAMES } from "./azul-tiles.ts";

/** Counts that stay the same from the first position to the last, by name. */
export type Stock = ReadonlyMap<string, number>;

export function stockOf(game: Game, position: Position): Stock {
  return game.id === "azul" ? countTilesOf(position as AzulPosition) : countPurses(position as MarrakechPosition);
}

/** The tiles of each colour, wherever they lie. */
function countTilesOf(position: AzulPosition): Stock {
  const stock = new Map<string, number>();
  for (let colour = 0; colour < COLOURS; colour++) {
    let count = countOf(position.bag, colour) + countOf(position.lid, colour);
    for (const pool of position.pools) count += countOf(pool, colour);
    for (let seat = 0; seat < position.seats; seat++) {
      count += countOf(position.floors[seat], colour);
      for (let row = 0; row < ROWS; row++) {
        if (position.lineCount(seat, row) > 0 && position.lineColour(seat, row) === colour)
          count += position.lineCount(seat, row);
        for (let column = 0; column < 5; column++) if (position.wallColour(seat, row, column) === colour) count++;
      }
    }
    stock.set(`${TILE_NAMES[colour]} tiles`, count);
  }
  return stock;
}

/** Dirhams only change hands. */
function countPurses(position: MarrakechPosition): Stock {
  let dirhams = 0;
  for (let seat = 0; seat < position.seats; seat++) dirhams += position.dirhams(seat);
  return new Map([["dirhams", dirhams]]);
}
