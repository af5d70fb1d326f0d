import type { ComponentChildren } from "preact";
import { useMemo, useState } from "preact/hooks";
import "./compared.css";
import type { DecisionEvent } from "@riad/review";
import { Button, Segments } from "../page/controls.tsx";
import { isSmall } from "../page/format.ts";
import { speed } from "../page/settings.ts";
import type { Compared } from "../play/face.ts";
import { say } from "../words/words.ts";
import type { ReviewedMatch } from "./reviewed-match.ts";
import type { ReviewView } from "./review-view.ts";

type Shown = "before" | "played" | "better";

interface MomentBoardProps {
  view: ReviewView;
  event: DecisionEvent;
  /** Beside a board that leaves room for it. */
  aside: ComponentChildren;
  /** At the end of the line with the switch. */
  children: ComponentChildren;
}

/** The game's own table at this decision: before it, after the move played, and after the better one. */
export function MomentBoard({ view, event, aside, children }: MomentBoardProps) {
  const { face, match, sitters, you } = view.reviewed;
  const [shown, show] = useState<Shown>("before");
  const [side, setSide] = useState(0);
  const isSame = event.best.move === event.played.move;
  const state = useMemo(() => face.newState(), [face]);
  const before = useMemo(() => match.positionAt(event.ply), [match, event.ply]);
  const compared = useMemo(() => comparedOf(event), [event]);
  const move = shown === "better" ? event.best.move : event.played.move;
  const after = useMemo(() => {
    const position = before.clone();
    position.play(move);
    return position;
  }, [before, move]);
  const step = useMemo(() => (shown === "before" ? null : { before, move }), [shown, before, move]);
  const frame = face.frame?.(isSmall.value) ?? PLAIN;
  const names = {
    before: "viewBefore",
    played: event.seat === you ? "viewYours" : "viewPlayed",
    better: "viewBetter",
  } as const;
  const values: readonly Shown[] = isSame ? ["before", "played"] : ["before", "played", "better"];
  return (
    <>
      <div class="row moment-switch">
        <Segments
          label={say("viewLabel")}
          values={values}
          names={(one) => say(names[one])}
          value={shown}
          choose={show}
        />
        {children}
      </div>
      <div class={`moment-stage${isFrameNarrow(view.reviewed) && !isSmall.value ? " beside" : ""}`}>
        <div
          class="moment-frame"
          style={{ "--frame-width": frame.width, aspectRatio: `${frame.width} / ${frame.height}` }}
        >
          <div class={`moment-table ${face.game.id} for-${match.seats}`}>
            <face.Table
              position={shown === "before" ? before : after}
              state={state}
              step={step}
              moves={NONE}
              sitters={sitters}
              viewer={event.seat}
              side={side}
              speed={speed.value}
              confirms={false}
              pointed={null}
              chances={false}
              compared={shown === "before" ? compared : []}
              frame={frame}
              choose={ignore}
              shown={ignore}
            />
          </div>
        </div>
        {aside}
      </div>
      {face.keepsake !== undefined && (
        <Button
          class="text-button moment-turn"
          text={say("boardOf", { name: sitters[(event.seat + side + 1) % sitters.length].name })}
          onClick={() => setSide((side + 1) % sitters.length)}
        />
      )}
    </>
  );
}

/** For a game that draws no boards. */
export const PLAIN = { width: 600, height: 280 };

/** Whether there is room beside the board on a wide page. */
export function isFrameNarrow({ face }: ReviewedMatch): boolean {
  return (face.frame?.(false) ?? PLAIN).width < 500;
}

const NONE: readonly number[] = [];

function ignore(): void {
  // Nothing is chosen here, and nobody waits for an animation to end.
}

function comparedOf({ best, played }: DecisionEvent): Compared[] {
  if (best.move === played.move) return [{ move: played.move, kind: "better" }];
  return [
    { move: played.move, kind: "played" },
    { move: best.move, kind: "better" },
  ];
}
