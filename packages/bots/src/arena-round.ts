/**
 * The unit of the arena: one challenger among equals, on the same chance, once from every seat.
 * The challenger's mean over the seats is one independent observation.
 */
import { SeededRandom, completeSetup, unwrap } from "@riad/core";
import { gameOf } from "@riad/games";
import { playContest } from "./contest.ts";
import type { Contestant } from "./contest.ts";
import { findEntrant } from "./entrant.ts";
import { luckMeasureOf } from "./levels.ts";
import type { Budget } from "./player.ts";

export interface RoundJob {
  readonly game: string;
  readonly seats: number;
  readonly options: Readonly<Record<string, string>>;
  readonly challenger: string;
  readonly rest: string;
  /** For players whose name has none; empty for each level's own. */
  readonly budget: Budget;
  readonly seed: string;
}

export interface RoundScore {
  readonly matches: number;
  /** The challenger's mean share of the win, raw and with the luck taken off, and his mean margin. */
  readonly share: number;
  readonly adjusted: number;
  readonly margin: number;
  /** Milliseconds per decision, of the challenger and of the rest. */
  readonly ms: readonly [number, number];
}

export function playRound(job: RoundJob): RoundScore {
  const game = gameOf(job.game);
  if (game === undefined) throw new Error(`There is no game "${job.game}".`);
  const setup = unwrap(completeSetup(game, { seats: job.seats, options: job.options }));
  const total = { share: 0, adjusted: 0, margin: 0, ms: [0, 0], decisions: [0, 0] };
  for (let own = 0; own < job.seats; own++) {
    const contestants = Array.from({ length: job.seats }, (_, seat) =>
      contestant(job, seat === own ? job.challenger : job.rest, `${job.seed} ${own} ${seat}`),
    );
    const outcome = playContest(game, setup, contestants, new SeededRandom(job.seed), luckMeasureOf(job.game));
    total.share += outcome.shares[own] / job.seats;
    total.adjusted += outcome.adjusted[own] / job.seats;
    total.margin += outcome.margins[own] / job.seats;
    for (let seat = 0; seat < job.seats; seat++) {
      const side = seat === own ? 0 : 1;
      total.ms[side] += outcome.ms[seat];
      total.decisions[side] += outcome.decisions[seat];
    }
  }
  const { share, adjusted, margin, ms, decisions } = total;
  return { matches: job.seats, share, adjusted, margin, ms: [ms[0] / decisions[0], ms[1] / decisions[1]] };
}

function contestant(job: RoundJob, name: string, seed: string): Contestant {
  const entrant = findEntrant(job.game, name);
  if (entrant === undefined) throw new Error(`There is no level "${name}".`);
  const { level, budget } = entrant;
  const own = job.budget.ms === undefined && job.budget.nodes === undefined;
  return { player: level.create(new SeededRandom(seed)), budget: budget ?? (own ? level.budget : job.budget) };
}
