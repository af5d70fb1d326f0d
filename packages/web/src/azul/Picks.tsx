import { say } from "../words/words.ts";
import { isSamePick } from "./choices.ts";
import type { Pick } from "./choices.ts";
import type { Drag } from "./drag.ts";
import type { Hand } from "./hand.ts";
import { units } from "./place-style.ts";
import { spotOf } from "./stage.ts";
import type { Stage } from "./stage.ts";
import { sourceWords } from "./telling.ts";
import type { AzulView } from "./view.ts";

interface PicksProps {
  stage: Stage;
  view: AzulView;
  hand: Hand;
  drag: Drag;
}

/** One button for each colour of each source, lying over its tiles. Arrow keys lead from one to the next. */
export function Picks({ stage, view, hand, drag }: PicksProps) {
  const { picks, pick: held, seen } = hand;
  const current = picks.find((pick) => isSamePick(pick, seen)) ?? picks[0];
  return (
    <div class="picks" role="group" aria-label={say("azulMarket")}>
      {picks.map((pick) => {
        // While the rest looks for its centre, a tap on a tray is the answer to that.
        if (held?.choosesCentre && pick.source.kind === "tray") return null;
        const [first, ...others] = hitBoxes(stage, view, pick);
        return (
          <button
            key={pickKey(pick)}
            type="button"
            class="pick"
            data-pick={pickKey(pick)}
            tabIndex={pick === current ? 0 : -1}
            aria-pressed={isSamePick(pick, held)}
            aria-label={say("azulPick", {
              tiles: say("azulTiles", pick),
              source: sourceWords(pick.source, view.trays.length),
            })}
            style={hitStyle(first, { x: 0, y: 0 })}
            onClick={() => hand.take(pick)}
            onFocus={() => hand.look(pick)}
            onPointerEnter={() => hand.look(pick)}
            onPointerLeave={() => hand.look(null)}
            onBlur={() => hand.look(null)}
            onPointerDown={(event) => drag.start(event, pick)}
          >
            {others.map((box) => (
              <span style={hitStyle(box, first)} />
            ))}
          </button>
        );
      })}
    </div>
  );
}

export function pickKey({ source, colour }: Pick): string {
  return `${source.kind}-${source.index}-${colour}`;
}

interface HitBox {
  readonly x: number;
  readonly y: number;
  readonly side: number;
}

/** On a plate a quarter of it each, so that a thumb finds it; in a tray the clump with its number. */
function hitBoxes(stage: Stage, view: AzulView, { source, colour }: Pick): HitBox[] {
  if (source.kind === "tray") {
    const { x, y, size } = spotOf(stage, { kind: "tray", tray: source.index, piece: colour });
    const side = Math.max(size + 12, 44);
    return [{ x: x + size / 2 - side / 2, y: y + size / 2 - side / 2, side }];
  }
  const { diameter } = stage.market;
  const side = Math.max(diameter * 0.33, Math.min(44, diameter * 0.43));
  return view.plates[source.index].flatMap((tile, index) => {
    if (tile !== colour) return [];
    const { x, y, size } = spotOf(stage, { kind: "plate", plate: source.index, index });
    // Outwards from the middle of the plate, never over a neighbour.
    const grow = side - size - 4;
    return [{ x: x - (index % 2 === 0 ? grow + 2 : 2), y: y - (index < 2 ? grow + 2 : 2), side }];
  });
}

function hitStyle({ x, y, side }: HitBox, from: { x: number; y: number }) {
  return { left: units(x - from.x), top: units(y - from.y), width: units(side), height: units(side) };
}
