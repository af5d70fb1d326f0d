import { useEffect, useLayoutEffect, useMemo } from "preact/hooks";
import type { Move } from "@riad/core";
import { OVER } from "@riad/core";
import { LEFT, RIGHT, STRAIGHT } from "@riad/marrakech";
import type { MarrakechPosition } from "@riad/marrakech";
import { BOARD } from "./art/Courtyard.tsx";
import { Drawing } from "../art/Drawing.tsx";
import { isByKeyboard } from "../page/input.ts";
import { settings } from "../page/settings.ts";
import { format, isWide } from "../page/format.ts";
import type { TableProps } from "../play/face.ts";
import { say } from "../words/words.ts";
import { useAnimation } from "./animation.ts";
import { Arrows } from "./Arrows.tsx";
import { Board, LatestRug, LooseRug, Walker } from "./Board.tsx";
import { Laying } from "./choice.ts";
import type { Turning } from "./choice.ts";
import { centreOf } from "./geometry.ts";
import { Landings } from "./Landings.tsx";
import { LayPanel } from "./LayPanel.tsx";
import { SeatChips, Seats } from "./Seats.tsx";
import type { MarrakechState } from "./state.ts";
import { Targets } from "./Targets.tsx";
import { TurnPanel } from "./TurnPanel.tsx";

const KEYS: Readonly<Record<string, Move>> = { l: LEFT, s: STRAIGHT, r: RIGHT };

/** The table: board, seats, and what the player at this screen decides. */
export function Table(props: TableProps<MarrakechPosition, MarrakechState>) {
  const { position, state, step, moves, sitters, side, speed, confirms, pointed, latest, over, choose } = props;
  const { shown, board, walker, die, arriving, rollPhase } = useAnimation(props);
  // On a touch screen nothing is preselected, so that a second tap where a rug was laid does not roll the die.
  const turning = useMemo(() => state.turningAt(shown, confirms ? null : STRAIGHT), [state, shown]);
  const laying = useMemo(() => new Laying(position, moves), [position, moves]);
  const isMine = moves.length > 0;
  const isTurning = isMine && position.phase === "rotate";
  const isLaying = isMine && position.phase === "lay";

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

  const isTurned = step !== null && shown === step.before && shown.phase === "rotate";
  const decided = isTurned ? step.move : turning.rotationTo(shown);
  const ghost = isLaying ? laying.regarded.value : null;
  const hasOdds = isTurning && settings.value.odds === "on";
  return (
    <>
      <section class="board" aria-label={say("board")} ref={board}>
        <div class="board-turn" style={{ rotate: `${90 * side}deg` }}>
          <Drawing width={BOARD} height={BOARD} label={say("boardLabel")}>
            <Board position={shown} />
          </Drawing>
          <svg class="over-board" viewBox={`0 0 ${BOARD} ${BOARD}`} aria-hidden="true">
            {hasOdds && (
              <Landings
                assam={shown.assam}
                outlooks={turning.outlooks}
                regarded={turning.regarded.value}
                isSmall={format.value === "phone"}
                side={side}
              />
            )}
            {latest?.before.phase === "lay" && <LatestRug key={latest.move} move={latest.move} />}
            {ghost !== null && <LooseRug position={position} move={ghost} kind="ghost" />}
            {arriving !== null && <LooseRug position={shown} move={arriving} kind="arriving" />}
          </svg>
          <Walker ref={walker} stand={{ ...centreOf(shown.assam), angle: shown.heading * 90 }} />
          {isTurning && <Arrows assam={position.assam} turning={turning} pick={pick} />}
          {isLaying && <Targets position={position} laying={laying} side={side} tap={tap} />}
          {over?.(null)}
        </div>
        <svg ref={die} class="die" viewBox="0 0 50 50" aria-hidden="true">
          <use href="#die-1" width="50" height="50" />
        </svg>
      </section>
      {isWide.value ? <Seats position={shown} sitters={sitters} /> : <SeatChips position={shown} sitters={sitters} />}
      {shown.actor !== OVER && shown.phase === "lay" && (
        <LayPanel
          position={shown}
          play={isLaying ? choose : null}
          lastRoll={state.lastRoll(shown)}
          {...{ laying, moves, sitters }}
        />
      )}
      {shown.actor !== OVER && shown.phase !== "lay" && (
        <TurnPanel
          turning={turning}
          play={isTurning ? choose : null}
          pointed={pointed}
          decided={decided}
          die={shown === step?.before && shown.phase === "roll" ? step.move : null}
          rollPhase={rollPhase}
          side={side}
          lastRoll={state.lastRoll(shown)}
        />
      )}
      {/* Without animation the page's announcements follow each other too fast for the payments to be heard. */}
      <p class="hidden" aria-live="polite">
        {speed === 0 && isTurning && state.recap(position)}
      </p>
    </>
  );
}

/** `l`, `s` and `r` choose a way; Enter rolls, unless a button has the focus and does something else. */
function useTurnKeys(isTurning: boolean, turning: Turning, choose: (move: Move) => void): void {
  // Before the next frame, so that a key pressed as soon as the arrows appear is not lost.
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

/** For keyboard players the focus moves to where the next decision is. */
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
