/** What may be chosen now, and what each choice would bring, as the rules answer it. */
import {
  BONUS_COLOUR,
  BONUS_COLUMN,
  BONUS_ROW,
  FIRST_CENTRE,
  FLOOR,
  cellPoints,
  draft,
  draftColour,
  draftRest,
  draftSource,
  draftTarget,
  findFullLine,
  floorPenalty,
  floorSize,
  isDraft,
  isTiling,
  openColumns,
  previewDraft,
  roundEndSteps,
  tile,
  tilingColumn,
  tilingRow,
} from "@riad/azul";
import type { AzulPosition, Cell, TileStep } from "@riad/azul";
import type { Move } from "@riad/core";
import { TILE_COLOURS } from "./art/tiles.ts";
import type { TileColour } from "./art/tiles.ts";
import { viewCounts, viewFloor, viewWall } from "./view.ts";
import type { AzulSeat, Counts, Piece } from "./view.ts";

/** A factory by its number, or a centre. */
export type Origin = { readonly kind: "factory" | "centre"; readonly index: number };

/** All tiles of one colour in one factory or centre. */
export interface Pick {
  readonly from: Origin;
  readonly colour: TileColour;
  readonly count: number;
  /** Whether the player says which of two centres takes the rest. */
  readonly choosesCentre: boolean;
}

/** A pattern line from 0, or the floor. */
export type Target = number | "floor";

/** What happens if the tiles in hand go to a target. */
export interface Outlook {
  readonly move: Move;
  readonly target: Target;
  readonly colour: TileColour;
  readonly taken: number;
  /** In the line afterwards. */
  readonly held: number;
  readonly toLine: number;
  readonly toFloor: number;
  readonly toLid: number;
  readonly floorCost: number;
  readonly takesMarker: boolean;
  readonly fills: boolean;
  /** How much more the round will bring: by the tile itself, and by those laid after it whose runs it lengthens. */
  readonly points: number;
  /** By the tile itself. */
  readonly ownPoints: number;
  /** On the free wall: the points of the best column. */
  readonly isAtBest: boolean;
  /** The cell it will take, and the runs that count there; null where nothing is certain. */
  readonly cell: Cell | null;
  readonly runs: readonly (readonly Cell[])[];
  /** What will be whole at the end of the round and would not be without this. */
  readonly completes: readonly Bonus[];
  /** The floor afterwards, and which of its places have a piece that was not there before. */
  readonly floor: readonly Piece[];
  readonly falling: readonly number[];
  /** What goes to a centre, which one, and what lies there then. */
  readonly rest: Counts;
  readonly restCentre: number;
  readonly left: Counts;
}

/** A column of the free wall for the full line that is tiled now. */
export interface Tiling {
  readonly move: Move;
  readonly row: number;
  /** Null: the row finds no place and falls to the floor. */
  readonly column: number | null;
  readonly colour: TileColour;
  readonly points: number;
}

export function listPicks(position: AzulPosition, moves: readonly Move[]): Pick[] {
  const picks = new Map<number, Pick>();
  for (const move of moves) {
    if (!isDraft(move)) continue;
    const source = draftSource(move);
    const colour = draftColour(move);
    const key = 5 * source + colour;
    const choosesCentre = draftRest(move) === 1 || (picks.get(key)?.choosesCentre ?? false);
    picks.set(key, {
      from: originAt(source),
      colour: TILE_COLOURS[colour],
      count: position.offer(source, colour),
      choosesCentre,
    });
  }
  return [...picks.values()];
}

function originAt(source: number): Origin {
  return source < FIRST_CENTRE ? { kind: "factory", index: source } : { kind: "centre", index: source - FIRST_CENTRE };
}

export function isSamePick(a: Pick | null, b: Pick | null): boolean {
  return a?.colour === b?.colour && a?.from.kind === b?.from.kind && a?.from.index === b?.from.index;
}

/** Every place for the tiles in hand, lines first; `rest` is the centre that takes what is left behind. */
export function listOutlooks(position: AzulPosition, moves: readonly Move[], pick: Pick, rest: number): Outlook[] {
  return moves
    .filter((move) => isDraft(move) && isOfPick(move, pick) && (!pick.choosesCentre || draftRest(move) === rest))
    .map((move) => lookAhead(position, move));
}

