/** A payment on stage: the carpet that is paid for lights up, both sums stand at the purses, and the coins travel. */
import type { Seat } from "@riad/core";
import { columnOf, rowOf } from "@riad/marrakech";
import type { Payment, Square } from "@riad/marrakech";
import { BOARD, MARGIN } from "./art/Courtyard.tsx";
import { SQUARE } from "./art/tracks.tsx";
import { isWide } from "../page/viewport.ts";
import { flyCoins } from "./coins.ts";
import { wait } from "./motion.ts";

const SVG = "http://www.w3.org/2000/svg";
/** How long the sums stand, in milliseconds at normal speed. */
const HELD = 1500;

export async function showPayment(
  board: HTMLElement,
  from: Seat,
  { to, paid, squares }: Payment,
  speed: number,
  signal: AbortSignal,
): Promise<void> {
  const marks = [lightUp(board, squares), signAt(from, `−${paid}`, "loss"), signAt(to, `+${paid}`, "gain")];
  await Promise.all([flyCoins(board, squares.slice(0, paid), to, speed, signal), wait(HELD / speed, signal)]);
  for (const mark of marks) mark?.remove();
}

/** Drawn over the board as a layer of its own, so that the board is not painted anew. */
function lightUp(board: HTMLElement, squares: readonly Square[]): SVGSVGElement {
  const layer = document.createElementNS(SVG, "svg");
  layer.setAttribute("class", "over-board charged");
  layer.setAttribute("viewBox", `0 0 ${BOARD} ${BOARD}`);
  layer.setAttribute("aria-hidden", "true");
  for (const square of squares) {
    const box = document.createElementNS(SVG, "rect");
    box.setAttribute("x", String(MARGIN + columnOf(square) * SQUARE + 3));
    box.setAttribute("y", String(MARGIN + rowOf(square) * SQUARE + 3));
    box.setAttribute("width", String(SQUARE - 6));
    box.setAttribute("height", String(SQUARE - 6));
    box.setAttribute("rx", "7");
    layer.append(box);
  }
  board.querySelector(".walker")?.before(layer);
  return layer;
}

/** At a seat, where it covers no number: beside the name, or hanging from a chip. A screen reader hears the same from the line of the history. */
function signAt(seat: Seat, text: string, kind: "loss" | "gain"): HTMLElement | null {
  const place = document.querySelector(`[data-seat="${seat}"]`)?.getBoundingClientRect();
  if (place === undefined) return null;
  const sign = document.createElement("span");
  sign.className = `payment-sign ${kind}`;
  sign.setAttribute("aria-hidden", "true");
  sign.textContent = text;
  sign.style.left = `${place.left + place.width * (isWide.peek() ? 0.4 : 0.5)}px`;
  sign.style.top = `${isWide.peek() ? (place.top + place.bottom) / 2 : place.bottom + 14}px`;
  document.body.append(sign);
  return sign;
}
