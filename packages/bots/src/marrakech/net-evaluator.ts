/** Judges by the net. The board's part of the first layer is summed once a turn; each leaf adds what differs. */
import { OVER } from "@riad/core";
import { PASS, SQUARES, SQUARE_SPACE, higherSquare, lowerSquare } from "@riad/marrakech";
import type { MarrakechPosition, Square } from "@riad/marrakech";
import { CELLS, DIE_WEIGHTS, EDGES, LANDINGS, ROUTES, TURNED, TURNED_EDGES } from "./turned-board.ts";
import { STAGES } from "./net-inputs.ts";
import type { Inputs } from "./net-inputs.ts";
import type { Evaluator } from "./evaluator.ts";
import { BoardRegions } from "./board-regions.ts";
import { MARGIN_UNIT } from "./net.ts";
import type { Net } from "./net.ts";
import { Standing, settleMatch } from "./standing.ts";
import { MARGINS, newValuation } from "./valuation.ts";

/** Units in which inputs are about one. */
const REGION = 1 / 8;
const POINTS = 1 / 16;
const CLOSE = 4;
const POOR = 10;

export class NetEvaluator implements Evaluator {
  readonly value = newValuation();
  readonly seesRegions = true;
  readonly #net: Net;
  readonly #inputs: Inputs;
  #regions = new BoardRegions();
  #standing = new Standing();
  #mover = 0;
  #next = 0;
  /** How each seat is counted from the mover. */
  readonly #view = new Int32Array(4);
  #settled = 0;
  readonly #paid = new Int32Array(SQUARE_SPACE);
  readonly #received = new Int32Array(SQUARE_SPACE);
  readonly #ownRegions = new BoardRegions();
  readonly #ownStanding = new Standing();

  constructor(net: Net) {
    this.#net = net;
    this.#inputs = net.inputs;
  }

  prepare(regions: BoardRegions, standing: Standing, mover: number): void {
    const { seats } = standing;
    this.#regions = regions;
    this.#standing = standing;
    this.#mover = mover;
    this.#next = standing.after(mover);
    for (let seat = 0; seat < seats; seat++) this.#view[seat] = (seat - mover + seats) % seats;
    this.#settled = 0;
    this.#fillRents();
  }

  evaluateChange(placement: number, square: Square, heading: number): void {
    const net = this.#net;
    if ((this.#settled & (1 << heading)) === 0) this.#settle(heading);
    this.#pushChanges(heading);
    if (placement !== PASS) this.#pushRug(placement, heading);
    this.#pushScene(square, heading);
    net.forward(net.baseOf(heading));
    this.#takeRentsBack();
    this.#readOutputs();
  }

  evaluateEnd(): void {
    this.#standing.settle(this.#regions, this.value);
  }

  evaluatePosition(position: MarrakechPosition): void {
    if (position.actor === OVER) {
      settleMatch(position, this.value);
      return;
    }
    this.describe(position);
    this.#net.forward(this.#net.plan.biases1);
    this.#readOutputs();
  }

  /** Leaves all inputs of a position as entries of the net. */
  describe(position: MarrakechPosition): void {
    this.#ownRegions.load(position);
    this.#ownStanding.load(position);
    this.prepare(this.#ownRegions, this.#ownStanding, position.turn);
    this.#net.count = 0;
    this.#pushBoard(position.heading);
    this.#pushScene(position.assam, position.heading);
  }

  /** Sums the board as it was before the placement. */
  #settle(heading: number): void {
    const net = this.#net;
    const regions = this.#regions;
    const { changes, changed, oldOwner, oldSize } = regions;
    net.count = 0;
    this.#pushBoard(heading);
    // The board has its changes applied, so the sum takes back what they changed.
    for (let i = 0; i < changes; i++) {
      this.#pushSquare(changed[i], regions.owner[changed[i]], regions.size[changed[i]], heading, -1);
      this.#pushSquare(changed[i], oldOwner[i], oldSize[i], heading, 1);
    }
    net.settle(net.baseOf(heading));
    this.#settled |= 1 << heading;
  }

  #pushBoard(heading: number): void {
    const { owner, size, partner } = this.#regions;
    for (let i = 0; i < SQUARES.length; i++) {
      const square = SQUARES[i];
      if (owner[square] < 0) continue;
      this.#pushSquare(square, owner[square], size[square], heading, 1);
    }
    for (let i = 0; i < SQUARES.length; i++) {
      const square = SQUARES[i];
      if (partner[square] > square)
        this.#pushWhole(square, partner[square], this.#regions.ownerBefore[square], heading, 1);
    }
  }

  #pushSquare(square: Square, owner: number, size: number, heading: number, sign: number): void {
    if (owner < 0) return;
    const cell = this.#view[owner] * CELLS + TURNED[heading * SQUARE_SPACE + square];
    this.#net.push(this.#inputs.owned + cell, sign);
    this.#net.push(this.#inputs.region + cell, sign * size * REGION);
  }

