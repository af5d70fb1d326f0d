/** Whether a new net is better than the shipped one: matches between the two, seats swapped on the same throws, the luck of the die taken off. */
import { SeededRandom, completeSetup, unwrap } from "@riad/core";
import { marrakech } from "@riad/marrakech";
import type { Ruleset } from "@riad/marrakech";
import { playContest } from "../../src/contest.ts";
import type { LuckMeasure } from "../../src/contest.ts";
import { measureLuck } from "../../src/marrakech/luck.ts";
import { NetEvaluator } from "../../src/marrakech/net-evaluator.ts";
import { oneTurn, twoTurnsSelective } from "../../src/marrakech/search-passes.ts";
import { SearchPlayer } from "../../src/marrakech/search-player.ts";
import { parseNet } from "../../src/marrakech/shipped-nets.ts";
import type { Player } from "../../src/player.ts";
import { serveTasks } from "../crew.ts";

export interface GateTask {
  readonly round: number;
  readonly seed: string;
  readonly ruleset: Ruleset;
  readonly seats: number;
  /** How far both look. */
  readonly turns: 1 | 2;
  readonly challenger: string;
  readonly shipped: string;
}

/** Enough for two turns, and for three at the end of a match. */
const BUDGET = { nodes: 20_000 };

const players = new Map<string, Player>();

/** The challenger's mean share over all seats, on one series of throws. */
serveTasks(({ seed, ruleset, seats, turns, challenger, shipped }: GateTask) => {
  const setup = unwrap(completeSetup(marrakech, { seats, options: { ruleset } }));
  const [one, rest] = [challenger, shipped].map((weights) => playerFor(weights, turns));
  let sum = 0;
  for (let own = 0; own < seats; own++) {
    const contestants = Array.from({ length: seats }, (_, seat) => ({
      player: seat === own ? one : rest,
      budget: BUDGET,
    }));
    const { adjusted } = playContest(marrakech, setup, contestants, new SeededRandom(seed), measureLuck as LuckMeasure);
    sum += adjusted[own];
  }
  return sum / seats;
});

/** Unpacking a net takes as long as a match. */
function playerFor(weights: string, turns: 1 | 2): Player {
  const key = `${turns} ${weights}`;
  let player = players.get(key);
  if (player === undefined) {
    const net = parseNet(weights);
    const style = { passes: turns === 1 ? oneTurn : twoTurnsSelective };
    player = new SearchPlayer(() => new NetEvaluator(net), style, new SeededRandom("ties"));
    players.set(key, player);
  }
  return player;
}
