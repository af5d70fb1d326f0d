/** A payment on the table: the carpet that is paid for lights up, both sums appear at the seats, and the coins travel. */
import type { Seat } from "@riad/core";
import { columnOf, rowOf } from "@riad/marrakech";
import type { Payment, Square } from "@riad/marrakech";
import { isSheet } from "../page/format.ts";
import { sound } from "../page/sound.ts";
import { animate, wait } from "./animate.ts";
import { BOARD, MARGIN } from "./art/Courtyard.tsx";
import { SQUARE } from "./art/tracks.tsx";
import { asSeen, centreOf } from "./geometry.ts";
import type { Point } from "./geometry.ts";

const SVG = "http://www.w3.org/2000/svg";
/** How long the match waits for a payment, in milliseconds at normal speed. */
const SHOWN = 1500;
/** How long the sums stay at least, at any speed: a number that goes before it is read might as well not be there. */
const READABLE = 2600;
const FLIGHT = 520;
/** The room that a sum needs, in pixels. */
const WIDEST_SIGN = 50;
/** All coins have left after this time, however many there are. */
const DEPARTURES = 420;

/** A board on screen, rotated by `side` quarter turns, and how its animations run. */
export interface PaymentPlace {
  readonly board: HTMLElement;
  readonly side: number;
  readonly speed: number;
  readonly signal: AbortSignal;
}

export async function showPayment(place: PaymentPlace, from: Seat, { to, paid, squares }: Payment): Promise<void> {
  const { board, speed, signal } = place;
  for (const old of tableOf(board).querySelectorAll(".payment-sign")) old.remove();
  const light = lightUp(board, squares);
  const signs = [signAt(place, from, `−${paid}`, "loss"), signAt(place, to, `+${paid}`, "gain")];
  const removeSigns = () => signs.forEach((sign) => sign?.remove());
  const isOver = Promise.all([flyCoins(place, squares.slice(0, paid), to), wait(SHOWN / speed, signal)]);
  setTimeout(() => void isOver.then(removeSigns), READABLE);
  await isOver;
  light.remove();
  // Skipped: the player has seen enough.
  if (signal.aborted) removeSigns();
}

/** The table that the board belongs to: seats are looked up there, and what moves is placed there. */
function tableOf(board: HTMLElement): HTMLElement {
  return board.closest<HTMLElement>(".table") ?? document.body;
}

/** Drawn over the board as a layer of its own, so that the board is not repainted. */
function lightUp(board: HTMLElement, squares: readonly Square[]): SVGSVGElement {
  const layer = document.createElementNS(SVG, "svg");
  layer.setAttribute("class", "over-board charged");
  layer.setAttribute("viewBox", `0 0 ${BOARD} ${BOARD}`);
  layer.setAttribute("aria-hidden", "true");
  for (const square of squares) layer.append(boxAt(square, "edge-ground"), boxAt(square, ""));
  board.querySelector(".walker")?.before(layer);
  return layer;
}

function boxAt(square: Square, kind: string): SVGRectElement {
  const box = document.createElementNS(SVG, "rect");
  box.setAttribute("class", kind);
  box.setAttribute("x", String(MARGIN + columnOf(square) * SQUARE + 3));
  box.setAttribute("y", String(MARGIN + rowOf(square) * SQUARE + 3));
  box.setAttribute("width", String(SQUARE - 6));
  box.setAttribute("height", String(SQUARE - 6));
  box.setAttribute("rx", "7");
  return box;
}

