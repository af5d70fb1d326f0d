/**
 * A round as the search sees it: what does not change (walls, points, bag), and what its end is worth.
 * The seats cache their parts, see `SeatCache`: evaluating the end is one look-up per seat and one pass over the hidden units.
 */
import { POINTS_SCALE, bagInputs } from "./net-inputs.ts";
import { HIDDEN } from "./net.ts";
import type { Net } from "./net.ts";
import { NOBODY, floorPenalty } from "@riad/azul";
import { AzulPosition } from "@riad/azul";
import { SeatCache } from "./seat-cache.ts";
import type { StageNets } from "./stage-nets.ts";
import { WIN_WEIGHT, packValue, utilityOf, winOf } from "./utility.ts";

/** tanh from -TANH_END to TANH_END in steps of 1 / TANH_STEPS, straight lines between: Math.tanh is ten times slower. */
const TANH_END = 5;
const TANH_STEPS = 128;
const TANH = Float64Array.from({ length: 2 * TANH_END * TANH_STEPS + 1 }, (_, i) =>
  Math.tanh(i / TANH_STEPS - TANH_END),
);

const PENALTIES = Int32Array.from({ length: 64 }, (_, size) => floorPenalty(size));

export class RoundModel {
  readonly seats: number;
  readonly sides: readonly SeatCache[];
  /** After `evaluate`, by seat: the utility of the round's end, the share of the win and the margin. */
  readonly utilities: Float64Array;
  readonly shares: Float64Array;
  readonly margins: Float64Array;

  readonly #current: AzulPosition;
  readonly #scores: Int32Array;
  readonly #totals: Int32Array;
  readonly #hidden = new Float32Array(HIDDEN);
  readonly #base = new Float32Array(HIDDEN);
  readonly #odds = new Float64Array(4);
  readonly #nets: StageNets;
  /** That of the present round, and its weights of one point. */
  #net: Net;
  #pointsWeights = new Float32Array();
  readonly #inputs = new Int32Array(32);
  #begun = false;

