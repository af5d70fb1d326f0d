import type { TileColour } from "./art/tiles.ts";
import { say } from "../words/words.ts";
import { BoardField } from "./BoardField.tsx";
import type { BoardMeasure } from "./measure.ts";
import type { AzulLine, AzulSeat } from "./view.ts";
import { seatName } from "./words.ts";

interface PlayerBoardProps {
  seat: AzulSeat;
  pattern: readonly TileColour[] | null;
  measure: BoardMeasure;
  isTurn: boolean;
}

/** One player's board with its heading, to be placed in an `<svg>` of the measured size. */
export function PlayerBoard({ seat, pattern, measure, isTurn }: PlayerBoardProps) {
  const { pad, head, pitch, tile, words } = measure;
  return (
    <g transform={`translate(${pad.x} ${pad.y})`}>
      <Heading seat={seat} measure={measure} isTurn={isTurn} />
      <g transform={`translate(0 ${head})`}>
        <BoardField seat={seat} pattern={pattern} measure={measure} />
        {words > 0 && seat.lines.map((line, row) => <LineWords line={line} row={row} y={row * pitch + tile / 2} />)}
        <FloorWords seat={seat} measure={measure} />
      </g>
    </g>
  );
}

function Heading({ seat, measure, isTurn }: Omit<PlayerBoardProps, "pattern">) {
  const { inner, isGrand, head } = measure;
  const note =
    seat.place === null
      ? isTurn
        ? say("azulToMove")
        : ""
      : seat.place === 0
        ? say("azulWinner")
        : say("azulPlaced", { number: seat.place + 1 });
  const baseline = isGrand ? 25 : 20;
  return (
    <>
      <text class="title" y={baseline} font-size={isGrand ? 24 : 19}>
        {seatName(seat)}
      </text>
      <text x={isGrand ? 108 : 84} y={baseline} font-size="15.6" class="soft">
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

function LineWords({ line, row, y }: { line: AzulLine; row: number; y: number }) {
  const isFull = line.count > row;
  if (line.colour === null || line.count === 0) {
    return (
      <text y={y + 5} font-size="16" class="soft">
        {say("azulSaidEmpty")}
      </text>
    );
  }
  return (
    <>
      <text class="title" y={y} font-size="20" fill={isFull ? "var(--good)" : "var(--ink)"}>
        {isFull ? say("azulLineIsFull") : say("azulHeld", { held: line.count, size: row + 1 })}
      </text>
      <text y={y + 17} font-size="15.6" class="soft">
        {say("azulColour", { colour: line.colour })}
      </text>
    </>
  );
}

function FloorWords({ seat, measure }: { seat: AzulSeat; measure: BoardMeasure }) {
  const { floorY, floorTile, inner, words } = measure;
  return (
    <text
      x={words > 0 ? 0 : inner}
      y={floorY + floorTile / 2 + 5}
      font-size="15.6"
      class="soft"
      text-anchor={words > 0 ? "start" : "end"}
    >
      {say("azulFloor")}
      <tspan dx="5" font-weight="700" fill={seat.floorCost > 0 ? "var(--warn)" : "var(--ink2)"}>
        {seat.floorCost > 0 ? `−${seat.floorCost}` : "0"}
      </tspan>
    </text>
  );
}
