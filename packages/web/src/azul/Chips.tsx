import { FLOOR_COSTS } from "@riad/azul";
import { Glyph } from "../art/icons.tsx";
import { IconButton } from "../page/controls.tsx";
import type { Sitter } from "../play/face.ts";
import { say } from "../words/words.ts";
import { TILE_COLOURS } from "./art/tiles.ts";
import type { TileColour } from "./art/tiles.ts";
import type { RoundSoFar } from "./outlook.ts";
import { SeatBoard } from "./PlayerBoard.tsx";
import { Supply } from "./Supplies.tsx";
import { boxStyle, fitBoard, units } from "./table-layout.ts";
import type { Box, TableLayout } from "./table-layout.ts";
import { total } from "./view.ts";
import type { AzulSeat, AzulView } from "./view.ts";

/** What is open above the display on a narrow screen. */
export type Opened = number | "supplies" | null;

interface ChipsProps {
  layout: TableLayout;
  view: AzulView;
  /** Whose board is marked. */
  turn: number | null;
  sitters: readonly Sitter[];
  opened: Opened;
  open: (what: Opened) => void;
}

/** A narrower or lower chip has room for a name and its points alone. */
const LEAST_WITH_BOARD = 100;
/** A wider one shows the board beside the name, as high as itself. */
const LEAST_BESIDE = 240;
/** A higher one shows the board larger below the name. */
const LEAST_HIGH = 70;
/** A still higher one shows the floor too, and all of it as large as the chip is wide. */
const LEAST_WITH_FLOOR = 110;

/** The other seats and the bag, small; a tap shows them large. */
export function Chips({ layout, view, turn, sitters, opened, open }: ChipsProps) {
  const toggle = (what: Opened) => open(opened === what ? null : what);
  // Side by side the names are of one size.
  const letters = Math.max(...layout.chips.map(({ seat }) => sitters[seat].name.length));
  return (
    <>
      {layout.chips.map(({ seat, ...box }) => (
        <button
          key={seat}
          type="button"
          class={`chip panel${turn === seat ? " now" : ""}${lookOf(box)}`}
          style={boxStyle(box)}
          aria-expanded={opened === seat}
          onClick={() => toggle(seat)}
        >
          <svg class="chip-sign" viewBox="0 0 100 100" aria-hidden="true">
            <use href={`#sign-${TILE_COLOURS[seat]}`} width="100" height="100" />
          </svg>
          <span class="chip-name" style={{ "--letters": letters }}>
            {sitters[seat].name}
          </span>
          <b class="title">{view.seats[seat].points}</b>
          <span class="hidden">{say("azulOpenBoard")}</span>
          {showsBoard(box) && (
            <TinyBoard seat={view.seats[seat]} height={tinyHeight(box)} hasFloor={box.height >= LEAST_WITH_FLOOR} />
          )}
        </button>
      ))}
      <button
        type="button"
        class="chip panel bag-chip"
        style={boxStyle(layout.supplies)}
        aria-expanded={opened === "supplies"}
        onClick={() => toggle("supplies")}
      >
        {(["bag", "lid"] as const).map((kind) => (
          <span class="row">
            <Glyph name={kind} />
            <b class="title">{total(view[kind])}</b>
          </span>
        ))}
        <span class="hidden">{say("azulBagAndLid")}</span>
      </button>
    </>
  );
}

function showsBoard({ width, height }: Box): boolean {
  return width >= LEAST_BESIDE || (width >= LEAST_WITH_BOARD && height >= LEAST_HIGH);
}

function lookOf({ width, height }: Box): string {
  if (height >= LEAST_WITH_FLOOR) return " high";
  return width >= LEAST_BESIDE ? " beside" : "";
}

/** Beside the name as high as the chip, below it what the name leaves. */
function tinyHeight({ width, height }: Box): number {
  if (height >= LEAST_WITH_FLOOR) return height - 44;
  return width >= LEAST_BESIDE ? height - 10 : height - 34;
}

const DOT = 7;
const PITCH = 8;

/** Lines and wall, small: enough to see how far a player has come. */
function TinyBoard(props: { seat: AzulSeat; height: number; hasFloor: boolean }) {
  const { seat, height, hasFloor } = props;
  return (
    <svg
      class="tiny-board"
      viewBox={`0 0 88 ${hasFloor ? 51 : 40}`}
      aria-hidden="true"
      style={{ height: units(height) }}
    >
      {seat.lines.map((line, row) =>
        Array.from({ length: row + 1 }, (_, i) => (
          <Dot column={4 - i} row={row} colour={i < line.count ? line.colour : null} />
        )),
      )}
      {seat.wall.map((colour, cell) => (
        <Dot column={6 + (cell % 5)} row={Math.floor(cell / 5)} colour={colour} />
      ))}
      {hasFloor &&
        FLOOR_COSTS.map((_, i) => {
          const piece = seat.floor[i] ?? null;
          return piece === "first" ? (
            <use href="#first" x={i * PITCH} y={FLOOR_Y} width={DOT} height={DOT} />
          ) : (
            <Dot column={i} row={FLOOR_Y / PITCH} colour={piece} />
          );
        })}
    </svg>
  );
}

const FLOOR_Y = 43;

function Dot({ column, row, colour }: { column: number; row: number; colour: TileColour | null }) {
  const place = { x: column * PITCH, y: row * PITCH, width: DOT, height: DOT };
  if (colour !== null) return <use href={`#tile-small-${colour}`} {...place} />;
  return <rect {...place} rx="1.5" fill="var(--sunk)" stroke="var(--line)" stroke-width=".6" />;
}

interface OpenedPanelProps {
  opened: NonNullable<Opened>;
  layout: TableLayout;
  view: AzulView;
  turn: number | null;
  sitters: readonly Sitter[];
  round: readonly RoundSoFar[];
  close: () => void;
}

/** As high as the own board on a phone, and below it a strip for the button that closes it. */
const OPENED = 230;
const CLOSE = 52;

/** On a narrow screen: another player's board, or bag and lid, over the display. */
export function OpenedPanel({ opened, layout, view, turn, sitters, round, close }: OpenedPanelProps) {
  const { x, y, width, height } = openedBox(layout);
  const board = fitBoard(opened === "supplies" ? 0 : opened, openedBox(layout), { isGrand: false, isCorner: true });
  const end = { left: units(x + width - 50), top: units(opened === "supplies" ? y + 8 : y + height + 2) };
  return (
    <div class="opened">
      {opened === "supplies" ? (
        <section
          class="supplies panel"
          style={{ left: units(x), top: units(y), width: units(width) }}
          aria-label={say("azulBagAndLid")}
        >
          <Supply kind="bag" counts={view.bag} />
          <Supply kind="lid" counts={view.lid} />
        </section>
      ) : (
        <SeatBoard
          board={{ ...board, height: height + CLOSE }}
          seat={view.seats[opened]}
          sitter={sitters[opened]}
          pattern={view.pattern}
          soFar={round[opened]}
          isYou={false}
          isTurn={turn === opened}
        />
      )}
      <IconButton icon="clear" label={say("azulClose")} class="opened-close" style={end} onClick={close} />
    </div>
  );
}

/** Over the factories. */
function openedBox({ display: { x, y, width } }: TableLayout): Box {
  return { x, y, width: Math.min(width, 380), height: OPENED };
}
