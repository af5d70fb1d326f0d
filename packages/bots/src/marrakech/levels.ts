/** The levels of Marrakech, from a child's first opponent to the strongest, and the opponents kept for measuring. */
import type { Random } from "@riad/core";
import type { MarrakechPosition } from "@riad/marrakech";
import { CalibratedPlayer } from "../calibrated-player.ts";
import { CarelessWhenAhead } from "../careless-when-ahead.ts";
import type { Level } from "../player.ts";
import type { Budget } from "../player.ts";
import { randomLevel } from "../random-player.ts";
import { measureLuck } from "./luck.ts";
import { marrakechClasses } from "./position-classes.ts";
import { netEvaluatorFor } from "./shipped-nets.ts";
import { ScoreEvaluator } from "./score-evaluator.ts";
import { SearchPlayer } from "./search-player.ts";
import type { SearchStyle } from "./search-player.ts";
import { oneTurn, threeTurnsSelective, twoTurns } from "./search-passes.ts";

/** One look is finished whatever the budget. */
const ONE_LOOK: Budget = { nodes: 1 };
const EXPERT: Budget = { ms: 100 };

/**
 * How far the levels misjudge, in shares of the win; a level that only counts points takes one for 1 % of a win. With the official rules for
 * two a match has more turns and two colours per seat, so that skill tells more; with four seats the net knows less.
 */
const easyNoise = (position: MarrakechPosition): number => (isOfficialForTwo(position) ? 0.06 : 0.048);
const mediumNoise = (position: MarrakechPosition): number => (isOfficialForTwo(position) ? 0.022 : 0.012);
const hardNoise = (position: MarrakechPosition): number =>
  isOfficialForTwo(position) || position.seats === 4 ? 0.02 : 0.038;

/** Five levels of constant strength would be too far apart there, so hard plays like easy from here on. */
const CONTENT = { share: 0.75, margin: 7 };
const NEVER = { share: Number.POSITIVE_INFINITY, margin: 0 };

function isOfficialForTwo({ ruleset, seats }: MarrakechPosition): boolean {
  return ruleset === "publisher" && seats === 2;
}

function counting(id: string, about: string, style: SearchStyle): Level<MarrakechPosition> {
  return {
    id,
    about,
    budget: ONE_LOOK,
    create: (random: Random) => new SearchPlayer(() => new ScoreEvaluator(), style, random),
  };
}

/** What people choose from, the weakest first. */
export const marrakechLevels: readonly Level<MarrakechPosition>[] = [
  randomLevel,
  counting("easy", "Counts the points of its turn and often miscounts.", { passes: oneTurn, noise: easyNoise }),
  counting("medium", "Counts the points of its turn and seldom miscounts.", { passes: oneTurn, noise: mediumNoise }),
  {
    id: "hard",
    about: "Knows from practice which rugs pay off, but wavers and looks no further than its turn.",
    budget: ONE_LOOK,
    create: (random) =>
      new CarelessWhenAhead(
        new SearchPlayer(netEvaluatorFor, { passes: oneTurn, noise: hardNoise }, random),
        new SearchPlayer(() => new ScoreEvaluator(), { passes: oneTurn, noise: easyNoise }, random),
        (position) => (isOfficialForTwo(position) ? CONTENT : NEVER),
      ),
  },
  {
    id: "expert",
    about: "Knows the game from thousands of matches and looks two or three turns ahead at every throw.",
    budget: EXPERT,
    create: (random) =>
      new CalibratedPlayer(
        new SearchPlayer(netEvaluatorFor, { passes: threeTurnsSelective }, random),
        marrakechClasses,
      ),
  },
];

/** Opponents kept for measuring. */
export const marrakechSparring: readonly Level<MarrakechPosition>[] = [
  counting("greedy", "Takes the best expected score of this turn.", { passes: oneTurn }),
  counting("two-turn", "Takes the best expected score after this turn and the next.", { passes: twoTurns }),
];

export const marrakechLuck = measureLuck;
