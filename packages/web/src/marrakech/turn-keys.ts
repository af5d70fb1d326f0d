/** The letters that turn Assam: each is for the way that its word on the cards names, wherever Assam looks. */
import type { Move } from "@riad/core";
import { LEFT, RIGHT, STRAIGHT } from "@riad/marrakech";
import type { Outlook } from "@riad/marrakech";
import { useLayoutEffect } from "preact/hooks";
import { announce } from "../page/announce.tsx";
import type { Turning } from "./choice.ts";
import { headingSeen } from "./geometry.ts";
import { capital } from "../words/sentences.ts";
import { headingWord } from "./sentences.ts";

/** By letter, the heading on screen. */
const HEADINGS: Readonly<Record<string, number>> = { u: 0, r: 1, d: 2, l: 3 };
/** Where no card says "left" or "right", they are Assam's own. */
const OWN: Readonly<Record<string, Move>> = { l: LEFT, r: RIGHT };

/** The way that a letter chooses; undefined where it means nothing. */
export function wayOfKey(key: string, outlooks: readonly Outlook[], side: number): Move | undefined {
  const letter = key.toLowerCase();
  if (letter === "s") return STRAIGHT;
  const seen = outlooks.find(({ heading }) => headingSeen(heading, side) === HEADINGS[letter]);
  return seen?.rotation ?? OWN[letter];
}

interface TurnKeys {
  readonly isTurning: boolean;
  readonly turning: Turning;
  readonly moves: readonly Move[];
  readonly side: number;
  readonly board: { readonly current: HTMLElement | null };
  readonly choose: (move: Move) => void;
}

/** A letter chooses a way, and its arrow gets the focus; Enter then plays what is shown, whatever has the focus. */
export function useTurnKeys({ isTurning, turning, moves, side, board, choose }: TurnKeys): void {
  // Before the next frame, so that a key pressed as soon as the arrows appear is not lost.
  useLayoutEffect(() => {
    if (!isTurning) return undefined;
    /** Whether the last choice was made by a letter: until something else gets the focus, Enter is for that choice. */
    let isByLetter = false;
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || document.querySelector("dialog[open]") !== null) return;
      if (event.target instanceof HTMLInputElement || event.target instanceof HTMLTextAreaElement) return;
      const rotation = wayOfKey(event.key, turning.outlooks, side);
      if (rotation !== undefined && moves.includes(rotation)) {
        turning.chosen.value = rotation;
        isByLetter = true;
        board.current?.querySelector<HTMLElement>(`[data-way="${rotation}"]`)?.focus();
        announce(wayName(turning.outlooks, rotation, side));
        return;
      }
      if (event.key === "Tab" || event.key.startsWith("Arrow")) isByLetter = false;
      if (event.key !== "Enter" || turning.chosen.value === null) return;
      if (event.target instanceof HTMLButtonElement && !isByLetter) return;
      event.preventDefault();
      event.stopPropagation();
      choose(turning.chosen.value);
    };
    // While capturing: otherwise Enter would press the button that has the focus.
    addEventListener("keydown", press, { capture: true });
    return () => removeEventListener("keydown", press, { capture: true });
  }, [isTurning, turning, moves, side, board, choose]);
}

function wayName(outlooks: readonly Outlook[], rotation: Move, side: number): string {
  const outlook = outlooks.find((one) => one.rotation === rotation);
  return outlook === undefined ? "" : capital(headingWord(outlook.heading, side));
}
