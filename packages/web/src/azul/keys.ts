/** The table by keyboard: arrows lead to the nearest choice, digits name a line, Escape puts the tiles back. */
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import type { RefObject } from "preact";
import { focusOnTurn, isFocusOnPurpose, sheetsClosed } from "../page/decision-focus.ts";
import { isFocusFree } from "../page/focus.ts";
import { announce } from "../page/announce.tsx";
import { isByKeyboard } from "../page/input.ts";
import type { Choice } from "./choice.ts";
import { pickKey } from "./ChoiceButtons.tsx";

const ARROWS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

const CHOICES =
  "[data-pick], [data-target]:not([aria-hidden=true]), [data-line]:not([aria-disabled=true]), [data-rest]";

/** `ask` is the sentence that asks for tiles, for whoever puts some back. */
export function useKeys(table: RefObject<HTMLElement | null>, choice: Choice, ask: () => string): void {
  const latest = useRef({ choice, ask });
  latest.current = { choice, ask };
  /** What was in hand last, of which choice. */
  const held = useRef<{ readonly key: string | null; readonly choice: Choice }>({ key: null, choice });

  // Before the next frame, so that no key is lost that is pressed as soon as the table is seen.
  useLayoutEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
      if (press(event, table.current, latest.current.choice, latest.current.ask)) {
        event.preventDefault();
        event.stopPropagation();
      }
    };
    // While capturing: the page's own arrows, which leaf through the match, come after the table's.
    document.addEventListener("keydown", pressed, { capture: true });
    return () => document.removeEventListener("keydown", pressed, { capture: true });
  }, []);

  // The focus follows the turn of things: to the lines when tiles are in hand, back to the display when it is our move.
  const pick = choice.pick.value;
  const key = pick === null ? null : pickKey(pick);
  useEffect(() => {
    const before = held.current;
    held.current = { key, choice };
    if (!isByKeyboard() || table.current === null) return;
    if (isFocusOnPurpose(".surface")) return;
    if (key !== null || choice.tilings.length > 0) {
      table.current.querySelector<HTMLElement>(TARGETS)?.focus();
      return;
    }
    // Tiles that were put back are where the reader goes on.
    const back = before.choice === choice && before.key !== null ? `[data-pick="${before.key}"]` : "";
    const tiles = table.current.querySelector<HTMLElement>(back || "[data-pick][tabindex='0']");
    if (before.choice === choice) tiles?.focus();
    else if (tiles !== null) focusOnTurn(tiles);
  }, [key, choice, sheetsClosed.value]);
  const chosen = choice.chosen.value;
  useEffect(() => {
    if (isByKeyboard() && chosen !== null) table.current?.querySelector<HTMLElement>("[data-confirm]")?.focus();
  }, [chosen]);
}

const TARGETS = "[data-line]:not([aria-disabled=true]), [data-target]:not([aria-hidden=true])";

/** Whether the key meant something here. */
function press({ key, target }: KeyboardEvent, table: HTMLElement | null, choice: Choice, ask: () => string): boolean {
  // What happens in a dialog over the table is not the table's.
  if (table === null || !(target instanceof HTMLElement)) return false;
  const pick = choice.pick.value;
  if (key === "Escape" && pick !== null && (isFocusFree(target) || table.contains(target))) {
    const from = pickKey(pick);
    choice.putBack();
    announce(ask());
    requestAnimationFrame(() => table.querySelector<HTMLElement>(`[data-pick="${from}"]`)?.focus());
    return true;
  }
  if (!table.contains(target)) return false;
  if (/^[0-5]$/.test(key) && pick !== null) {
    const line = key === "0" ? "floor" : Number(key) - 1;
    // Nobody presses a digit twice by accident.
    if (choice.chosen.value === line) choice.confirm();
    else choice.place(line);
    return true;
  }
  const direction = ARROWS[key];
  if (direction === undefined) return false;
  const group = target.closest("[role=group]");
  const choices = [...table.querySelectorAll<HTMLElement>(CHOICES)].filter(
    (element) => element !== target && element.closest("[role=group]") === group,
  );
  nearest(target, choices, direction)?.focus();
  return group !== null;
}

/** What is this many times as far to the side as ahead does not lie in that direction: the floor is not to the right of a line. */
const ASIDE = 3;

/** The closest in a direction; being off to the side counts double. */
function nearest(from: HTMLElement, others: HTMLElement[], [dx, dy]: readonly [number, number]): HTMLElement | null {
  const start = middle(from);
  let best: HTMLElement | null = null;
  let least = Infinity;
  for (const other of others) {
    const { x, y } = middle(other);
    const ahead = (x - start.x) * dx + (y - start.y) * dy;
    const aside = Math.abs((x - start.x) * dy) + Math.abs((y - start.y) * dx);
    const distance = ahead + 2 * aside;
    if (ahead > 4 && aside <= ASIDE * ahead && distance < least) {
      least = distance;
      best = other;
    }
  }
  return best;
}

function middle(element: HTMLElement): { x: number; y: number } {
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x: x + width / 2, y: y + height / 2 };
}
