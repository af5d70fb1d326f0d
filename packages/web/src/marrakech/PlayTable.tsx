import { useSignal } from "@preact/signals";
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import type { Move } from "@riad/core";
import { OVER } from "@riad/core";
import { LEFT, RIGHT, STRAIGHT } from "@riad/marrakech";
import type { MarrakechPosition } from "@riad/marrakech";
import { BOARD } from "./art/Courtyard.tsx";
import { Drawing } from "../art/Drawing.tsx";
import { isByKeyboard } from "../page/input.ts";
import { settings } from "../page/settings.ts";
import { format, isWide } from "../page/viewport.ts";
import type { TableProps } from "../play/face.ts";
import { side } from "../play/flip.ts";
import { levelWord } from "../play/words.ts";
import { say } from "../words/words.ts";
import { viewMarrakech } from "./adapter.ts";
import { Arrows } from "./Arrows.tsx";
import { Ghost } from "./Ghost.tsx";
import { centreOf } from "./geometry.ts";
import { Landings } from "./Landings.tsx";
import { Laying } from "./laying.ts";
import { LayPanel } from "./LayPanel.tsx";
import { MarrakechBoard } from "./MarrakechBoard.tsx";
import { perform } from "./performance.ts";
import type { Moment } from "./performance.ts";
import { forget, recap, record } from "./recap.ts";
import { SeatChips, Seats } from "./Seats.tsx";
import type { SeatWords } from "./Seats.tsx";
import { Targets } from "./Targets.tsx";
import { seatColours } from "./tell.ts";
import { Turning } from "./turning.ts";
import { TurnPanel } from "./TurnPanel.tsx";
import { Walker } from "./Walker.tsx";

type Props = TableProps<MarrakechPosition>;

const KEYS: Readonly<Record<string, Move>> = { l: LEFT, s: STRAIGHT, r: RIGHT };

/** The table of a running match: board, seats, and what the person at the screen decides. */
export function PlayTable(props: Props) {
  const { position, step, moves, sitters, speed, confirms, pointed, choose } = props;
  const { shown, board, walker, die, arriving, moment } = usePerformance(props);
  // On a touch screen nothing is chosen yet, so that a second tap on the spot where a rug was laid rolls no die.
  const turning = useTurning(shown, confirms ? null : STRAIGHT);
  const laying = useMemo(() => new Laying(position, moves), [position, moves]);
  const isMine = moves.length > 0;
  const isTurning = isMine && position.phase === "rotate";
  const isLaying = isMine && position.phase === "lay";
  const view = viewMarrakech(shown);

  const pick = (rotation: Move) => {
    turning.chosen.value = rotation;
    if (!confirms) choose(rotation);
  };
  const tap = (square: number) => {
    if (laying.tap(square) && !confirms && laying.chosen.value !== null) choose(laying.chosen.value);
  };
  useTurnKeys(isTurning, turning, choose);
  useFocusOnLaying(isLaying, board);
  usePointed(pointed, turning, laying, isTurning);

  const isAlone = sitters.filter(({ level }) => level === null).length === 1;
  const words = sitters.map(({ name, level, remote }, seat): SeatWords => {
    const colours = seatColours(position, seat);
    const kind = remote?.note ?? (level === null ? say(isAlone ? "you" : "person") : levelWord(level).toLowerCase());
    // Who is away is said above the chips already.
    const isAway = remote !== undefined && level === null && kind !== say("you");
    return { name, note: `${colours}, ${kind}`, kind: isAway ? "" : kind, remote };
  });
  const isTurned = step !== null && shown === step.before && shown.phase === "rotate";
  const decided = isTurned ? step.move : turning.rotationTo(shown);
  const ghost = isLaying ? laying.regarded.value : null;
  const hasOdds = isTurning && settings.value.odds === "on";
  return (
    <>
      <section class="board" aria-label={say("board")} ref={board}>
        <div class="board-turn" style={{ rotate: `${90 * side.value}deg` }}>
          <Drawing width={BOARD} height={BOARD} label={say("boardLabel")}>
            <MarrakechBoard view={view} isBare />
          </Drawing>
          <svg class="over-board" viewBox={`0 0 ${BOARD} ${BOARD}`} aria-hidden="true">
            {hasOdds && (
              <Landings
                assam={shown.assam}
                outlooks={turning.outlooks}
                regarded={turning.regarded.value}
                isSmall={format.value === "phone"}
                side={side.value}
              />
            )}
            {ghost !== null && <Ghost position={position} move={ghost} kind="ghost" />}
            {arriving !== null && <Ghost position={shown} move={arriving} kind="arriving" />}
          </svg>
          <Walker ref={walker} stand={{ ...centreOf(shown.assam), angle: shown.heading * 90 }} />
          {isTurning && <Arrows assam={position.assam} turning={turning} pick={pick} />}
          {isLaying && <Targets position={position} laying={laying} tap={tap} />}
        </div>
        <svg ref={die} class="die" viewBox="0 0 50 50" aria-hidden="true">
          <use href="#die-1" width="50" height="50" />
        </svg>
      </section>
      {isWide.value ? <Seats view={view} words={words} /> : <SeatChips view={view} words={words} />}
      {shown.actor !== OVER && shown.phase === "lay" && (
        <LayPanel position={shown} laying={laying} play={isLaying ? choose : null} moves={moves} sitters={sitters} />
      )}
      {shown.actor !== OVER && shown.phase !== "lay" && (
        <TurnPanel
          position={shown}
          turning={turning}
          play={isTurning ? choose : null}
          pointed={pointed}
          decided={decided}
          die={shown === step?.before && shown.phase === "roll" ? step.move : null}
          moment={moment}
        />
      )}
      {/* Without motion the page's own announcements follow each other too fast for the payments to be heard. */}
      <p class="hidden" aria-live="polite">
        {speed === 0 && isTurning && recap(position)}
      </p>
    </>
  );
}

