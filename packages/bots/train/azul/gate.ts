/** Whether new nets are better than the shipped ones: matches between the two, seats swapped on the same deals. */
import { CHANCE, OVER, SeededRandom } from "@riad/core";
import { SearchPlayer } from "../../src/azul/search-player.ts";
import { parseStageNets } from "../../src/azul/stage-nets.ts";
import { winShares } from "../../src/contest.ts";
import { serveTasks } from "../crew.ts";
import { startOf } from "./training-match.ts";

export interface GateTask {
  readonly round: number;
  readonly seed: string;
  readonly seats: number;
  readonly free: boolean;
  readonly nodes: number;
  readonly challenger: string;
  readonly shipped: string;
}

/** The challenger's mean share over all seats, on one series of deals. */
serveTasks(({ seed, seats, free, nodes, challenger, shipped }: GateTask) => {
  const [one, rest] = [challenger, shipped].map(parseStageNets).map((nets) => new SearchPlayer({ nets: () => nets }));
  let sum = 0;
  for (let own = 0; own < seats; own++) {
    const random = new SeededRandom(seed);
    const position = startOf(seats, free, 0);
    while (position.actor !== OVER) {
      if (position.actor === CHANCE) position.play(position.draw(random));
      else position.play((position.actor === own ? one : rest).choose(position, { nodes }).move);
    }
    sum += winShares(position)[own];
  }
  return sum / seats;
});
