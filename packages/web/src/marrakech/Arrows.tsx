import type { Move } from "@riad/core";
import { makeHeading } from "@riad/marrakech";
import { BOARD } from "../art/Courtyard.tsx";
import { say } from "../words/words.ts";
import { centreOf, unit } from "./geometry.ts";
import { rotationWords } from "./tell.ts";
import type { Turning } from "./turning.ts";

/** From the middle of Assam's square; far enough for three targets of 44 px on a phone. */
const REACH = 60;

interface ArrowsProps {
  assam: number;
  turning: Turning;
  pick: (rotation: Move) => void;
}

/** Three arrows around Assam. */
export function Arrows({ assam, turning, pick }: ArrowsProps) {
  const { x, y } = centreOf(assam);
  return (
    <div class="arrows" role="group" aria-label={say("turnAssam")}>
      {turning.outlooks.map(({ rotation, heading }) => {
        const { dx, dy } = unit(heading);
        const label = rotationWords(rotation, makeHeading(heading));
        return (
          <button
            key={rotation}
            type="button"
            class={`arrow${turning.regarded.value === rotation ? " regarded" : ""}`}
            aria-label={label}
            title={label}
            style={{ left: percent(x + REACH * dx), top: percent(y + REACH * dy) }}
            onPointerEnter={(event) => {
              if (event.pointerType === "mouse") turning.hovered.value = rotation;
            }}
            onPointerLeave={() => (turning.hovered.value = null)}
            onFocus={() => (turning.chosen.value = rotation)}
            onClick={() => pick(rotation)}
          >
            <svg viewBox="-16 -16 32 32" aria-hidden="true">
              <circle r="14.5" />
              <path d="M0 7V-7M-5.5-1.5 0-7 5.5-1.5" transform={`rotate(${heading * 90})`} />
            </svg>
          </button>
        );
      })}
    </div>
  );
}

export function percent(units: number): string {
  return `${(units / BOARD) * 100}%`;
}