  constructor(nets: StageNets) {
    const { seats } = nets;
    this.#nets = nets;
    [this.#net] = nets.nets;
    this.seats = seats;
    this.sides = Array.from({ length: seats }, (_, seat) => new SeatCache(nets, seat));
    this.utilities = new Float64Array(seats);
    this.shares = new Float64Array(seats);
    this.margins = new Float64Array(seats);
    this.#current = new AzulPosition(seats);
    this.#scores = new Int32Array(seats);
    this.#totals = new Int32Array(seats);
  }

  /** Takes the walls, points and bag of a position; returns whether they are new, so that nothing old holds. */
  begin(position: AzulPosition): boolean {
    if (this.#begun && isSameRound(this.#current, position)) return false;
    this.#begun = true;
    this.#current.copyFrom(position);
    for (const side of this.sides) side.begin(position);
    this.#scores.set(position.scores);
    this.#net = this.#nets.at(position);
    const { inner, shape } = this.#net;
    const { points } = shape;
    this.#pointsWeights = inner
      .subarray(points * HIDDEN, (points + this.seats) * HIDDEN)
      .map((weight) => weight / POINTS_SCALE);
    this.#base.set(inner.subarray(shape.bias * HIDDEN, (shape.bias + 1) * HIDDEN));
    const count = bagInputs(position.bag, this.#inputs);
    for (let i = 0; i < count; i++) {
      const from = (shape.common + this.#inputs[i]) * HIDDEN;
      for (let unit = 0; unit < HIDDEN; unit++) this.#base[unit] += inner[from + unit];
    }
    return true;
  }

  /** Makes room in the sides' caches; entry numbers from before no longer hold. */
  makeRoom(): void {
    for (const side of this.sides) if (side.isFull) side.forget();
  }

  /**
   * Two seats: what the end of the round is worth to seat 0, packed. The entries are those of the
   * final lines, floors count tiles without the marker, and the turn would be that of `next`.
   */
  evaluateTwo(entry0: number, entry1: number, floor0: number, floor1: number, marker: number, next: number): number {
    const [side0, side1] = this.sides;
    const wall0 = side0.settle(entry0);
    const wall1 = side1.settle(entry1);
    const down0 = PENALTIES[floor0 + side0.dropped[wall0] + (marker === 0 ? 1 : 0)];
    const down1 = PENALTIES[floor1 + side1.dropped[wall1] + (marker === 1 ? 1 : 0)];
    let points0 = this.#scores[0] + side0.points[wall0] - down0;
    let points1 = this.#scores[1] + side1.points[wall1] - down1;
    if (points0 < 0) points0 = 0;
    if (points1 < 0) points1 = 0;
    const rows0 = side0.fullRows[wall0];
    const rows1 = side1.fullRows[wall1];
    if (rows0 + rows1 > 0 || (side0.blocked[wall0] & side1.blocked[wall1]) === 1) {
      const margin = points0 + side0.bonus[wall0] - points1 - side1.bonus[wall1];
      const win = Math.sign(margin === 0 ? rows0 - rows1 : margin);
      return packValue(utilityOf(win, margin), win);
    }
    const starter = marker === NOBODY ? next : marker;
    return starter === 0
      ? this.#passTwo(side0.parts, side0.partOf(entry0, 0), side1.parts, side1.partOf(entry1, 1), points0, points1)
      : -this.#passTwo(side1.parts, side1.partOf(entry1, 0), side0.parts, side0.partOf(entry0, 1), points1, points0);
  }

  #passTwo(mine: Float32Array, from: number, yours: Float32Array, to: number, own: number, other: number): number {
    const base = this.#base;
    const weights = this.#pointsWeights;
    const { outer, outerBias } = this.#net;
    const lead = own - other;
    let win = outerBias[0];
    let margin = outerBias[1];
    for (let unit = 0; unit < HIDDEN; unit++) {
      const active =
        base[unit] + mine[from + unit] + yours[to + unit] + own * weights[unit] + lead * weights[HIDDEN + unit];
      if (active <= 0) continue;
      win += active * outer[unit];
      margin += active * outer[HIDDEN + unit];
    }
    const squashed = squash(win);
    return packValue(WIN_WEIGHT * squashed + (1 - WIN_WEIGHT) * squash(margin), squashed);
  }

  /** Any number of seats: fills `utilities`, `shares` and `margins`. */
  evaluate(entries: Int32Array, floors: Int32Array, marker: number, next: number): void {
    const totals = this.#totals;
    let ends = false;
    let blocked = 1;
    for (let seat = 0; seat < this.seats; seat++) {
      const side = this.sides[seat];
      const wall = side.settle(entries[seat]);
      const down = PENALTIES[floors[seat] + side.dropped[wall] + (marker === seat ? 1 : 0)];
      totals[seat] = Math.max(0, this.#scores[seat] + side.points[wall] - down);
      if (side.fullRows[wall] > 0) ends = true;
      blocked &= side.blocked[wall];
    }
    if (ends || blocked === 1) this.#takeResult(entries);
    else this.#evaluateStart(entries, marker === NOBODY ? next : marker);
  }

  #takeResult(entries: Int32Array): void {
    const { seats, sides } = this;
    const totals = this.#totals;
    for (let seat = 0; seat < seats; seat++) totals[seat] += sides[seat].bonus[sides[seat].walls[entries[seat]]];
    // Full rows break ties of points, so they count as less than a point.
    const rank = (seat: number): number => totals[seat] * 8 + sides[seat].fullRows[sides[seat].walls[entries[seat]]];
    let best = 0;
    for (let seat = 0; seat < seats; seat++) best = Math.max(best, rank(seat));
    let winners = 0;
    for (let seat = 0; seat < seats; seat++) if (rank(seat) === best) winners++;
    for (let seat = 0; seat < seats; seat++) {
      let other = 0;
      for (let i = 0; i < seats; i++) if (i !== seat) other = Math.max(other, totals[i]);
      this.#set(seat, rank(seat) === best ? 1 / winners : 0, totals[seat] - other);
    }
  }

  #set(seat: number, share: number, margin: number): void {
    this.shares[seat] = share;
    this.margins[seat] = margin;
    this.utilities[seat] = utilityOf(winOf(share, this.seats), margin);
  }

  #evaluateStart(entries: Int32Array, starter: number): void {
    const { seats } = this;
    const { heads } = this.#net;
    const hidden = this.#hidden;
    const totals = this.#totals;
    hidden.set(this.#base);
    for (let role = 0; role < seats; role++) {
      const seat = (starter + role) % seats;
      const { parts } = this.sides[seat];
      const from = this.sides[seat].partOf(entries[seat], role);
      const scalar = role === 0 ? totals[starter] : totals[starter] - totals[seat];
      const weights = role * HIDDEN;
      for (let unit = 0; unit < HIDDEN; unit++) {
        hidden[unit] += parts[from + unit] + scalar * this.#pointsWeights[weights + unit];
      }
    }
    if (heads === 1) {
      const share = (1 + Math.tanh(this.#output(0))) / 2;
      const margin = POINTS_SCALE * this.#output(1);
      this.#set(starter, share, margin);
      this.#set(1 - starter, 1 - share, -margin);
      return;
    }
    let total = 0;
    for (let role = 0; role < heads; role++) {
      this.#odds[role] = Math.exp(this.#output(role));
      total += this.#odds[role];
    }
    for (let role = 0; role < heads; role++) {
      this.#set((starter + role) % seats, this.#odds[role] / total, POINTS_SCALE * this.#output(heads + role));
    }
  }

  #output(output: number): number {
    const { outer, outerBias } = this.#net;
    const hidden = this.#hidden;
    let sum = outerBias[output];
    for (let unit = 0; unit < HIDDEN; unit++) {
      if (hidden[unit] > 0) sum += hidden[unit] * outer[output * HIDDEN + unit];
    }
    return sum;
  }
}

function squash(sum: number): number {
  const index = (sum + TANH_END) * TANH_STEPS;
  if (index <= 0) return TANH[0];
  if (index >= TANH.length - 1) return TANH[TANH.length - 1];
  const below = index | 0;
  return TANH[below] + (index - below) * (TANH[below + 1] - TANH[below]);
}

/** Whether two positions share everything that a round leaves as it is. */
function isSameRound(a: AzulPosition, b: AzulPosition): boolean {
  if (a.bag !== b.bag || a.isFree !== b.isFree) return false;
  for (let seat = 0; seat < a.seats; seat++) {
    if (a.scores[seat] !== b.scores[seat] || a.walls[seat] !== b.walls[seat]) return false;
    for (let colour = 0; colour < 5; colour++) {
      if (a.wallsByColour[seat * 5 + colour] !== b.wallsByColour[seat * 5 + colour]) return false;
    }
  }
  return true;
}
