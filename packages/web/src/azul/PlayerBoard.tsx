import type { ComponentChildren } from "preact";
import { Drawing } from "../art/Drawing.tsx";
import type { Sitter } from "../play/face.ts";
import { ClockText } from "../play/RemoteMark.tsx";
import { levelNote } from "../play/sitting.ts";
import { smallType, textGrowth } from "../page/format.ts";
import { say } from "../words/words.ts";
import { TILE_COLOURS } from "./art/tiles.ts";
import type { TileColour } from "./art/tiles.ts";
import { BoardField } from "./BoardField.tsx";
import { nameLines, nameWidth } from "./name-lines.ts";
import type { RoundSoFar } from "./outlook.ts";
import { boxStyle } from "./table-layout.ts";
import type { PlacedBoard } from "./table-layout.ts";
import type { AzulSeat } from "./view.ts";

interface SeatBoardProps {
  board: PlacedBoard;
  seat: AzulSeat;
  sitter: Sitter;
  pattern: readonly TileColour[] | null;
  soFar: RoundSoFar;
  isTurn: boolean;
  /** It is not a move that is due, but points that are counted. */
  isCounted?: boolean;
  /** The lines have their numbers where one chooses. */
  hasNumbers?: boolean;
  /** The only person at the table sits here. */
  isYou: boolean;
  /** A key reads the whole table in words. */
  hasKey?: boolean;
  /** The names on boards of this size: all are written as small as the longest of them needs. */
  names?: readonly string[];
  /** Drawn over the field: what may be chosen, what counts. */
  children?: ComponentChildren;
}

/** A player's board on its panel. */
export function SeatBoard(props: SeatBoardProps) {
  const { board, seat, sitter, isTurn, hasKey = false } = props;
  return (
    <section
      class={`seat-board panel${isTurn ? " now" : ""}`}
      style={boxStyle(board)}
      aria-label={say("azulBoardOf", { name: sitter.name })}
    >
      <Drawing
        width={board.width}
        height={board.height}
        label={say("azulSaidPoints", { name: sitter.name, points: seat.points })}
        description={hasKey ? say("azulBoardKey") : undefined}
      >
        <BoardDrawing {...props} />
      </Drawing>
    </section>
  );
}

/** Who, how many points, and the field: to be placed in an `<svg>` of the board's size. */
export function BoardDrawing(props: SeatBoardProps) {
  const { board, seat, sitter, pattern, soFar, isTurn, isCounted = false, hasNumbers = false, isYou, children } = props;
  const { measure } = board;
  const { names = [sitter.name] } = props;
  const heading = { board, seat, sitter, soFar, isTurn: isTurn && !isCounted, isYou };
  return (
    <g transform={`translate(${measure.pad.x} ${measure.pad.y})`}>
      {measure.isCorner ? <CornerHeading {...heading} names={names} /> : <Heading {...heading} />}
      <g transform={`translate(0 ${measure.head})`}>
        <BoardField {...{ seat, pattern, measure, hasNumbers }} />
        {children}
      </g>
    </g>
  );
}

type HeadingProps = Pick<SeatBoardProps, "board" | "seat" | "sitter" | "soFar" | "isTurn" | "isYou">;

/** Above the field: name, points this round, total; a frieze if there is room. */
function Heading({ board, seat, sitter, soFar, isTurn, isYou }: HeadingProps) {
  const { pad, head, isGrand } = board.measure;
  const width = board.width - 2 * pad.x;
  const baseline = isGrand ? 25 : 20;
  const x = isGrand ? 36 : 31;
  const end = width - (isGrand ? 56 : 46);
  const room = end - soFarWidth(seat, soFar) - x - HEADING_GAP;
  const usual = isGrand ? 24 : 20;
  const letters = nameWidth(sitter.name);
  const noteSize = smallType.value * textGrowth.value;
  const words = note(seat, sitter, isTurn, isYou);
  // Beside a long name there is no room for words; that the player is to move, the ring round the board says.
  const hasNote = letters * usual + HEADING_GAP + words.length * LETTER * noteSize <= room;
  return (
    <>
      <Sign seat={board.seat} size={isGrand ? 28 : 24} y={baseline - (isGrand ? 22 : 19)} />
      <text
        class="title"
        x={x}
        y={baseline}
        font-size={hasNote ? usual : Math.max(LEAST_NAME, Math.min(usual, room / letters))}
      >
        {sitter.name}
        {hasNote && (
          <tspan class="soft-words" dx={HEADING_GAP} dy="-1" font-size={noteSize}>
            {words}
          </tspan>
        )}
        {sitter.remote?.clock != null && <ClockText clock={sitter.remote.clock} />}
      </text>
      <text x={end} y={baseline - 1} font-size={smallType.value} class="soft" text-anchor="end">
        {seat.place === null && <SoFar soFar={soFar} isLong />}
      </text>
      <text class="title" x={width} y={isGrand ? 30 : 23} font-size={isGrand ? 34 : 27} text-anchor="end">
        {seat.points}
      </text>
      {isGrand && (
        <g transform={`translate(0 ${head - 20})`}>
          <rect width={Math.floor(width / 20) * 20} height="10" fill="url(#frieze)" />
        </g>
      )}
    </>
  );
}

