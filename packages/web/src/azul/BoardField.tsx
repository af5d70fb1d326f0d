import { FLOOR_COSTS } from "@riad/azul";
import { Cell, FirstMarker, Socket, Tile } from "./art/Tile.tsx";
import type { TileColour } from "./art/tiles.ts";
import { smallType, textGrowth } from "../page/format.ts";
import { useDrawn } from "../play/keep.ts";
import type { BoardMeasure } from "./board-measures.ts";
import { BonusMarks } from "./BonusMarks.tsx";
import type { AzulLine, AzulSeat } from "./view.ts";

interface BoardFieldProps {
  seat: AzulSeat;
  pattern: readonly TileColour[] | null;
  measure: BoardMeasure;
  /** Moves are told by the numbers of the lines. */
  hasNumbers?: boolean;
}

/** Pattern lines, wall and floor of one player, from the corner of the first line's row on. */
export function BoardField(props: BoardFieldProps) {
  const { seat, pattern, measure, hasNumbers = false } = props;
  // At the end nobody chooses a line, and the points of full rows stand where the numbers were.
  const hasNumber = hasNumbers && seat.place === null;
  const figures = smallType.value * textGrowth.value;
  return useDrawn({ ...props, figures }, () => (
    <>
      {seat.lines.map((line, row) => (
        <g transform={`translate(0 ${row * measure.pitch})`}>
          <PatternLine {...{ line, row, hasNumber, measure, figures }} />
        </g>
      ))}
      <Floor floor={seat.floor} {...{ measure, figures }} />
      <Wall {...{ seat, pattern, measure }} />
    </>
  ));
}

/** The 25 cells; at the end with what is complete. */
export function Wall({ seat: { wall, place }, pattern, measure }: Omit<BoardFieldProps, "hasNumbers">) {
  return (
    <>
      <WallBed measure={measure} />
      {[0, 1, 2, 3, 4].map((row) => (
        <g transform={`translate(0 ${row * measure.pitch})`}>
          <WallRow {...{ wall, pattern, row, measure }} />
        </g>
      ))}
      {place !== null && <BonusMarks wall={wall} measure={measure} />}
    </>
  );
}

/** The mortar bed round the 25 cells. */
function WallBed({ measure }: { measure: BoardMeasure }) {
  const { wallX, tile, pitch, gap, isGrand } = measure;
  const rim = isGrand ? 6 : 4;
  const side = 5 * pitch - gap + 2 * rim;
  const left = wallX - rim;
  return (
    <>
      <rect
        x={left}
        y={-rim}
        width={side}
        height={side}
        rx={tile * 0.13 + rim}
        fill="var(--bed)"
        stroke="var(--bed-line)"
      />
      <path
        d={`M${left + 1.5} ${side - 3 * rim}V${rim}Q${left + 1.5} ${1.5 - rim} ${wallX + rim} ${1.5 - rim}H${left + side - 2 * rim}`}
        fill="none"
        stroke="#3a1d0a"
        stroke-opacity=".22"
        stroke-width="2.4"
        stroke-linecap="round"
      />
    </>
  );
}

interface PatternLineProps {
  line: AzulLine;
  row: number;
  hasNumber: boolean;
  measure: BoardMeasure;
  /** The size of its number. */
  figures: number;
}

/** A pattern line fills from the right, next to the wall. */
function PatternLine(props: PatternLineProps) {
  const { line, row, hasNumber, measure, figures } = props;
  const { linesX, tile, pitch, gap, middle, words, isGrand } = measure;
  const number = numberAt(measure, row);
  const isFull = line.count > row;
  const arrow = linesX + 5 * pitch - gap + middle / 2;
  const reach = Math.min(middle * 0.16, 5);
  return useDrawn(props, () => (
    <>
      {Array.from({ length: row + 1 }, (_, i) => {
        const x = linesX + (4 - i) * pitch;
        return line.colour !== null && i < line.count ? (
          <Tile colour={line.colour} x={x} size={tile} />
        ) : (
          <Socket x={x} size={tile} />
        );
      })}
      {(!hasNumber || words > 0) && (
        <path
          d={`M${arrow - reach} ${tile / 2 - 1.6 * reach}l${2 * reach} ${1.6 * reach}l${-2 * reach} ${1.6 * reach}`}
          fill="none"
          stroke={isFull ? "var(--brass)" : "var(--line2)"}
          stroke-width={isGrand ? 3 : 2}
          stroke-linecap="round"
          stroke-linejoin="round"
        />
      )}
      {hasNumber && (
        <text class="soft" x={number.x} y={middleLine(tile, figures)} font-size={figures} text-anchor={number.anchor}>
          {row + 1}
        </text>
      )}
    </>
  ));
}

/** Where the number of a line is: before it or, where there is no room, between it and the wall. */
function numberAt({ linesX, pitch, gap, middle, words }: BoardMeasure, row: number): { x: number; anchor: string } {
  if (words === 0) return { x: linesX + 5 * pitch - gap + middle / 2, anchor: "middle" };
  return { x: linesX + (4 - row) * pitch - NUMBER_GAP, anchor: "end" };
}

/** Clear of the mark round a line that may be chosen. */
const NUMBER_GAP = 9;

interface WallRowProps {
  wall: AzulSeat["wall"];
  pattern: readonly TileColour[] | null;
  row: number;
  measure: BoardMeasure;
}

function WallRow(props: WallRowProps) {
  const { wall, pattern, row, measure } = props;
  const { wallX, tile, pitch } = measure;
  return useDrawn(props, () => (
    <>
      {wall.slice(row * 5, row * 5 + 5).map((colour, column) => {
        const x = wallX + column * pitch;
        return colour === null ? (
          <Cell colour={pattern?.[row * 5 + column]} x={x} size={tile} />
        ) : (
          <Tile colour={colour} x={x} size={tile} />
        );
      })}
    </>
  ));
}

/** Where figures of a size stand so that they are in the middle of a tile. */
function middleLine(tile: number, figures: number): number {
  return tile / 2 + figures * 0.32;
}

interface FloorProps {
  floor: AzulSeat["floor"];
  measure: BoardMeasure;
  /** The size of what a place costs. */
  figures: number;
}

function Floor(props: FloorProps) {
  const { floor, measure, figures } = props;
  const { linesX, floorY, floorTile: size, floorPitch } = measure;
  // Never wider than its place.
  const figure = Math.min(figures, size * 0.66);
  return useDrawn(props, () => (
    <g transform={`translate(0 ${floorY})`}>
      {FLOOR_COSTS.map((cost, i) => {
        const x = linesX + i * floorPitch;
        const piece = floor[i] ?? null;
        if (piece === "first") return <FirstMarker x={x} y={0} size={size} />;
        if (piece !== null) return <Tile colour={piece} x={x} size={size} />;
        return (
          <>
            <Socket x={x} size={size} />
            <text
              x={x + size / 2}
              y={middleLine(size, figure)}
              font-size={figure}
              text-anchor="middle"
              fill="var(--ink2)"
            >
              −{cost}
            </text>
          </>
        );
      })}
    </g>
  ));
}
