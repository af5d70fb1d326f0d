import { FIRST_CENTRE, COLUMNS, ROWS } from "./layout.ts";
import { findOpen } from "./drafting.ts";
import type { PositionText } from "./impossible-positions.ts";
import { AzulPosition } from "./position.ts";
import { findPhase } from "./round.ts";
import { countTiles, packTiles } from "./tiles.ts";

/** Lays out a written position, only checked by `findMisfit`; the phase follows from the tiles. */
export function layOut({ shared, players, wall, centres }: PositionText): AzulPosition {
  const position = new AzulPosition(players.length);
  position.turn = shared.turn;
  position.bag = packTiles(shared.bag.counts);
  position.lid = packTiles(shared.lid.counts);
  position.wall = wall;
  position.centres = centres;
  for (const { factory, counts } of shared.factories) position.offers[factory] = packTiles(counts);
  for (let i = 0; i < centres; i++) position.offers[FIRST_CENTRE + i] = packTiles(shared.centres[i].counts);
  position.left = position.offers.reduce((left, tiles) => left + countTiles(tiles), 0);
  for (const [seat, player] of players.entries()) {
    position.scores[seat] = player.points;
    position.floors[seat] = packTiles(player.floor.counts);
    if (player.floor.hasMarker) position.marker = seat;
    for (const { colour, row, column } of player.wall) {
      const bit = 1 << (COLUMNS * row + column);
      position.walls[seat] |= bit;
      position.wallsByColour[seat * COLUMNS + colour] |= bit;
      position.used[seat] |= 1 << (5 * colour + row);
    }
    for (const { row, colour, count } of player.lines) {
      if (count > 0) position.lines[seat * ROWS + row] = (colour << 3) | count;
    }
    findOpen(position, seat);
  }
  findPhase(position);
  return position;
}
