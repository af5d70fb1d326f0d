/** A position of Azul as one drawing: factories and supplies at the left, the boards at the right. */
import type { AzulPosition } from "@riad/azul";
import type { Seat } from "@riad/core";
import { Card, EDGE, Paper } from "../art/Drawing.tsx";
import type { Sheet } from "../art/Drawing.tsx";
import type { Sitter } from "../play/face.ts";
import { say } from "../words/words.ts";
import { Tile } from "./art/Tile.tsx";
import { TILE_COLOURS } from "./art/tiles.ts";
import { Wall } from "./BoardField.tsx";
import { measureBoard } from "./board-measures.ts";
import { Factories } from "./Factories.tsx";
import { arrangeRing, arrangeRows } from "./factory-layout.ts";
import { roundSoFar } from "./outlook.ts";
import { BoardDrawing } from "./PlayerBoard.tsx";
import { placeBoard } from "./table-layout.ts";
import { total, viewAzul } from "./view.ts";
import type { Counts } from "./view.ts";

export function picture(position: AzulPosition, sitters: readonly Sitter[]): Sheet {
  const view = viewAzul(position);
  const { factories, centres, seats, pattern } = view;
  const display =
    centres.length > 1
      ? arrangeRows(factories.length, centres.length, 500, 526)
      : arrangeRing(factories.length, 508, 526);
  const columns = seats.length > 2 ? 2 : 1;
  const boards = seats.map((_, seat) => placeBoard(columns === 2 ? "otherOfThree" : "small", seat, 0, 0));
  const [{ width: boardWidth, height: boardHeight }] = boards;
  const rows = Math.ceil(seats.length / columns);
  const left = Math.max(display.width, 2 * SUPPLY.width + 12) + 2 * EDGE;
  const allBoards = rows * (boardHeight + EDGE) + EDGE;
  const width = left + columns * (boardWidth + EDGE);
  const height = Math.max(allBoards, display.height + SUPPLY.height + 3 * EDGE + 20);
  const top = (height - allBoards) / 2 + EDGE;
  const content = (
    <>
      <Paper width={width} height={height} />
      <g transform={`translate(${(left - display.width) / 2} ${EDGE})`}>
        <Factories view={view} arrangement={display} />
      </g>
      <g transform={`translate(${EDGE} ${height - SUPPLY.height - EDGE - 16})`}>
        <Card width={left - 2 * EDGE} height={SUPPLY.height + 16} isTurn={false} />
        {(["bag", "lid"] as const).map((kind, i) => (
          <g transform={`translate(${10 + i * (SUPPLY.width + 4)} 8)`}>
            <Supply kind={kind} counts={view[kind]} />
          </g>
        ))}
      </g>
      {boards.map((board, seat) => {
        const x = left + (seat % columns) * (boardWidth + EDGE);
        const y = top + Math.floor(seat / columns) * (boardHeight + EDGE);
        const isTurn = seat === view.turn;
        return (
          <g transform={`translate(${x} ${y})`}>
            <Card width={boardWidth} height={boardHeight} isTurn={isTurn} />
            <BoardDrawing
              board={board}
              seat={seats[seat]}
              sitter={sitters[seat]}
              soFar={roundSoFar(position, seat)}
              isYou={false}
              {...{ pattern, isTurn }}
            />
          </g>
        );
      })}
    </>
  );
  return { width, height, content };
}

const THUMB = 400;

/** The factories; at the end the winner's wall. */
export function thumbnail(position: AzulPosition): Sheet {
  const view = viewAzul(position);
  const winner = view.seats.findIndex(({ place }) => place === 0);
  if (winner >= 0) return keepsake(position, winner);
  const { factories, centres } = view;
  const arrangement =
    centres.length > 1
      ? arrangeRows(factories.length, centres.length, THUMB, THUMB)
      : arrangeRing(factories.length, THUMB, THUMB, THUMB_FACTORY[factories.length]);
  return { width: THUMB, height: THUMB, content: <Factories view={view} arrangement={arrangement} /> };
}

/** The wall of a seat. */
export function keepsake(position: AzulPosition, seat: Seat): Sheet {
  const { seats, pattern } = viewAzul(position);
  const measure = measureBoard("small");
  const side = 5 * measure.pitch - measure.gap + WALL_EDGE + BADGES;
  const content = (
    <svg width={THUMB} height={THUMB} viewBox={`${measure.wallX - BADGES} ${-WALL_EDGE} ${side} ${side}`}>
      <Wall seat={seats[seat]} pattern={pattern} measure={measure} />
    </svg>
  );
  return { width: THUMB, height: THUMB, content };
}

/** Round a wall on its own: its bed above and on the right, the points of its rows on the left, of its columns below. */
const WALL_EDGE = 8;
const BADGES = 30;

const THUMB_FACTORY: Readonly<Record<number, number>> = { 5: 122, 7: 108, 9: 94 };

const SUPPLY = { width: 250, height: 56 };
const LEFT = 59;
const PITCH = 37.2;

/** The bag or the lid with what it holds. */
function Supply({ kind, counts }: { kind: "bag" | "lid"; counts: Counts }) {
  return (
    <>
      <use href={`#${kind}`} y="2" width="52" height="52" />
      <text x={LEFT} y="21" font-size="17">
        {say(kind === "bag" ? "azulBag" : "azulLid")}
        <tspan dx="7" font-size="15.6" font-weight="500" fill="var(--ink2)">
          {say("azulCount", { count: total(counts) })}
        </tspan>
      </text>
      {TILE_COLOURS.map((colour, i) => (
        <>
          <Tile colour={colour} x={LEFT + i * PITCH} y={31} size={16} />
          <text x={LEFT + 19 + i * PITCH} y="44.5" font-size="15.6">
            {counts[i]}
          </text>
        </>
      ))}
    </>
  );
}
