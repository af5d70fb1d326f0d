/**
 * The end of a round, walked through: every seat tiles its lines one after another, all seats at the same time so that
 * nobody waits for four boards; then the floors, and at the end of the match rows, columns and colours.
 */
import type { BonusStep, Cell, DropStep, FloorStep, ScoreStep, TileStep } from "@riad/azul";
import { TILE_COLOURS } from "../art/tiles.ts";
import type { Flight, Frame, Rise } from "./frame.ts";
import type { Slot } from "./slots.ts";
import type { AzulSeat, AzulView } from "./view.ts";

/** At most; where many lines are full they follow each other faster, so that nobody waits longer than `within`. */
const TILING = 290;
const FLOOR = 320;
const BONUS = 480;
const FLY = 280;
const LID: Slot = { kind: "lid" };

/**
 * `before` with every step taken in turn; the last frame is the position that the move leads to. All within so many
 * milliseconds, but for the bonuses: after them nobody waits for anything.
 */
export function scoringFrames(before: AzulView, steps: readonly ScoreStep[], after: AzulView, within: number): Frame[] {
  if (steps.length === 0 && before.phase === "draft") return [];
  const frames: Frame[] = [];
  let view = before;
  const add = (frame: Frame) => {
    frames.push(frame);
    view = frame.view;
  };
  const ticks = tilingTicks(steps);
  const lasts = Math.min(TILING, Math.floor((within - FLOOR) / ticks.length));
  for (const tick of ticks) add({ ...tilingFrame(view, tick), lasts });
  const floors = steps.filter((step): step is FloorStep => step.kind === "floor");
  if (floors.length > 0) add(floorFrame(view, floors));
  const bonuses = steps.filter((step): step is BonusStep => step.kind === "bonus");
  for (const kind of ["row", "column", "colour"] as const) {
    const ofKind = bonuses.filter(({ bonus }) => bonus === kind);
    if (ofKind.length > 0) add(bonusFrame(view, ofKind));
  }
  return [...frames, { view: after, flights: [], lit: [], rises: [], lasts: 0 }];
}

type TilingStep = TileStep | DropStep;

/** The first line of each seat, then the second of each, and so on. */
function tilingTicks(steps: readonly ScoreStep[]): TilingStep[][] {
  const ticks: TilingStep[][] = [];
  const done = new Map<number, number>();
  for (const step of steps) {
    if (step.kind !== "tile" && step.kind !== "drop") continue;
    const tick = done.get(step.seat) ?? 0;
    done.set(step.seat, tick + 1);
    (ticks[tick] ??= []).push(step);
  }
  return ticks;
}

function tilingFrame(view: AzulView, tick: readonly TilingStep[]): Omit<Frame, "lasts"> {
  let next = view;
  const flights: Flight[] = [];
  const lit: Slot[] = [];
  const rises: Rise[] = [];
  for (const step of tick) {
    const { seat, row } = step;
    const piece = TILE_COLOURS[step.colour];
    const from = (index: number): Slot => ({ kind: "line", seat, row, index });
    if (step.kind === "tile") {
      const to: Slot = { kind: "wall", seat, row, column: step.column };
      flights.push({ piece, from: from(0), to, delay: 0, lasts: FLY });
      for (let i = 1; i <= row; i++) flights.push({ piece, from: from(i), to: LID, delay: 30 * i, lasts: FLY });
      lit.push(to, ...[...step.horizontal, ...step.vertical].map((cell) => wallSlot(seat, cell)));
      rises.push({ at: to, points: step.points, delay: FLY - 60 });
      next = onSeat(next, seat, (held) => ({
        ...emptyLine(held, row),
        points: held.points + step.points,
        wall: held.wall.map((tile, cell) => (cell === 5 * row + step.column ? piece : tile)),
      }));
    } else {
      const floor = view.seats[seat].floor.length;
      for (let i = 0; i <= row; i++) {
        const to: Slot = floor + i < 7 ? { kind: "floor", seat, index: floor + i } : LID;
        flights.push({ piece, from: from(i), to, delay: 40 * i, lasts: FLY });
      }
      next = onSeat(next, seat, (held) => ({
        ...emptyLine(held, row),
        floor: [...held.floor, ...Array.from({ length: row + 1 }, () => piece)].slice(0, 7),
      }));
    }
  }
  return { view: next, flights, lit, rises };
}

function floorFrame(view: AzulView, floors: readonly FloorStep[]): Frame {
  const flights = floors.flatMap(({ seat }) =>
    view.seats[seat].floor.flatMap((piece, index): Flight[] => {
      if (piece === null) return [];
      const to: Slot = piece === "first" ? { kind: "tray", tray: 0, piece } : LID;
      return [{ piece, from: { kind: "floor", seat, index }, to, delay: 120 + 25 * index, lasts: FLY }];
    }),
  );
  const rises = floors.map(({ seat, points }): Rise => ({ at: { kind: "floor", seat, index: 1 }, points, delay: 0 }));
  let next: AzulView = { ...view, trays: view.trays.map((tray, i) => (i === 0 ? { ...tray, hasMarker: true } : tray)) };
  for (const { seat, points } of floors) {
    next = onSeat(next, seat, (held) => ({ ...held, floor: [], floorCost: 0, points: held.points + points }));
  }
  return { view: next, flights, lit: [], rises, lasts: FLOOR };
}

function bonusFrame(view: AzulView, bonuses: readonly BonusStep[]): Frame {
  let next = view;
  const lit: Slot[] = [];
  const rises: Rise[] = [];
  for (const { seat, bonus, index, points } of bonuses) {
    const cells = view.seats[seat].wall.flatMap((tile, cell): Slot[] => {
      const slot: Slot = { kind: "wall", seat, row: Math.floor(cell / 5), column: cell % 5 };
      const isIn =
        bonus === "row"
          ? slot.row === index
          : bonus === "column"
            ? slot.column === index
            : tile === TILE_COLOURS[index];
      return isIn ? [slot] : [];
    });
    lit.push(...cells);
    rises.push({ at: cells[2], points, delay: 0 });
    next = onSeat(next, seat, (held) => ({ ...held, points: held.points + points }));
  }
  return { view: next, flights: [], lit, rises, lasts: BONUS };
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
