/**
 * The board with its regions, made once from a position and then changed and changed back for every placement that is
 * considered: a new rug joins regions of its own colour, and may tear those it covers. What a placement changes is kept
 * as a list, so that an evaluator needs to look at nothing else.
 */
import { COLOURS, SQUARES, SQUARE_SPACE, colourOf, countBits, flood, floodHigh, floodLow } from "@riad/marrakech";
import type { Colour, MarrakechPosition, Square } from "@riad/marrakech";

const NONE = -1;

export class BoardRegions {
  seats = 0;
  /** Per square: the seat that is paid there, or -1; the size of its region, 0 where nobody is paid. */
  readonly owner = new Int32Array(SQUARE_SPACE);
  readonly size = new Int32Array(SQUARE_SPACE);
  /** The owner without the placement under consideration. */
  readonly ownerBefore = new Int32Array(SQUARE_SPACE);
  /** The square with the other half of the same rug, or -1. */
  readonly partner = new Int32Array(SQUARE_SPACE);
  /** Per seat. */
  readonly visible = new Int32Array(4);
  /** The region sizes summed over the squares: what 49 stops, one on each square, would bring. */
  readonly income = new Int32Array(4);

  /** The squares that the placement under consideration changes, with what they were. */
  changes = 0;
  readonly changed = new Int32Array(SQUARE_SPACE);
  readonly oldOwner = new Int32Array(SQUARE_SPACE);
  readonly oldSize = new Int32Array(SQUARE_SPACE);

  readonly #colour = new Int32Array(SQUARE_SPACE);
  readonly #region = new Int32Array(SQUARE_SPACE);
  readonly #regionLow = new Int32Array(SQUARE_SPACE);
  readonly #regionHigh = new Int32Array(SQUARE_SPACE);
  readonly #masks = new Int32Array(10);

  load(position: MarrakechPosition): void {
    this.seats = position.seats;
    this.changes = 0;
    this.owner.fill(NONE);
    this.size.fill(0);
    this.partner.fill(NONE);
    this.#region.fill(NONE);
    this.#masks.fill(0);
    this.visible.fill(0);
    this.income.fill(0);
    this.#loadRugs(position);
    let regions = 0;
    for (const colour of COLOURS) regions = this.#findRegions(colour, position.owner(colour), regions);
    this.ownerBefore.set(this.owner);
  }

  #loadRugs(position: MarrakechPosition): void {
    for (let i = 0; i < SQUARES.length; i++) {
      const square = SQUARES[i];
      const rug = position.rugAt(square);
      const colour = colourOf(rug);
      this.#colour[square] = colour;
      if (rug === 0) continue;
      this.#masks[(colour << 1) | (square >> 5)] |= 1 << square;
      if ((square & 7) > 0 && position.rugAt(square - 1) === rug) this.#pair(square - 1, square);
      else if (square > 7 && position.rugAt(square - 8) === rug) this.#pair(square - 8, square);
    }
  }

  #pair(one: Square, other: Square): void {
    this.partner[one] = other;
    this.partner[other] = one;
  }

  #findRegions(colour: Colour, owner: number, from: number): number {
    let low = this.#masks[colour << 1];
    let high = this.#masks[(colour << 1) | 1];
    let region = from;
    while ((low | high) !== 0) {
      if (low !== 0) flood(low & -low, 0, low, high);
      else flood(0, high & -high, low, high);
      low ^= floodLow;
      high ^= floodHigh;
      this.#regionLow[region] = floodLow;
      this.#regionHigh[region] = floodHigh;
      const size = countBits(floodLow) + countBits(floodHigh);
      this.#fillRegion(floodLow, 0, region, owner, size);
      this.#fillRegion(floodHigh, 32, region, owner, size);
      region++;
    }
    return region;
  }

  #fillRegion(mask: number, first: Square, region: number, owner: number, size: number): void {
    for (let rest = mask; rest !== 0; rest &= rest - 1) {
      const square = first + lowestBit(rest);
      this.#region[square] = region;
      if (owner !== NONE) this.#set(square, owner, size);
    }
  }

  /** Lays a rug of a seat's colour over both squares. `takeBack` must follow before the next one. */
  lay(one: Square, other: Square, colour: Colour, seat: number): void {
    this.changes = 0;
    const low = (one < 32 ? 1 << one : 0) | (other < 32 ? 1 << other : 0);
    const high = (one < 32 ? 0 : 1 << one) | (other < 32 ? 0 : 1 << other);
    const first = this.#region[one];
    const second = this.#region[other];
    if (first !== NONE && this.#colour[one] !== colour) this.#tear(first, low, high);
    if (second !== NONE && second !== first && this.#colour[other] !== colour) this.#tear(second, low, high);
    this.#join(low, high, colour);
    const size = countBits(floodLow) + countBits(floodHigh);
    this.#change(one, seat, size);
    this.#change(other, seat, size);
  }

  /** Only gives both squares to a seat, for evaluators that count squares and do not look at regions. */
  cover(one: Square, other: Square, seat: number): void {
    this.changes = 0;
    this.#change(one, seat, this.size[one]);
    this.#change(other, seat, this.size[other]);
  }

  takeBack(): void {
    for (let i = this.changes - 1; i >= 0; i--) this.#set(this.changed[i], this.oldOwner[i], this.oldSize[i]);
    this.changes = 0;
  }

  /** A region of another colour loses the squares under the rug and may fall apart. */
  #tear(region: number, rugLow: number, rugHigh: number): void {
    let low = this.#regionLow[region] & ~rugLow;
    let high = this.#regionHigh[region] & ~rugHigh;
    while ((low | high) !== 0) {
      if (low !== 0) flood(low & -low, 0, low, high);
      else flood(0, high & -high, low, high);
      low ^= floodLow;
      high ^= floodHigh;
      const size = countBits(floodLow) + countBits(floodHigh);
      this.#resize(floodLow, 0, size);
      this.#resize(floodHigh, 32, size);
    }
  }

  /** Regions of the rug's colour beside or under it become one with it. */
  #join(rugLow: number, rugHigh: number, colour: Colour): void {
    flood(rugLow, rugHigh, this.#masks[colour << 1] | rugLow, this.#masks[(colour << 1) | 1] | rugHigh);
    const size = countBits(floodLow) + countBits(floodHigh);
    this.#resize(floodLow & ~rugLow, 0, size);
    this.#resize(floodHigh & ~rugHigh, 32, size);
  }

  #resize(mask: number, first: Square, size: number): void {
    for (let rest = mask; rest !== 0; rest &= rest - 1) {
      const square = first + lowestBit(rest);
      const owner = this.owner[square];
      if (owner !== NONE && this.size[square] !== size) this.#change(square, owner, size);
    }
  }

  #change(square: Square, owner: number, size: number): void {
    const { changes } = this;
    this.changed[changes] = square;
    this.oldOwner[changes] = this.owner[square];
    this.oldSize[changes] = this.size[square];
    this.changes = changes + 1;
    this.#set(square, owner, size);
  }

  #set(square: Square, owner: number, size: number): void {
    const before = this.owner[square];
    if (before !== NONE) {
      this.visible[before]--;
      this.income[before] -= this.size[square];
    }
    if (owner !== NONE) {
      this.visible[owner]++;
      this.income[owner] += size;
    }
    this.owner[square] = owner;
    this.size[square] = size;
  }
}

/** The number of the lowest bit of a word that is not 0. */
function lowestBit(word: number): number {
  return 31 - Math.clz32(word & -word);
}
