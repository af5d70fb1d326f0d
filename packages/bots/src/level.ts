import type { Position, Random } from "@riad/core";
import type { Budget, Player } from "./player.ts";

/** A strength that people choose by name. */
export interface Level<P extends Position = Position> {
  readonly id: string;
  /** One plain sentence: how it plays. */
  readonly about: string;
  /** What it thinks with when nobody says otherwise. */
  readonly budget: Budget;
  /** A fresh player. `random` feeds its whims (noise, ties); the same seed gives the same whims. */
  create(random: Random): Player<P>;
}
