/** The contents of a position as plain data: the result of the parser and the setup of a new match. */
import type { Seat } from "@riad/core";
import type { Heading, Square } from "./board.ts";
import type { Colour, Rug } from "./rugs.ts";

/** The two rulesets; the first is the default. */
export const RULESETS = ["anu", "publisher"] as const;
export type Ruleset = (typeof RULESETS)[number];

/** The phases by name; their numbers are those of layout.ts. */
export const PHASES = ["rotate", "roll", "lay", "draw"] as const;
export type Phase = (typeof PHASES)[number];

export interface Merchant {
  readonly colour: Colour;
  readonly dirhams: number;
  /** Rugs not yet laid, of both colours together. */
  readonly rugs: number;
  readonly isOut: boolean;
  /** The other colour of the seat, or `NO_COLOUR`. */
  readonly secondColour: Colour;
  /** How many of `rugs` are of the other colour. */
  readonly secondRugs: number;
}

export interface Arrangement {
  readonly ruleset: Ruleset;
  readonly merchants: readonly Merchant[];
  readonly assam: Square;
  readonly heading: Heading;
  /** The visible rug of each of the 49 squares, in ascending order of squares. */
  readonly board: readonly Rug[];
  readonly turn: Seat;
  readonly phase: Phase;
  /** The colour drawn for this turn; only needed if seats have two colours and have drawn. */
  readonly rugColour: Colour;
}