/** Why the tiles in hand cannot go to a line. */
export type Refusal =
  | { readonly reason: "full" }
  | { readonly reason: "holds" | "wall"; readonly line: number; readonly colour: TileColour };

export function refusalOf(position: AzulPosition, pick: Pick, line: number): Refusal {
  const seat = position.actor;
  const held = position.lineCount(seat, line);
  if (held > line) return { reason: "full" };
  if (held === 0) return { reason: "wall", line, colour: pick.colour };
  return { reason: "holds", line, colour: TILE_COLOURS[position.lineColour(seat, line)] };
}

function isOfPick(move: Move, pick: Pick): boolean {
  const { kind, index } = originAt(draftSource(move));
  return kind === pick.from.kind && index === pick.from.index && TILE_COLOURS[draftColour(move)] === pick.colour;
}

export function lookAhead(position: AzulPosition, move: Move): Outlook {
  const preview = previewDraft(position, move);
  const { seat, row } = preview;
  const after = position.clone();
  draft(after, move);
  const [was, is] = [endOf(position, seat), endOf(after, seat)];
  const step = preview.completesLine ? is.tiles.find((laid) => laid.row === row) : undefined;
  const restCentre = preview.source < FIRST_CENTRE ? preview.restCentre : preview.source - FIRST_CENTRE;
  return {
    move,
    target: row ?? "floor",
    colour: TILE_COLOURS[preview.colour],
    taken: preview.taken,
    held: row === undefined ? 0 : after.lineCount(seat, row),
    toLine: preview.toLine,
    toFloor: preview.toFloor,
    toLid: preview.toLid,
    floorCost: preview.floorCost,
    takesMarker: preview.takesMarker,
    fills: preview.completesLine,
    points: preview.gain,
    ownPoints: preview.points,
    isAtBest: position.isFree && preview.completesLine,
    cell: step ?? null,
    runs: step === undefined ? [] : [step.horizontal, step.vertical].filter((run) => run.length > 1),
    completes: position.isFree ? newRows(was, is) : newBonuses(was.wall, is.wall),
    ...floorAfter(viewFloor(position, seat), viewFloor(after, seat)),
    rest: viewCounts(preview.rest),
    restCentre,
    left: viewCounts(after.offers[FIRST_CENTRE + restCentre]),
  };
}

/** What falls lies behind what was there, the marker before the tiles. */
function floorAfter(before: readonly Piece[], after: readonly Piece[]): globalThis.Pick<Outlook, "floor" | "falling"> {
  const fresh = [...after];
  for (const piece of before) fresh.splice(fresh.indexOf(piece), 1);
  return { floor: [...before, ...fresh], falling: fresh.map((_, i) => before.length + i) };
}

/** What a seat will have after the round if it ends with this position. */
interface RoundEnd {
  /** What the full lines lay on the fixed wall, in order. */
  readonly tiles: readonly TileStep[];
  readonly points: number;
  /** The free wall as it is, since its columns are still to be chosen. */
  readonly wall: AzulSeat["wall"];
  /** The tiles of each row: certain on the free wall too, whatever columns they take. */
  readonly rows: readonly number[];
}

export function endOf(position: AzulPosition, seat: number): RoundEnd {
  const steps = position.isFree ? [] : roundEndSteps(position);
  const tiles = steps.filter((step): step is TileStep => step.kind === "tile" && step.seat === seat);
  const wall = viewWall(position, seat);
  for (const { row, column, colour } of tiles) wall[5 * row + column] = TILE_COLOURS[colour];
  const isComing = (row: number) =>
    position.isFree && position.lineCount(seat, row) > row && openColumns(position, seat, row) !== 0;
  return {
    tiles,
    points: tiles.reduce((sum, { points }) => sum + points, 0),
    wall,
    rows: countBonus(wall, "row").map((held, row) => held + (isComing(row) ? 1 : 0)),
  };
}

function newRows(before: RoundEnd, after: RoundEnd): Bonus[] {
  return after.rows.flatMap((held, row) => (held === WHOLE && before.rows[row] < WHOLE ? ["row" as const] : []));
}

