/** One match between players, with the luck of the outcomes measured where the game has a measure. */
import { CHANCE, OVER } from "@riad/core";
import type { Game, Move, Position, Random, Setup } from "@riad/core";
import type { Budget, Player } from "./player.ts";

/**
 * Measures how lucky an outcome was for each seat: the value after it less the mean over all outcomes. The mean of that is
 * zero whatever the measure believes, so that taking it off a result leaves the result fair and only less noisy.
 */
export type LuckMeasure<P extends Position = Position> = (before: P, outcome: Move, luck: Float64Array) => void;

export interface Contestant {
  readonly player: Player;
  readonly budget: Budget;
}

export interface Outcome {
  /** Share of the win of each seat. */
  readonly shares: number[];
  /** The same with the luck taken off, where there is a measure. */
  readonly adjusted: number[];
  /** Points of each seat less the best other's. */
  readonly margins: number[];
  /** Milliseconds and decisions of each seat. */
  readonly ms: number[];
  readonly decisions: number[];
}

/** `contestants[seat]` plays the seat; chance comes from `random` alone. */
export function playContest(
  game: Game,
  setup: Setup,
  contestants: readonly Contestant[],
  random: Random,
  luckOf?: LuckMeasure,
): Outcome {
  const position = game.start(setup);
  const { seats } = position;
  const zeros = (): number[] => new Array<number>(seats).fill(0);
  const ms = zeros();
  const decisions = zeros();
  const luck = new Float64Array(seats);
  for (let ply = 0; position.actor !== OVER && ply < game.moveLimit; ply++) {
    const { actor } = position;
    if (actor === CHANCE) {
      const outcome = position.draw(random);
      luckOf?.(position, outcome, luck);
      position.play(outcome);
      continue;
    }
    const begin = performance.now();
    const { move } = contestants[actor].player.choose(position.clone(), contestants[actor].budget);
    ms[actor] += performance.now() - begin;
    decisions[actor]++;
    position.play(move);
  }
  const shares = winShares(position);
  return {
    shares,
    adjusted: shares.map((share, seat) => share - luck[seat]),
    margins: shares.map((_, seat) => marginOf(position, seat)),
    ms,
    decisions,
  };
}

/** Winners share one win. */
export function winShares(position: Position): number[] {
  const places = Array.from({ length: position.seats }, (_, seat) => position.place(seat));
  const winners = places.filter((place) => place === 0).length;
  return places.map((place) => (place === 0 ? 1 / winners : 0));
}

export function marginOf(position: Position, seat: number): number {
  let best = Number.NEGATIVE_INFINITY;
  for (let other = 0; other < position.seats; other++) {
    if (other !== seat) best = Math.max(best, position.points(other));
  }
  return position.points(seat) - best;
}
