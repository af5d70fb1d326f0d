/**
 * The end of a round as frames: one board after another, on each the lines one by one and then the floor; at the end of
 * the match rows, columns and colours. Points are added when the tile that earns them has landed.
 */
import type { BonusStep, Cell, DropStep, FloorStep, ScoreStep, TileStep } from "@riad/azul";
import type { Seat } from "@riad/core";
import type { Counting } from "./choice.ts";
import type { Flight, Frame, Slot } from "./frame.ts";
import { TILE_COLOURS } from "./art/tiles.ts";
import { bonusCells } from "./bonus-cells.ts";
import type { AzulSeat, AzulView } from "./view.ts";

/** A tile flies, and then it is counted. */
const FLY = 260;
const COUNT = 320;
const DROP = 420;
const FLOOR = 760;
/** The floor is read before it is cleared. */
const FLOOR_READ = 300;
const BONUS = 850;
/** After the last points, before anything else happens. */
const REST = 800;
const LID: Slot = { kind: "lid" };

/** How the points of a round are shown. */
export interface CountingManner {
  /** No longer than that, in milliseconds: where much is to be counted everything follows faster. */
  readonly within: number;
  /** A learner's own board comes first, and before the others there is a frame that says so. */
  readonly learner?: Seat | null;
  /** How much faster than usual frames are shown. Too fast to read each point, they are shown as one sum a board. */
  readonly speed?: number;
}

/** Long enough to read the sums, in milliseconds on the screen; at most as long as everything before. */
const SUMS_READ = 650;

/** `before` with every step taken in turn; the last frame is the position that the move leads to. */
export function scoringFrames(
  before: AzulView,
  steps: readonly ScoreStep[],
  after: AzulView,
  { within, learner = null, speed = 1 }: CountingManner,
): Frame[] {
  if (steps.length === 0 && before.phase === "draft") return [];
  const frames: Frame[] = [];
  const isSummed = speed > 1 && learner === null;
  let view: AzulView = { ...before, phase: "settle" };
  for (const part of boardByBoard(steps, learner)) {
    const [{ seat, kind }] = part;
    const counting = { seat, isBonus: kind === "bonus" };
    const at = { counting, view: { ...view, turn: seat } };
    if (learner !== null && seat !== learner) frames.push({ ...STILL, ...at, isTurnOver: true });
    const had = view.seats[seat].points;
    const walked: Frame[] = [];
    for (const step of part) {
      walked.push(...WALK[step.kind](view, step as never));
      view = walked[walked.length - 1].view;
    }
    const shown = isSummed ? summed(walked, counting, view.seats[seat].points - had) : walked;
    for (const frame of shown) frames.push({ ...frame, view: { ...frame.view, turn: seat }, counting });
  }
  const end = { ...STILL, view: after };
  const last = frames[frames.length - 1];
  if (last === undefined || after.phase === "tile") return [...hurry(frames, within), end];
  const rest = { ...last, flights: [], rises: [] };
  if (!isSummed) return [...hurry([...frames, { ...rest, lasts: REST }], within), end];
  return [...hurry(frames, within - REST), { ...rest, lasts: Math.min(SUMS_READ * speed, within) }, end];
}

const STILL = { flights: [], lit: [], rises: [], lasts: 0 } as const;

/** The points of a board in one sum, once all of its tiles are where they belong. */
function summed(frames: readonly Frame[], { seat, isBonus }: Counting, points: number): Frame[] {
  // The sum of the bonuses leaves that of the round in sight.
  const at: Slot = { kind: "wall", seat, row: isBonus ? 3 : 1, column: 2 };
  const rises = [{ at, said: { kind: "total", points } as const }];
  return frames.map((frame, i) => ({ ...frame, rises: i === frames.length - 1 ? rises : [] }));
}

/** Seat by seat, as they come; the bonuses after all floors. */
function boardByBoard(steps: readonly ScoreStep[], learner: Seat | null): ScoreStep[][] {
  const seats = [...new Set(steps.map(({ seat }) => seat))];
  if (learner !== null) seats.sort((one, other) => Number(other === learner) - Number(one === learner));
  const parts = [false, true].flatMap((isLate) =>
    seats.map((seat) => steps.filter((step) => step.seat === seat && (step.kind === "bonus") === isLate)),
  );
  return parts.filter((part) => part.length > 0);
}

