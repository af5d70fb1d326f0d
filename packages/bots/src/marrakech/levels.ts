/** The levels of Marrakech, from a child's first opponent to the strongest, and the opponents kept for measuring. */
import type { Random } from "@riad/core";
import type { MarrakechPosition } from "@riad/marrakech";
import type { Level } from "../level.ts";
import type { Budget } from "../player.ts";
import { randomLevel } from "../random-player.ts";
import { judgeLuck } from "./luck.ts";
import { netJudgeFor } from "./nets.ts";
import { ScoreJudge } from "./score-judge.ts";
import { Seeker } from "./seeker.ts";
import type { Temper } from "./seeker.ts";
import { oneTurn, stagesOf, twoTurns } from "./stages.ts";

const ONE_LOOK: Budget = { nodes: 1 };

function counting(id: string, about: string, temper: Temper): Level<MarrakechPosition> {
  return {
    id,
    about,
    budget: ONE_LOOK,
    create: (random: Random) => new Seeker(() => new ScoreJudge(), temper, random),
  };
}

function learned(id: string, about: string, budget: Budget, temper: Temper): Level<MarrakechPosition> {
  return { id, about, budget, create: (random: Random) => new Seeker(netJudgeFor, temper, random) };
}

/** What people choose from, the weakest first. */
export const marrakechLevels: readonly Level<MarrakechPosition>[] = [
  randomLevel,
  counting("easy", "Counts squares and rent, often badly, and does not look past this turn.", {
    stages: oneTurn,
    noise: [0.05, 0.05],
  }),
  counting("medium", "Counts the points of this turn with few mistakes.", { stages: oneTurn, noise: [0.01, 0.01] }),
  learned("hard", "Knows good carpets from bad ones and thinks one turn ahead.", ONE_LOOK, {
    stages: oneTurn,
    noise: [0.03, 0.03],
  }),
  learned(
    "expert",
    "Looks two turns ahead at every throw of the die and has learned from thousands of matches.",
    { ms: 100 },
    {
      stages: stagesOf,
    },
  ),
];

/** Opponents kept for measuring. */
export const marrakechSparring: readonly Level<MarrakechPosition>[] = [
  counting("greedy", "Takes the best expected score of this turn.", { stages: oneTurn }),
  counting("two-turn", "Takes the best expected score after this turn and the next.", { stages: twoTurns }),
];

export const marrakechLuck = judgeLuck;
