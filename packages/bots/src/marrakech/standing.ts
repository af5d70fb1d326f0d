/** Purses and rugs of the seats, read once from a position, and the verdict when a match ends on them. */
import type { MarrakechPosition } from "@riad/marrakech";
import type { BoardRegions } from "./board-regions.ts";
import { MARGINS } from "./valuation.ts";
import type { Valuation } from "./valuation.ts";

export class Standing {
  seats = 0;
  readonly dirhams = new Int32Array(4);
  readonly rugs = new Int32Array(4);
  readonly isOut = new Uint8Array(4);
  /** Rugs that are laid at most until the end, and at the beginning of a match under these rules. */
  turnsLeft = 0;
  turnsAtStart = 1;
  readonly #points = new Int32Array(4);

  load(position: MarrakechPosition): void {
    const { seats } = position;
    this.seats = seats;
    this.turnsLeft = 0;
    this.turnsAtStart = position.ruleset === "publisher" && seats !== 3 ? 48 : 15 * seats;
    for (let seat = 0; seat < seats; seat++) {
      this.rugs[seat] = position.rugs(seat);
      this.isOut[seat] = position.isOut(seat) ? 1 : 0;
      this.dirhams[seat] = position.dirhams(seat);
      if (this.isOut[seat] === 0) this.turnsLeft += this.rugs[seat];
    }
  }

  loadPurses(position: MarrakechPosition): void {
    for (let seat = 0; seat < this.seats; seat++) this.dirhams[seat] = position.dirhams(seat);
  }

  /** The next seat after this one that is in. */
  after(seat: number): number {
    let next = seat;
    do next = next + 1 === this.seats ? 0 : next + 1;
    while (this.isOut[next] !== 0);
    return next;
  }

  /** Shares of the win and margins if the match ends on this board: by points, then dirhams, then shared. */
  settle(regions: BoardRegions, value: Valuation): void {
    const { seats } = this;
    const points = this.#points;
    let best = -1;
    let winners = 0;
    for (let seat = 0; seat < seats; seat++) {
      points[seat] = this.dirhams[seat] + regions.visible[seat];
      if (this.isOut[seat] !== 0) continue;
      const rank = (points[seat] << 10) + this.dirhams[seat];
      if (rank > best) {
        best = rank;
        winners = 0;
      }
      if (rank === best) winners++;
    }
    for (let seat = 0; seat < seats; seat++) {
      const isWinner = this.isOut[seat] === 0 && (points[seat] << 10) + this.dirhams[seat] === best;
      value[seat] = isWinner ? 1 / winners : 0;
      let other = -1;
      for (let i = 0; i < seats; i++) if (i !== seat && points[i] > other) other = points[i];
      value[MARGINS + seat] = points[seat] - other;
    }
  }
}

/** The exact value of a match that is over. */
export function settleMatch(position: MarrakechPosition, value: Valuation): void {
  const { seats } = position;
  let winners = 0;
  for (let seat = 0; seat < seats; seat++) if (position.place(seat) === 0) winners++;
  for (let seat = 0; seat < seats; seat++) {
    value[seat] = position.place(seat) === 0 ? 1 / winners : 0;
    let other = Number.NEGATIVE_INFINITY;
    for (let i = 0; i < seats; i++) if (i !== seat) other = Math.max(other, position.points(i));
    value[MARGINS + seat] = position.points(seat) - other;
  }
}
