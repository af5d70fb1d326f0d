import { useEffect, useId, useLayoutEffect, useMemo } from "preact/hooks";
import type { Move } from "@riad/core";
import { OVER } from "@riad/core";
import { STRAIGHT } from "@riad/marrakech";
import type { MarrakechPosition } from "@riad/marrakech";
import { BOARD } from "./art/Courtyard.tsx";
import { Drawing } from "../art/Drawing.tsx";
import { endFirstMatch, showsAverages, showsChances } from "../play/chances-setting.ts";
import { isWide } from "../page/format.ts";
import { areWatched } from "../play/sitting.ts";
import type { Step, TableProps } from "../play/face.ts";
import { say } from "../words/words.ts";
import { LAY, useAnimation } from "./animation.ts";
import { Arrows } from "./Arrows.tsx";
import { Board, Walker } from "./Board.tsx";
import { Laying } from "./choice.ts";
import { centreOf } from "./geometry.ts";
import { LayPanel } from "./LayPanel.tsx";
import { UnrollingRug } from "./LooseRugs.tsx";
import { OverBoard } from "./OverBoard.tsx";
import { SeatChips, Seats } from "./Seats.tsx";
import { CarriedRug, useRugDrag } from "./rug-drag.tsx";
import { sentence } from "./sentences.ts";
import type { MarrakechState } from "./state.ts";
import { Targets } from "./Targets.tsx";
import { useFocusOnTurn, useOfferedWays, usePointed } from "./turn-focus.ts";
import { useTurnKeys } from "./turn-keys.ts";
import { TurnPanel } from "./TurnPanel.tsx";

/** The table: board, seats, and what the player at this screen decides. */
export function Table(props: TableProps<MarrakechPosition, MarrakechState>) {
  const { position, state, step, moves, sitters, side, speed, confirms, pointed, latest, chances, over, choose } =
    props;
  const { compared = [], frame, lastDraw = null, isPaused = false } = props;
  const { shown, board, walker, die, arriving, rollPhase } = useAnimation(props);
  // On a touch screen nothing is preselected, so that a second tap where a rug was laid does not roll the die.
  const turning = useMemo(() => state.turningAt(shown, confirms ? null : STRAIGHT, latest), [state, shown]);
  const laying = useMemo(() => new Laying(position, moves), [position, moves]);
  useLaying(state, moves.length > 0 && position.phase === "lay" ? laying : null);
  const cards = useId();
  // Nothing is decided here: the last moves have the room of the decision.
  const isWatched = props.past !== undefined && areWatched(sitters);
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
  const drag = useRugDrag({
    laying,
    side,
    over: () => board.current?.querySelector(".targets") ?? null,
    drop: (move) => {
      laying.show(move);
      if (!confirms) choose(move);
    },
  });
  useOfferedWays(isTurning, turning, moves);
  useTurnKeys({ isTurning, turning, moves, side, board, choose });
  useFocusOnTurn(isTurning ? [".arrow.regarded", ".arrow"] : isLaying ? ['.target[tabindex="0"]'] : [], board);
  const isOver = props.isOver === true || shown.actor === OVER;
  const isEnded = shown.actor === OVER && sitters.some(({ level }) => level === null);
  useEffect(() => {
    if (isEnded) endFirstMatch();
  }, [isEnded]);
  usePointed(pointed, turning, laying, isTurning, board);

  const isTurned = step !== null && shown === step.before && shown.phase === "rotate";
  const decided = isTurned ? step.move : turning.rotationTo(shown);
  const hasCosts = chances ?? showsChances.value;
  // In a lesson no headline says what the others do, while they do it; what the learner is to do, its words say.
  const isDoing = step !== null && step.before.actor !== props.viewer && shown.actor !== props.viewer;
  const saysDoing = props.waits !== undefined && !isMine && isDoing;
  return (
    <>
      <section class="board" aria-label={say("board")} ref={board}>
        <div class="board-turn" style={{ rotate: `${90 * side}deg` }}>
          <Drawing width={BOARD} height={BOARD} label={say("boardLabel")}>
            <Board position={shown} />
          </Drawing>
          <OverBoard
            {...{ position, latest, compared, side }}
            assam={shown.assam}
            isAssamMeant={props.subject === "assam"}
            turning={isTurning && hasCosts ? turning : null}
            held={isLaying ? laying.regarded.value : null}
          />
          {arriving !== null && <UnrollingRug position={shown} move={arriving} lasts={LAY / speed} />}
          <Walker ref={walker} stand={{ ...centreOf(shown.assam), angle: shown.heading * 90 }} />
          {isTurning && <Arrows assam={position.assam} rolls={!confirms} {...{ turning, moves, side, cards, pick }} />}
          {isLaying && <Targets {...{ position, laying, sitters, side, tap }} />}
          {over?.(null)}
        </div>
        {/* Where no roll is known, as in the viewer, no die lies on the table until one is rolled. */}
        <svg ref={die} class="die" viewBox="0 0 50 50" aria-hidden="true">
          <use href={isRoll(lastDraw) ? `#die-${lastDraw.move}` : "#"} width="50" height="50" />
        </svg>
      </section>
      {frame === undefined && (
        <>
          {isWide.value ? (
            <Seats {...{ position: shown, sitters, isOver, isWatched }} />
          ) : (
            <SeatChips {...{ position: shown, sitters, isOver, isWatched }} />
          )}
          {!isOver && !isWatched && shown.phase === "lay" && (
            <LayPanel
              position={shown}
              play={isLaying ? choose : null}
              lastRoll={state.lastRoll(shown, lastDraw, sitters)}
              isPaused={isPaused}
              isPast={props.past !== undefined && props.past.ply < props.past.match.length}
              isLaid={arriving !== null}
              carry={drag.start}
              isCarried={drag.isCarried.value}
              {...{ laying, moves, sitters }}
            />
          )}
          {!isOver && !isWatched && shown.phase !== "lay" && (
            <TurnPanel
              turning={turning}
              play={isTurning ? choose : null}
              pick={pick}
              moves={moves}
              hasCosts={hasCosts}
              hasAverages={chances ?? showsAverages.value}
              mayToggle={chances === undefined}
              pointed={pointed}
              decided={decided}
              die={shown === step?.before && shown.phase === "roll" ? step.move : null}
              rollPhase={rollPhase}
              side={side}
              cards={cards}
              lastRoll={state.lastRoll(shown, lastDraw, sitters)}
              doing={saysDoing ? sentence(shown, sitters) : ""}
            />
          )}
        </>
      )}
      {isLaying && <CarriedRug at={drag.at} position={position} laying={laying} />}
    </>
  );
}

/** Published for the sentence above the table. */
function useLaying(state: MarrakechState, laying: Laying | null): void {
  useLayoutEffect(() => {
    state.laying.value = laying;
    return () => {
      state.laying.value = null;
    };
  }, [state, laying]);
}

/** Chance also draws rugs; only rolls are shown by the die. */
function isRoll(draw: Step<MarrakechPosition> | null): draw is Step<MarrakechPosition> {
  return draw?.before.phase === "roll";
}
