/** The classes of Marrakech's positions for calibration: by how many turns are left, and by what is to be decided. */
import type { MarrakechPosition } from "@riad/marrakech";
import type { PositionClasses } from "../position-classes.ts";
import measured from "./measured.json" with { type: "json" };
import { turnsLeft } from "./search-passes.ts";
import type { NetEvaluator } from "./net-evaluator.ts";
import { netEvaluatorFor, shippedWeights } from "./shipped-nets.ts";
import { MARGINS } from "./valuation.ts";

const evaluators = new Map<string, NetEvaluator>();

function evaluatorOf({ ruleset, seats }: MarrakechPosition): NetEvaluator {
  const key = `${ruleset} ${seats}`;
  const evaluator = evaluators.get(key) ?? netEvaluatorFor(ruleset, seats);
  evaluators.set(key, evaluator);
  return evaluator;
}

export const marrakechClasses: PositionClasses<MarrakechPosition> = {
  // With three and four seats both rulesets have the same net, and hardly differ.
  setupOf: ({ seats, ruleset }) => (seats === 2 ? `2 seats, ruleset ${ruleset}` : `${seats} seats`),
  stageOf: (position) => {
    const left = turnsLeft(position) / position.seats;
    return left > 10 ? "more than 10 turns each" : left > 5 ? "6 to 10 turns each" : "up to 5 turns each";
  },
  sizeOf: ({ phase }) => (phase === "lay" ? "placement" : "rotation"),
  atTurn: (position) => {
    if (position.phase === "roll" || position.phase === "lay") return null;
    const { value } = evaluatorOf(position);
    evaluatorOf(position).evaluatePosition(position);
    const { seats } = position;
    return {
      shares: Array.from(value.subarray(0, seats)),
      margins: Array.from(value.subarray(MARGINS, MARGINS + seats)),
    };
  },
  weights: shippedWeights,
  measured,
};
