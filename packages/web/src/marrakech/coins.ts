/** Coins that leave the taxed squares one after another and travel to the seat that is paid. */
import type { Seat } from "@riad/core";
import type { Square } from "@riad/marrakech";
import { BOARD } from "../art/Courtyard.tsx";
import { sound } from "../page/sound.ts";
import { side } from "../play/flip.ts";
import { centreOf } from "./geometry.ts";

const FLIGHT = 230;
/** All coins have left after this time, however many there are. */
const DEPARTURES = 150;
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
    if (i % 3 === 0) setTimeout(() => sound("coin"), delay + FLIGHT / speed);
    await fly(from, goal, FLIGHT / speed, delay, signal);
  });
  await Promise.all(flights);
}

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Where a place of the board is when it is turned. */
function asSeen(place: Point): Point {
  let { x, y } = place;
  for (let quarter = 0; quarter < side.value; quarter++) [x, y] = [BOARD - y, x];
  return { x, y };
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
  const at = ({ x, y }: Point, rise = 0) => `translate(${x - SIZE / 2}px, ${y - SIZE / 2 - rise}px)`;
  const half = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
  const animation = coin.animate(
    [
      { transform: at(from), opacity: 1 },
      { transform: at(half, 40), offset: 0.5 },
      { transform: at(to), opacity: 1 },
    ],
    { duration, delay, fill: "both", easing: "ease-in" },
  );
  const stop = () => animation.cancel();
  signal.addEventListener("abort", stop);
  try {
    await animation.finished;
  } catch {
    // Skipped: the purse shows the sum already.
  }
  signal.removeEventListener("abort", stop);
  coin.remove();
}
