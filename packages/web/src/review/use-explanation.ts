/** What the worker counts when somebody looks at a decision. */
import type { DecisionEvent, Explanation } from "@riad/review";
import { useEffect, useState } from "preact/hooks";
import type { ReviewRun } from "./review-run.ts";

/** Null while it is being counted. */
export function useExplanation(run: Pick<ReviewRun, "explain">, event: DecisionEvent): Explanation | "lost" | null {
  const [explanation, setExplanation] = useState<Explanation | "lost" | null>(null);
  useEffect(() => {
    let isHere = true;
    setExplanation(null);
    run.explain(event).then(
      (known) => isHere && setExplanation(known),
      () => isHere && setExplanation("lost"),
    );
    return () => {
      isHere = false;
    };
  }, [event]);
  return explanation;
}