export function listTilings(position: AzulPosition, moves: readonly Move[]): Tiling[] {
  return moves.filter(isTiling).map((move) => {
    const row = tilingRow(move);
    const column = tilingColumn(move);
    const seat = position.actor;
    return {
      move,
      row,
      column: column === FLOOR ? null : column,
      colour: TILE_COLOURS[position.lineColour(seat, row)],
      points: column === FLOOR ? 0 : cellPoints(position.walls[seat], row, column),
    };
  });
}

/** A move to point at, as what is picked and where it goes. */
export function readDraft(position: AzulPosition, move: Move): { pick: Pick; target: Target } | null {
  if (!isDraft(move)) return null;
  const [pick] = listPicks(position, [move]);
  const target = draftTarget(move);
  return { pick, target: target === FLOOR ? "floor" : target };
}

/** A move to point at, as a cell of the wall. */
export function readTiling(move: Move): Cell | null {
  if (!isTiling(move) || tilingColumn(move) === FLOOR) return null;
  return { row: tilingRow(move), column: tilingColumn(move) };
}

export interface RoundSoFar {
  /** What the full lines will score on the fixed wall; null where columns are still to be chosen. */
  readonly tiles: number | null;
  readonly floor: number;
  /** What the full lines and the floor will bring if every column is chosen for the most points. */
  readonly best: Settlement;
}

interface Settlement {
  readonly tiles: number;
  readonly floor: number;
}

/** What the round would bring a seat if it ended now; on the free wall without the lines that have been tiled. */
export function roundSoFar(position: AzulPosition, seat: number): RoundSoFar {
  const floor = floorPenalty(floorSize(position, seat));
  if (position.isFree) return { tiles: null, floor, best: bestSettlement(position, seat) };
  const tiles = endOf(position, seat).points;
  return { tiles, floor, best: { tiles, floor } };
}

/** Tries every column for every full line, because a tile lengthens the runs of those laid after it. */
function bestSettlement(position: AzulPosition, seat: number): Settlement {
  const row = findFullLine(position, seat);
  if (row < 0) return { tiles: 0, floor: floorPenalty(floorSize(position, seat)) };
  const open = openColumns(position, seat, row);
  const columns = open === 0 ? [FLOOR] : FIVE.filter((column) => (open >> column) & 1);
  const ends = columns.map((column): Settlement => {
    const after = position.clone();
    tile(after, seat, row, column);
    const rest = bestSettlement(after, seat);
    return { tiles: after.points(seat) - position.points(seat) + rest.tiles, floor: rest.floor };
  });
  return ends.reduce((best, end) => (end.tiles - end.floor > best.tiles - best.floor ? end : best));
}

/** Whether a row will be full at the end of this round, so that there is no other. */
export function isLastRound(position: AzulPosition): boolean {
  const seats = Array.from({ length: position.seats }, (_, seat) => seat);
  return seats.some((seat) => endOf(position, seat).rows.includes(WHOLE));
}

export const BONUSES = ["row", "column", "colour"] as const;
export type Bonus = (typeof BONUSES)[number];

export const BONUS_POINTS = { row: BONUS_ROW, column: BONUS_COLUMN, colour: BONUS_COLOUR } as const;

/** A row, a column and a colour have as many tiles each. */
export const WHOLE = 5;
const FIVE = [0, 1, 2, 3, 4];

const IS_IN: Readonly<Record<Bonus, (wall: AzulSeat["wall"], cell: number, index: number) => boolean>> = {
  row: (_wall, cell, row) => Math.floor(cell / 5) === row,
  column: (_wall, cell, column) => cell % 5 === column,
  colour: (wall, cell, colour) => wall[cell] === TILE_COLOURS[colour],
};

export function isInBonus(wall: AzulSeat["wall"], bonus: Bonus, cell: number, index: number): boolean {
  return IS_IN[bonus](wall, cell, index);
}

/** How many tiles each of the five has. */
export function countBonus(wall: AzulSeat["wall"], bonus: Bonus): number[] {
  return FIVE.map((index) => wall.filter((piece, cell) => piece !== null && IS_IN[bonus](wall, cell, index)).length);
}

/** What is whole afterwards and was not before. */
function newBonuses(before: AzulSeat["wall"], after: AzulSeat["wall"]): Bonus[] {
  return BONUSES.flatMap((bonus) => {
    const had = countBonus(before, bonus);
    return countBonus(after, bonus).flatMap((held, i) => (held === WHOLE && had[i] < WHOLE ? [bonus] : []));
  });
}
