/**
 * What one seat makes of a round. Inside a round the walls do not change, so everything that a seat brings to the round's end
 * (points, its part of the net) and what it would draft next depends on its own lines alone: each is worked out
 * once for the lines and then only looked up.
 */
import { SPARE_COST, draftIndex, fillDraftValues, newDraftValues } from "./draft-values.ts";
import { MOST_SIDE_INPUTS, lineInput, wallInputs } from "./net-inputs.ts";
import { lineOf, takes, withLine } from "./packed-lines.ts";
import type { Lines } from "./packed-lines.ts";
import { TILE_POINTS, fillTilePoints, prospectInputs } from "./prospect-inputs.ts";
import { HIDDEN } from "./net.ts";
import type { Net } from "./net.ts";
import type { StageNets } from "./stage-nets.ts";
import { COLOURS, FLOOR, ROWS } from "@riad/azul";
import type { AzulPosition } from "@riad/azul";
import { Tiler } from "./tiler.ts";

const SLOTS = 1 << 15;
/** Keeps the table of lines at most half full, and leaves room for what one playout adds. */
const MOST_ENTRIES = (SLOTS >> 1) - 256;
const MOST_WALLS = 4096;
/** Active inputs of one wall, at most. */
const WALL_INPUTS = 4 * ROWS;
/** Tiles of a colour in one draft, as far as the choice of a row can depend on it. */
const MOST_TAKEN = 8;
const REPLIES = COLOURS * MOST_TAKEN;

export class SeatCache {
  readonly seat: number;
  /** Greedy values of drafts, see `draftIndex`. */
  readonly values = newDraftValues();
  used = 0;

  /** By wall (a set of completed rows with their colours): points of its tiling, bonus, full rows, tiles to the floor. */
  readonly points = new Int32Array(MOST_WALLS);
  readonly bonus = new Int32Array(MOST_WALLS);
  readonly fullRows = new Int32Array(MOST_WALLS);
  readonly dropped = new Int32Array(MOST_WALLS);
  /** By wall: 1 if none of its rows can be completed any more. */
  readonly blocked = new Uint8Array(MOST_WALLS);
  /** By entry: the lines, their wall, and the side's part of the hidden units for each role, see `partOf`. */
  readonly keys: Int32Array;
  readonly walls: Int32Array;
  readonly parts: Float32Array;

  /** By `greedyReply`: the row that would be chosen for some tiles and how it looks; -1 while not known. */
  readonly greedyRow: Int8Array;
  readonly greedyValue: Float32Array;

  readonly #nets: StageNets;
  /** That of the present round. */
  #net: Net;
  #bag = 0;
  readonly #roles: number;
  readonly #tiler: Tiler;
  readonly #wallOf = new Int32Array(1 << 15);
  readonly #wallParts: Float32Array;
  readonly #wallInputs = new Int32Array(MOST_WALLS * WALL_INPUTS);
  /** By wall and by entry: bit `role` for the parts that were worked out. */
  readonly #wallReady = new Uint8Array(MOST_WALLS);
  readonly #ready: Uint8Array;
  /** By wall: what is on it, as in `AzulPosition`, and the points of its tiles; `from` is that of the wall in use. */
  readonly #wallUsed = new Int32Array(MOST_WALLS);
  readonly #wallCells = new Int32Array(MOST_WALLS);
  readonly #prospects = { used: 0, wall: 0, points: new Int8Array(MOST_WALLS * TILE_POINTS), from: 0 };
  #wallCount = 0;
  readonly #slots = new Int32Array(SLOTS);
  #entryCount = 0;
  readonly #inputs = new Int32Array(MOST_SIDE_INPUTS);

