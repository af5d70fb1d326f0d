import type { ComponentChildren } from "preact";
import { useMemo, useState } from "preact/hooks";
import "./compared.css";
import { listMoves } from "@riad/core";
import type { Seat } from "@riad/core";
import type { DecisionEvent } from "@riad/review";
import { Segments } from "../page/controls.tsx";
import { speed } from "../page/settings.ts";
import type { Compared } from "../play/face.ts";
import { say } from "../words/words.ts";
import { BoardFrame } from "./BoardFrame.tsx";
import type { ReviewView } from "./review-view.ts";

type Shown = "before" | "played" | "better";

interface MomentBoardProps {
  view: ReviewView;
  event: DecisionEvent;
  /** Whom the account is about besides the mover, once it is known. */
  rival?: Seat;
  /** Beside a board that leaves room for it. */
  aside: ComponentChildren;
  /** At the end of the line with the switch. */
  children: ComponentChildren;
}

/** The game's own table at this decision: before it, after the move played, and after the better one. A move on it starts a branch. */
export function MomentBoard({ view, event, rival, aside, children }: MomentBoardProps) {
  const { reviewed } = view;
  const { face, match, you } = reviewed;
  const [shown, show] = useState<Shown>("before");
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
  // The choices would hide what is compared, so they appear where somebody points; by keyboard "What if" leads to them.
  const [isLive, setLive] = useState(false);
  const moves = useMemo(() => (isLive ? listMoves(before) : []), [before, isLive]);
  const names = {
    before: "viewBefore",
    played: event.seat === you ? "viewYours" : "viewPlayed",
    better: "viewBetter",
  } as const;
  const values: readonly Shown[] = isSame ? ["before", "played"] : ["before", "played", "better"];
  const isBefore = shown === "before";
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
      <BoardFrame
        {...{ reviewed, state, step, aside }}
        position={isBefore ? before : after}
        viewer={event.seat}
        {...(rival === undefined ? {} : { rival })}
        speed={speed.value}
        moves={isBefore ? moves : []}
        compared={isBefore ? compared : []}
        pointAt={setLive}
        choose={(chosen) => view.branchOff(event.ply, chosen)}
      />
    </>
  );
}

function comparedOf({ best, played }: DecisionEvent): Compared[] {
  if (best.move === played.move) return [{ move: played.move, kind: "best" }];
  return [
    { move: played.move, kind: "played" },
    { move: best.move, kind: "better" },
  ];
}
