/** What is chosen, and has the focus, when it is somebody's turn or a hint arrives. */
import type { Move } from "@riad/core";
import { useEffect, useLayoutEffect } from "preact/hooks";
import { focusOnTurn, isFocusOnPurpose, sheetsClosed } from "../page/decision-focus.ts";
import { isByKeyboard } from "../page/input.ts";
import type { Laying, Turning } from "./choice.ts";

/** A way that is not offered, as in a lesson, is not preselected either. */
export function useOfferedWays(isTurning: boolean, turning: Turning, moves: readonly Move[]): void {
  useLayoutEffect(() => {
    const chosen = turning.chosen.peek();
    if (isTurning && chosen !== null && !moves.includes(chosen)) turning.chosen.value = null;
  }, [isTurning, turning, moves]);
}

/** For keyboard players the focus moves to where the next decision is, unless they are somewhere else on purpose. */
export function useFocusOnTurn(wanted: readonly string[], board: { current: HTMLElement | null }): void {
  // Before the next frame, so that a key pressed as soon as the decision appears goes to it.
  useLayoutEffect(() => {
    if (wanted.length === 0 || !isByKeyboard()) return;
    if (isFocusOnPurpose(".board, .action")) return;
    const found = wanted.map((selector) => board.current?.querySelector<HTMLElement>(selector));
    const decision = found.find((element) => element instanceof HTMLElement);
    // A rug takes two presses and can be turned; only the roll is final.
    if (decision?.matches(".arrow") === true) focusOnTurn(decision);
    else decision?.focus();
  }, [wanted.join(), board, sheetsClosed.value]);
}

/** A hint is shown as the choice it proposes. */
export function usePointed(
  pointed: Move | null,
  turning: Turning,
  laying: Laying,
  isTurning: boolean,
  board: { readonly current: HTMLElement | null },
): void {
  useEffect(() => {
    if (pointed === null) return;
    if (isTurning) {
      turning.chosen.value = pointed;
      // Whoever plays by keyboard has the focus on another way: Enter is to play the one that is marked.
      const focused = document.activeElement;
      if (focused?.matches(".arrow") === true)
        board.current?.querySelector<HTMLElement>(`[data-way="${pointed}"]`)?.focus();
    } else if (laying.moves.includes(pointed)) {
      laying.show(pointed);
      // The same with a rug: the button that lays it can be pressed from the next frame on.
      if (document.activeElement?.matches(".target") === true) {
        const table = board.current?.closest(".table");
        requestAnimationFrame(() => table?.querySelector<HTMLElement>(".action-buttons .primary")?.focus());
      }
    }
  }, [pointed, turning, laying, isTurning]);
}
