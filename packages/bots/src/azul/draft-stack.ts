/**
 * The course of a round's drafting, one level a ply: a copy of the rules' drafting that is cut down to what the search
 * needs (a mask of factories, packed lines, sizes of floors). The tests hold it against `AzulPosition` move by move.
 */
import { MARKER_GAIN, PENALTY_COST, draftIndex } from "./draft-values.ts";
import { lineOf, packLines, takes, withLine } from "./packed-lines.ts";
import type { RoundModel } from "./round-model.ts";
import {
  FIRST_CENTRE,
  FLOOR,
  NOBODY,
  ROWS,
  countOf,
  countTiles,
  draftColour,
  draftMove,
  draftRest,
  draftSource,
  draftTarget,
  floorPenalty,
  tilesOf,
} from "@riad/azul";
import type { AzulPosition } from "@riad/azul";

/** Four seats draft at most 36 tiles, each at least one. */
const MOST_PLIES = 40;
const FACTORIES = 9;
/** How much of what a draft is worth to the next seat counts for taking it away. */
const DENIAL = 0.5;
/** More tiles on a floor cost nothing more. */
const FULL_FLOOR = 7;
const COSTS = Float64Array.from({ length: 48 }, (_, size) => PENALTY_COST * floorPenalty(size));

/** Ordered moves carry their greedy value above the bits of the move. */
const MOVE_BITS = 11;
const VALUE_RANGE = 32;
const VALUE_STEPS = 16_384;

export function orderedMove(ordered: number): number {
  return ordered & ((1 << MOVE_BITS) - 1);
}

export function orderedValue(ordered: number): number {
  return (ordered >> MOVE_BITS) / VALUE_STEPS - VALUE_RANGE;
}

export class DraftStack {
  readonly model: RoundModel;
  readonly seats: number;
  /** By ply: factories not yet taken, the centres, the holder of the marker, whose turn it is. */
  readonly factories = new Int32Array(MOST_PLIES);
  readonly centre0 = new Int32Array(MOST_PLIES);
  readonly centre1 = new Int32Array(MOST_PLIES);
  readonly marker = new Int32Array(MOST_PLIES);
  readonly mover = new Int32Array(MOST_PLIES);
  /** By ply and seat. */
  readonly lines: Int32Array;
  readonly floors: Int32Array;
  /** After `hash`: the number of the position inside its round, twice 32 bits. */
  hashA = 0;
  hashB = 0;
  /** After `list`: how many groups of one colour in one place there are to choose from, twins counted once. */
  groupsListed = 0;

  readonly #contents = new Int32Array(FACTORIES);
  /** By factory: the factories before it with the same tiles; they are drafted from first, so that none is tried twice. */
  readonly #twins = new Int32Array(FACTORIES);
  readonly #sumA = new Int32Array(MOST_PLIES);
  readonly #sumB = new Int32Array(MOST_PLIES);
  readonly #mixA = new Int32Array(FACTORIES);
  readonly #mixB = new Int32Array(FACTORIES);
  readonly #entries: Int32Array;
  readonly #finalFloors: Int32Array;
  readonly #denial: number;
  #choosesCentre = false;

  constructor(model: RoundModel) {
    const { seats } = model;
    this.model = model;
    this.seats = seats;
    this.#denial = DENIAL / (seats - 1);
    this.lines = new Int32Array(MOST_PLIES * seats);
    this.floors = new Int32Array(MOST_PLIES * seats);
    this.#entries = new Int32Array(seats);
    this.#finalFloors = new Int32Array(seats);
  }

