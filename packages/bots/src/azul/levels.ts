import type { AzulPosition } from "@riad/azul";
import { CalibratedPlayer } from "../calibrated-player.ts";
import { CarelessWhenAhead } from "../careless-when-ahead.ts";
import type { Level } from "../player.ts";
import { randomLevel } from "../random-player.ts";
import { GreedyPlayer } from "./greedy-player.ts";
import { azulClasses } from "./position-classes.ts";
import { netsFor } from "./shipped-nets.ts";
import { scoreNets } from "./score-net.ts";
import type { StageNets } from "./stage-nets.ts";
import { SearchPlayer } from "./search-player.ts";

const EASY_NOISE = 24;
const MEDIUM_NOISE = 1;
const HARD_SIGHT = 10_000;
/** At three and four seats the tree of expert finds what is best so soon that with as many nodes nobody could tell the two apart. */
const HARD_SIGHT_OF_MANY = 1_000;
/** From here on a level is careless. Medium does not search: all it knows is the points that it is ahead. */
const MEDIUM_CONTENT = { share: 0, margin: 1 };
const HARD_CONTENT = { share: 0.85, margin: 4 };

/** What people choose from, the weakest first. */
export const azulLevels: readonly Level<AzulPosition>[] = [
  randomLevel,
  {
    id: "easy",
    about: "Takes what looks nice right now and often misjudges it.",
    budget: { nodes: 1 },
    create: (random) => new GreedyPlayer(random, EASY_NOISE),
  },
  {
    id: "medium",
    about: "Has a good eye for the next move, does not think about yours, and grows careless when ahead.",
    budget: { nodes: 1 },
    create: (random) =>
      new CarelessWhenAhead(
        new GreedyPlayer(random, MEDIUM_NOISE),
        new GreedyPlayer(random, EASY_NOISE),
        () => MEDIUM_CONTENT,
      ),
  },
  {
    id: "hard",
    about: "Thinks ahead and knows what a wall will be worth, but grows careless when far ahead.",
    budget: { nodes: HARD_SIGHT },
    create: (random) =>
      new CarelessWhenAhead(
        new SearchPlayer({ nets: netsFor, sight: (seats) => (seats === 2 ? HARD_SIGHT : HARD_SIGHT_OF_MANY) }),
        new GreedyPlayer(random, EASY_NOISE),
        () => HARD_CONTENT,
      ),
  },
  {
    id: "expert",
    about: "Thinks most rounds through to their end and has learned from thousands of matches.",
    budget: { ms: 500 },
    create: () => new CalibratedPlayer(new SearchPlayer({ nets: netsFor, usesSpareTime: true }), azulClasses),
  },
];

const known = new Map<string, StageNets>();

function scoreNetsFor({ seats, isFree }: AzulPosition): StageNets {
  const key = `${seats} ${isFree}`;
  const nets = known.get(key) ?? scoreNets(seats, isFree);
  known.set(key, nets);
  return nets;
}

/** Opponents kept for measuring. */
export const azulSparring: readonly Level<AzulPosition>[] = [
  {
    id: "greedy",
    about: "Takes what looks best right now.",
    budget: { nodes: 1 },
    create: (random) => new GreedyPlayer(random, 0),
  },
  {
    id: "alphabeta",
    about: "Searches the round as the strongest does, but counts only points.",
    budget: { ms: 150 },
    create: () => new SearchPlayer({ nets: scoreNetsFor }),
  },
];