/** Between the parts of a heading. */
const HEADING_GAP = 10;

/** Of "this round +12 −3", in the smallest type. */
function soFarWidth({ place }: AzulSeat, { tiles, floor }: RoundSoFar): number {
  if (place !== null || (tiles === null && floor === 0)) return 0;
  const words = say(tiles === null ? "azulFloor" : "azulSoFar").length * LETTER;
  const figures = [tiles ?? 0, floor].map((points) => (points === 0 ? 1 : `${points}`.length + 1));
  return (words + figures.reduce((sum, letters) => sum + letters * FIGURE + GAP, 0)) * smallType.value;
}

/** The sign of the seat, as in the headline and in the list of moves. */
function Sign({ seat, size, y }: { seat: number; size: number; y: number }) {
  return <use href={`#sign-${TILE_COLOURS[seat]}`} y={y} width={size} height={size} />;
}

/** A letter of a note, as a share of its size. */
const NOTE_LETTER = 0.42;
/** Clear of the mark round a line that may be chosen. */
const NOTE_GAP = 8;
/** The smallest type of a name; a longer one is cut. */
const LEAST_NAME = 12.5;

/** The sign before a name in the corner. */
const SIGN = 20;
const SMALL_SIGN = 16;
const SIGN_GAP = 4;

/** How large the total is, and how far below the note it stands. */
const CORNER_POINTS = 30;
/** What the points beside a line need. */
const BESIDE_LINE = 44;

/** In the corner beside the short lines, so that the field can be larger. */
function CornerHeading(props: HeadingProps & { names: readonly string[] }) {
  const { board, seat, sitter, soFar, isTurn, isYou, names } = props;
  const { measure } = board;
  const { pitch, inner, linesX, floorY, floorTile, floorPitch, indent } = measure;
  const grown = textGrowth.value;
  // What the first line leaves of the corner. A long name is written smaller before it is cut, beside a smaller sign.
  const corner = 4 * pitch + indent - 4;
  const longest = Math.max(...names.map(nameWidth));
  const isLong = longest * smallType.value > corner - SIGN;
  const sign = isLong ? SMALL_SIGN : SIGN;
  const nameRoom = corner - sign - SIGN_GAP;
  const words = cornerNote(seat, sitter, isTurn, isYou);
  // A name too long for the first line goes on where the note would be.
  const isFree = words === "" && sitter.remote?.clock == null;
  const noteY = 16 + 17 * grown;
  // Below the first line the second one is beside it.
  const noteRoom = (noteY > pitch ? 3 : 4) * pitch + indent - NOTE_GAP;
  const least = smallType.value;
  const linesOf = (one: string, size: number) => nameLines(one, nameRoom / size, isFree ? noteRoom / size : null);
  const isWhole = names.every((one) => !linesOf(one, least).some((line) => line.endsWith("…")));
  const nameSize = Math.max(isWhole ? least : LEAST_NAME, Math.min(20 * grown, nameRoom / longest));
  const [name, restOfName] = linesOf(sitter.name, nameSize);
  const noteSize = Math.max(least, Math.min(least * grown, noteRoom / (words.length * NOTE_LETTER)));
  const word = say("azulPointsWord", { points: seat.points });
  // Clear of what the second line would bring.
  const pointsSize = CORNER_POINTS * Math.min(grown, 1.2);
  const figures = String(seat.points).length * FIGURE * pointsSize;
  const hasWord = figures + 6 + word.length * LETTER * noteSize <= 3 * pitch + indent - BESIDE_LINE;
  return (
    <>
      <Sign seat={board.seat} size={sign} y={isLong ? 1 : -1} />
      <text class="title" x={sign + SIGN_GAP} y={16} font-size={nameSize}>
        {name}
      </text>
      {restOfName !== undefined && (
        <text class="title" y={noteY} font-size={nameSize}>
          {restOfName}
        </text>
      )}
      <text class="soft" y={noteY} font-size={noteSize}>
        {words}
        {sitter.remote?.clock != null && <ClockText clock={sitter.remote.clock} />}
      </text>
      {/* Directly below, in the row of the second line at most: further down it would look like what a line brings. */}
      <text class="title corner-points" y={noteY + pointsSize} font-size={pointsSize}>
        {seat.points}
        {hasWord && (
          <tspan class="soft-words" dx="6" font-size={noteSize}>
            {word}
          </tspan>
        )}
      </text>
      {seat.place === null && (
        <CornerSoFar
          soFar={soFar}
          x={inner}
          y={measure.head + floorY + floorTile / 2}
          room={inner - linesX - 7 * floorPitch}
          high={floorTile + measure.pad.y / 2}
        />
      )}
    </>
  );
}