  /** Puts a position that waits for a draft at ply 0. */
  load(position: AzulPosition): void {
    let present = 0;
    this.#sumA[0] = 0;
    this.#sumB[0] = 0;
    for (let factory = 0; factory < FACTORIES; factory++) {
      const tiles = position.offers[factory];
      this.#contents[factory] = tiles;
      this.#mixA[factory] = mix(tiles, 0x2c1b3c6d);
      this.#mixB[factory] = mix(tiles, 0x297a2d39);
      this.#twins[factory] = 0;
      if (tiles === 0) continue;
      present |= 1 << factory;
      this.#sumA[0] += this.#mixA[factory];
      this.#sumB[0] += this.#mixB[factory];
      for (let i = 0; i < factory; i++) if (this.#contents[i] === tiles) this.#twins[factory] |= 1 << i;
    }
    this.factories[0] = present;
    this.centre0[0] = position.offers[FIRST_CENTRE];
    this.centre1[0] = position.offers[FIRST_CENTRE + 1];
    this.marker[0] = position.marker;
    this.mover[0] = position.turn;
    this.#choosesCentre = position.centres === 2;
    for (let seat = 0; seat < this.seats; seat++) {
      this.lines[seat] = packLines(position, seat);
      this.floors[seat] = Math.min(FULL_FLOOR, countTiles(position.floors[seat]));
    }
  }

  /** The same move from the first of the factories with the same tiles, to the first of two equal centres. */
  plainMove(move: number): number {
    let source = draftSource(move);
    if (source < FIRST_CENTRE && this.#twins[source] !== 0)
      source = 31 - Math.clz32(this.#twins[source] & -this.#twins[source]);
    const rest = this.centre0[0] === this.centre1[0] ? 0 : draftRest(move);
    return draftMove(source, draftColour(move), draftTarget(move), rest);
  }

  isOver(ply: number): boolean {
    return (this.factories[ply] | this.centre0[ply] | this.centre1[ply]) === 0;
  }

  /** At least so many drafts are still to come. */
  groups(ply: number): number {
    let count = colours(this.centre0[ply]) + colours(this.centre1[ply]);
    for (let left = this.factories[ply]; left !== 0; left &= left - 1) {
      count += colours(this.#contents[31 - Math.clz32(left & -left)]);
    }
    return count;
  }

  hash(ply: number): void {
    const { seats, lines, floors } = this;
    let a = this.#sumA[ply] + Math.imul(this.centre0[ply] + 1, 0x9e3779b1);
    let b = this.#sumB[ply] + Math.imul(this.centre0[ply] + 1, 0x7feb352d);
    a = Math.imul(a ^ (a >>> 15), 0x85ebca6b) + this.centre1[ply];
    b = Math.imul(b ^ (b >>> 14), 0xc2b2ae35) + this.centre1[ply];
    let rest = ((this.marker[ply] + 1) << 3) | this.mover[ply];
    for (let seat = 0, at = ply * seats; seat < seats; seat++, at++) {
      rest = Math.imul(rest, 8) + floors[at];
      a = Math.imul(a ^ (a >>> 13), 0x2c1b3c6d) + lines[at];
      b = Math.imul(b ^ (b >>> 16), 0x846ca68b) + lines[at];
    }
    a = Math.imul(a ^ (a >>> 16), 0x21f0aaad) + rest;
    b = Math.imul(b ^ (b >>> 15), 0x735a2d97) + rest;
    this.hashA = Math.imul(a ^ (a >>> 15), 0xd168aaad) ^ (a >>> 7);
    this.hashB = Math.imul(b ^ (b >>> 13), 0xaf723597) ^ (b >>> 9);
  }

  /** Writes every different draft with its greedy value from `from` on and returns the end. */
  list(ply: number, into: Int32Array, from: number): number {
    this.groupsListed = 0;
    let end = from;
    const present = this.factories[ply];
    const bothCentres = this.#choosesCentre && this.centre0[ply] !== this.centre1[ply];
    for (let left = present; left !== 0; left &= left - 1) {
      const factory = 31 - Math.clz32(left & -left);
      if ((this.#twins[factory] & present) !== 0) continue;
      end = this.#listSource(ply, factory, this.#contents[factory], bothCentres, into, end);
    }
    end = this.#listSource(ply, FIRST_CENTRE, this.centre0[ply], false, into, end);
    return this.#listSource(ply, FIRST_CENTRE + 1, this.centre1[ply], false, into, end);
  }

  #listSource(
    ply: number,
    source: number,
    tiles: number,
    bothCentres: boolean,
    into: Int32Array,
    from: number,
  ): number {
    const seat = this.mover[ply];
    const side = this.model.sides[seat];
    const { values, used } = side;
    const lines = this.lines[ply * this.seats + seat];
    const takesMarker = source >= FIRST_CENTRE && this.marker[ply] === NOBODY;
    const floor = this.floors[ply * this.seats + seat] + (this.marker[ply] === seat ? 1 : 0);
    const plain = VALUE_RANGE + COSTS[floor] + (takesMarker ? MARKER_GAIN : 0);
    const floorAfter = floor + (takesMarker ? 1 : 0);
    const rivalSeat = seat + 1 === this.seats ? 0 : seat + 1;
    const rival = this.model.sides[rivalSeat];
    const rivalEntry = rival.entryOf(this.lines[ply * this.seats + rivalSeat]);
    let end = from;
    for (let colour = 0, left = tiles; left !== 0; colour++, left >>= 5) {
      const count = left & 31;
      if (count === 0) continue;
      this.groupsListed++;
      const bias = plain + this.#denial * rival.greedyValue[rival.greedyReply(rivalEntry, colour, count)];
      const copies = bothCentres && tiles !== tilesOf(colour, count) ? 2 : 1;
      const first = draftMove(source, colour, 0, 0);
      for (let row = 0; row < ROWS; row++) {
        const line = lineOf(lines, row);
        if (!takes(line, row, colour, used)) continue;
        const had = line & 7;
        const room = row + 1 - had;
        const added = count < room ? count : room;
        const value = values[draftIndex(row, colour, had, added)] + bias - COSTS[floorAfter + count - added];
        const ordered = (((value * VALUE_STEPS) | 0) << MOVE_BITS) | first | (row << 1);
        into[end++] = ordered;
        if (copies === 2) into[end++] = ordered | 1;
      }
      const value = bias - COSTS[floorAfter + count];
      const ordered = (((value * VALUE_STEPS) | 0) << MOVE_BITS) | first | (FLOOR << 1);
      into[end++] = ordered;
      if (copies === 2) into[end++] = ordered | 1;
    }
    return end;
  }

  /** Plays a draft from `ply` to the next. */
  play(ply: number, move: number): void {
    const { seats } = this;
    const source = draftSource(move);
    const colour = draftColour(move);
    const to = ply + 1;
    const seat = this.mover[ply];
    let present = this.factories[ply];
    let centre0 = this.centre0[ply];
    let centre1 = this.centre1[ply];
    let marker = this.marker[ply];
    let sumA = this.#sumA[ply];
    let sumB = this.#sumB[ply];
    let count: number;
    if (source < FIRST_CENTRE) {
      const tiles = this.#contents[source];
      count = countOf(tiles, colour);
      const rest = tiles - tilesOf(colour, count);
      if (draftRest(move) === 0) centre0 += rest;
      else centre1 += rest;
      present &= ~(1 << source);
      sumA -= this.#mixA[source];
      sumB -= this.#mixB[source];
    } else {
      if (source === FIRST_CENTRE) {
        count = countOf(centre0, colour);
        centre0 -= tilesOf(colour, count);
      } else {
        count = countOf(centre1, colour);
        centre1 -= tilesOf(colour, count);
      }
      if (marker === NOBODY) marker = seat;
    }
    const here = ply * seats;
    const there = to * seats;
    for (let i = 0; i < seats; i++) {
      this.lines[there + i] = this.lines[here + i];
      this.floors[there + i] = this.floors[here + i];
    }
    const target = draftTarget(move);
    let dropped = count;
    if (target !== FLOOR) {
      const lines = this.lines[here + seat];
      const room = target + 1 - (lineOf(lines, target) & 7);
      const added = count < room ? count : room;
      dropped -= added;
      this.lines[there + seat] = withLine(lines, target, (colour << 3) | (target + 1 - room + added));
    }
    if (dropped > 0) this.floors[there + seat] = Math.min(FULL_FLOOR, this.floors[here + seat] + dropped);
    this.factories[to] = present;
    this.centre0[to] = centre0;
    this.centre1[to] = centre1;
    this.marker[to] = marker;
    this.#sumA[to] = sumA | 0;
    this.#sumB[to] = sumB | 0;
    this.mover[to] = seat + 1 === seats ? 0 : seat + 1;
  }

  /** Two seats: plays the round out greedily from `ply` and returns what its end is worth to seat 0. */
  playOutTwo(ply: number): number {
    const next = this.#playOut(ply);
    const [entry0, entry1] = this.#entries;
    return this.model.evaluateTwo(entry0, entry1, this.#finalFloors[0], this.#finalFloors[1], this.#finalMarker, next);
  }

  /** Any number of seats: plays the round out greedily and leaves what its end is worth in the model. */
  playOut(ply: number): void {
    const next = this.#playOut(ply);
    this.model.evaluate(this.#entries, this.#finalFloors, this.#finalMarker, next);
  }

  #finalMarker = NOBODY;

  /** Everybody takes what looks best for his own lines. Returns whose turn it would be. */
  #playOut(ply: number): number {
    const { seats, model } = this;
    const { sides } = model;
    const entries = this.#entries;
    const floors = this.#finalFloors;
    model.makeRoom();
    for (let seat = 0; seat < seats; seat++) {
      entries[seat] = sides[seat].entryOf(this.lines[ply * seats + seat]);
      floors[seat] = this.floors[ply * seats + seat];
    }
    let present = this.factories[ply];
    let centre0 = this.centre0[ply];
    let centre1 = this.centre1[ply];
    let marker = this.marker[ply];
    let seat = this.mover[ply];
    while ((present | centre0 | centre1) !== 0) {
      const side = sides[seat];
      const entry = entries[seat];
      const { greedyValue } = side;
      const rivalSeat = seat + 1 === seats ? 0 : seat + 1;
      const rival = sides[rivalSeat];
      const rivalEntry = entries[rivalSeat];
      const theirs = rival.greedyValue;
      let best = -1000;
      let bestSource = 0;
      let bestColour = 0;
      let bestReply = 0;
      let bestCount = 0;
      for (let left = present; left !== 0; left &= left - 1) {
        const factory = 31 - Math.clz32(left & -left);
        for (let colour = 0, tiles = this.#contents[factory]; tiles !== 0; colour++, tiles >>= 5) {
          const count = tiles & 31;
          if (count === 0) continue;
          const reply = side.greedyReply(entry, colour, count);
          const seen = greedyValue[reply] + this.#denial * theirs[rival.greedyReply(rivalEntry, colour, count)];
          if (seen > best) {
            best = seen;
            bestSource = factory;
            bestColour = colour;
            bestReply = reply;
            bestCount = count;
          }
        }
      }
      const gain = marker === NOBODY ? MARKER_GAIN + COSTS[floors[seat]] - COSTS[floors[seat] + 1] : 0;
      for (let colour = 0, tiles = centre0; tiles !== 0; colour++, tiles >>= 5) {
        const count = tiles & 31;
        if (count === 0) continue;
        const reply = side.greedyReply(entry, colour, count);
        const seen = greedyValue[reply] + gain + this.#denial * theirs[rival.greedyReply(rivalEntry, colour, count)];
        if (seen > best) {
          best = seen;
          bestSource = FIRST_CENTRE;
          bestColour = colour;
          bestReply = reply;
          bestCount = count;
        }
      }
      for (let colour = 0, tiles = centre1; tiles !== 0; colour++, tiles >>= 5) {
        const count = tiles & 31;
        if (count === 0) continue;
        const reply = side.greedyReply(entry, colour, count);
        const seen = greedyValue[reply] + gain + this.#denial * theirs[rival.greedyReply(rivalEntry, colour, count)];
        if (seen > best) {
          best = seen;
          bestSource = FIRST_CENTRE + 1;
          bestColour = colour;
          bestReply = reply;
          bestCount = count;
        }
      }
      const taken = tilesOf(bestColour, bestCount);
      if (bestSource < FIRST_CENTRE) {
        centre0 += this.#contents[bestSource] - taken;
        present &= ~(1 << bestSource);
      } else {
        if (bestSource === FIRST_CENTRE) centre0 -= taken;
        else centre1 -= taken;
        if (marker === NOBODY) marker = seat;
      }
      const row = side.greedyRow[bestReply];
      let dropped = bestCount;
      if (row !== FLOOR) {
        const lines = side.keys[entry];
        const room = row + 1 - (lineOf(lines, row) & 7);
        const added = bestCount < room ? bestCount : room;
        dropped -= added;
        entries[seat] = side.entryOf(withLine(lines, row, (bestColour << 3) | (row + 1 - room + added)));
      }
      if (dropped > 0) floors[seat] = Math.min(FULL_FLOOR, floors[seat] + dropped);
      seat = seat + 1 === seats ? 0 : seat + 1;
    }
    this.#finalMarker = marker;
    return seat;
  }
}

function mix(tiles: number, factor: number): number {
  let x = Math.imul(tiles + 0x51ed270b, factor);
  x = Math.imul(x ^ (x >>> 15), 0x85ebca6b);
  return x ^ (x >>> 13);
}

/** How many colours are among the tiles. */
function colours(tiles: number): number {
  let count = 0;
  for (let left = tiles; left !== 0; left >>= 5) if ((left & 31) !== 0) count++;
  return count;
}
