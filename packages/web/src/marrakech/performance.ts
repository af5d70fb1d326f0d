/**
 * Shows one step of a match: Assam turns or walks, the die tumbles, coins leave the taxed squares, a rug drops.
 * Everything moves from where it was to where it is; the drawing underneath changes when it has arrived.
 */
import { paymentAt } from "@riad/marrakech";
import type { MarrakechPosition } from "@riad/marrakech";
import { sound } from "../page/sound.ts";
import type { Step } from "../play/face.ts";
import { flyCoins } from "./coins.ts";
import { centreOf, offsetsOf, walkStands } from "./geometry.ts";
import { standStyle } from "./Walker.tsx";

/** What is on the stage. */
export interface Stage {
  readonly board: HTMLElement;
  readonly walker: SVGSVGElement;
  readonly die: SVGSVGElement;
}

/** Milliseconds at normal speed; a whole turn stays under 1.5 s. */
const TURN = 150;
const TUMBLE = 300;
const STEP = 115;
const LONGEST_WALK = 480;
const LAY = 220;
const DRAW = 180;

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
      await tumble(stage, move, TUMBLE / speed, signal);
      if (!signal.aborted) await walk(stage, before, move, speed, signal);
      if (!signal.aborted) await pay(stage, before, after, speed, signal);
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

async function tumble({ die }: Stage, face: number, duration: number, signal: AbortSignal): Promise<void> {
  sound("die");
  const show = die.querySelector("use");
  const faces = [(face % 4) + 1, ((face + 1) % 4) + 1, ((face + 2) % 4) + 1, face];
  const timers = faces.map((pips, i) =>
    setTimeout(() => show?.setAttribute("href", `#die-${pips}`), (duration * i) / faces.length),
  );
  await animate(
    die,
    [
      { transform: "translate(0, 0) rotate(0deg) scale(1)" },
      { transform: "translate(-92%, -140%) rotate(190deg) scale(1.5)", offset: 0.45 },
      { transform: "translate(0, 0) rotate(360deg) scale(1)" },
    ],
    { duration, easing: "ease-in-out" },
    signal,
  );
  if (signal.aborted) timers.forEach(clearTimeout);
  show?.setAttribute("href", `#die-${face}`);
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
  await flyCoins(board, payment.squares.slice(0, payment.paid), payment.to, speed, signal);
}

/** Ends early and without a trace when the step is skipped. */
async function animate(
  element: Element,
  frames: Keyframe[],
  options: KeyframeAnimationOptions,
  signal: AbortSignal,
): Promise<void> {
  const animation = element.animate(frames, options);
  const stop = () => animation.cancel();
  signal.addEventListener("abort", stop);
  try {
    await animation.finished;
  } catch {
    // Cancelled: the drawing shows the end already.
  }
  signal.removeEventListener("abort", stop);
}

async function wait(duration: number, signal: AbortSignal): Promise<void> {
  await new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, duration);
    signal.addEventListener("abort", () => {
      clearTimeout(timer);
      resolve();
    });
  });
}
