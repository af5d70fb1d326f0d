/** The classes of Marrakech's positions for calibration: by how many turns are left, and by what is to be decided. */
import type { MarrakechPosition } from "@riad/marrakech";
import type { PositionClasses } from "../position-classes.ts";
import measured from "./measured.json" with { type: "json" };
import { turnsLeft } from "./search-passes.ts";
import { shippedWeights } from "./shipped-nets.ts";

export const marrakechClasses: PositionClasses<MarrakechPosition> = {
  // With three and four seats both rulesets have the same net, and hardly differ.
  setupOf: ({ seats, ruleset }) => (seats === 2 ? `2 seats, ruleset ${ruleset}` : `${seats} seats`),
  stageOf: (position) => {
    const left = turnsLeft(position) / position.seats;
    return left > 10 ? "more than 10 turns each" : left > 5 ? "6 to 10 turns each" : "up to 5 turns each";
  },
  sizeOf: ({ phase }) => (phase === "lay" ? "placement" : "rotation"),
  weights: shippedWeights,
  measured,
};
