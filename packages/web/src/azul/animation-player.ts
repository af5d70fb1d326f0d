/** Plays a step frame by frame, and knows what is in the air. */
import type { AzulPosition } from "@riad/azul";
import type { Seat } from "@riad/core";
import { useEffect, useMemo, useReducer, useRef, useState } from "preact/hooks";
import { sound } from "../page/sound.ts";
import type { Sitter, TableProps } from "../play/face.ts";
import { useKept } from "../play/keep.ts";
import { say } from "../words/words.ts";
import { beforeCounting, framesOf } from "./animation.ts";
import { withFloorsInOrder } from "./floor-order.ts";
import type { FloorOrder } from "./floor-order.ts";
import { soundOf } from "./frame-sounds.ts";
import { withoutArrivals } from "./frame.ts";
import type { Flight, Frame, Rise } from "./frame.ts";
import type { AzulState } from "./choice.ts";
import { explainRise } from "./rise-words.ts";
import { viewAzul } from "./view.ts";
import type { AzulView } from "./view.ts";

/** A flight under way. */
export interface Airborne extends Flight {
  readonly id: number;
}

/** Points that are rising. */
export interface Rising extends Rise {
  readonly id: number;
}

export interface Playback {
  /** What lies on the table now, without what is in the air. */
  readonly view: AzulView;
  /** What will lie there when everything has landed: what can be chosen is read from this. */
  readonly resting: AzulView;
  readonly frame: Frame | null;
  /** The position as far as it is counted: while a round's end is shown, the one before it. */
  readonly standing: AzulPosition;
  readonly air: readonly Airborne[];
  readonly rises: readonly Rising[];
  /** A flight or a rise has come to its end. */
  readonly land: (id: number) => void;
}

export function usePlayback(
  { position, state, step, speed, viewer, sitters, waits, shown }: TableProps<AzulPosition, AzulState>,
  order: FloorOrder | null,
): Playback {
  const isStill = speed === 0;
  const isStepped = waits !== undefined;
  const frames = useMemo(() => {
    if (step === null || (isStill && !isStepped)) return [];
    return framesOf(step.before, step.move, position, order, { speed, learner: isStepped ? viewer : null });
  }, [step, position, isStill]);
  const [progress, setProgress] = useState({ frames, at: 0 });
  const at = progress.frames === frames ? progress.at : 0;
  const frame = frames[at] ?? null;

  useEffect(() => {
    if (step === null) return undefined;
    if (frame === null) {
      shown();
      return undefined;
    }
    const goOn = () => setProgress({ frames, at: at + 1 });
    const heard = soundOf(frame);
    const explained = isStepped ? explanation(frame, viewer, sitters) : "";
    if (isStepped && explained !== "") {
      if (heard !== null) sound(heard);
      const told = frames.filter((one) => explanation(one, viewer, sitters) !== "");
      waits.value = { text: explained, number: told.indexOf(frame) + 1, of: told.length, goOn };
      return () => {
        waits.value = null;
      };
    }
    // What arrives is heard when it has arrived.
    const timer = setTimeout(
      () => {
        if (heard !== null) sound(heard);
        goOn();
      },
      // Whoever learns watches in peace, however fast they play.
      isStill ? 0 : frame.lasts / (isStepped ? Math.min(speed, 1) : speed),
    );
    return () => clearTimeout(timer);
    // The page may pass a new `shown` at every render; the end of a step is reported once.
  }, [frames, at]);

  useEffect(() => {
    state.counting.value = frame?.counting ?? null;
    return () => {
      state.counting.value = null;
    };
  }, [state, frame?.counting]);

  const { air, rises, land } = useAir(frame, step === null || isStill, isStepped);
  const resting = useMemo(() => withFloorsInOrder(viewAzul(position), order), [position, order]);
  const view = useKept(
    withoutArrivals(
      frame?.view ?? resting,
      air.map(({ to }) => to),
    ),
  );
  const uncounted = useMemo(() => (step === null ? null : beforeCounting(step.before, step.move)), [step]);
  const standing = (frame === null ? null : uncounted) ?? position;
  return { view, resting, frame, standing, air, rises, land };
}

/** What a learner is told before the table goes on; empty where it does not wait. */
function explanation({ counting, rises, isTurnOver }: Frame, viewer: Seat, sitters: readonly Sitter[]): string {
  if (counting === undefined) return "";
  const { seat, isBonus } = counting;
  if (seat === viewer) return rises.map(({ said }) => explainRise(said)).join(" ");
  if (isTurnOver !== true) return "";
  return say(isBonus ? "azulScoredOthersBonuses" : "azulScoredOthers", { name: sitters[seat].name });
}

/** Flights and rises outlive their frame, so that one frame flows into the next; step by step points stay until the next. */
function useAir(frame: Frame | null, isCleared: boolean, isStepped: boolean): Pick<Playback, "air" | "rises" | "land"> {
  const air = useRef<Airborne[]>([]);
  const rises = useRef<Rising[]>([]);
  const launched = useRef<Frame | null>(null);
  const nextId = useRef(0);
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  if (isCleared) air.current = [];
  if (isStepped ? frame === null : isCleared) rises.current = [];
  // Launched while drawing, not after it: the arrivals must never be seen in place before they have flown.
  if (frame !== null && frame !== launched.current) {
    if (isStepped) rises.current = [];
    // Sums stay until everything is counted.
    if (frame.counting === undefined) rises.current = rises.current.filter(({ said }) => said.kind !== "total");
    if (!isCleared) for (const flight of frame.flights) air.current.push({ ...flight, id: nextId.current++ });
    for (const rise of frame.rises) rises.current.push({ ...rise, id: nextId.current++ });
  }
  launched.current = frame;
  const isDue = useRef(false);
  const land = (id: number): void => {
    air.current = air.current.filter((flight) => flight.id !== id);
    rises.current = rises.current.filter((rise) => rise.id !== id);
    // Several land in the same moment; the table is drawn once for all of them.
    if (isDue.current) return;
    isDue.current = true;
    requestAnimationFrame(() => {
      isDue.current = false;
      redraw(0);
    });
  };
  return { air: air.current, rises: rises.current, land };
}
