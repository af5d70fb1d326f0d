/** Pairings between levels, played on all cores, with intervals and ratings. */
import type { BotPool } from "./pool.ts";
import type { Budget } from "./player.ts";
import type { RoundScore } from "./arena-round.ts";
import { eloRatings, estimate } from "./statistics.ts";
import type { Estimate } from "./statistics.ts";

export interface ArenaPlan {
  readonly game: string;
  readonly levels: readonly string[];
  readonly seats: number;
  readonly options: Readonly<Record<string, string>>;
  /** Matches per pairing; rounded up to whole rounds. */
  readonly matches: number;
  readonly budget: Budget;
  readonly seed: string;
  /** Only the first level challenges the others. */
  readonly isFirstOnly?: boolean;
}

export interface PairingResult {
  readonly challenger: string;
  readonly rest: string;
  readonly matches: number;
  readonly share: Estimate;
  readonly adjusted: Estimate;
  readonly margin: Estimate;
  /** Milliseconds per decision of the challenger and of the rest. */
  readonly ms: readonly [number, number];
}

export interface ArenaResult {
  readonly pairings: readonly PairingResult[];
  /** By level; only two-seat pairings make ratings. */
  readonly elo: Readonly<Record<string, number>>;
}

/** At two seats each pair once; at more, each level once alone against each other one. */
export function planPairings(levels: readonly string[], seats: number, isFirstOnly = false): [string, string][] {
  const pairs: [string, string][] = [];
  for (let i = 0; i < (isFirstOnly ? 1 : levels.length); i++) {
    for (let j = 0; j < levels.length; j++) {
      if (i === j || (seats === 2 && j < i)) continue;
      pairs.push([levels[i], levels[j]]);
    }
  }
  return pairs;
}

export async function runArena(
  plan: ArenaPlan,
  pool: BotPool,
  progress: (done: number, all: number) => void,
): Promise<ArenaResult> {
  const pairs = planPairings(plan.levels, plan.seats, plan.isFirstOnly);
  const rounds = Math.ceil(plan.matches / plan.seats);
  let done = 0;
  const pairings = await Promise.all(
    pairs.map(async ([challenger, rest]) => {
      const jobs = Array.from({ length: rounds }, async (_, index) => {
        const { game, seats, options, budget } = plan;
        const score = await pool.playRound({
          game,
          seats,
          options,
          challenger,
          rest,
          budget,
          seed: `${plan.seed} ${index}`,
        });
        progress(++done, rounds * pairs.length);
        return score;
      });
      return summarise(challenger, rest, await Promise.all(jobs));
    }),
  );
  return { pairings, elo: plan.seats === 2 && plan.isFirstOnly !== true ? rate(plan.levels, pairings) : {} };
}

function summarise(challenger: string, rest: string, scores: readonly RoundScore[]): PairingResult {
  const mean = (side: 0 | 1): number => scores.reduce((sum, score) => sum + score.ms[side], 0) / scores.length;
  return {
    challenger,
    rest,
    matches: scores.reduce((sum, score) => sum + score.matches, 0),
    share: estimate(scores.map((score) => score.share)),
    adjusted: estimate(scores.map((score) => score.adjusted)),
    margin: estimate(scores.map((score) => score.margin)),
    ms: [mean(0), mean(1)],
  };
}

function rate(levels: readonly string[], pairings: readonly PairingResult[]): Record<string, number> {
  const wins = levels.map(() => levels.map(() => 0));
  for (const { challenger, rest, share, matches } of pairings) {
    wins[levels.indexOf(challenger)][levels.indexOf(rest)] = share.mean * matches;
    wins[levels.indexOf(rest)][levels.indexOf(challenger)] = (1 - share.mean) * matches;
  }
  return Object.fromEntries(eloRatings(wins).map((elo, index) => [levels[index], elo]));
}
