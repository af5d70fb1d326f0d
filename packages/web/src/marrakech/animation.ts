/**
 * Shows one step of a match: Assam turns or walks, the die rolls, coins leave the taxed squares, a rug drops.
 * Everything moves from where it was to where it is; the drawing underneath changes when it has arrived.
 */
import { useSignal } from "@preact/signals";
import { paymentAt } from "@riad/marrakech";
import type { MarrakechPosition } from "@riad/marrakech";
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { sound } from "../page/sound.ts";
import type { Step, TableProps } from "../play/face.ts";
import { animate, wait } from "./animate.ts";
import { BOARD } from "./art/Courtyard.tsx";
import { standStyle } from "./Board.tsx";
import { asSeen, centreOf, offsetsOf, unit, walkStands } from "./geometry.ts";
import type { Point } from "./geometry.ts";
import { showPayment } from "./payment.ts";
import type { PaymentPlace } from "./payment.ts";
import type { MarrakechState } from "./state.ts";

/** How far a roll has come: the die tumbles, Assam walks, Assam has arrived. */
export type RollPhase = "tumbling" | "walking" | "arrived";

/** What is animated, and a callback for how far a roll has come. */
interface Animated extends PaymentPlace {
  readonly walker: SVGSVGElement;
  readonly die: SVGSVGElement;
  readonly reach: (phase: RollPhase) => void;
}

/** While a step is shown the board keeps what was before it (`shown`); afterwards it shows the position itself. */
export function useAnimation(props: TableProps<MarrakechPosition, MarrakechState>) {
  const { position, step, sitters, speed, side, state, shown: report } = props;
  const board = useRef<HTMLElement>(null);
  const walker = useRef<SVGSVGElement>(null);
  const die = useRef<SVGSVGElement>(null);
  const rollPhase = useSignal<RollPhase | null>(null);
  const [done, setDone] = useState(step);
  const isMoving = step !== null && step !== done && speed > 0;
  useForgetting(step, position, state);
  useLayoutEffect(() => {
    if (step === null) return undefined;
    if (!isMoving || board.current === null || walker.current === null || die.current === null) {
      if (step.before.phase === "roll") die.current?.querySelector("use")?.setAttribute("href", `#die-${step.move}`);
      state.record(step, sitters);
      report();
      return undefined;
    }
    const stop = new AbortController();
    let isRecorded = false;
    const recordOnce = () => {
      if (!isRecorded) state.record(step, sitters);
      isRecorded = true;
    };
    const reach = (phase: RollPhase) => {
      rollPhase.value = phase;
      if (phase === "arrived") recordOnce();
    };
    const animated = { board: board.current, walker: walker.current, die: die.current, side, speed, reach };
    void animateStep({ ...animated, signal: stop.signal }, step, position).then(() => {
      if (stop.signal.aborted) return;
      recordOnce();
      rollPhase.value = null;
      setDone(step);
      for (const animation of animated.walker.getAnimations()) animation.cancel();
      report();
    });
    return () => {
      stop.abort();
      // What was skipped has happened all the same.
      recordOnce();
      rollPhase.value = null;
    };
    // A step is shown once, whatever else changes in the meantime.
  }, [step]);
  const shown = isMoving && step !== null ? step.before : position;
  const arriving = isMoving && step !== null && step.before.phase === "lay" ? step.move : null;
  return { shown, board, walker, die, arriving, rollPhase };
}

/** A jump to another point of the match leaves nothing to tell; a step that was skipped does. */
function useForgetting(step: Step<MarrakechPosition> | null, position: MarrakechPosition, state: MarrakechState): void {
  const last = useRef<MarrakechPosition | null>(null);
  useLayoutEffect(() => {
    if (step === null && last.current !== position) state.forget();
    last.current = position;
  }, [step, position, state]);
}

/** Milliseconds at normal speed: a turn without a payment takes two and a half seconds, a payment half as long again. */
const TURN = 350;
const TUMBLE = 950;
const STEP = 210;
const LONGEST_WALK = 800;
export const LAY = 400;
const DRAW = 350;

/** Where the die lies while nobody rolls it, and how far from the middle it falls, in units of the board. */
const REST: Point = { x: 645, y: 645 };
const FALL = 120;
/** How much larger the die is while it is read. */
const LARGE = 2.7;

async function animateStep(
  animated: Animated,
  { before, move }: Step<MarrakechPosition>,
  after: MarrakechPosition,
): Promise<void> {
  const { speed, signal, reach } = animated;
  switch (before.phase) {
    case "rotate":
      return turn(animated, before, after);
    case "roll":
      reach("tumbling");
      await tumble(animated, before, move);
      if (signal.aborted) return;
      reach("walking");
      await walk(animated, before, move);
      if (signal.aborted) return;
      reach("arrived");
      await pay(animated, before, after);
      return;
    case "lay":
      sound("wool");
      return wait(LAY / speed, signal);
    default:
      return wait(DRAW / speed, signal);
  }
}

async function turn(
  { walker, speed, signal }: Animated,
  before: MarrakechPosition,
  after: MarrakechPosition,
): Promise<void> {
  const place = centreOf(before.assam);
  const from = before.heading * 90;
  // The short way round: 270 degrees to the right are 90 to the left.
  const by = (((after.heading - before.heading + 5) & 3) - 1) * 90;
  if (by === 0) return;
  await animate(
    walker,
    [from, from + by].map((angle) => ({ transform: standStyle({ ...place, angle }) })),
    { duration: TURN / speed, easing: "ease-in-out" },
    signal,
  );
}

/** The die leaves its corner, falls away from Assam, stays there large enough to be read, and goes back. */
async function tumble({ die, side, speed, signal }: Animated, before: MarrakechPosition, face: number): Promise<void> {
  const duration = TUMBLE / speed;
  sound("die");
  const show = die.querySelector("use");
  const faces = [(face % 4) + 1, ((face + 1) % 4) + 1, ((face + 2) % 4) + 1, face];
  const timers = faces.map((pips, i) =>
    setTimeout(() => show?.setAttribute("href", `#die-${pips}`), (duration * 0.45 * i) / faces.length),
  );
  const to = asSeen(fallingPlace(before), side);
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

/** On the far side of the middle as seen from Assam, so that the die hides neither him nor the way ahead of him. */
function fallingPlace({ assam, heading }: MarrakechPosition): Point {
  const middle = BOARD / 2;
  const { x, y } = centreOf(assam);
  const [dx, dy] = [middle - x, middle - y];
  const length = Math.hypot(dx, dy);
  if (length > 0) return { x: middle + (FALL * dx) / length, y: middle + (FALL * dy) / length };
  const ahead = unit(heading);
  return { x: middle - FALL * ahead.dx, y: middle - FALL * ahead.dy };
}

async function walk({ walker, speed, signal }: Animated, before: MarrakechPosition, die: number): Promise<void> {
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

async function pay(animated: Animated, before: MarrakechPosition, after: MarrakechPosition): Promise<void> {
  const payment = paymentAt(before, after.assam);
  if (payment === null || payment.paid === 0) return;
  await showPayment(animated, before.turn, payment);
}