/** At a seat, where it covers no word, no number and no rug. A screen reader gets the same from the list of moves. */
function signAt({ board }: PaymentPlace, seat: Seat, text: string, kind: "loss" | "gain"): HTMLElement | null {
  const table = tableOf(board);
  const row = table.querySelector(`[data-seat="${seat}"]`);
  if (row === null) return null;
  const sign = document.createElement("span");
  sign.className = `payment-sign title ${kind}`;
  sign.setAttribute("aria-hidden", "true");
  sign.textContent = text;
  const { right, middle: height } = placeOfSign(row);
  // Within the seats, so that it stays there when something above them grows.
  (row.closest(".chips-frame") ?? row.querySelector("th") ?? table).append(sign);
  const { left, top } = (sign.offsetParent ?? table).getBoundingClientRect();
  sign.style.left = `${right - left}px`;
  sign.style.top = `${height - top}px`;
  return sign;
}

/** In a row before the coin, in a chip before the total; on a phone chips have no room, so it hangs below them. */
function placeOfSign(row: Element): { right: number; middle: number } {
  const box = row.getBoundingClientRect();
  const boxOf = (selector: string) => row.querySelector(selector)?.getBoundingClientRect();
  const frame = row.closest(".chips-frame")?.getBoundingClientRect();
  if (frame !== undefined && !isSheet.peek()) return { right: box.left + 46, middle: frame.bottom + 14 };
  const goal = boxOf(".seat-money .coin") ?? boxOf(".chip-total");
  if (goal === undefined) return { right: box.right, middle: middle(box).y };
  const words = [...row.querySelectorAll(".seat-who b, .seat-note, .chip-name, .chip-parts")];
  const isTight = words.some((word) => {
    // Its words, not its box, which may be as wide as its column.
    const text = document.createRange();
    text.selectNodeContents(word);
    const { right, top, bottom } = text.getBoundingClientRect();
    return right > goal.left - WIDEST_SIGN && top < goal.bottom && bottom > goal.top;
  });
  if (!isTight) return { right: goal.left - 6, middle: middle(goal).y };
  // Where it would cover a word it is on the edge: of a row at the board, of a chip above.
  return frame === undefined
    ? { right: box.left + 8, middle: middle(box).y }
    : { right: box.right - 4, middle: box.top - 5 };
}

/** Coins leave the taxed squares one after another and travel to the seat that is paid. */
async function flyCoins(place: PaymentPlace, squares: readonly Square[], to: Seat): Promise<void> {
  const { board, side, speed, signal } = place;
  const table = tableOf(board);
  const purse = table.querySelector(`[data-seat="${to}"] .coin`) ?? table.querySelector(`[data-seat="${to}"]`);
  if (purse === null) return;
  const ground = board.getBoundingClientRect();
  const goal = middle(purse.getBoundingClientRect());
  const scale = ground.width / BOARD;
  const flights = squares.map(async (square, i) => {
    const { x, y } = asSeen(centreOf(square), side);
    const from = { x: ground.left + x * scale, y: ground.top + y * scale };
    const delay = (DEPARTURES * i) / squares.length / speed;
    await fly(table, from, goal, { duration: FLIGHT / speed, delay }, signal);
    if (i % 3 === 0 && !signal.aborted) sound("coin");
  });
  await Promise.all(flights);
}

function middle({ left, top, width, height }: DOMRect): Point {
  return { x: left + width / 2, y: top + height / 2 };
}

async function fly(
  table: HTMLElement,
  from: Point,
  to: Point,
  timing: { readonly duration: number; readonly delay: number },
  signal: AbortSignal,
): Promise<void> {
  const coin = document.createElementNS(SVG, "svg");
  coin.setAttribute("class", "flying-coin");
  coin.setAttribute("viewBox", "0 0 100 100");
  const drawing = document.createElementNS(SVG, "use");
  drawing.setAttribute("href", "#dirham");
  coin.append(drawing);
  table.append(coin);
  const half = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
  await animate(
    coin,
    [
      { transform: at(from), opacity: 1 },
      { transform: at(half, 40), offset: 0.5 },
      { transform: at(to), opacity: 1 },
    ],
    { ...timing, fill: "both", easing: "ease-in" },
    signal,
  );
  coin.remove();
}

function at({ x, y }: Point, rise = 0): string {
  return `translate(${x}px, ${y - rise}px)`;
}
