/** Which games have players that learn, and how their training is started. A game without an entry has nothing to train. */

export interface TrainArgs {
  readonly seed: number;
  /** All numbers of seats by default. */
  readonly seats?: number;
  /** Where the weights go; to where the players read them by default. */
  readonly out?: string;
  /** Continue from the checkpoint. */
  readonly resume?: boolean;
  /** Stop after so long and leave a checkpoint. */
  readonly minutes?: number;
  /** Processes that play; one per core by default. */
  readonly threads?: number;
  /** A fraction of what is played otherwise: 0.1 is a tenth of a night. */
  readonly size?: number;
}

export interface Trainer {
  /** Options of this game alone, each with its values. */
  readonly options: Readonly<Record<string, readonly string[]>>;
  train(args: TrainArgs, options: Readonly<Record<string, string>>): Promise<void>;
}

export const TRAINERS: Readonly<Record<string, Trainer>> = {
  azul: {
    options: { wall: ["fixed", "free"], start: ["nothing", "shipped"], gate: ["yes", "no"] },
    train: async (args, options) => (await import("./azul/index.ts")).train({ ...args, ...options }),
  },
  marrakech: {
    options: {
      ruleset: ["anu", "publisher"],
      start: ["nothing", "shipped"],
      member: ["1", "2", "3"],
      deep: ["1", "2", "4", "8", "16"],
    },
    train: async (args, options) => (await import("./marrakech/index.ts")).train({ ...args, ...options }),
  },
};