  #pushWhole(low: Square, high: Square, owner: number, heading: number, sign: number): void {
    if (owner < 0) return;
    const edge = TURNED_EDGES[((heading * SQUARE_SPACE + low) << 1) | (high - low === 1 ? 0 : 1)];
    this.#net.push(this.#inputs.whole + this.#view[owner] * EDGES + edge, sign);
  }

  #pushChanges(heading: number): void {
    const net = this.#net;
    const { changes, changed, oldOwner, oldSize, owner, size } = this.#regions;
    for (let i = 0; i < changes; i++) {
      const square = changed[i];
      const now = owner[square];
      const before = oldOwner[i];
      this.#setRent(square, now, size[square]);
      if (now === before) {
        const cell = this.#view[now] * CELLS + TURNED[heading * SQUARE_SPACE + square];
        net.push(this.#inputs.region + cell, (size[square] - oldSize[i]) * REGION);
      } else {
        this.#pushSquare(square, before, oldSize[i], heading, -1);
        this.#pushSquare(square, now, size[square], heading, 1);
      }
    }
  }

  #takeRentsBack(): void {
    const { changes, changed, oldOwner, oldSize } = this.#regions;
    for (let i = 0; i < changes; i++) this.#setRent(changed[i], oldOwner[i], oldSize[i]);
  }

  /** The new rug is whole; those under it are no longer. */
  #pushRug(placement: number, heading: number): void {
    const regions = this.#regions;
    const one = lowerSquare(placement);
    const other = higherSquare(placement);
    const first = regions.partner[one];
    const second = regions.partner[other];
    if (first >= 0) this.#pushWhole(Math.min(one, first), Math.max(one, first), regions.ownerBefore[one], heading, -1);
    if (second >= 0 && second !== one) {
      this.#pushWhole(Math.min(other, second), Math.max(other, second), regions.ownerBefore[other], heading, -1);
    }
    this.#pushWhole(one, other, regions.owner[one], heading, 1);
  }

  /** Everything but the board: Assam, purses, the stage, and what the next walks may bring. */
  #pushScene(square: Square, heading: number): void {
    const inputs = this.#inputs;
    this.#net.push(inputs.assam + TURNED[heading * SQUARE_SPACE + square], 1);
    this.#pushStanding();
    this.#pushWalks((square << 2) | heading);
  }

  #pushStanding(): void {
    const net = this.#net;
    const inputs = this.#inputs;
    const { seats, dirhams, rugs, isOut, turnsLeft, turnsAtStart } = this.#standing;
    const { visible, income } = this.#regions;
    const mover = this.#mover;
    const stage = Math.min(STAGES - 1, Math.ceil((turnsLeft * (STAGES - 1)) / turnsAtStart));
    net.push(inputs.stage + stage, 1);
    const own = dirhams[mover] + visible[mover];
    for (let seat = 0; seat < seats; seat++) {
      const view = this.#view[seat];
      if (isOut[seat] !== 0) {
        net.push(inputs.out + view, 1);
        continue;
      }
      const purse = dirhams[seat];
      net.push(inputs.dirhams + view, purse * POINTS);
      net.push(inputs.visible + view, visible[seat] * POINTS);
      net.push(inputs.income + view, income[seat] * (1 / 49));
      if (purse < POOR) net.push(inputs.poor + view, (POOR - purse) / POOR);
      if (view === 0) continue;
      if (rugs[seat] !== rugs[mover]) net.push(inputs.lag + view, rugs[mover] - rugs[seat]);
      const ahead = own - purse - visible[seat];
      const row = (view - 1) * STAGES + stage;
      net.push(inputs.ahead + row, ahead * POINTS);
      net.push(inputs.close + row, ahead > CLOSE ? 1 : ahead < -CLOSE ? -1 : ahead / CLOSE);
    }
  }

  #pushWalks(at: number): void {
    const net = this.#net;
    const inputs = this.#inputs;
    const { owner, size } = this.#regions;
    const mover = this.#mover;
    const purse = this.#standing.dirhams[mover];
    let least = Number.POSITIVE_INFINITY;
    let balance = Number.NEGATIVE_INFINITY;
    for (let rotation = 0; rotation < 3; rotation++) {
      let payment = 0;
      let ruin = 0;
      let follow = 0;
      for (let die = 0; die < 4; die++) {
        const landing = 4 * rotation + die;
        const end = ROUTES[at * LANDINGS + landing];
        const square = end >> 2;
        const seat = owner[square];
        const weight = DIE_WEIGHTS[die];
        if (seat >= 0) {
          const row = this.#view[seat] * LANDINGS + landing;
          net.push(inputs.landing + row, 1);
          net.push(inputs.rent + row, size[square] * REGION);
          if (seat !== mover) {
            payment += weight * size[square];
            if (size[square] > purse) ruin += weight;
          }
        }
        const reply = this.#leastReply(end);
        if (reply !== 0) net.push(inputs.follow + landing, reply * REGION);
        follow += weight * reply;
      }
      payment /= 6;
      follow /= 6;
      net.push(inputs.payment + rotation, payment * REGION);
      if (ruin > 0) net.push(inputs.ruin + rotation, ruin / 6);
      net.push(inputs.followMean + rotation, follow * REGION);
      if (payment < least) least = payment;
      if (follow - payment > balance) balance = follow - payment;
    }
    net.push(inputs.leastPayment, least * REGION);
    net.push(inputs.balance, balance * REGION);
  }

  /** What the next seat pays the mover on average from here, if it turns Assam where it pays least. */
  #leastReply(at: number): number {
    const paid = this.#paid;
    const first = at * LANDINGS;
    const left = walkSum(paid, first);
    const straight = walkSum(paid, first + 4);
    const right = walkSum(paid, first + 8);
    if (this.#standing.seats === 2) return Math.min(left, straight, right) / 6;
    const from = left <= straight && left <= right ? first : straight <= right ? first + 4 : first + 8;
    return walkSum(this.#received, from) / 6;
  }

  /** What the next seat pays on each square, and what of it the mover receives. */
  #fillRents(): void {
    for (let i = 0; i < SQUARES.length; i++) {
      const square = SQUARES[i];
      this.#setRent(square, this.#regions.owner[square], this.#regions.size[square]);
    }
  }

  #setRent(square: Square, owner: number, size: number): void {
    this.#paid[square] = owner < 0 || owner === this.#next ? 0 : size;
    this.#received[square] = owner === this.#mover ? size : 0;
  }

  /** Chances by softmax over the seats that are in. */
  #readOutputs(): void {
    const { outputs } = this.#net;
    const { value } = this;
    const { seats, isOut } = this.#standing;
    const mover = this.#mover;
    let highest = Number.NEGATIVE_INFINITY;
    for (let view = 0; view < seats; view++) if (outputs[view] > highest) highest = outputs[view];
    let total = 0;
    for (let view = 0, seat = mover; view < seats; view++) {
      const odds = isOut[seat] === 0 ? Math.exp(outputs[view] - highest) : 0;
      value[seat] = odds;
      value[MARGINS + seat] = outputs[MARGINS + view] * MARGIN_UNIT;
      total += odds;
      seat = seat + 1 === seats ? 0 : seat + 1;
    }
    for (let seat = 0; seat < seats; seat++) value[seat] /= total;
  }
}

/** Six times the mean of four throws along one route. */
function walkSum(rents: Int32Array, route: number): number {
  return (
    rents[ROUTES[route] >> 2] +
    2 * (rents[ROUTES[route + 1] >> 2] + rents[ROUTES[route + 2] >> 2]) +
    rents[ROUTES[route + 3] >> 2]
  );
}
