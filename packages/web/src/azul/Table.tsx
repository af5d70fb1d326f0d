import type { AzulPosition } from "@riad/azul";
import { OVER } from "@riad/core";
import type { RefObject } from "preact";
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import { Drawing } from "../art/Drawing.tsx";
import type { Sitter, TableProps } from "../play/face.ts";
import { useKept } from "../play/keep.ts";
import { areWatched } from "../play/sitting.ts";
import { say } from "../words/words.ts";
import { usePlayback } from "./animation-player.ts";
import { BoardMarks, ChoiceOnBoard, useNamedMoves } from "./BoardMarks.tsx";
import { Chips, OpenedPanel } from "./Chips.tsx";
import type { Opened } from "./Chips.tsx";
import { Choice } from "./choice.ts";
import type { AzulState } from "./choice.ts";
import { Picks, RestTargets, Targets } from "./ChoiceButtons.tsx";
import { ComparedOrigins } from "./ComparedMarks.tsx";
import { Carried, useDrag } from "./drag.tsx";
import { Factories, factoryLooks, originBox } from "./Factories.tsx";
import { floorOrder } from "./floor-order.ts";
import type { FloorOrder } from "./floor-order.ts";
import { Flights } from "./Flights.tsx";
import { useKeys } from "./keys.ts";
import { largeSeat, moverOf, useViewer } from "./large-board.ts";
import { endOf, isLastRound, isSamePick, roundSoFar } from "./outlook.ts";
import type { Outlook } from "./outlook.ts";
import { OutlookPanel } from "./OutlookPanel.tsx";
import { SeatBoard } from "./PlayerBoard.tsx";
import { useLayout, usePlaces } from "./placing.ts";
import { sentence } from "./sentences.ts";
import { Supplies } from "./Supplies.tsx";
import { units } from "./table-layout.ts";
import type { PlacedBoard, TableLayout } from "./table-layout.ts";
import { ThumbBar } from "./ThumbBar.tsx";
import type { AzulSeat } from "./view.ts";

