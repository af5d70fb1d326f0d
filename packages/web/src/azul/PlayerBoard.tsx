import { FirstMarker } from "../art/brass.tsx";
import { Cell, Socket, Tile } from "../art/Tile.tsx";
import { TILES } from "../art/tiles.ts";
import type { TileColour } from "../art/tiles.ts";
import type { BoardMeasure } from "./measure.ts";
import type { AzulLine, AzulSeat } from "./view.ts";
import { seatName } from "./words.ts";

const FLOOR_COSTS = [1, 1, 2, 2, 2, 3, 3];

interface PlayerBoardProps {
  seat: AzulSeat;
  pattern: readonly TileColour[] | null;
  measure: BoardMeasure;
  isTurn: boolean;
}

/** One player's board, to be placed in an `<svg>` of the measured size: storage lines, wall and floor. */
export function PlayerBoard({ seat, pattern, measure, isTurn }: PlayerBoardProps) {
  const { pad, head, pitch } = measure;
  return (
    <g transform={`translate(${pad.x} ${pad.y})`}>
      <Heading seat={seat} measure={measure} isTurn={isTurn} />
      <g transform={`translate(0 ${head})`}>
        <WallBed measure={measure} />
        {seat.lines.map((line, row) => (
          <g transform={`translate(0 ${row * pitch})`}>
            <StorageLine line={line} row={row} measure={measure} />
            <WallRow seat={seat} pattern={pattern} row={row} measure={measure} />
          </g>
        ))}
        <Floor seat={seat} measure={measure} />
      </g>
    </g>
  );
}

function Heading({ seat, measure, isTurn }: Omit<PlayerBoardProps, "pattern">) {
  const { inner, isGrand, head } = measure;
  const note =
    seat.place === null ? (isTurn ? "to move" : "") : seat.place === 0 ? "winner" : `place ${seat.place + 1}`;
  const baseline = isGrand ? 25 : 20;
  return (
    <>
      <text class="title" y={baseline} font-size={isGrand ? 24 : 19}>
        {seatName(seat)}
      </text>
      <text x={isGrand ? 108 : 84} y={baseline} font-size="15.5" class="soft">
        {note}
      </text>
      <text class="title" x={inner} y={isGrand ? 30 : 22} font-size={isGrand ? 34 : 26} text-anchor="end">
        {seat.points}
      </text>
      {isGrand && (
        <g transform={`translate(0 ${head - 20})`}>
          <rect width={inner} height="10" fill="url(#frieze)" />
        </g>
      )}
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

interface LineProps {
  line: AzulLine;
  row: number;
  measure: BoardMeasure;
}

/** A storage line fills from the right, next to the wall. */
function StorageLine({ line, row, measure }: LineProps) {
  const { linesX, tile, pitch, gap, middle, words, isGrand } = measure;
  const isFull = line.count > row;
  const arrow = linesX + 5 * pitch - gap + middle / 2;
  const reach = Math.min(middle * 0.16, 5);
  return (
    <>
      {Array.from({ length: row + 1 }, (_, i) => {
        const x = linesX + (4 - i) * pitch;
        return line.colour !== null && i < line.count ? (
          <Tile colour={line.colour} x={x} size={tile} />
        ) : (
          <Socket x={x} size={tile} />
        );
      })}
      <path
        d={`M${arrow - reach} ${tile / 2 - 1.6 * reach}l${2 * reach} ${1.6 * reach}l${-2 * reach} ${1.6 * reach}`}
        fill="none"
        stroke={isFull ? "var(--brass)" : "var(--line2)"}
        stroke-width={isGrand ? 3 : 2}
        stroke-linecap="round"
        stroke-linejoin="round"
      />
      {words > 0 && <LineWords line={line} row={row} y={tile / 2} />}
    </>
  );
}

function LineWords({ line, row, y }: { line: AzulLine; row: number; y: number }) {
  const isFull = line.count > row;
  if (line.colour === null || line.count === 0) {
    return (
      <text y={y + 5} font-size="16" class="soft">
        empty
      </text>
    );
  }
  return (
    <>
      <text class="title" y={y} font-size="20" fill={isFull ? "var(--good)" : "var(--ink)"}>
        {isFull ? "full" : `${line.count} of ${row + 1}`}
      </text>
      <text y={y + 17} font-size="15.5" class="soft">
        {TILES[line.colour].name}
      </text>
    </>
  );
}

interface WallRowProps {
  seat: AzulSeat;
  pattern: readonly TileColour[] | null;
  row: number;
  measure: BoardMeasure;
}

function WallRow({ seat, pattern, row, measure }: WallRowProps) {
  const { wallX, tile, pitch } = measure;
  return (
    <>
      {seat.wall.slice(row * 5, row * 5 + 5).map((colour, column) => {
        const x = wallX + column * pitch;
        return colour === null ? (
          <Cell colour={pattern?.[row * 5 + column]} x={x} size={tile} />
        ) : (
          <Tile colour={colour} x={x} size={tile} />
        );
      })}
    </>
  );
}

function Floor({ seat, measure }: { seat: AzulSeat; measure: BoardMeasure }) {
  const { linesX, floorY, floorTile: size, floorPitch, inner, words } = measure;
  return (
    <g transform={`translate(0 ${floorY})`}>
      {FLOOR_COSTS.map((cost, i) => {
        const x = linesX + i * floorPitch;
        const tile = seat.floor[i];
        if (tile === "first") return <FirstMarker x={x} y={0} size={size} />;
        if (tile !== undefined) return <Tile colour={tile} x={x} size={size} />;
        return (
          <>
            <Socket x={x} size={size} />
            <text x={x + size / 2} y={size / 2 + 5} font-size="14.5" text-anchor="middle" fill="var(--ink2)">
              −{cost}
            </text>
          </>
        );
      })}
      <text
        x={words > 0 ? 0 : inner}
        y={size / 2 + 5}
        font-size="15.5"
        class="soft"
        text-anchor={words > 0 ? "start" : "end"}
      >
        floor
        <tspan dx="5" font-weight="700" fill={seat.floorCost > 0 ? "var(--warn)" : "var(--ink2)"}>
          {seat.floorCost > 0 ? `−${seat.floorCost}` : "0"}
        </tspan>
      </text>
    </g>
  );
}
