import type { Setup } from "@riad/core";
import { startDeal } from "./dealing.ts";
import { findOpen } from "./drafting.ts";
import type { Wall } from "./layout.ts";
import { AzulPosition } from "./position.ts";
import { ALL_TILES } from "./tiles.ts";

/** An empty table, all tiles in the bag, the marker in the centre, and the first factory about to be dealt. */
export function startPosition(setup: Setup): AzulPosition {
  const position = new AzulPosition(setup.seats);
  position.bag = ALL_TILES;
  position.turn = setup.first;
  position.wall = setup.options.wall as Wall;
  position.centres = Number(setup.options.centres);
  for (let seat = 0; seat < setup.seats; seat++) findOpen(position, seat);
  startDeal(position);
  return position;
}
