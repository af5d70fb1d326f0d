import type { Move } from "@riad/core";
import { isSmall } from "../page/format.ts";
import { say } from "../words/words.ts";
import type { Turning } from "./choice.ts";
import { centreOf, percent, unit } from "./geometry.ts";
import { capital, headingWord, rotationWords } from "./sentences.ts";

/** From the middle of Assam's square: far enough for three targets of 44 px on a phone that hide no label. */
const REACH = { small: 56, large: 60 };

interface ArrowsProps {
  assam: number;
  turning: Turning;
  /** Which ways are offered. */
  moves: readonly Move[];
  /** By how many quarter turns the board is rotated. */
  side: number;
  pick: (rotation: Move) => void;
}

/** An arrow for each way, around Assam. */
export function Arrows({ assam, turning, moves, side, pick }: ArrowsProps) {
  const { x, y } = centreOf(assam);
  const reach = isSmall.value ? REACH.small : REACH.large;
  return (
    <div class="arrows" role="group" aria-label={say("turnAssam")}>
      {turning.outlooks.map(({ rotation, heading }) => {
        if (!moves.includes(rotation)) return null;
        const { dx, dy } = unit(heading);
        return (
          <button
            key={rotation}
            type="button"
            class={`arrow${turning.regarded.value === rotation ? " regarded" : ""}`}
            aria-label={rotationWords(rotation)}
            title={capital(headingWord(heading, side))}
            style={{ left: percent(x + reach * dx), top: percent(y + reach * dy) }}
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
