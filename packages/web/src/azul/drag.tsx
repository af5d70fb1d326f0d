/** Carrying tiles with the pointer: an addition to tapping, never the only way. */
import { useRef, useState } from "preact/hooks";
import type { Choice } from "./choice.ts";
import { isSamePick } from "./outlook.ts";
import type { Pick, Target } from "./outlook.ts";
import { MiniTile } from "./Supplies.tsx";

/** Less than this is a tap. */
const THRESHOLD = 8;

export interface Drag {
  /** Where the pointer carries the tiles in hand, in pixels of the window; null while nothing is dragged. */
  readonly at: { readonly x: number; readonly y: number } | null;
  start(event: PointerEvent, pick: Pick): void;
}

export function useDrag(choice: Choice): Drag {
  const [at, setAt] = useState<Drag["at"]>(null);
  const latest = useRef(choice);
  latest.current = choice;

  function start(event: PointerEvent, pick: Pick): void {
    if (event.button !== 0) return;
    const piece = event.currentTarget as HTMLElement;
    const { clientX, clientY, pointerId } = event;
    let isCarried = false;
    const move = ({ clientX: x, clientY: y }: PointerEvent) => {
      if (!isCarried && Math.hypot(x - clientX, y - clientY) < THRESHOLD) return;
      if (!isCarried) {
        isCarried = true;
        if (!isSamePick(latest.current.pick.value, pick)) latest.current.take(pick);
      }
      setAt({ x, y });
      latest.current.aim.value = targetAt(x, y);
    };
    const end = ({ clientX: x, clientY: y, type }: PointerEvent) => {
      piece.removeEventListener("pointermove", move);
      piece.removeEventListener("pointerup", end);
      piece.removeEventListener("pointercancel", end);
      setAt(null);
      if (!isCarried) return;
      // The click that follows a drag would put the tiles back.
      addEventListener("click", swallow, { capture: true, once: true });
      setTimeout(() => removeEventListener("click", swallow, { capture: true }), 50);
      const target = type === "pointerup" ? targetAt(x, y) : null;
      if (target === null) latest.current.putBack();
      else latest.current.place(target);
    };
    piece.setPointerCapture(pointerId);
    piece.addEventListener("pointermove", move);
    piece.addEventListener("pointerup", end);
    piece.addEventListener("pointercancel", end);
  }

  return { at, start };
}

function swallow(event: Event): void {
  event.stopPropagation();
  event.preventDefault();
}

/** What lies under the pointer; a line that refuses says why when the tiles are let go there. */
function targetAt(x: number, y: number): Target | null {
  const place = document.elementFromPoint(x, y)?.closest<HTMLElement>("[data-target], [data-refused]");
  const found = place?.dataset["target"] ?? place?.dataset["refused"];
  return found === undefined ? null : found === "floor" ? "floor" : Number(found);
}

/** The tiles in hand under the pointer while they are dragged. */
export function Carried({ at, pick }: { at: { readonly x: number; readonly y: number }; pick: Pick }) {
  return (
    <div class="carried" aria-hidden="true" style={{ transform: `translate(${at.x}px, ${at.y}px)` }}>
      {Array.from({ length: Math.min(pick.count, 5) }, () => (
        <MiniTile colour={pick.colour} />
      ))}
    </div>
  );
}
