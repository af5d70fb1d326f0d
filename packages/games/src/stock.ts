/** What no match ever changes, whatever is played: nothing is lost and nothing appears. */
import { COLOURS, ROWS, colourLetter, countOf } from "@riad/azul";
import type { AzulPosition } from "@riad/azul";
import type { Game, Position } from "@riad/core";
import type { MarrakechPosition } from "@riad/marrakech";

/** Counts that stay the same from the first position to the last, by name. */
export type Stock = ReadonlyMap<string, number>;

export function stockOf(game: Game, position: Position): Stock {
  return game.id === "azul" ? countTiles(position as AzulPosition) : countDirhams(position as MarrakechPosition);
}

/** The tiles of each colour, wherever they lie. */
function countTiles(position: AzulPosition): Stock {
  const stock = new Map<string, number>();
  for (let colour = 0; colour < COLOURS; colour++)
    stock.set(`tiles ${colourLetter(colour)}`, countColour(position, colour));
  return stock;
}

function countColour(position: AzulPosition, colour: number): number {
  let count = countOf(position.bag, colour) + countOf(position.lid, colour);
  for (const pool of position.pools) count += countOf(pool, colour);
  for (let seat = 0; seat < position.seats; seat++) {
    count += countOf(position.floors[seat], colour);
    for (let cells = position.mosaics[seat * COLOURS + colour]; cells !== 0; cells &= cells - 1) count++;
    for (let row = 0; row < ROWS; row++) {
      const held = position.lineCount(seat, row);
      if (held > 0 && position.lineColour(seat, row) === colour) count += held;
    }
  }
  return count;
}

/** Dirhams only change hands. */
function countDirhams(position: MarrakechPosition): Stock {
  let dirhams = 0;
  for (let seat = 0; seat < position.seats; seat++) dirhams += position.dirhams(seat);
  return new Map([["dirhams", dirhams]]);
}
