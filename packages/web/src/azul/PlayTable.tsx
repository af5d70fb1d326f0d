import type { AzulPosition, Cell } from "@riad/azul";
import { OVER } from "@riad/core";
import type { RefObject } from "preact";
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { Drawing } from "../art/Drawing.tsx";
import { format } from "../page/viewport.ts";
import type { TableProps } from "../play/face.ts";
import { side } from "../play/flip.ts";
import { useKept } from "../play/keep.ts";
import { say } from "../words/words.ts";
import { arrangeStage } from "./arrange-stage.ts";
import { ChoiceMarks, HintedCell, LitCells, TilingMarks, targetBox } from "./BoardMarks.tsx";
import { endOf, isLastRound, readDraft, readTiling, roundSoFar } from "./choices.ts";
import type { Outlook } from "./choices.ts";
import { Chips } from "./Chips.tsx";
import type { Opened } from "./Chips.tsx";
import { useDrag } from "./drag.ts";
import { Carried } from "./Carried.tsx";
import { Flights } from "./Flights.tsx";
import { shownTarget, useHand } from "./hand.ts";
import { useKeys } from "./keys.ts";
import { LineNotes } from "./LineNotes.tsx";
import { marketLooks } from "./looks.ts";
import { Market } from "./Market.tsx";
import { OpenedPanel } from "./OpenedPanel.tsx";
import { OutlookPanel } from "./OutlookPanel.tsx";
import { Picks } from "./Picks.tsx";
import { units } from "./place-style.ts";
import { usePlayback } from "./playback.ts";
import type { Playback } from "./playback.ts";
import { SeatBoard } from "./SeatBoard.tsx";
import { Supplies } from "./Supplies.tsx";
import { RestTargets, Targets } from "./Targets.tsx";
import { ThumbBar } from "./ThumbBar.tsx";
import type { AzulSeat } from "./view.ts";

