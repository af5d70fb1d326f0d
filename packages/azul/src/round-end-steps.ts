/**
 * What a move scores, step by step, for screens that show it: computed by the real rules on a copy of the position
 * before the move. On the fixed wall the last draft of a round causes all steps of the round's end at once.
 */
import type { Move, Seat } from "@riad/core";
import { draft } from "./drafting.ts";
import { clearFloor, floorPenalty, floorSize } from "./floor.ts";
import { NOBODY } from "./layout.ts";
import type { AzulLayout } from "./layout.ts";
import { FLOOR, isDeal, isDraft, isTiling, tilingColumn, tilingRow } from "./move.ts";
import type { AzulPosition } from "./position.ts";
import { isFinished } from "./round.ts";
import {
  BONUS_COLOUR,
  BONUS_COLUMN,
  BONUS_ROW,
  columnPattern,
  findBonuses,
  rowPattern,
  runThrough,
} from "./scoring.ts";
import { findFullLine, findTiler, openColumns, tile } from "./tiling.ts";
import type { Colour } from "./tiles.ts";

export interface Cell {
  readonly row: number;
  readonly column: number;
}

/** A tile moves to the wall. A run of one cell scores nothing if the other run is longer. */
export interface TileStep extends Cell {
  readonly kind: "tile";
  readonly seat: Seat;
  readonly colour: Colour;
  readonly horizontal: readonly Cell[];
  readonly vertical: readonly Cell[];
  readonly points: number;
}

/** A full line that fits in no column of the free wall falls to the floor. */
export interface DropStep {
  readonly kind: "drop";
  readonly seat: Seat;
  readonly row: number;
  readonly colour: Colour;
  readonly points: 0;
}

/**
 * A floor is scored: `penalty` by the number of tiles, `points` what it really cost, since points never fall below 0.
 */
export interface FloorStep {
  readonly kind: "floor";
  readonly seat: Seat;
  readonly tiles: number;
  readonly penalty: number;
  readonly points: number;
}

/** A complete row, column or colour, by number, at the end of the match. */
export interface BonusStep {
  readonly kind: "bonus";
  readonly seat: Seat;
  readonly bonus: "row" | "column" | "colour";
  readonly index: number;
  readonly points: number;
}

export type ScoreStep = TileStep | DropStep | FloorStep | BonusStep;

/** Everything that `play(move)` will score in this position, in order; empty for most moves. */
export function scoreSteps(before: AzulPosition, move: Move): ScoreStep[] {
  if (isDeal(move)) return [];
  const layout = before.clone();
  if (isDraft(move)) {
    draft(layout, move);
    if (layout.left > 0) return [];
    return layout.isFree ? (findTiler(layout) === NOBODY ? settlingSteps(layout) : []) : roundEndSteps(layout);
  }
  if (!isTiling(move)) return settlingSteps(layout);
  const step = tileStep(layout, before.actor, tilingRow(move), tilingColumn(move));
  return findTiler(layout) === NOBODY ? [step, ...settlingSteps(layout)] : [step];
}

/** What the end of the round would score if it ended now, on the fixed wall with all its tilings. */
export function roundEndSteps(position: AzulPosition): ScoreStep[] {
  const layout = position.clone();
  const steps: ScoreStep[] = [];
  for (let i = 0, seat = layout.turn; i < layout.seats; i++, seat = layout.after(seat)) {
    if (!layout.isFree) steps.push(...tilingSteps(layout, seat));
  }
  return [...steps, ...settlingSteps(layout)];
}

/** Tiles every full line of a seat on the fixed wall. */
export function tilingSteps(layout: AzulLayout, seat: Seat): (TileStep | DropStep)[] {
  const steps: (TileStep | DropStep)[] = [];
  for (let row = findFullLine(layout, seat); row >= 0; row = findFullLine(layout, seat)) {
    steps.push(tileStep(layout, seat, row, 31 - Math.clz32(openColumns(layout, seat, row))));
  }
  return steps;
}

/** Tiles one line of the layout and describes what that scored. */
function tileStep(layout: AzulLayout, seat: Seat, row: number, column: number): TileStep | DropStep {
  const colour = layout.lineColour(seat, row);
  const points = layout.scores[seat];
  tile(layout, seat, row, column);
  if (column === FLOOR) return { kind: "drop", seat, row, colour, points: 0 };
  const wall = layout.walls[seat];
  return {
    kind: "tile",
    seat,
    row,
    column,
    colour,
    horizontal: runThrough(rowPattern(wall, row), column).map((at) => ({ row, column: at })),
    vertical: runThrough(columnPattern(wall, column), row).map((at) => ({ row: at, column })),
    points: layout.scores[seat] - points,
  };
}

/** Scores the floors of a temporary layout, and adds the bonuses if the match ends. */
function settlingSteps(layout: AzulLayout): ScoreStep[] {
  const steps: ScoreStep[] = [];
  for (let seat = 0; seat < layout.seats; seat++) {
    const tiles = floorSize(layout, seat);
    const points = layout.scores[seat];
    clearFloor(layout, seat);
    if (tiles > 0) {
      steps.push({ kind: "floor", seat, tiles, penalty: floorPenalty(tiles), points: layout.scores[seat] - points });
    }
  }
  if (!isFinished(layout)) return steps;
  for (let seat = 0; seat < layout.seats; seat++) steps.push(...bonusSteps(layout, seat));
  return steps;
}

function bonusSteps(layout: AzulLayout, seat: Seat): BonusStep[] {
  const { rows, columns, colours } = findBonuses(layout, seat);
  return [
    ...rows.map((index): BonusStep => ({ kind: "bonus", seat, bonus: "row", index, points: BONUS_ROW })),
    ...columns.map((index): BonusStep => ({ kind: "bonus", seat, bonus: "column", index, points: BONUS_COLUMN })),
    ...colours.map((index): BonusStep => ({ kind: "bonus", seat, bonus: "colour", index, points: BONUS_COLOUR })),
  ];
}
