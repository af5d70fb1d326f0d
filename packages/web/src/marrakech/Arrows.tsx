import type { Move } from "@riad/core";
import { isSmall } from "../page/format.ts";
import { say } from "../words/words.ts";
import type { Turning } from "./choice.ts";
import { centreOf, headingSeen, percent, unit } from "./geometry.ts";
import { capital } from "../words/sentences.ts";
import { headingWord } from "./sentences.ts";

/** From the middle of Assam's square: far enough for three targets of 44 px on a phone that hide no label. */
const REACH = { small: 56, large: 60 };

interface ArrowsProps {
  assam: number;
  turning: Turning;
  /** Which ways are offered. */
  moves: readonly Move[];
  /** By how many quarter turns the board is rotated. */
  side: number;
  /** Whether a press rolls the die at once. */
  rolls: boolean;
  /** Where the card of a way says what it may cost, see `costsId`. */
  cards: string;
  pick: (rotation: Move) => void;
}

/** The part of a card that says what its way may cost; it describes the arrow too. */
export function costsId(cards: string, rotation: Move): string {
  return `${cards}-${rotation}`;
}

/** By heading, as it is seen on screen. */
const KEYS = ["ArrowUp", "ArrowRight", "ArrowDown", "ArrowLeft"];

/** An arrow for each way, around Assam. */
export function Arrows({ assam, turning, moves, side, rolls, cards, pick }: ArrowsProps) {
  const { x, y } = centreOf(assam);
  const reach = isSmall.value ? REACH.small : REACH.large;
  /**
   * The arrow keys choose the arrow that points that way; none of them leads into the past from here. Tab only passes over
   * the arrows: what has been chosen stays.
   */
  const turnByKey = (event: KeyboardEvent) => {
    const wanted = KEYS.indexOf(event.key);
    if (wanted < 0 || !(event.currentTarget instanceof HTMLElement)) return;
    event.preventDefault();
    event.stopPropagation();
    const way = turning.outlooks.find(({ heading }) => headingSeen(heading, side) === wanted);
    if (way === undefined || !moves.includes(way.rotation)) return;
    turning.chosen.value = way.rotation;
    event.currentTarget.querySelector<HTMLElement>(`[data-way="${way.rotation}"]`)?.focus();
  };
  return (
    <div class="arrows" role="group" aria-label={say("turnAssam")} onKeyDown={turnByKey}>
      {turning.outlooks.map(({ rotation, heading }) => {
        if (!moves.includes(rotation)) return null;
        const { dx, dy } = unit(heading);
        const way = capital(headingWord(heading, side));
        return (
          <button
            key={rotation}
            type="button"
            data-way={rotation}
            class={`arrow${turning.regarded.value === rotation ? " regarded" : ""}`}
            aria-label={rolls ? say("andRoll", { way }) : way}
            aria-describedby={costsId(cards, rotation)}
            aria-pressed={turning.chosen.value === rotation}
            style={{ left: percent(x + reach * dx), top: percent(y + reach * dy) }}
            onPointerEnter={(event) => {
              if (event.pointerType === "mouse") turning.hovered.value = rotation;
            }}
            onPointerLeave={() => (turning.hovered.value = null)}
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
