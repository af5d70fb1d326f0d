/**
 * What the review knows about a game beyond its rules: how much to look at, how far a judgement can be off, and how to
 * explain a difference. A game without an entry has ledger, luck, verdicts and moments all the same. The only common file
 * of this package that names games.
 */
import type { Accountant } from "./account.ts";
import { azulAccountant } from "./azul/account.ts";
import azulLosses from "./azul/level-losses.json" with { type: "json" };
import { DEFAULT_BUDGETS } from "./budgets.ts";
import { azulMotifs } from "./azul/motifs.ts";
import type { Budgets } from "./budgets.ts";
import marrakechLosses from "./marrakech/level-losses.json" with { type: "json" };
import { marrakechAccountant } from "./marrakech/account.ts";
import { marrakechLuck } from "./marrakech/luck-facts.ts";
import { marrakechMotifs } from "./marrakech/motifs.ts";
import type { LuckFinder } from "./luck-fact.ts";
import type { MotifFinder } from "./motif.ts";
import type { LevelLosses } from "./plays-like.ts";

export interface Plugin {
  budgets(seats: number): Budgets;
  /** The standard error of a loss after a second look, for positions whose class was not measured. */
  readonly noise: number;
  readonly accountant?: Accountant;
  readonly motifs?: MotifFinder;
  /** What luck was worth something for. */
  readonly luck?: LuckFinder;
  /** What each level loses per decision. */
  readonly levelLosses?: LevelLosses;
}

/** With more seats a position takes ten times as long to look at. */
const AZUL: Plugin = {
  budgets: (seats) =>
    seats === 2
      ? {
          decision: 8_000,
          few: 60_000,
          second: 200_000,
          worthALook: 0.015,
          secondLooks: 12,
          third: 1_000_000,
          thirdLooks: 4,
          chance: 2_000,
          chanceAgain: 15_000,
          samples: 32,
        }
      : {
          decision: 2_000,
          few: 6_000,
          second: 24_000,
          worthALook: 0.015,
          secondLooks: 10,
          third: 100_000,
          thirdLooks: 3,
          chance: 400,
          samples: 24,
        },
  // `npm run review:figures -- stability`: losses of second looks are off by 1.9 pp (rms of 58).
  noise: 0.019,
  accountant: azulAccountant,
  motifs: azulMotifs,
  levelLosses: azulLosses,
};

/** What a roll leaves is judged as the decision after it is, so that the judge need not revise it. */
const MARRAKECH: Plugin = {
  budgets: () => ({
    decision: 2_000,
    second: 20_000,
    worthALook: 0.015,
    // No search of a whole round makes a first look certain here, and a second one takes 20 ms: nothing is left unclear.
    secondLooks: 60,
    chance: 2_000,
    samples: 32,
  }),
  // Likewise by 0.4 pp (rms of 140).
  noise: 0.004,
  accountant: marrakechAccountant,
  motifs: marrakechMotifs,
  luck: marrakechLuck,
  levelLosses: marrakechLosses,
};

const PLUGINS: Readonly<Record<string, Plugin>> = { azul: AZUL, marrakech: MARRAKECH };

const DEFAULT: Plugin = { budgets: () => DEFAULT_BUDGETS, noise: 0.04 };

export function pluginOf(gameId: string): Plugin {
  return Object.hasOwn(PLUGINS, gameId) ? PLUGINS[gameId] : DEFAULT;
}