/** The table at which Azul is played: everything is drawn from the position, and what is chosen is reported. */
export function PlayTable(props: TableProps<AzulPosition>) {
  const { position, sitters, speed, confirms, pointed } = props;
  const { seats, centres } = position;
  const playback = usePlayback(props);
  const viewer = viewerNow(props, playback);
  const table = useRef<HTMLDivElement>(null);
  const [opened, open] = useState<Opened>(null);
  const hand = useHand(props);
  // Another board may be looked at closely, but what is being chosen is chosen on one's own.
  const isChoosing = hand.pick !== null || hand.tilings.length > 0 || pointed !== null;
  const large = isChoosing ? viewer : (viewer + side.value) % seats;
  const stage = useMemo(
    () => arrangeStage({ seats, centres, viewer: large }, format.value),
    [seats, centres, large, format.value],
  );
  const drag = useDrag(hand);
  useKeys(table, hand);
  const { view, resting, frame, standing } = playback;
  const hint = useMemo(() => (pointed === null ? null : readDraft(position, pointed)), [position, pointed]);
  const hintedCell = useMemo(() => (pointed === null ? null : readTiling(pointed)), [pointed]);
  const round = useMemo(() => sitters.map((_, seat) => roundSoFar(standing, seat)), [standing]);
  const isLast = useMemo(() => standing.actor !== OVER && isLastRound(standing), [standing]);
  const wall = useMemo(() => endOf(standing, viewer).wall, [standing, viewer]);
  const target = shownTarget(hand) ?? (hand.pick === null ? null : (hint?.target ?? null));
  const shown = hand.outlooks.find((outlook) => outlook.target === target);
  const looks = useKept(marketLooks(resting, hand, hint?.pick ?? null));
  const { market } = stage;
  const isAlone = sitters.filter(({ level }) => level === null).length === 1;
  const isYou = (seat: number) => isAlone && sitters[seat].level === null;
  // Where the lines themselves say what they would bring, they are tapped; otherwise buttons at the thumb say it.
  const hasNotes = stage.boards[0].measure.words > 0;
  const isHigh = hand.chosen !== null && (shown?.completes.length ?? 0) > 0;
  useBoardInSight(table, hand.pick !== null && !stage.isWide, isHigh);

  return (
    <div
      ref={table}
      class={`azul-stage${drag.at === null ? "" : " dragging"}`}
      style={{ width: units(stage.width), height: units(stage.height) }}
    >
      {!stage.isWide && <Chips {...{ stage, view, sitters, opened, open }} />}
      <div class="market-place" style={{ left: units(market.x), top: units(market.y) }}>
        <Drawing width={market.width} height={market.height} label={say("azulMarket")}>
          <Market view={view} arrangement={market} looks={looks} />
        </Drawing>
      </div>
      {stage.isWide && <Supplies view={view} box={stage.supplies} />}
      {stage.boards.map((board, i) => (
        <SeatBoard
          key={board.seat}
          board={board}
          seat={i === 0 && shown !== undefined ? withFloor(view.seats[board.seat], shown) : view.seats[board.seat]}
          sitter={sitters[board.seat]}
          pattern={view.pattern}
          soFar={round[board.seat]}
          isTurn={view.turn === board.seat}
          isCounted={view.phase === "settle"}
          hasNumbers={i === 0}
          isYou={isYou(board.seat)}
        >
          {i === 0 && (
            <>
              <ChoiceMarks measure={board.measure} hand={hand} target={target} />
              <TilingMarks measure={board.measure} tilings={hand.tilings} target={target} />
              {board.measure.words > 0 && <LineNotes measure={board.measure} hand={hand} target={target} />}
            </>
          )}
          <LitCells measure={board.measure} cells={litCells(frame, board.seat)} />
          {i === 0 && hint !== null && hand.pick === null && (
            <rect {...targetBox(board.measure, hint.target)} class="pointed-target" />
          )}
          {i === 0 && hintedCell !== null && <HintedCell measure={board.measure} cell={hintedCell} />}
        </SeatBoard>
      ))}
      {stage.panel !== null && (
        <OutlookPanel
          box={stage.panel}
          owner={{ name: sitters[viewer].name, isYou: isYou(viewer), wall }}
          {...{ hand, sitters, round, isLast, confirms }}
        />
      )}
      <Picks {...{ stage, hand, drag }} view={resting} />
      <RestTargets stage={stage} hand={hand} />
      <Targets stage={stage} hand={hand} />
      {opened !== null && !stage.isWide && (
        <OpenedPanel {...{ opened, stage, view, sitters, round }} close={() => open(null)} />
      )}
      <Flights stage={stage} playback={playback} speed={speed} />
      {drag.at !== null && hand.pick !== null && <Carried at={drag.at} pick={hand.pick} />}
      {!stage.isWide && <ThumbBar hand={hand} hasLines={!hasNotes} />}
    </div>
  );
}

/** The floor as it will lie, with room for what is about to fall. */
function withFloor(seat: AzulSeat, { floor, falling }: Outlook): AzulSeat {
  return { ...seat, floor: floor.map((piece, place) => (falling.includes(place) ? null : piece)) };
}

/** At one screen for several people the board stays with whoever moved until the move has been shown. */
function viewerNow({ viewer, step, sitters }: TableProps<AzulPosition>, { frame }: Playback): number {
  const mover = step?.before.actor ?? -1;
  if (frame === null || mover < 0 || sitters[mover].remote !== undefined) return viewer;
  return sitters[mover].level === null ? mover : viewer;
}

function litCells(frame: Playback["frame"], seat: number): Cell[] {
  return (frame?.lit ?? []).flatMap((slot) => (slot.kind === "wall" && slot.seat === seat ? [slot] : []));
}

/** On a narrow screen the own board comes above the bar as soon as there is something to place. */
function useBoardInSight(table: RefObject<HTMLElement | null>, isWanted: boolean, isBarHigh: boolean): void {
  useEffect(() => {
    if (isWanted) table.current?.querySelector(".seat-board")?.scrollIntoView({ block: "nearest" });
  }, [isWanted, isBarHigh]);
}
