import { Button } from "../page/controls.tsx";
import { say } from "../words/words.ts";
import type { Choice } from "./choice.ts";
import { gainText } from "./outlook-words.ts";

/** On touch a choice waits for this. */
export function ConfirmButton({ choice }: { choice: Choice }) {
  const text = confirmWords(choice);
  if (text === null) return null;
  return <Button icon="check" text={text} class="primary confirm" data-confirm onClick={() => choice.confirm()} />;
}

/** What the button says; null while nothing waits for it. */
export function confirmWords({ chosen: { value: chosen }, outlooks, tilings }: Choice): string | null {
  if (chosen === null) return null;
  const tiling = tilings.find(({ column }) => (column ?? "floor") === chosen);
  if (tiling !== undefined) {
    return tiling.column === null ? say("azulConfirmDrop") : say("azulConfirmCell", { gain: `+${tiling.points}` });
  }
  const outlook = outlooks.value.find((candidate) => candidate.target === chosen);
  const gain = outlook === undefined ? "0" : gainText(outlook);
  return chosen === "floor" ? say("azulConfirmFloor", { gain }) : say("azulConfirmLine", { number: chosen + 1, gain });
}