  constructor(nets: StageNets, seat: number) {
    const entries = SLOTS >> 1;
    this.seat = seat;
    this.#nets = nets;
    [this.#net] = nets.nets;
    this.#roles = nets.seats;
    this.#tiler = new Tiler(nets, true);
    this.#wallParts = new Float32Array(MOST_WALLS * this.#roles * HIDDEN);
    this.keys = new Int32Array(entries);
    this.walls = new Int32Array(entries);
    this.#ready = new Uint8Array(entries);
    this.parts = new Float32Array(entries * this.#roles * HIDDEN);
    this.greedyRow = new Int8Array(entries * REPLIES);
    this.greedyValue = new Float32Array(entries * REPLIES);
  }

  /** Begins a round: forgets everything and takes the walls and points of the position. */
  begin(position: AzulPosition): void {
    this.used = position.used[this.seat];
    this.#net = this.#nets.at(position);
    this.#bag = position.bag;
    this.#tiler.begin(position, this.seat);
    fillDraftValues(this.#tiler.scratch, this.seat, this.values);
    this.forget();
  }

  forget(): void {
    this.#wallOf.fill(0);
    this.#wallCount = 0;
    this.#slots.fill(0);
    this.#entryCount = 0;
  }

  /** Whether a playout might find no room; then a caller that holds no entry numbers must `forget`. */
  get isFull(): boolean {
    return this.#entryCount > MOST_ENTRIES || this.#wallCount > MOST_WALLS - 64;
  }

  /** The number under which all about these lines is kept. */
  entryOf(lines: Lines): number {
    const { keys } = this;
    let slot = Math.imul(lines ^ (lines >>> 15), 0x9e3779b1) >>> 17;
    for (;;) {
      const entry = this.#slots[slot] - 1;
      if (entry < 0) break;
      if (keys[entry] === lines) return entry;
      slot = (slot + 1) & (SLOTS - 1);
    }
    const entry = this.#entryCount++;
    this.#slots[slot] = entry + 1;
    keys[entry] = lines;
    this.walls[entry] = -1;
    this.greedyRow.fill(-1, entry * REPLIES, (entry + 1) * REPLIES);
    return entry;
  }

  /** Where `greedyRow` and `greedyValue` say what would be done with `count` tiles of a colour. */
  greedyReply(entry: number, colour: number, count: number): number {
    const taken = count < MOST_TAKEN ? count : MOST_TAKEN;
    const index = entry * REPLIES + colour * MOST_TAKEN + taken - 1;
    if (this.greedyRow[index] < 0) this.#findGreedyReply(entry, colour, taken, index);
    return index;
  }

  #findGreedyReply(entry: number, colour: number, count: number, index: number): void {
    const lines = this.keys[entry];
    let bestRow = FLOOR;
    let best = -SPARE_COST * count;
    for (let row = 0; row < ROWS; row++) {
      const line = lineOf(lines, row);
      if (!takes(line, row, colour, this.used)) continue;
      const had = line & 7;
      const added = Math.min(count, row + 1 - had);
      const value = this.values[draftIndex(row, colour, had, added)] - SPARE_COST * (count - added);
      if (value > best) {
        best = value;
        bestRow = row;
      }
    }
    this.greedyRow[index] = bestRow;
    this.greedyValue[index] = best;
  }

  /** Works out what an entry brings to the round's end, if that is not yet done, and returns its wall. */
  settle(entry: number): number {
    const known = this.walls[entry];
    if (known >= 0) return known;
    const lines = this.keys[entry];
    const wall = this.#wallFor(lines);
    this.walls[entry] = wall;
    this.#ready[entry] = 0;
    return wall;
  }

  /** Where `parts` has what a settled entry adds to the hidden units in a role. Most are only ever needed in one. */
  partOf(entry: number, role: number): number {
    const at = (entry * this.#roles + role) * HIDDEN;
    if (((this.#ready[entry] >> role) & 1) === 0) this.#makePart(entry, role, at);
    return at;
  }

  #makePart(entry: number, role: number, at: number): void {
    this.#ready[entry] |= 1 << role;
    const wall = this.walls[entry];
    const { inner, shape } = this.#net;
    const { parts } = this;
    const inputs = this.#inputs;
    const wallAt = this.#wallPartOf(wall, role);
    const left = this.#emptied(this.keys[entry]);
    const prospects = this.#prospects;
    prospects.used = this.#wallUsed[wall];
    prospects.wall = this.#wallCells[wall];
    prospects.from = wall * TILE_POINTS;
    const count = prospectInputs(this.#roles, shape.free, this.#bag, prospects, left, inputs);
    for (let i = 0; i < count; i++) inputs[i] += shape.prospects;
    for (let row = 0; row < ROWS; row++) inputs[count + row] = lineInput(row, lineOf(left, row));
    for (let unit = 0; unit < HIDDEN; unit++) parts[at + unit] = this.#wallParts[wallAt + unit];
    for (let i = 0; i < count + ROWS; i++) {
      const from = (role * shape.side + inputs[i]) * HIDDEN;
      for (let unit = 0; unit < HIDDEN; unit++) parts[at + unit] += inner[from + unit];
    }
  }

  /** The lines of the next round: full ones have gone to the wall. */
  #emptied(lines: Lines): Lines {
    let left = lines;
    for (let row = 0; row < ROWS; row++) if ((lineOf(lines, row) & 7) > row) left = withLine(left, row, 0);
    return left;
  }

  #wallFor(lines: Lines): number {
    let key = 0;
    for (let row = 0; row < ROWS; row++) {
      const line = lineOf(lines, row);
      if ((line & 7) > row) key |= ((line >> 3) + 1) << (3 * row);
    }
    if (this.#wallOf[key] === 0) this.#wallOf[key] = this.#makeWall(lines) + 1;
    return this.#wallOf[key] - 1;
  }

  #makeWall(lines: Lines): number {
    const wall = this.#wallCount++;
    const tiled = this.#tiler.tile(lines);
    this.points[wall] = tiled.points;
    this.bonus[wall] = tiled.bonus;
    this.fullRows[wall] = tiled.fullRows;
    this.dropped[wall] = tiled.dropped;
    this.blocked[wall] = tiled.blocked ? 1 : 0;
    const { scratch } = this.#tiler;
    this.#wallUsed[wall] = scratch.used[this.seat];
    this.#wallCells[wall] = scratch.walls[this.seat];
    fillTilePoints(scratch, this.seat, this.#prospects.points, wall * TILE_POINTS);
    this.#wallReady[wall] = 0;
    wallInputs(this.#tiler.scratch, this.seat, this.#net.shape.free, this.#wallInputs.subarray(wall * WALL_INPUTS));
    return wall;
  }

  #wallPartOf(wall: number, role: number): number {
    const at = (wall * this.#roles + role) * HIDDEN;
    if (((this.#wallReady[wall] >> role) & 1) === 1) return at;
    this.#wallReady[wall] |= 1 << role;
    const { inner, shape } = this.#net;
    const count = shape.free ? 4 * ROWS : 3 * ROWS;
    const parts = this.#wallParts;
    parts.fill(0, at, at + HIDDEN);
    for (let i = 0; i < count; i++) {
      const from = (role * shape.side + this.#wallInputs[wall * WALL_INPUTS + i]) * HIDDEN;
      for (let unit = 0; unit < HIDDEN; unit++) parts[at + unit] += inner[from + unit];
    }
    return at;
  }
}
