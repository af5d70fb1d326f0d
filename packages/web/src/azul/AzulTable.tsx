import type { ComponentChildren } from "preact";
import { Drawing } from "../art/Drawing.tsx";
import { say } from "../words/words.ts";
import { arrangeRing, arrangeRows } from "./arrangement.ts";
import type { MarketArrangement } from "./arrangement.ts";
import { Market } from "./Market.tsx";
import { measureBoard } from "./measure.ts";
import type { BoardSize } from "./measure.ts";
import { PlayerBoard } from "./PlayerBoard.tsx";
import { SUPPLY, Supply } from "./Supply.tsx";
import type { AzulView, Counts } from "./view.ts";
import { seatName } from "./words.ts";

interface AzulTableProps {
  view: AzulView;
  isWide: boolean;
  /** The bar and the sentence above the market. */
  head: ComponentChildren;
  /** What the page adds beside the boards. */
  desk: ComponentChildren;
}

/** The whole table, arranged for the number of seats and the width of the screen. */
export function AzulTable({ view, isWide, head, desk }: AzulTableProps) {
  const seats = boardOrder(view);
  const sizes = boardSizes(view.seats.length, isWide);
  return (
    <main class={`table azul for-${view.seats.length} ${isWide ? "wide" : "narrow"}`}>
      {head}
      <section class="market" aria-label={say("azulMarket")}>
        <MarketDrawing view={view} arrangement={arrangeMarket(view, isWide)} />
      </section>
      <section class="supplies panel" aria-label={say("azulBagAndLid")}>
        <SupplyDrawing kind="bag" counts={view.bag} />
        <SupplyDrawing kind="lid" counts={view.lid} />
      </section>
      {seats.map((seat, i) => (
        <BoardDrawing key={seat} view={view} seat={seat} size={sizes[i]} place={i} />
      ))}
      {desk}
    </main>
  );
}

/** Whose move it is, or who has won, comes first, then the others in order of play; four stand in their own order. */
function boardOrder({ seats, turn }: AzulView): number[] {
  const winner = Math.max(
    0,
    seats.findIndex((seat) => seat.place === 0),
  );
  const first = seats.length === 4 ? 0 : (turn ?? winner);
  return seats.map((_, i) => (first + i) % seats.length);
}

function boardSizes(seats: number, isWide: boolean): BoardSize[] {
  if (!isWide) return ["phone", "phone", "phone", "phone"];
  if (seats === 2) return ["large", "small"];
  return seats === 3 ? ["broad", "compact", "compact"] : ["compact", "compact", "compact", "compact"];
}

/** Two rows of plates, or three for nine, and a low tray, on a screen of 390; two trays are higher. */
const NARROW_HEIGHT: Readonly<Record<number, number>> = { 5: 334, 7: 286, 9: 424 };

export function arrangeMarket(view: AzulView, isWide: boolean): MarketArrangement {
  const { plates, trays } = view;
  if (!isWide)
    return arrangeRows(plates.length, trays.length, 378, NARROW_HEIGHT[plates.length] + 44 * (trays.length - 1));
  if (trays.length > 1) return arrangeRows(plates.length, trays.length, 500, 526);
  return arrangeRing(plates.length, 508, 526);
}

function MarketDrawing({ view, arrangement }: { view: AzulView; arrangement: MarketArrangement }) {
  const { width, height } = arrangement;
  return (
    <Drawing width={width} height={height} label={say("azulMarket")}>
      <Market view={view} arrangement={arrangement} />
    </Drawing>
  );
}

function SupplyDrawing({ kind, counts }: { kind: "bag" | "lid"; counts: Counts }) {
  return (
    <Drawing {...SUPPLY} label={say(kind === "bag" ? "azulBag" : "azulLid")}>
      <Supply kind={kind} counts={counts} />
    </Drawing>
  );
}

interface BoardDrawingProps {
  view: AzulView;
  seat: number;
  size: BoardSize;
  place: number;
}

function BoardDrawing({ view, seat, size, place }: BoardDrawingProps) {
  const measure = measureBoard(size);
  const isTurn = seat === view.turn;
  const name = seatName(view.seats[seat]);
  return (
    <section class={`player panel at-${place}${isTurn ? " now" : ""}`} aria-label={name}>
      <Drawing width={measure.width} height={measure.height} label={say("azulBoardOf", { name })}>
        <PlayerBoard seat={view.seats[seat]} pattern={view.pattern} measure={measure} isTurn={isTurn} />
      </Drawing>
    </section>
  );
}
