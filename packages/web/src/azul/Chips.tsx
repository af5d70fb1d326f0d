import { Glyph } from "../art/icons.tsx";
import { IconButton } from "../page/controls.tsx";
import type { Sitter } from "../play/face.ts";
import { say } from "../words/words.ts";
import { TILES, TILE_COLOURS } from "./art/tiles.ts";
import type { TileColour } from "./art/tiles.ts";
import { measureBoard } from "./board-measures.ts";
import type { RoundSoFar } from "./outlook.ts";
import { SeatBoard } from "./PlayerBoard.tsx";
import { Supply } from "./Supplies.tsx";
import { units } from "./table-layout.ts";
import type { TableLayout } from "./table-layout.ts";
import { total } from "./view.ts";
import type { AzulSeat, AzulView } from "./view.ts";

/** What is open above the display on a narrow screen. */
export type Opened = number | "supplies" | null;

interface ChipsProps {
  layout: TableLayout;
  view: AzulView;
  sitters: readonly Sitter[];
  opened: Opened;
  open: (what: Opened) => void;
}

/** The other seats and the bag, small; a tap shows them large. */
export function Chips({ layout, view, sitters, opened, open }: ChipsProps) {
  const toggle = (what: Opened) => open(opened === what ? null : what);
  return (
    <>
      {layout.chips.map(({ seat, x, y, width, height }) => (
        <button
          key={seat}
          type="button"
          class={`chip panel${view.turn === seat ? " now" : ""}`}
          style={{ left: units(x), top: units(y), width: units(width), height: units(height) }}
          aria-expanded={opened === seat}
          onClick={() => toggle(seat)}
        >
          <svg class="chip-sign" viewBox="0 0 100 100" aria-hidden="true">
            <use href={`#sign-${TILE_COLOURS[seat]}`} width="100" height="100" />
          </svg>
          <span class="chip-name">{sitters[seat].name}</span>
          <b class="title">{view.seats[seat].points}</b>
          <span class="hidden">{say("azulOpenBoard")}</span>
          {layout.chips.length < 3 && <TinyBoard seat={view.seats[seat]} />}
        </button>
      ))}
      <button
        type="button"
        class="chip panel bag-chip"
        style={{
          left: units(layout.supplies.x),
          top: units(layout.supplies.y),
          width: units(layout.supplies.width),
          height: units(layout.supplies.height),
        }}
        aria-expanded={opened === "supplies"}
        onClick={() => toggle("supplies")}
      >
        <Glyph name="bag" />
        <b class="title">{total(view.bag)}</b>
        <span class="hidden">{say("azulBagAndLid")}</span>
      </button>
    </>
  );
}

const DOT = 7;
const PITCH = 8;

/** Lines and wall as dots of colour: enough to see how far a player has come. */
function TinyBoard({ seat }: { seat: AzulSeat }) {
  return (
    <svg class="tiny-board" viewBox="0 0 88 40" aria-hidden="true">
      {seat.lines.map((line, row) =>
        Array.from({ length: row + 1 }, (_, i) => (
          <Dot column={4 - i} row={row} colour={i < line.count ? line.colour : null} />
        )),
      )}
      {seat.wall.map((colour, cell) => (
        <Dot column={6 + (cell % 5)} row={Math.floor(cell / 5)} colour={colour} />
      ))}
    </svg>
  );
}

function Dot({ column, row, colour }: { column: number; row: number; colour: TileColour | null }) {
  return (
    <rect
      x={column * PITCH}
      y={row * PITCH}
      width={DOT}
      height={DOT}
      rx="1.5"
      fill={colour === null ? "var(--sunk)" : TILES[colour].base}
      stroke={colour === null ? "var(--line)" : "none"}
      stroke-width=".6"
    />
  );
}

interface OpenedPanelProps {
  opened: NonNullable<Opened>;
  layout: TableLayout;
  view: AzulView;
  sitters: readonly Sitter[];
  round: readonly RoundSoFar[];
  close: () => void;
}

/** On a narrow screen: another player's board, or bag and lid, over the display. */
export function OpenedPanel({ opened, layout, view, sitters, round, close }: OpenedPanelProps) {
  return (
    <div class="opened">
      {opened === "supplies" ? (
        <section class="supplies panel" aria-label={say("azulBagAndLid")}>
          <Supply kind="bag" counts={view.bag} />
          <Supply kind="lid" counts={view.lid} />
        </section>
      ) : (
        <SeatBoard
          board={openedBoard(layout, opened)}
          seat={view.seats[opened]}
          sitter={sitters[opened]}
          pattern={view.pattern}
          soFar={round[opened]}
          isYou={false}
          isTurn={view.turn === opened}
        />
      )}
      <IconButton icon="clear" label={say("azulClose")} class="opened-close" onClick={close} />
    </div>
  );
}

function openedBoard(layout: TableLayout, seat: number) {
  const measure = measureBoard("minePhone");
  return { seat, measure, x: 5, y: 0, width: layout.width - 10, height: measure.height };
}
