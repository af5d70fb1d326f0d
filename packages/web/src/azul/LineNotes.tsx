import { say } from "../words/words.ts";
import type { Outlook, Target } from "./choices.ts";
import { gainKind, gainText } from "./gain.ts";
import type { Hand } from "./hand.ts";
import type { BoardMeasure } from "./measure.ts";
import type { AzulSeat } from "./view.ts";

interface LineNotesProps {
  measure: BoardMeasure;
  seat: AzulSeat;
  hand: Hand;
  target: Target | null;
}

/** Beside each line what the tiles in hand would bring there, or why they cannot go. */
export function LineNotes({ measure, seat, hand, target }: LineNotesProps) {
  const { pick, outlooks } = hand;
  const { pitch, tile, floorY, floorTile } = measure;
  if (pick === null) return null;
  const rows: Target[] = [0, 1, 2, 3, 4, "floor"];
  return (
    <>
      {rows.map((row) => {
        const outlook = outlooks.find((candidate) => candidate.target === row);
        const middle = row === "floor" ? floorY + floorTile / 2 : row * pitch + tile / 2;
        if (outlook !== undefined) return <Note outlook={outlook} y={middle} isShown={row === target} />;
        const line = row === "floor" ? null : seat.lines[row];
        const why =
          line === null || line.colour === null || line.count === 0
            ? say("azulOnWall", pick)
            : line.colour === pick.colour || line.count > Number(row)
              ? say("azulLineIsFull")
              : say("azulOtherColour", { colour: line.colour });
        return (
          <text y={middle + 5} font-size="15.6" class="soft">
            {why}
          </text>
        );
      })}
    </>
  );
}

function Note({ outlook, y, isShown }: { outlook: Outlook; y: number; isShown: boolean }) {
  return (
    <g class={isShown ? "note shown" : "note"}>
      {isShown && <rect x="-10" y={y - 23} width="112" height="46" rx="10" />}
      <text class={`title ${gainKind(outlook)}`} y={y - 1} font-size="20">
        {gainText(outlook)}
      </text>
      <text y={y + 16} font-size="15.6" class="soft">
        {shortWords(outlook)}
      </text>
    </g>
  );
}

function shortWords({ target, fills, toFloor, toLid, held }: Outlook): string {
  if (target === "floor") return say("azulAllToFloor");
  const spilled = toFloor + toLid;
  if (fills) return spilled > 0 ? say("azulFillsSpills", { count: spilled }) : say("azulFillsLine");
  return say("azulHeld", { held, size: target + 1 });
}
