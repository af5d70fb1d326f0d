/** How much work a review does: nodes and counts, never time, so that every machine makes the same review. */
export interface Budgets {
  /** For all moves of a decision. */
  readonly decision: number;
  /** For comparing the best of them with the one played; nothing where that gains nothing. */
  readonly few?: number;
  /** For the few moves of a second look. */
  readonly second: number;
  /** Decisions that lost at least this share of the win are worth one. */
  readonly worthALook: number;
  readonly secondLooks: number;
  /** For the decisions that most depend on a look that was not finished, and how many of them; nothing where all are finished. */
  readonly third?: number;
  readonly thirdLooks?: number;
  /** For each possibility of chance. */
  readonly chance: number;
  /** For each of them again, where much depends on which one comes up; nothing where the first look is good enough. */
  readonly chanceAgain?: number;
  /** How many outcomes are drawn where there are too many to judge them all. */
  readonly samples: number;
}

/** For games whose players know nothing but the rules: a node is a match played out. */
export const DEFAULT_BUDGETS: Budgets = {
  decision: 400,
  second: 4_000,
  worthALook: 0.04,
  secondLooks: 5,
  chance: 60,
  samples: 16,
};

/** The nodes of one decision, apart from second looks. */
export function nodesPerDecision({ decision, few = 0 }: Budgets): number {
  return decision + few;
}

/** All nodes times `factor`; the counts stay. */
export function scaleBudgets(budgets: Budgets, factor: number): Budgets {
  const { decision, few, second, third, chance, chanceAgain } = budgets;
  const scaled = (nodes: number): number => Math.max(1, Math.round(nodes * factor));
  return {
    ...budgets,
    decision: scaled(decision),
    ...(few === undefined ? {} : { few: scaled(few) }),
    second: scaled(second),
    ...(third === undefined ? {} : { third: scaled(third) }),
    chance: scaled(chance),
    ...(chanceAgain === undefined ? {} : { chanceAgain: scaled(chanceAgain) }),
  };
}
