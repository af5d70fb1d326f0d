import type { Cell } from "@riad/azul";
import { smallType, textGrowth } from "../page/format.ts";
import { textScale } from "../page/settings.ts";
import { say } from "../words/words.ts";
import { FirstMarker, Tile } from "./art/Tile.tsx";
import { targetBox } from "./board-measures.ts";
import type { BoardMeasure } from "./board-measures.ts";
import type { Choice } from "./choice.ts";
import type { Outlook, Target, Tiling } from "./outlook.ts";
import { withTiles } from "./TileWords.tsx";
import { gainParts, gainText, refusalLines } from "./outlook-words.ts";

interface ChoiceMarksProps {
  measure: BoardMeasure;
  choice: Choice;
  target: Target | null;
}

/** The lines and the floor that may be chosen, and ghosts of what the shown one would bring. */
export function ChoiceMarks({ measure, choice, target }: ChoiceMarksProps) {
  const [outlooks, refused] = [choice.outlooks.value, choice.refused.value];
  const shown = outlooks.find((outlook) => outlook.target === target);
  return (
    <>
      {outlooks.map((outlook) => (
        <rect {...targetBox(measure, outlook.target)} class={outlook === shown ? "legal chosen" : "legal"} />
      ))}
      {shown !== undefined && <Ghosts measure={measure} outlook={shown} />}
      {refused !== null && <rect key={refused.attempt} {...targetBox(measure, refused.line)} class="refused-line" />}
    </>
  );
}

interface GhostsProps {
  measure: BoardMeasure;
  outlook: Outlook;
}

function Ghosts({ measure, outlook }: GhostsProps) {
  const { cell, runs } = outlook;
  return (
    <>
      <GhostTiles {...{ measure, outlook }} />
      {runs.map((run) => (
        <CellRing measure={measure} cell={run[0]} last={run[run.length - 1]} out={measure.gap / 2} kind="run" />
      ))}
      {cell !== null && <CellRing measure={measure} cell={cell} kind="legal chosen" />}
    </>
  );
}

/** The tiles where they would lie. */
function GhostTiles({ measure, outlook }: GhostsProps) {
  const { linesX, wallX, pitch, tile, floorY, floorPitch, floorTile } = measure;
  const { target, colour, held, toLine, floor, falling, cell } = outlook;
  return (
    <g class="ghost">
      {target !== "floor" &&
        Array.from({ length: toLine }, (_, i) => (
          <Tile colour={colour} x={linesX + (4 - (held - 1 - i)) * pitch} y={target * pitch} size={tile} />
        ))}
      {falling.map((place) => {
        const piece = floor[place];
        const at = { x: linesX + place * floorPitch, y: floorY, size: floorTile };
        return piece === "first" ? <FirstMarker {...at} /> : <Tile colour={piece} {...at} />;
      })}
      {cell !== null && <Tile colour={colour} x={wallX + cell.column * pitch} y={cell.row * pitch} size={tile} />}
    </g>
  );
}

interface CellRingProps {
  measure: BoardMeasure;
  cell: Cell;
  /** The other end of a run. */
  last?: Cell;
  /** How far outside the tiles. */
  out?: number;
  kind: string;
}

/** A line round a cell, or round all cells of a run. */
function CellRing({ measure, cell, last = cell, out = 0.5, kind }: CellRingProps) {
  const { wallX, pitch, tile } = measure;
  return (
    <rect
      x={wallX + cell.column * pitch - out}
      y={cell.row * pitch - out}
      width={(last.column - cell.column) * pitch + tile + 2 * out}
      height={(last.row - cell.row) * pitch + tile + 2 * out}
      rx={tile * 0.14 + out}
      class={kind}
    />
  );
}

interface TilingMarksProps {
  measure: BoardMeasure;
  tilings: readonly Tiling[];
  target: Target | null;
}

/** The cells of the free wall that may take the tile, each with its points. */
export function TilingMarks({ measure, tilings, target }: TilingMarksProps) {
  const { wallX, pitch, tile } = measure;
  if (tilings.length === 0) return null;
  return (
    <>
      <rect {...targetBox(measure, tilings[0].row)} class="legal" />
      {tilings.map(({ row, column, colour, points }) => {
        if (column === null) return <rect {...targetBox(measure, "floor")} class="legal" />;
        const at = { x: wallX + column * pitch, y: row * pitch, size: tile };
        const isShown = target === column;
        return (
          <>
            {isShown && (
              <g class="ghost">
                <Tile colour={colour} {...at} />
              </g>
            )}
            <CellRing measure={measure} cell={{ row, column }} kind={isShown ? "legal chosen" : "legal"} />
            {!isShown && (
              <text class="title" x={at.x + tile / 2} y={at.y + tile / 2 + 7} font-size="20" text-anchor="middle">
                +{points}
              </text>
            )}
          </>
        );
      })}
    </>
  );
}

