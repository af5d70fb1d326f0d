/** The levels of Marrakech, from a child's first opponent to the strongest, and the opponents kept for measuring. */
import type { Random } from "@riad/core";
import type { MarrakechPosition } from "@riad/marrakech";
import type { Level } from "../player.ts";
import type { Budget } from "../player.ts";
import { randomLevel } from "../random-player.ts";
import { measureLuck } from "./luck.ts";
import { netEvaluatorFor } from "./shipped-nets.ts";
import { ScoreEvaluator } from "./score-evaluator.ts";
import { SearchPlayer } from "./search-player.ts";
import type { SearchStyle } from "./search-player.ts";
import { oneTurn, twoTurnsSelective, twoTurns } from "./search-passes.ts";

/** One look is finished whatever the budget. */
const ONE_LOOK: Budget = { nodes: 1 };
const EXPERT: Budget = { ms: 100 };

/** Deviations of rotations and placements, in shares of the win; a level that only counts points takes one for 1 % of a win. */
const EASY_NOISE = [0.048, 0.048] as const;
const MEDIUM_NOISE = [0.012, 0.012] as const;
const HARD_NOISE = [0.04, 0.035] as const;

function counting(id: string, about: string, style: SearchStyle): Level<MarrakechPosition> {
  return {
    id,
    about,
    budget: ONE_LOOK,
    create: (random: Random) => new SearchPlayer(() => new ScoreEvaluator(), style, random),
  };
}

function learned(id: string, about: string, budget: Budget, style: SearchStyle): Level<MarrakechPosition> {
  return { id, about, budget, create: (random: Random) => new SearchPlayer(netEvaluatorFor, style, random) };
}

/** What people choose from, the weakest first. */
export const marrakechLevels: readonly Level<MarrakechPosition>[] = [
  randomLevel,
  counting("easy", "Counts the points of its turn and often miscounts.", { passes: oneTurn, noise: EASY_NOISE }),
  counting("medium", "Counts the points of its turn and seldom miscounts.", { passes: oneTurn, noise: MEDIUM_NOISE }),
  learned("hard", "Knows from practice which rugs pay off, but wavers and looks no further than its turn.", ONE_LOOK, {
    passes: oneTurn,
    noise: HARD_NOISE,
  }),
  learned("expert", "Knows the game from thousands of matches and looks two turns ahead at every throw.", EXPERT, {
    passes: twoTurnsSelective,
  }),
];

/** Opponents kept for measuring. */
export const marrakechSparring: readonly Level<MarrakechPosition>[] = [
  counting("greedy", "Takes the best expected score of this turn.", { passes: oneTurn }),
  counting("two-turn", "Takes the best expected score after this turn and the next.", { passes: twoTurns }),
];

export const marrakechLuck = measureLuck;
