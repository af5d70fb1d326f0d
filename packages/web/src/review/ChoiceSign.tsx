import type { Move } from "@riad/core";
import type { DecisionEvent } from "@riad/review";
import type { Compared } from "../play/face.ts";
import { say } from "../words/words.ts";

/** What a move is beside the others: played, better than that, both at once, or neither. */
export function kindOf({ best, played }: DecisionEvent, move: Move): Compared["kind"] | null {
  if (move === best.move) return move === played.move ? "best" : "better";
  return move === played.move ? "played" : null;
}

export function ChoiceSign({ kind }: { kind: Compared["kind"] | null }) {
  if (kind === null) return null;
  return <span class={`choice-sign ${kind}`}>{say(kind === "better" ? "reviewBetter" : "reviewPlayed")}</span>;
}
