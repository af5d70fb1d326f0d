import { completeSetup, unwrap } from "@riad/core";
import type { Game, Setup } from "@riad/core";

/** The n-th of all combinations of seats, options and starting seat; starts over after the last. */
export function nthSetup(game: Game, n: number): Setup {
  let rest = n;
  const take = (count: number): number => {
    const index = rest % count;
    rest = Math.floor(rest / count);
    return index;
  };
  const seats = game.minSeats + take(game.maxSeats - game.minSeats + 1);
  const options = Object.fromEntries(game.options.map(({ name, values }) => [name, values[take(values.length)]]));
  return unwrap(completeSetup(game, { seats, first: take(seats), options }));
}
