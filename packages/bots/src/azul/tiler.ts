/**
 * Moves the full rows of one seat to its wall. On the fixed wall nothing is to be chosen; on the free wall all ways are
 * tried and the net says which is best, with the other sides held as they are.
 */
import { isBlocked } from "./blocked-rows.ts";
import {
  POINTS_SCALE,
  bagInputs,
  colourInput,
  columnInput,
  lineInput,
  mosaicInput,
  rowInput,
  MOST_SIDE_INPUTS,
  wallInputs,
} from "./net-inputs.ts";
import { lineOf, packLines, withLine } from "./packed-lines.ts";
import type { Lines } from "./packed-lines.ts";
import { TILE_POINTS, fillTilePoints, prospectInputs } from "./prospect-inputs.ts";
import { HIDDEN } from "./net.ts";
import type { Net } from "./net.ts";
import type { StageNets } from "./stage-nets.ts";
import { shareOf, utilityOf, winOf } from "./utility.ts";
import type { Unpacked } from "./utility.ts";
import {
  AzulPosition,
  COLUMNS,
  FLOOR,
  ROWS,
  bonusPoints,
  cellPoints,
  fixedColumn,
  floorPenalty,
  countTiles,
  fullRows,
  openColumns,
  PHASE,
  tilingMove,
} from "@riad/azul";

export interface Tiled {
  /** Points of the tiling, without floor and bonus. */
  readonly points: number;
  /** What the wall earns if the match ends now. */
  readonly bonus: number;
  readonly fullRows: number;
  /** Tiles that had to go to the floor. */
  readonly dropped: number;
  /** No row can be completed any more: where that holds for all, the match ends. */
  readonly blocked: boolean;
}

/** By number of rows to tile: how many columns a quick tiler tries for each, the best by their greedy values. */
const QUICK_COLUMNS = [5, 5, 3, 2, 2, 2];

/** After the steps: the units before anything is tiled, and a place to add the points. */
const UNTILED = (ROWS + 1) * HIDDEN;
const JUDGED = UNTILED + HIDDEN;

export class Tiler {
  /** The table after the last tiling. */
  readonly scratch: AzulPosition;
  /** The chosen columns by row, of the last tiling; `FLOOR` where there was none. */
  readonly columns = new Int32Array(ROWS);

  readonly #nets: StageNets;
  #net: Net;
  readonly #quick: boolean;
  readonly #start: AzulPosition;
  readonly #best: AzulPosition;
  readonly #rough: AzulPosition;
  readonly #steps: AzulPosition[];
  readonly #tried = new Int32Array(ROWS);
  /** By step of a tiling: the hidden units without the own points. */
  readonly #hidden = new Float32Array(JUDGED + HIDDEN);
  readonly #inputs = new Int32Array(MOST_SIDE_INPUTS);
  readonly #points = new Int8Array(TILE_POINTS);
  #seat = 0;
  #role = 0;
  #ends = false;
  #bestOther = 0;
  #bestUtility = 0;
  /** Of the tiling that was looked at last, and of the best. */
  #share = 0;
  #margin = 0;
  #bestShare = 0;
  #bestMargin = 0;

