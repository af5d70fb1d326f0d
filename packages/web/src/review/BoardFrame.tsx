import type { Move, Position, Seat } from "@riad/core";
import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";
import { Button } from "../page/controls.tsx";
import { format, isSmall } from "../page/format.ts";
import type { Compared, Sitter, Step } from "../play/face.ts";
import { InWords } from "../play/InWords.tsx";
import { say } from "../words/words.ts";
import type { ReviewedMatch } from "./reviewed-match.ts";

interface BoardFrameProps {
  reviewed: ReviewedMatch;
  position: Position;
  /** What is being chosen and shown, from `Face.newState`. */
  state: unknown;
  viewer: Seat;
  /** Whose board is offered first, where every seat has one; else that of the seat after the viewer. */
  rival?: Seat;
  speed: number;
  step?: Step<Position> | null;
  /** What may be chosen here; none where the board is only looked at. */
  moves?: readonly Move[];
  choose?: (move: Move) => void;
  shown?: () => void;
  sitters?: readonly Sitter[];
  compared?: readonly Compared[];
  /** Beside a board that leaves room for it. */
  aside?: ComponentChildren;
  /** A match is played on it, so the board comes before the words. */
  isPlayed?: boolean;
  /** Somebody points at the board with a mouse, or no longer does; a finger taps it. */
  pointAt?: (isPointed: boolean) => void;
}

/** The game's own table as a part of the page: the boards alone, in the frame that the game asks for. */
export function BoardFrame(props: BoardFrameProps) {
  const { reviewed, position, state, viewer, speed, aside, pointAt } = props;
  const { face } = reviewed;
  const frame = face.frame?.(format.value === "phone") ?? PLAIN;
  const sitters = props.sitters ?? reviewed.sitters;
  const [turns, turn] = useState(0);
  const order = inOrder(sitters.length, viewer, props.rival);
  const [large, next] = [turns, turns + 1].map((at) => order[at % order.length]);
  return (
    <div
      class={`moment-stage${isBeside(reviewed, props.isPlayed) ? " beside" : ""}${frame.width < SQUARE ? "" : " oblong"}`}
    >
      <div
        class="moment-frame"
        style={{
          "--frame-width": frame.width,
          "--frame-height": frame.height,
          aspectRatio: `${frame.width} / ${frame.height}`,
        }}
        onPointerEnter={(event) => event.pointerType === "mouse" && pointAt?.(true)}
        onPointerLeave={(event) => event.pointerType === "mouse" && pointAt?.(false)}
        onClick={() => pointAt?.(true)}
      >
        <div class={`moment-table ${face.game.id} for-${position.seats}`}>
          <face.Table
            {...{ position, state, viewer, speed, frame }}
            step={props.step ?? null}
            moves={props.moves ?? NONE}
            sitters={sitters}
            side={(large - viewer + order.length) % order.length}
            confirms={false}
            pointed={null}
            chances={false}
            compared={props.compared ?? []}
            choose={props.choose ?? ignore}
            shown={props.shown ?? ignore}
          />
        </div>
        {/* Where every seat has a board of its own, one of them is shown. */}
        {face.keepsake !== undefined && (
          <Button
            class="text-button moment-turn"
            text={say("boardOf", { name: sitters[next].name })}
            onClick={() => turn(turns + 1)}
          />
        )}
      </div>
      <section class="hidden" aria-label={say("momentInWords")}>
        <InWords face={face} position={position} sitters={sitters} />
      </section>
      {aside}
    </div>
  );
}

/** The viewer, the rival, and whoever follows. */
function inOrder(seats: number, viewer: Seat, rival: Seat = viewer): Seat[] {
  const following = Array.from({ length: seats }, (_, i) => (viewer + i) % seats);
  return [...new Set([viewer, rival, ...following])];
}

/** For a game that draws no boards. */
const PLAIN = { width: 600, height: 280 };

/** In units: below it a board is about as wide as high. */
const SQUARE = 500;

/**
 * A square board leaves room beside it on a wide page; on a tablet held sideways only a strip would be left. Where the window
 * is less high, words beside any board are in sight, and words below it are not.
 */
export function isBeside({ face }: ReviewedMatch, isPlayed = false): boolean {
  if (!isPlayed && (format.value === "short" || format.value === "compact")) return true;
  return !isSmall.value && format.value !== "side" && (face.frame?.(false) ?? PLAIN).width < SQUARE;
}

const NONE: readonly Move[] = [];

function ignore(): void {
  // Nothing is chosen, or nobody waits for an animation to end.
}
