import { say } from "../words/words.ts";
import type { Outlook, Target } from "./choices.ts";
import { gainKind, gainText, refusalLines } from "./gain.ts";
import type { Hand } from "./hand.ts";
import type { BoardMeasure } from "./measure.ts";

interface LineNotesProps {
  measure: BoardMeasure;
  hand: Hand;
  target: Target | null;
}

const ROWS: readonly Target[] = [0, 1, 2, 3, 4, "floor"];

/** Beside each line what the tiles in hand would bring there, or why they cannot go. */
export function LineNotes({ measure, hand, target }: LineNotesProps) {
  const { pick, outlooks, refusals, refused } = hand;
  const { pitch, tile, floorY, floorTile } = measure;
  if (pick === null) return null;
  return (
    <>
      {ROWS.map((row) => {
        const outlook = outlooks.find((candidate) => candidate.target === row);
        const middle = row === "floor" ? floorY + floorTile / 2 : row * pitch + tile / 2;
        if (outlook !== undefined) return <Note outlook={outlook} y={middle} isShown={row === target} />;
        const refusal = row === "floor" ? undefined : refusals[row];
        if (refusal === undefined) return null;
        const isTried = refused?.line === row;
        const lines = refusalLines(refusal);
        return (
          <g key={isTried ? `tried-${refused.attempt}` : `line-${row}`} class={isTried ? "refused" : ""}>
            {lines.map((words, i) => (
              <text y={middle + 5 + (i - (lines.length - 1) / 2) * 17} font-size="15.6" class="soft">
                {words}
              </text>
            ))}
          </g>
        );
      })}
    </>
  );
}

function Note({ outlook, y, isShown }: { outlook: Outlook; y: number; isShown: boolean }) {
  return (
    <g class={isShown ? "note shown" : "note"}>
      {isShown && <rect x="-10" y={y - 23} width="113" height="46" rx="10" />}
      <text class={`title ${gainKind(outlook)}`} y={y - 1} font-size="20">
        {gainText(outlook)}
      </text>
      <text y={y + 16} font-size="15.6" class="soft">
        {shortWords(outlook)}
      </text>
    </g>
  );
}

function shortWords({ target, fills, completes, toFloor, toLid, held }: Outlook): string {
  if (target === "floor") return say("azulAllToFloor");
  if (completes.length > 0) return say("azulCompletesShort", { bonus: completes[0] });
  const spilled = toFloor + toLid;
  if (fills) return spilled > 0 ? say("azulFillsSpills", { count: spilled }) : say("azulFillsLine");
  return say("azulHeld", { held, size: target + 1 });
}