/** The widths of a letter, of a figure or its sign, and of the gap before a number, as shares of the size of the type. */
const LETTER = 0.475;
const FIGURE = 0.52;
const GAP = 0.4;

/**
 * After the floor, with its words in the same line or in one above it, in smaller type rather than without them. Beside the
 * smallest boards, which have no room for both, the figures speak for themselves.
 */
function CornerSoFar({
  soFar,
  x,
  y,
  room,
  high,
}: {
  soFar: RoundSoFar;
  x: number;
  y: number;
  room: number;
  high: number;
}) {
  const { tiles, floor } = soFar;
  if (floor === 0 && (tiles ?? 0) === 0) return null;
  const numbers = [tiles === null ? "" : tiles > 0 ? `+${tiles}` : "0", floor > 0 ? `−${floor}` : ""].filter(
    (number) => number !== "",
  );
  const figures = numbers.join("").length * FIGURE + numbers.length * GAP;
  const words = say(tiles === null ? "azulFloor" : "azulSoFar");
  const letters = words.length * LETTER;
  const least = smallType.value;
  const isLong = (letters + figures) * least <= room;
  const isStacked = !isLong && letters * least <= room && 2 * least <= high;
  const most = isLong ? room / (letters + figures) : isStacked ? Math.min(room / letters, high / 2) : room / figures;
  const size = Math.min(least * textGrowth.value, Math.max(least, most));
  return (
    <>
      {isStacked && (
        <text class="soft" text-anchor="end" font-size={size} x={x} y={y - size * 0.18}>
          {words}
        </text>
      )}
      <text class="soft" text-anchor="end" font-size={size} x={x} y={y + size * (isStacked ? 0.82 : 0.32)}>
        <SoFar soFar={soFar} isLong={isLong} />
      </text>
    </>
  );
}

/** What the round would bring now; where columns are still to be chosen only the floor is certain. */
function SoFar({ soFar, isLong }: { soFar: RoundSoFar; isLong: boolean }) {
  const { tiles, floor } = soFar;
  if (tiles === null && floor === 0) return null;
  // A gap before the first word would push all of them over the edge that they end at.
  return (
    <>
      {isLong && say(tiles === null ? "azulFloor" : "azulSoFar")}
      {tiles !== null && (
        <tspan dx={isLong ? 6 : 0} class={tiles > 0 ? "gain" : ""}>
          {tiles > 0 ? `+${tiles}` : "0"}
        </tspan>
      )}
      {floor > 0 && (
        <tspan dx={isLong || tiles !== null ? 6 : 0} class="cost">
          −{floor}
        </tspan>
      )}
    </>
  );
}

function note(seat: AzulSeat, sitter: Sitter, isTurn: boolean, isYou: boolean): string {
  const { level, remote, isDrawn = false } = sitter;
  if (seat.place !== null) return seat.place === 0 ? say("azulWinner") : say("azulPlaced", { number: seat.place + 1 });
  if (remote?.isHere === false) return remote.note;
  if (remote !== undefined) return isTurn ? say(remote.isYou ? "azulYourMove" : "azulToMove") : remote.note;
  if (isDrawn) return isTurn ? say("azulToMove") : "";
  if (isYou && isTurn) return say("azulYourMove");
  const who = isYou ? say("you") : levelNote(sitter);
  return [who, isTurn && level === null ? say("azulYourTurnNow") : ""].filter((word) => word !== "").join(", ");
}

/** Beside a clock there is room for the shortest words only. */
function cornerNote(seat: AzulSeat, sitter: Sitter, isTurn: boolean, isYou: boolean): string {
  const { remote } = sitter;
  const hasRoom = remote === undefined || remote.clock === null || seat.place !== null;
  return hasRoom ? note(seat, sitter, isTurn, isYou) : "";
}
