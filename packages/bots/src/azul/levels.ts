import type { AzulPosition } from "@riad/azul";
import type { Level } from "../level.ts";
import { randomLevel } from "../random-player.ts";
import { Glancer } from "./glancer.ts";
import type { Net } from "./net.ts";
import { netFor } from "./nets.ts";
import { scoreNet } from "./score-net.ts";
import { Thinker } from "./thinker.ts";

/** What people choose from, the weakest first. */
export const azulLevels: readonly Level<AzulPosition>[] = [
  randomLevel,
  {
    id: "easy",
    about: "Takes what looks nice right now and often misjudges it.",
    budget: { nodes: 1 },
    create: (random) => new Glancer(random, 1),
  },
  {
    id: "medium",
    about: "Looks at where each of its moves would lead, but only roughly.",
    budget: { nodes: 200 },
    create: (random) => new Thinker({ judge: netFor, sight: 200, noise: 0.1 }, random),
  },
  {
    id: "hard",
    about: "Thinks a few moves ahead and knows what a wall is worth, with a slip now and then.",
    budget: { nodes: 2000 },
    create: (random) => new Thinker({ judge: netFor, sight: 2000, noise: 0.03 }, random),
  },
  {
    id: "expert",
    about: "Thinks every round through to its end and has learned from thousands of matches.",
    budget: { ms: 500 },
    create: (random) => new Thinker({ judge: netFor }, random),
  },
];

const scoreNets = new Map<string, Net>();

function scoreNetFor({ seats, isFree }: AzulPosition): Net {
  const key = `${seats} ${isFree}`;
  const net = scoreNets.get(key) ?? scoreNet(seats, isFree);
  scoreNets.set(key, net);
  return net;
}

/** Opponents kept for measuring. */
export const azulSparring: readonly Level<AzulPosition>[] = [
  {
    id: "greedy",
    about: "Takes what looks best right now.",
    budget: { nodes: 1 },
    create: (random) => new Glancer(random, 0),
  },
  {
    id: "alphabeta",
    about: "Searches the round as the strongest does, but counts only points.",
    budget: { ms: 150 },
    create: (random) => new Thinker({ judge: scoreNetFor }, random),
  },
];