/** While a step is shown the board keeps what was before it; then it shows what is. */
function usePerformance({ position, step, sitters, speed, shown: report }: Props) {
  const board = useRef<HTMLElement>(null);
  const walker = useRef<SVGSVGElement>(null);
  const die = useRef<SVGSVGElement>(null);
  const moment = useSignal<Moment | null>(null);
  const [done, setDone] = useState(step);
  const isMoving = step !== null && step !== done && speed > 0;
  useRecap(step, position);
  useLayoutEffect(() => {
    if (step === null) return undefined;
    if (!isMoving || board.current === null || walker.current === null || die.current === null) {
      if (step.before.phase === "roll") die.current?.querySelector("use")?.setAttribute("href", `#die-${step.move}`);
      record(step, sitters);
      report();
      return undefined;
    }
    const stop = new AbortController();
    let isTold = false;
    const tellOnce = () => {
      if (!isTold) record(step, sitters);
      isTold = true;
    };
    const reach = (reached: Moment) => {
      moment.value = reached;
      if (reached === "arrival") tellOnce();
    };
    const stage = { board: board.current, walker: walker.current, die: die.current, reach };
    void perform(stage, step, position, speed, stop.signal).then(() => {
      if (stop.signal.aborted) return;
      tellOnce();
      moment.value = null;
      setDone(step);
      for (const animation of stage.walker.getAnimations()) animation.cancel();
      report();
    });
    return () => {
      stop.abort();
      // What was skipped has happened all the same.
      tellOnce();
      moment.value = null;
    };
    // A step is shown once, whatever else changes meanwhile.
  }, [step]);
  const shown = isMoving && step !== null ? step.before : position;
  const arriving = isMoving && step !== null && step.before.phase === "lay" ? step.move : null;
  return { shown, board, walker, die, arriving, moment };
}

/** A leap to another place of the match leaves nothing to tell; a step that was skipped does. */
function useRecap(step: Props["step"], position: MarrakechPosition): void {
  const last = useRef<MarrakechPosition | null>(null);
  useLayoutEffect(() => {
    if (step === null && last.current !== position) forget();
    last.current = position;
  }, [step, position]);
}

/** The three ways stay on the table while the die rolls. */
function useTurning(shown: MarrakechPosition, chosen: Move | null): Turning {
  const kept = useRef<Turning | null>(null);
  return useMemo(() => {
    const isSame = kept.current !== null && kept.current.rotationTo(shown) !== null;
    kept.current = isSame ? kept.current : new Turning(shown, chosen);
    return kept.current as Turning;
  }, [shown]);
}

/** `l`, `s` and `r` choose a way; Enter rolls, unless a button has the focus and means something of its own. */
function useTurnKeys(isTurning: boolean, turning: Turning, choose: (move: Move) => void): void {
  // Before the next frame, so that no key is lost that is pressed as soon as the arrows are seen.
  useLayoutEffect(() => {
    if (!isTurning) return undefined;
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || document.querySelector("dialog[open]") !== null) return;
      if (event.target instanceof HTMLInputElement || event.target instanceof HTMLTextAreaElement) return;
      const rotation = KEYS[event.key.toLowerCase()];
      if (rotation !== undefined) turning.chosen.value = rotation;
      else if (event.key === "Enter" && !(event.target instanceof HTMLButtonElement) && turning.chosen.value !== null)
        choose(turning.chosen.value);
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  }, [isTurning, turning, choose]);
}

/** Who plays by keyboard finds the focus where the next decision is. */
function useFocusOnLaying(isLaying: boolean, board: { current: HTMLElement | null }): void {
  useEffect(() => {
    if (!isLaying || !isByKeyboard()) return;
    board.current?.querySelector<HTMLElement>('.target[tabindex="0"]')?.focus();
  }, [isLaying, board]);
}

/** A hint is shown as the choice it proposes. */
function usePointed(pointed: Move | null, turning: Turning, laying: Laying, isTurning: boolean): void {
  useEffect(() => {
    if (pointed === null) return;
    if (isTurning) turning.chosen.value = pointed;
    else if (laying.moves.includes(pointed)) laying.show(pointed);
  }, [pointed, turning, laying, isTurning]);
}