function hurry(frames: readonly Frame[], within: number): Frame[] {
  const all = frames.reduce((sum, { lasts }) => sum + lasts, 0);
  const share = Math.min(1, within / all);
  return frames.map((frame) => ({
    ...frame,
    lasts: frame.lasts * share,
    flights: frame.flights.map((flight) => ({ ...flight, delay: flight.delay * share, lasts: flight.lasts * share })),
  }));
}

const WALK = { tile: tileFrames, drop: dropFrames, floor: floorFrames, bonus: bonusFrames };

function tileFrames(view: AzulView, step: TileStep): Frame[] {
  const { seat, row, column, points } = step;
  const piece = TILE_COLOURS[step.colour];
  const to: Slot = { kind: "wall", seat, row, column };
  const flights = Array.from({ length: row + 1 }, (_, index): Flight => {
    const from: Slot = { kind: "line", seat, row, index };
    return { piece, from, to: index === 0 ? to : LID, delay: 30 * index, lasts: FLY };
  });
  const laid = onSeat(view, seat, (held) => ({
    ...emptyLine(held, row),
    wall: held.wall.map((tile, cell) => (cell === 5 * row + column ? piece : tile)),
  }));
  const counted = onSeat(laid, seat, (held) => ({ ...held, points: held.points + points }));
  const { horizontal, vertical } = step;
  const runs = [horizontal, vertical].filter((run) => run.length > 1);
  const lit = [to, ...runs.flat().map((cell) => wallSlot(seat, cell))];
  const said = { kind: "tile", colour: piece, row, across: horizontal.length, down: vertical.length } as const;
  return [
    { view: laid, flights, lit: [], rises: [], lasts: FLY },
    { view: counted, flights: [], lit, rises: [{ at: to, said }], lasts: COUNT },
  ];
}

function dropFrames(view: AzulView, { seat, row, colour }: DropStep): Frame[] {
  const piece = TILE_COLOURS[colour];
  const floor = view.seats[seat].floor.length;
  const flights = Array.from({ length: row + 1 }, (_, index): Flight => {
    const to: Slot = floor + index < 7 ? { kind: "floor", seat, index: floor + index } : LID;
    return { piece, from: { kind: "line", seat, row, index }, to, delay: 40 * index, lasts: FLY };
  });
  const dropped = onSeat(view, seat, (held) => ({
    ...emptyLine(held, row),
    floor: [...held.floor, ...Array.from({ length: row + 1 }, () => piece)].slice(0, 7),
  }));
  return [{ view: dropped, flights, lit: [], rises: [], lasts: DROP }];
}

function floorFrames(view: AzulView, { seat, points, penalty }: FloorStep): Frame[] {
  const { floor } = view.seats[seat];
  const flights = floor.flatMap((piece, index): Flight[] => {
    if (piece === null) return [];
    const to: Slot = piece === "first" ? { kind: "centre", centre: 0, piece } : LID;
    return [{ piece, from: { kind: "floor", seat, index }, to, delay: FLOOR_READ + 25 * index, lasts: FLY }];
  });
  const cleared = onSeat(view, seat, (held) => ({ ...held, floor: [], floorCost: 0, points: held.points + points }));
  const hasMarker = floor.includes("first");
  const centres = view.centres.map((centre, i) => (i === 0 && hasMarker ? { ...centre, hasMarker } : centre));
  const at: Slot = { kind: "floor", seat, index: 3 };
  const rises = [{ at, said: { kind: "floor", cost: penalty, isCut: penalty > -points } as const }];
  return [{ view: { ...cleared, centres }, flights, lit: [], rises, lasts: FLOOR }];
}

function bonusFrames(view: AzulView, { seat, bonus, index, points }: BonusStep): Frame[] {
  const cells = bonusCells(view.seats[seat].wall, bonus, index).map((cell) => wallSlot(seat, cell));
  const counted = onSeat(view, seat, (held) => ({ ...held, points: held.points + points }));
  const rises = [{ at: cells[2], said: { kind: "bonus", bonus, index } as const }];
  return [{ view: counted, flights: [], lit: cells, rises, lasts: BONUS }];
}

function wallSlot(seat: number, { row, column }: Cell): Slot {
  return { kind: "wall", seat, row, column };
}

function emptyLine(seat: AzulSeat, row: number): AzulSeat {
  return { ...seat, lines: seat.lines.map((line, i) => (i === row ? { colour: null, count: 0 } : line)) };
}

function onSeat(view: AzulView, seat: number, change: (held: AzulSeat) => AzulSeat): AzulView {
  return { ...view, seats: view.seats.map((held, i) => (i === seat ? change(held) : held)) };
}
