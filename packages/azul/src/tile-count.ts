import { ROWS } from "./layout.ts";
import type { AzulPosition } from "./position.ts";
import { COLOURS, colourLetter, countOf } from "./tiles.ts";

/** The tiles of each colour, wherever they are. */
export function countTiles(position: AzulPosition): ReadonlyMap<string, number> {
  const stock = new Map<string, number>();
  for (let colour = 0; colour < COLOURS; colour++)
    stock.set(`tiles ${colourLetter(colour)}`, countColour(position, colour));
  return stock;
}

function countColour(position: AzulPosition, colour: number): number {
  let count = countOf(position.bag, colour) + countOf(position.lid, colour);
  for (const offered of position.offers) count += countOf(offered, colour);
  for (let seat = 0; seat < position.seats; seat++) {
    count += countOf(position.floors[seat], colour);
    for (let cells = position.wallsByColour[seat * COLOURS + colour]; cells !== 0; cells &= cells - 1) count++;
    for (let row = 0; row < ROWS; row++) {
      const held = position.lineCount(seat, row);
      if (held > 0 && position.lineColour(seat, row) === colour) count += held;
    }
  }
  return count;
}