/** The table at which Azul is played: everything is drawn from the position, and what is chosen is reported. */
export function Table(props: TableProps<AzulPosition, AzulState>) {
  const { position, state, sitters, speed, confirms, over, frame: within, compared = [] } = props;
  const order = useFloorOrder(props);
  const playback = usePlayback(props, order);
  // Nobody here plays, and the table is not a picture within another page.
  const isWatched = within === undefined && areWatched(sitters);
  const viewer = useViewer(props, playback, isWatched);
  const table = useRef<HTMLDivElement>(null);
  const [opened, open] = useState<Opened>(null);
  const choice = useChoice(props);
  const pick = choice.pick.value;
  const large = largeSeat(props, { viewer, choice, isWatched });
  const layout = useLayout(props, { large, isWatched });
  const drag = useDrag(choice);
  useKeys(table, choice, () => sentence(position, sitters, state));
  const { view, resting, frame, standing } = playback;
  // The marked board is the one that the sentence is about: while a move is being shown, still that of its player.
  const shownTurn = frame === null ? view.turn : (state.counting.value?.seat ?? moverOf(props) ?? view.turn);
  const turn = props.isOver === true ? null : shownTurn;
  const named = useNamedMoves(props);
  const { hint, last } = named;
  const round = useMemo(() => sitters.map((_, seat) => roundSoFar(standing, seat)), [standing]);
  const isLast = useMemo(() => standing.actor !== OVER && isLastRound(standing), [standing]);
  const wall = useMemo(() => endOf(standing, viewer).wall, [standing, viewer]);
  // With other tiles in hand the hint no longer says where they go.
  const isHinted = hint !== null && pick !== null && isSamePick(pick, hint.pick);
  const target = choice.shownTarget.value ?? (isHinted ? hint.target : null);
  const shown = choice.outlooks.value.find((outlook) => outlook.target === target);
  const looks = useKept(factoryLooks(resting, choice, hint?.pick ?? null));
  const { display } = layout;
  const isAlone = sitters.filter(({ level }) => level === null).length === 1;
  const isYou = (seat: number) => isAlone && sitters[seat].level === null;
  // Where the lines themselves say what they would bring, they are tapped; otherwise buttons at the thumb say it.
  const hasNotes = layout.boards[0].measure.words > 0;
  const hasFigures = !hasNotes && (layout.isWide || layout.hasFigures === true);
  // What a choice completes is a line more in the bar, which would lie over the floor.
  const hasNote = shown !== undefined && shown.target === choice.chosen.value && shown.completes.length > 0;
  useBoardInSight(table, pick !== null && layout.places === null, hasNote);
  usePlaces(table, layout);

  return (
    <div
      ref={table}
      class={`surface${drag.at === null ? "" : " dragging"}`}
      style={{ width: units(layout.width), height: units(layout.height) }}
    >
      {!layout.isWide && <Chips {...{ layout, view, turn, sitters, opened, open }} />}
      <div class="factories" style={{ left: units(display.x), top: units(display.y) }}>
        <Drawing width={display.width} height={display.height} label={say("azulFactories")}>
          <Factories view={view} arrangement={display} looks={looks}>
            {last !== null && <rect {...originBox(display, last.pick)} class="latest" />}
            <ComparedOrigins {...{ position, compared, display }} />
          </Factories>
        </Drawing>
      </div>
      {layout.isWide && within === undefined && <Supplies view={view} box={layout.supplies} />}
      {layout.boards.map((board, i) => (
        <SeatBoard
          key={board.seat}
          board={board}
          seat={i === 0 && shown !== undefined ? withFloor(view.seats[board.seat], shown) : view.seats[board.seat]}
          sitter={sitters[board.seat]}
          pattern={view.pattern}
          soFar={round[board.seat]}
          isTurn={turn === board.seat}
          isCounted={view.phase === "settle"}
          hasNumbers={i === 0}
          isYou={isYou(board.seat)}
          hasKey={props.past !== undefined}
          names={namesLike(board, layout, sitters)}
        >
          {i === 0 && <ChoiceOnBoard measure={board.measure} {...{ choice, target, hasNotes, hasFigures }} />}
          <BoardMarks {...{ props, board, named, viewer }} frame={frame} view={view} hasHint={pick === null} />
        </SeatBoard>
      ))}
      {layout.panel !== null && (
        <OutlookPanel
          box={layout.panel}
          owner={{ name: sitters[viewer].name, isYou: isYou(viewer), wall }}
          {...{ choice, sitters, round, isLast, confirms }}
          totals={standing.actor === OVER ? view.seats.map(({ points }) => points) : null}
          hasLines={!hasNotes}
        />
      )}
      <Picks {...{ layout, choice, drag }} view={resting} />
      <RestTargets layout={layout} choice={choice} />
      <Targets layout={layout} choice={choice} />
      {opened !== null && !layout.isWide && (
        <OpenedPanel {...{ opened, layout, view, turn, sitters, round }} close={() => open(null)} />
      )}
      <Flights layout={layout} playback={playback} speed={speed} isHeld={props.waits !== undefined} />
      {drag.at !== null && pick !== null && <Carried at={drag.at} pick={pick} />}
      {over?.(layout)}
      {!layout.isWide && <ThumbBar choice={choice} hasLines={!hasNotes && !hasFigures} />}
    </div>
  );
}

/** With new moves the choice starts afresh. */
function useChoice({ position, state, moves, confirms, choose }: TableProps<AzulPosition, AzulState>): Choice {
  const choice = useMemo(() => new Choice({ position, moves, choose }), [moves]);
  choice.confirms = confirms;
  // Published for the sentence above the table.
  useLayoutEffect(() => {
    state.choice.value = choice;
    return () => {
      state.choice.value = null;
    };
  }, [state, choice]);
  return choice;
}

/** The names on all boards that are as large as this one. */
function namesLike({ measure }: PlacedBoard, { boards }: TableLayout, sitters: readonly Sitter[]): string[] {
  return boards.filter((board) => board.measure.tile === measure.tile).map(({ seat }) => sitters[seat].name);
}

/** The floor as it will lie, with room for what is about to fall. */
function withFloor(seat: AzulSeat, { floor }: Outlook): AzulSeat {
  return { ...seat, floor: [...seat.floor, ...floor.slice(seat.floor.length).map(() => null)] };
}

function useFloorOrder({ past, position }: TableProps<AzulPosition, AzulState>): FloorOrder | null {
  return useMemo(() => (past === undefined ? null : floorOrder(past.match, past.ply)), [past?.ply, position]);
}

/** On a phone that is too low for everything the own board comes above the bar as soon as there is something to place. */
function useBoardInSight(table: RefObject<HTMLElement | null>, isWanted: boolean, isBarHigher: boolean): void {
  useEffect(() => {
    if (isWanted) table.current?.querySelector(".seat-board")?.scrollIntoView({ block: "nearest" });
  }, [isWanted, isBarHigher]);
}