/** What counts at this moment of the scoring. */
export function LitCells({ measure, cells }: { measure: BoardMeasure; cells: readonly Cell[] }) {
  return (
    <>
      {cells.map((cell) => (
        <CellRing measure={measure} cell={cell} kind="lit-cell" />
      ))}
    </>
  );
}

/** The whole wall, or all lines: what a lesson names. */
export function LitPart({ measure, part }: { measure: BoardMeasure; part: string | undefined }) {
  const { linesX, pitch, tile } = measure;
  if (part === "wall") {
    return <CellRing measure={measure} cell={CORNERS[0]} last={CORNERS[1]} out={LIT_EDGE} kind="lit-cell" />;
  }
  if (part !== "lines") return null;
  return <path d={stairs(linesX, pitch, tile)} class="lit-cell" stroke-linejoin="round" />;
}

const CORNERS = [
  { row: 0, column: 0 },
  { row: 4, column: 4 },
] as const;

/** How far the ring round a whole part is outside its tiles. */
const LIT_EDGE = 4;

/** The outline of the five lines, one longer than the other. */
function stairs(x: number, pitch: number, tile: number): string {
  const [right, bottom] = [x + 4 * pitch + tile + LIT_EDGE, 4 * pitch + tile + LIT_EDGE];
  const steps = [0, 1, 2, 3, 4].map(
    (line) => `H${x + (4 - line) * pitch - LIT_EDGE} V${(line + 1) * pitch - LIT_EDGE}`,
  );
  return `M${right} ${-LIT_EDGE} ${[...steps.slice(0, 4), `H${x - LIT_EDGE}`].join(" ")} V${bottom} H${right} Z`;
}

/** What a hint points at. */
export function HintedCell({ measure, cell }: { measure: BoardMeasure; cell: Cell }) {
  return <CellRing measure={measure} cell={cell} kind="pointed-target" />;
}

interface LineNotesProps {
  measure: BoardMeasure;
  choice: Choice;
  target: Target | null;
}

const ROWS: readonly Target[] = [0, 1, 2, 3, 4, "floor"];

/** Beside each line what the tiles in hand would bring there, or why they cannot go. */
export function LineNotes({ measure, choice, target }: LineNotesProps) {
  const [outlooks, refusals, refused] = [choice.outlooks.value, choice.refusals.value, choice.refused.value];
  const { pitch, tile, floorY, floorTile } = measure;
  if (choice.pick.value === null) return null;
  return (
    <>
      {ROWS.map((row) => {
        const outlook = outlooks.find((candidate) => candidate.target === row);
        const middle = row === "floor" ? floorY + floorTile / 2 : row * pitch + tile / 2;
        if (outlook !== undefined)
          return <Note outlook={outlook} y={middle} measure={measure} isShown={row === target} />;
        const refusal = row === "floor" ? undefined : refusals[row];
        if (refusal === undefined) return null;
        const isTried = refused?.line === row;
        const lines = refusalLines(refusal);
        const place = notePlace(measure, row, Math.max(...lines.map(({ length }) => length)) * NOTE_LETTER * REFUSAL);
        return (
          <g key={isTried ? `tried-${refused.attempt}` : `line-${row}`} class={isTried ? "refused" : ""}>
            {/* Not a text of the drawing: a tile in it has its place after whatever word comes before it. */}
            <foreignObject y={middle - 20} width={place.isBefore ? place.x : measure.words - 8} height="40">
              <p class={`line-refusal${place.isBefore ? " before" : ""}`}>
                {lines.map((words) => (
                  <span>{withTiles(words, true)}</span>
                ))}
              </p>
            </foreignObject>
          </g>
        );
      })}
    </>
  );
}

/** The width of "+1 −1" before the longest line. */
const FIGURES_ROOM = 34;
/** The usual size of these figures, and the width of one as a share of it. */
const FIGURE = 17;
const FIGURE_WIDTH = 0.6;

