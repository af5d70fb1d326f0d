/** A position as one picture: the same drawings as on the page, laid out on one sheet. */
import { BOARD } from "../marrakech/art/Courtyard.tsx";
import { arrangeMarket } from "../azul/AzulTable.tsx";
import { Market } from "../azul/Market.tsx";
import { measureBoard } from "../azul/measure.ts";
import { PlayerBoard } from "../azul/PlayerBoard.tsx";
import { SUPPLY, Supply } from "../azul/Supply.tsx";
import type { AzulView } from "../azul/view.ts";
import { MarrakechBoard } from "../marrakech/MarrakechBoard.tsx";
import type { MarrakechSeat, MarrakechView } from "../marrakech/view.ts";
import { rugName } from "../marrakech/words.ts";
import { say } from "../words/words.ts";
import type { Reading } from "../viewer/reading.ts";

const EDGE = 14;

export interface Sheet {
  readonly width: number;
  readonly height: number;
  readonly content: preact.JSX.Element;
}

export function composeSheet(reading: Reading): Sheet {
  return reading.game === "azul" ? azulSheet(reading.view) : marrakechSheet(reading.view);
}

const PLAQUE = 58;

function marrakechSheet(view: MarrakechView): Sheet {
  const width = BOARD + 2 * EDGE;
  const height = BOARD + PLAQUE + 3 * EDGE;
  const plaque = (BOARD - 10 * (view.seats.length - 1)) / view.seats.length;
  const content = (
    <>
      <Paper width={width} height={height} />
      <svg x={EDGE} y={EDGE} width={BOARD} height={BOARD}>
        <MarrakechBoard view={view} />
      </svg>
      {view.seats.map((seat, i) => (
        <g transform={`translate(${EDGE + i * (plaque + 10)} ${BOARD + 2 * EDGE})`}>
          <SeatPlaque seat={seat} width={plaque} isTurn={i === view.turn} />
        </g>
      ))}
    </>
  );
  return { width, height, content };
}

function SeatPlaque({ seat, width, isTurn }: { seat: MarrakechSeat; width: number; isTurn: boolean }) {
  return (
    <g opacity={seat.isOut ? 0.6 : undefined}>
      <Card width={width} height={PLAQUE} isTurn={isTurn} />
      <use href={`#swatch-${seat.colour}`} x="10" y="11" width="36" height="36" />
      <text x="56" y="25" font-size="17">
        {rugName(seat.colour)}
      </text>
      <text x="56" y="45" font-size="15" class="soft">
        {seat.dirhams} + {seat.squares}, {seat.isOut ? say("viewOutShort") : say("viewRugsShort", { count: seat.rugs })}
      </text>
      <text class="title" x={width - 12} y="27" font-size="22" text-anchor="end">
        {seat.points}
      </text>
    </g>
  );
}

function azulSheet(view: AzulView): Sheet {
  const market = arrangeMarket(view, true);
  const measure = measureBoard(view.seats.length > 2 ? "compact" : "small");
  const columns = view.seats.length > 2 ? 2 : 1;
  const rows = Math.ceil(view.seats.length / columns);
  const left = Math.max(market.width, 2 * SUPPLY.width + 12) + 2 * EDGE;
  const boards = rows * (measure.height + EDGE) + EDGE;
  const width = left + columns * (measure.width + EDGE);
  const height = Math.max(boards, market.height + SUPPLY.height + 3 * EDGE + 20);
  const top = (height - boards) / 2 + EDGE;
  const content = (
    <>
      <Paper width={width} height={height} />
      <g transform={`translate(${(left - market.width) / 2} ${EDGE})`}>
        <Market view={view} arrangement={market} />
      </g>
      <g transform={`translate(${EDGE} ${height - SUPPLY.height - EDGE - 16})`}>
        <Card width={left - 2 * EDGE} height={SUPPLY.height + 16} isTurn={false} />
        {(["bag", "lid"] as const).map((kind, i) => (
          <g transform={`translate(${10 + i * (SUPPLY.width + 4)} 8)`}>
            <Supply kind={kind} counts={view[kind]} />
          </g>
        ))}
      </g>
      {view.seats.map((seat, i) => {
        const x = left + (i % columns) * (measure.width + EDGE);
        const y = top + Math.floor(i / columns) * (measure.height + EDGE);
        return (
          <g transform={`translate(${x} ${y})`}>
            <Card width={measure.width} height={measure.height} isTurn={i === view.turn} />
            <PlayerBoard seat={seat} pattern={view.pattern} measure={measure} isTurn={i === view.turn} />
          </g>
        );
      })}
    </>
  );
  return { width, height, content };
}

interface Area {
  width: number;
  height: number;
}

function Paper({ width, height }: Area) {
  return (
    <>
      <rect width={width} height={height} fill="var(--ground)" />
      <rect width={width} height={height} fill="url(#zellige)" />
    </>
  );
}

function Card({ width, height, isTurn }: Area & { isTurn: boolean }) {
  return (
    <rect
      width={width}
      height={height}
      rx="14"
      fill="var(--panel)"
      stroke={isTurn ? "var(--glow)" : "var(--line)"}
      stroke-width={isTurn ? 3 : 1}
    />
  );
}
