import { Icon } from "../art/icons.tsx";
import { say } from "../words/words.ts";
import { gainText } from "./gain.ts";
import type { Hand } from "./hand.ts";

/** On touch a choice waits for this. */
export function ConfirmButton({ hand }: { hand: Hand }) {
  const { chosen } = hand;
  if (chosen === null) return null;
  return (
    <button type="button" class="button confirm" data-confirm onClick={() => hand.place(chosen)}>
      <Icon name="check" />
      {confirmWords(hand, chosen)}
    </button>
  );
}

function confirmWords({ outlooks, tilings }: Hand, chosen: NonNullable<Hand["chosen"]>): string {
  const tiling = tilings.find(({ column }) => (column ?? "floor") === chosen);
  if (tiling !== undefined) {
    return tiling.column === null ? say("azulConfirmDrop") : say("azulConfirmCell", { gain: `+${tiling.points}` });
  }
  const outlook = outlooks.find((candidate) => candidate.target === chosen);
  const gain = outlook === undefined ? "0" : gainText(outlook);
  return chosen === "floor" ? say("azulConfirmFloor", { gain }) : say("azulConfirmLine", { number: chosen + 1, gain });
}
