/** Coins that leave the taxed squares one after another and travel to the seat that is paid. */
import type { Seat } from "@riad/core";
import type { Square } from "@riad/marrakech";
import { BOARD } from "./art/Courtyard.tsx";
import { sound } from "../page/sound.ts";
import { centreOf } from "./geometry.ts";
import { animate } from "./motion.ts";
import { asSeen } from "./seen.ts";
import type { Point } from "./seen.ts";

const FLIGHT = 520;
/** All coins have left after this time, however many there are. */
const DEPARTURES = 420;
const SIZE = 26;
const SVG = "http://www.w3.org/2000/svg";

export async function flyCoins(
  board: HTMLElement,
  squares: readonly Square[],
  to: Seat,
  speed: number,
  signal: AbortSignal,
): Promise<void> {
  const purse = document.querySelector(`[data-seat="${to}"] .coin`) ?? document.querySelector(`[data-seat="${to}"]`);
  if (purse === null) return;
  const ground = board.getBoundingClientRect();
  const goal = middle(purse.getBoundingClientRect());
  const scale = ground.width / BOARD;
  const flights = squares.map(async (square, i) => {
    const { x, y } = asSeen(centreOf(square));
    const from = { x: ground.left + x * scale, y: ground.top + y * scale };
    const delay = (DEPARTURES * i) / squares.length / speed;
    await fly(from, goal, FLIGHT / speed, delay, signal);
    if (i % 3 === 0 && !signal.aborted) sound("coin");
  });
  await Promise.all(flights);
}

function middle({ left, top, width, height }: DOMRect): Point {
  return { x: left + width / 2, y: top + height / 2 };
}

async function fly(from: Point, to: Point, duration: number, delay: number, signal: AbortSignal): Promise<void> {
  const coin = document.createElementNS(SVG, "svg");
  coin.setAttribute("class", "flying-coin");
  coin.setAttribute("viewBox", "0 0 100 100");
  const drawing = document.createElementNS(SVG, "use");
  drawing.setAttribute("href", "#dirham");
  coin.append(drawing);
  document.body.append(coin);
  const half = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
  await animate(
    coin,
    [
      { transform: at(from), opacity: 1 },
      { transform: at(half, 40), offset: 0.5 },
      { transform: at(to), opacity: 1 },
    ],
    { duration, delay, fill: "both", easing: "ease-in" },
    signal,
  );
  coin.remove();
}

function at({ x, y }: Point, rise = 0): string {
  return `translate(${x - SIZE / 2}px, ${y - SIZE / 2 - rise}px)`;
}
