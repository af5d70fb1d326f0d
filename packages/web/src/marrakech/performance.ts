/**
 * Shows one step of a match: Assam turns or walks, the die tumbles, coins leave the taxed squares, a rug drops.
 * Everything moves from where it was to where it is; the drawing underneath changes when it has arrived.
 */
import { paymentAt } from "@riad/marrakech";
import type { MarrakechPosition } from "@riad/marrakech";
import { BOARD } from "./art/Courtyard.tsx";
import { sound } from "../page/sound.ts";
import type { Step } from "../play/face.ts";
import { centreOf, offsetsOf, unit, walkStands } from "./geometry.ts";
import { animate, wait } from "./motion.ts";
import { showPayment } from "./payment.ts";
import { asSeen } from "./seen.ts";
import type { Point } from "./seen.ts";
import { standStyle } from "./Walker.tsx";

/** How far a throw has come: the die tumbles, Assam walks, Assam has arrived. */
export type Moment = "tumble" | "walk" | "arrival";

/** What is on the stage, and who wants to know how far the play has come. */
export interface Stage {
  readonly board: HTMLElement;
  readonly walker: SVGSVGElement;
  readonly die: SVGSVGElement;
  readonly reach: (moment: Moment) => void;
}

/** Milliseconds at normal speed: a turn without a payment takes two seconds and a half, a payment half as much more. */
const TURN = 350;
const TUMBLE = 950;
const STEP = 210;
const LONGEST_WALK = 800;
const LAY = 400;
const DRAW = 350;

/** Where the die lies when nobody throws it, and how far from the middle it falls, in units of the board. */
const REST: Point = { x: 645, y: 645 };
const THROW = 120;
const LARGE = 2.7;

export async function perform(
  stage: Stage,
  { before, move }: Step<MarrakechPosition>,
  after: MarrakechPosition,
  speed: number,
  signal: AbortSignal,
): Promise<void> {
  switch (before.phase) {
    case "rotate":
      return turn(stage, before, after, TURN / speed, signal);
    case "roll":
      stage.reach("tumble");
      await tumble(stage, before, move, TUMBLE / speed, signal);
      if (signal.aborted) return;
      stage.reach("walk");
      await walk(stage, before, move, speed, signal);
      if (signal.aborted) return;
      stage.reach("arrival");
      await pay(stage, before, after, speed, signal);
      return;
    case "lay":
      sound("wool");
      return wait(LAY / speed, signal);
    default:
      return wait(DRAW / speed, signal);
  }
}

async function turn(
  { walker }: Stage,
  before: MarrakechPosition,
  after: MarrakechPosition,
  duration: number,
  signal: AbortSignal,
): Promise<void> {
  const place = centreOf(before.assam);
  const from = before.heading * 90;
  // The short way round: 270 degrees to the right are 90 to the left.
  const by = (((after.heading - before.heading + 5) & 3) - 1) * 90;
  if (by === 0) return;
  await animate(
    walker,
    [from, from + by].map((angle) => ({ transform: standStyle({ ...place, angle }) })),
    { duration, easing: "ease-in-out" },
    signal,
  );
}

/** The die leaves its corner, falls large where Assam is not, lies there to be read, and goes back. */
async function tumble(
  { die }: Stage,
  before: MarrakechPosition,
  face: number,
  duration: number,
  signal: AbortSignal,
): Promise<void> {
  sound("die");
  const show = die.querySelector("use");
  const faces = [(face % 4) + 1, ((face + 1) % 4) + 1, ((face + 2) % 4) + 1, face];
  const timers = faces.map((pips, i) =>
    setTimeout(() => show?.setAttribute("href", `#die-${pips}`), (duration * 0.45 * i) / faces.length),
  );
  const to = asSeen(fallingPlace(before));
  // In sizes of the die, which is 50 units wide.
  const [x, y] = [2 * (to.x - REST.x), 2 * (to.y - REST.y)];
  await animate(
    die,
    [
      { transform: "translate(0, 0) rotate(0deg) scale(1)", easing: "ease-out" },
      { transform: `translate(${x * 0.7}%, ${y * 0.7 - 60}%) rotate(300deg) scale(${LARGE * 1.15})`, offset: 0.3 },
      { transform: `translate(${x}%, ${y}%) rotate(540deg) scale(${LARGE})`, offset: 0.48 },
      { transform: `translate(${x}%, ${y}%) rotate(540deg) scale(${LARGE})`, offset: 0.85, easing: "ease-in" },
      { transform: "translate(0, 0) rotate(720deg) scale(1)" },
    ],
    { duration },
    signal,
  );
  if (signal.aborted) timers.forEach(clearTimeout);
  show?.setAttribute("href", `#die-${face}`);
}

/** Beyond the middle as Assam sees it, so that it hides neither him nor the way before him. */
function fallingPlace({ assam, heading }: MarrakechPosition): Point {
  const middle = BOARD / 2;
  const { x, y } = centreOf(assam);
  const [dx, dy] = [middle - x, middle - y];
  const length = Math.hypot(dx, dy);
  if (length > 0) return { x: middle + (THROW * dx) / length, y: middle + (THROW * dy) / length };
  const ahead = unit(heading);
  return { x: middle - THROW * ahead.dx, y: middle - THROW * ahead.dy };
}

async function walk(
  { walker }: Stage,
  before: MarrakechPosition,
  die: number,
  speed: number,
  signal: AbortSignal,
): Promise<void> {
  const stands = walkStands(before.assam, before.heading, die);
  const offsets = offsetsOf(stands);
  const duration = Math.min(LONGEST_WALK, STEP * die * 1.1) / speed;
  const timers = Array.from({ length: die }, (_, i) => setTimeout(() => sound("step"), (duration * (i + 0.7)) / die));
  await animate(
    walker,
    stands.map((stand, i) => ({ transform: standStyle(stand), offset: offsets[i] })),
    { duration, easing: "linear", fill: "forwards" },
    signal,
  );
  if (signal.aborted) timers.forEach(clearTimeout);
}

async function pay(
  { board }: Stage,
  before: MarrakechPosition,
  after: MarrakechPosition,
  speed: number,
  signal: AbortSignal,
): Promise<void> {
  const payment = paymentAt(before, after.assam);
  if (payment === null || payment.paid === 0) return;
  await showPayment(board, before.turn, payment, speed, signal);
}