/** On a board without a column for words: only the points, before each line and after the floor. */
export function LineFigures({ measure, choice, target }: LineNotesProps) {
  if (choice.pick.value === null) return null;
  return (
    <>
      {choice.outlooks.value.map((outlook) => {
        const { x, middle, anchor, room } = figurePlace(measure, outlook.target);
        // What the line would hold is shown in its places.
        if (anchor === "middle" && outlook.target === target) return null;
        const gain = gainText(outlook);
        // As large as the reader wants it, where there is room.
        const size = Math.max(FIGURE, Math.min(FIGURE * textGrowth.value, room / (gain.length * FIGURE_WIDTH)));
        return (
          <text class="title" font-size={size} x={x} y={middle + 0.35 * size} text-anchor={anchor}>
            <GainFigures outlook={outlook} />
          </text>
        );
      })}
    </>
  );
}

/** Where nothing is free before the longest line, in its first place: that is empty as long as the line takes tiles. */
function figurePlace(measure: BoardMeasure, target: Target) {
  const { pitch, tile, floorY, floorTile, floorPitch, linesX, inner, indent } = measure;
  if (target === "floor") {
    const x = linesX + 7 * floorPitch + 8;
    return { x, middle: floorY + floorTile / 2, anchor: "start", room: inner - x };
  }
  const [x, middle] = [linesX + (4 - target) * pitch, target * pitch + tile / 2];
  if (target === 4 && indent < FIGURES_ROOM) return { x: x + tile / 2, middle, anchor: "middle", room: tile };
  return { x: x - 10, middle, anchor: "end", room: x - 10 };
}

/** A letter of a note, as a share of its size. */
const NOTE_LETTER = 0.42;

/** What the number of a line needs, and the gap before it. */
const NUMBER_ROOM = 34;
/** How far the ground of a note is outside of its words, and how wide it is. */
const NOTE_EDGE = 9;
const NOTE_GROUND = 113;
/** The size of a refusal, as in marks.css. */
const REFUSAL = 15.6;

/** Words end beside their line, however short it is; where it leaves them no room, they have the column before it. */
function notePlace({ linesX, pitch, words }: BoardMeasure, row: Target, width: number) {
  const end = row === "floor" ? linesX - NOTE_EDGE - 5 : linesX + (4 - row) * pitch - NUMBER_ROOM;
  const isBefore = end >= Math.min(width, words - 8);
  return { x: isBefore ? end : 0, isBefore };
}

interface NoteProps {
  measure: BoardMeasure;
  outlook: Outlook;
  y: number;
  isShown: boolean;
}

function Note({ measure, outlook, y, isShown }: NoteProps) {
  const words = shortWords(outlook);
  // As large as the reader wants it, where the column has the room.
  const least = smallType.value;
  const letters = words.length * NOTE_LETTER;
  const size = Math.max(least, Math.min(least * textScale.value, (measure.words - 8) / letters));
  const { x, isBefore } = notePlace(measure, outlook.target, letters * size);
  const anchor = isBefore ? "end" : "start";
  const left = isBefore ? x + NOTE_EDGE - NOTE_GROUND : -NOTE_EDGE;
  return (
    <g class={isShown ? "note shown" : "note"}>
      {isShown && <rect x={left} y={y - 23} width={NOTE_GROUND} height="46" rx="10" />}
      <text class="title" x={x} y={y - 1} font-size="20" text-anchor={anchor}>
        <GainFigures outlook={outlook} />
      </text>
      <text x={x} y={y + size + 0.4} font-size={size} text-anchor={anchor} class="soft">
        {words}
      </text>
    </g>
  );
}

function shortWords({ target, fills, completes, toFloor, toLid, held, takesMarker }: Outlook): string {
  if (target === "floor") return say("azulAllToFloor");
  if (completes.length > 0) return say("azulCompletesShort", { bonus: completes[0] });
  const spilled = toFloor + toLid;
  if (fills) return spilled > 0 ? say("azulFillsSpills", { count: spilled }) : say("azulFillsLine");
  const words = say("azulHeld", { held, size: target + 1 });
  // The marker is what costs here, so it is named.
  return takesMarker ? `${words}, ${say("azulMarkerShort")}` : words;
}

/** What it gains and what it costs, as on the boards: a green figure and a red one. */
function GainFigures({ outlook }: { outlook: Outlook }) {
  return (
    <>
      {gainParts(outlook).map(({ kind, text }, i) => (
        <tspan class={kind}>{i > 0 ? ` ${text}` : text}</tspan>
      ))}
    </>
  );
}
