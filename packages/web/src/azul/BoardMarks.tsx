/** What is marked on one board: the choice, the last move, what is counted or explained, hints and comparisons. */
import type { AzulPosition, Cell } from "@riad/azul";
import { useMemo } from "preact/hooks";
import type { TableProps } from "../play/face.ts";
import type { Playback } from "./animation-player.ts";
import { targetBox } from "./board-measures.ts";
import type { BoardMeasure } from "./board-measures.ts";
import { subjectCells } from "./bonus-cells.ts";
import type { AzulState, Choice } from "./choice.ts";
import { ChoiceMarks, HintedCell, LineFigures, LineNotes, LitCells, LitPart, TilingMarks } from "./ChoiceMarks.tsx";
import { ComparedTargets } from "./ComparedMarks.tsx";
import { readDraft, readTiling } from "./outlook.ts";
import type { Target } from "./outlook.ts";
import type { PlacedBoard } from "./table-layout.ts";
import type { AzulView } from "./view.ts";

type Props = TableProps<AzulPosition, AzulState>;

/** The moves that are marked wherever they begin and end: the one that a hint proposes, and the last one played. */
export function useNamedMoves({ position, pointed, latest = null }: Props) {
  const hint = useMemo(() => (pointed === null ? null : readDraft(position, pointed)), [position, pointed]);
  const hintedCell = useMemo(() => (pointed === null ? null : readTiling(pointed)), [pointed]);
  const last = useMemo(
    () => (latest === null ? null : readDraft(latest.before, latest.move)),
    [latest?.move, position],
  );
  return { hint, hintedCell, last };
}

interface BoardMarksProps {
  props: Props;
  board: PlacedBoard;
  named: ReturnType<typeof useNamedMoves>;
  viewer: number;
  frame: Playback["frame"];
  view: AzulView;
  /** No longer where tiles are taken. */
  hasHint: boolean;
}

export function BoardMarks({ props, board, named, viewer, frame, view, hasHint }: BoardMarksProps) {
  const { position, latest = null, compared = [], subject } = props;
  const { seat, measure } = board;
  const { hint, hintedCell, last } = named;
  const isActor = seat === position.actor;
  return (
    <>
      {last !== null && latest?.before.actor === seat && <rect {...targetBox(measure, last.target)} class="latest" />}
      <LitCells measure={measure} cells={litCells(frame, seat)} />
      {seat === viewer && (
        <>
          <LitCells measure={measure} cells={subjectCells(view, viewer, subject)} />
          <LitPart measure={measure} part={subject} />
        </>
      )}
      {isActor && hint !== null && hasHint && <rect {...targetBox(measure, hint.target)} class="pointed-target" />}
      {isActor && <ComparedTargets {...{ position, compared, measure }} />}
      {isActor && hintedCell !== null && <HintedCell measure={measure} cell={hintedCell} />}
    </>
  );
}

function litCells(frame: Playback["frame"], seat: number): Cell[] {
  return (frame?.lit ?? []).flatMap((slot) => (slot.kind === "wall" && slot.seat === seat ? [slot] : []));
}

interface ChoiceOnBoardProps {
  measure: BoardMeasure;
  choice: Choice;
  target: Target | null;
  /** Whether the lines say what they would bring, in words or in figures. */
  hasNotes: boolean;
  hasFigures: boolean;
}

/** On the board on which tiles are placed. */
export function ChoiceOnBoard({ measure, choice, target, hasNotes, hasFigures }: ChoiceOnBoardProps) {
  return (
    <>
      <ChoiceMarks {...{ measure, choice, target }} />
      <TilingMarks measure={measure} tilings={choice.tilings} target={target} />
      {hasNotes && <LineNotes {...{ measure, choice, target }} />}
      {hasFigures && <LineFigures {...{ measure, choice, target }} />}
    </>
  );
}