  /** A quick one, for the search, leaves out columns that score little. */
  constructor(nets: StageNets, quick: boolean) {
    const { seats } = nets;
    this.#nets = nets;
    [this.#net] = nets.nets;
    this.#quick = quick;
    this.scratch = new AzulPosition(seats);
    this.#start = new AzulPosition(seats);
    this.#best = new AzulPosition(seats);
    this.#rough = new AzulPosition(seats);
    this.#steps = Array.from({ length: ROWS + 1 }, () => new AzulPosition(seats));
  }

  /** The walls and points to tile on. Who starts next is taken to be `starter`. */
  begin(position: AzulPosition, seat: number, starter = seat): void {
    this.#seat = seat;
    this.#net = this.#nets.at(position);
    this.#start.copyFrom(position);
    this.scratch.copyFrom(position);
    const { seats } = position;
    this.#role = (seat - starter + seats) % seats;
    this.#ends = false;
    this.#bestOther = 0;
    if (position.isFree) this.#lookAround(starter);
  }

  /** The hidden units before anything is tiled. */
  #lookAround(starter: number): void {
    const { shape } = this.#net;
    this.#hidden.fill(0, UNTILED, JUDGED);
    this.#add(UNTILED, shape.bias, 1);
    const bag = bagInputs(this.#start.bag, this.#inputs);
    for (let i = 0; i < bag; i++) this.#add(UNTILED, shape.common + this.#inputs[i], 1);
    for (let role = 0; role < shape.seats; role++) {
      const seat = (starter + role) % shape.seats;
      for (let row = 0; row < ROWS; row++) {
        const line = this.#start.lines[seat * ROWS + row];
        this.#add(UNTILED, role * shape.side + lineInput(row, (line & 7) > row ? 0 : line), 1);
      }
      const count = wallInputs(this.#start, seat, shape.free, this.#inputs);
      for (let i = 0; i < count; i++) this.#add(UNTILED, role * shape.side + this.#inputs[i], 1);
      if (seat === this.#seat) continue;
      this.#addProspects(UNTILED, role, this.#start, seat);
      if (fullRows(this.#start, seat) > 0) this.#ends = true;
      this.#bestOther = Math.max(this.#bestOther, this.#start.scores[seat] + bonusPoints(this.#start, seat));
      const points = this.#start.scores[seat] / POINTS_SCALE;
      if (role === 0) {
        this.#add(UNTILED, shape.points, points);
        for (let other = 1; other < shape.seats; other++) this.#add(UNTILED, shape.points + other, points);
      } else {
        this.#add(UNTILED, shape.points + role, -points);
      }
    }
  }

  /** What a side can hope for in the next round; full lines count as emptied. */
  #addProspects(to: number, role: number, layout: AzulPosition, seat: number): void {
    let lines = packLines(layout, seat);
    for (let row = 0; row < ROWS; row++) if ((lineOf(lines, row) & 7) > row) lines = withLine(lines, row, 0);
    const { shape } = this.#net;
    const points = this.#points;
    fillTilePoints(layout, seat, points, 0);
    const side = { used: layout.used[seat], wall: layout.walls[seat], points, from: 0 };
    const count = prospectInputs(shape.seats, shape.free, this.#start.bag, side, lines, this.#inputs);
    for (let i = 0; i < count; i++) this.#add(to, role * shape.side + shape.prospects + this.#inputs[i], 1);
  }

  /** The same for all columns, as if the tiles lay on no cell yet: a search compares too many tilings for more. */
  #addRoughProspects(step: AzulPosition): void {
    const seat = this.#seat;
    const rough = this.#rough;
    rough.copyFrom(step);
    for (let row = 0; row < ROWS; row++) {
      const line = rough.lines[seat * ROWS + row];
      if ((line & 7) > row) rough.used[seat] |= 1 << (5 * (line >> 3) + row);
    }
    this.#addProspects(0, this.#role, rough, seat);
  }

  /** What the last tiling on a free wall is worth to its seat. */
  get value(): Unpacked {
    return { utility: this.#bestUtility, share: this.#bestShare, margin: this.#bestMargin };
  }

  /** Tiles every full row of `lines`; on the free wall the first of them into `first`, if that is given. */
  tile(lines: Lines, first = -1): Tiled {
    const seat = this.#seat;
    const step = this.#steps[0];
    step.copyFrom(this.#start);
    for (let row = 0; row < ROWS; row++) step.lines[seat * ROWS + row] = lineOf(lines, row);
    if (step.isFree) {
      this.#bestUtility = Number.NEGATIVE_INFINITY;
      this.#hidden.copyWithin(0, UNTILED, JUDGED);
      if (this.#quick) this.#addRoughProspects(step);
      this.#tryRow(0, 0, this.#quick ? QUICK_COLUMNS[fullLines(lines)] : COLUMNS, first);
      this.scratch.copyFrom(this.#best);
    } else {
      this.scratch.copyFrom(step);
      for (let row = 0; row < ROWS; row++) {
        const line = lineOf(lines, row);
        if ((line & 7) > row) this.#place(this.scratch, row, fixedColumn(row, line >> 3));
      }
    }
    const { scratch } = this;
    return {
      points: scratch.scores[seat] - this.#start.scores[seat],
      bonus: bonusPoints(scratch, seat),
      fullRows: fullRows(scratch, seat),
      dropped: countTiles(scratch.floors[seat]) - countTiles(this.#start.floors[seat]),
      blocked: scratch.isFree && isBlocked(scratch, seat),
    };
  }

  #tryRow(depth: number, from: number, most: number, forced: number): void {
    const seat = this.#seat;
    const position = this.#steps[depth];
    let row = from;
    while (row < ROWS && position.lineCount(seat, row) <= row) row++;
    if (row === ROWS) {
      const utility = this.#evaluate(position, depth);
      if (utility <= this.#bestUtility) return;
      this.#bestUtility = utility;
      this.#bestShare = this.#share;
      this.#bestMargin = this.#margin;
      this.#best.copyFrom(position);
      this.columns.set(this.#tried);
      return;
    }
    let open = openColumns(position, seat, row);
    if (most < COLUMNS) open = bestColumns(position.walls[seat], row, open, most);
    const next = this.#steps[depth + 1];
    for (let column = 0; column <= FLOOR; column++) {
      if (forced >= 0 ? column !== forced : column < FLOOR ? ((open >> column) & 1) === 0 : open !== 0) continue;
      next.copyFrom(position);
      this.#place(next, row, column);
      this.#update(depth, position, next, row, column);
      this.#tried[row] = column;
      this.#tryRow(depth + 1, row + 1, most, -1);
    }
  }

  #place(position: AzulPosition, row: number, column: number): void {
    // The rules settle the round after the last tiling; a neighbour who still has a row to tile keeps it open.
    position.lines[position.after(this.#seat) * ROWS] = 1;
    position.phase = PHASE.tile;
    position.actor = this.#seat;
    position.play(tilingMove(row, column));
  }

  /** Carries the hidden units over to the next step: one tile changes one row, one column and one colour. */
  #update(depth: number, before: AzulPosition, after: AzulPosition, row: number, column: number): void {
    const to = (depth + 1) * HIDDEN;
    this.#hidden.copyWithin(to, depth * HIDDEN, to);
    if (column === FLOOR) return;
    const seat = this.#seat;
    const side = this.#role * this.#net.shape.side;
    const colour = before.lineColour(seat, row);
    this.#add(to, side + rowInput(before, seat, row), -1);
    this.#add(to, side + rowInput(after, seat, row), 1);
    this.#add(to, side + columnInput(before, seat, column), -1);
    this.#add(to, side + columnInput(after, seat, column), 1);
    this.#add(to, side + colourInput(before, seat, colour), -1);
    this.#add(to, side + colourInput(after, seat, colour), 1);
    this.#add(to, side + mosaicInput(before, seat, colour), -1);
    this.#add(to, side + mosaicInput(after, seat, colour), 1);
  }

  #add(to: number, input: number, times: number): void {
    const { inner } = this.#net;
    const hidden = this.#hidden;
    const from = input * HIDDEN;
    for (let unit = 0; unit < HIDDEN; unit++) hidden[to + unit] += times * inner[from + unit];
  }

  /** The utility of a finished tiling; leaves its share and margin behind. */
  #evaluate(position: AzulPosition, depth: number): number {
    const seat = this.#seat;
    const { seats } = position;
    const floor = countTiles(position.floors[seat]) + (position.marker === seat ? 1 : 0);
    const points = Math.max(0, position.scores[seat] - floorPenalty(floor));
    if (this.#ends || fullRows(position, seat) > 0) {
      this.#margin = points + bonusPoints(position, seat) - this.#bestOther;
      this.#share = this.#margin > 0 ? 1 : this.#margin < 0 ? 0 : 1 / seats;
      return utilityOf(winOf(this.#share, seats), this.#margin);
    }
    const { shape, heads } = this.#net;
    const role = this.#role;
    const scaled = points / POINTS_SCALE;
    this.#hidden.copyWithin(JUDGED, depth * HIDDEN, (depth + 1) * HIDDEN);
    if (!this.#quick) this.#addProspects(JUDGED, role, position, seat);
    if (role === 0) for (let other = 0; other < shape.seats; other++) this.#add(JUDGED, shape.points + other, scaled);
    else this.#add(JUDGED, shape.points + role, -scaled);
    if (heads === 1) {
      const sign = role === 0 ? 1 : -1;
      const win = sign * Math.tanh(this.#output(0));
      this.#share = shareOf(win, 2);
      this.#margin = sign * POINTS_SCALE * this.#output(1);
      return utilityOf(win, this.#margin);
    }
    let total = 0;
    let own = 0;
    for (let head = 0; head < heads; head++) {
      const odds = Math.exp(this.#output(head));
      total += odds;
      if (head === role) own = odds;
    }
    this.#share = own / total;
    this.#margin = POINTS_SCALE * this.#output(heads + role);
    return utilityOf(winOf(this.#share, seats), this.#margin);
  }

  #output(output: number): number {
    const { outer, outerBias } = this.#net;
    let sum = outerBias[output];
    for (let unit = 0; unit < HIDDEN; unit++) {
      const active = this.#hidden[JUDGED + unit];
      if (active > 0) sum += active * outer[output * HIDDEN + unit];
    }
    return sum;
  }
}

function fullLines(lines: Lines): number {
  let count = 0;
  for (let row = 0; row < ROWS; row++) if ((lineOf(lines, row) & 7) > row) count++;
  return count;
}

/** The columns that score most, as many as are wanted. */
function bestColumns(wall: number, row: number, open: number, most: number): number {
  let chosen = 0;
  for (let i = 0; i < most; i++) {
    let best = 0;
    let bestColumn = -1;
    for (let column = 0; column < COLUMNS; column++) {
      if ((((open & ~chosen) >> column) & 1) === 0) continue;
      const points = cellPoints(wall, row, column);
      if (points <= best) continue;
      best = points;
      bestColumn = column;
    }
    if (bestColumn >= 0) chosen |= 1 << bestColumn;
  }
  return chosen;
}
