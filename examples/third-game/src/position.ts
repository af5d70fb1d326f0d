import { CHANCE, FlatPosition, OVER } from "@riad/core";
import type { Move, MoveList, Position, Random, Seat } from "@riad/core";

/** Decisions; the outcomes of the die are the moves 1 to 6. */
export const HOLD = 7;
export const ROLL = 8;
const FACES = 6;

/** The cells after the points of the seats. */
const TARGET = 0;
const TURN = 1;
const POT = 2;
const IS_ROLLING = 3;
const CELLS = 4;

export class PigPosition extends FlatPosition implements Position {
  readonly seats: number;

  constructor(seats: number) {
    super(seats + CELLS);
    this.seats = seats;
  }

  get target(): number {
    return this.cells[this.seats + TARGET];
  }

  set target(points: number) {
    this.cells[this.seats + TARGET] = points;
  }

  get turn(): Seat {
    return this.cells[this.seats + TURN];
  }

  set turn(seat: Seat) {
    this.cells[this.seats + TURN] = seat;
  }

  /** The points of this turn so far, which a 1 would lose. */
  get pot(): number {
    return this.cells[this.seats + POT];
  }

  set pot(points: number) {
    this.cells[this.seats + POT] = points;
  }

  get isRolling(): boolean {
    return this.cells[this.seats + IS_ROLLING] === 1;
  }

  set isRolling(isRolling: boolean) {
    this.cells[this.seats + IS_ROLLING] = isRolling ? 1 : 0;
  }

  get actor(): number {
    for (let seat = 0; seat < this.seats; seat++) if (this.cells[seat] >= this.target) return OVER;
    return this.isRolling ? CHANCE : this.turn;
  }

  moves(into: MoveList): number {
    const { actor } = this;
    if (actor === OVER) return 0;
    const choices = actor === CHANCE ? [1, 2, 3, 4, 5, 6] : this.pot > 0 ? [HOLD, ROLL] : [ROLL];
    into.set(choices);
    return choices.length;
  }

  weight(): number {
    return 1;
  }

  draw(random: Random): Move {
    return random.below(FACES) + 1;
  }

  play(move: Move): void {
    if (move === ROLL) this.isRolling = true;
    else if (move === HOLD) {
      this.setPoints(this.turn, this.points(this.turn) + this.pot);
      this.#pass();
    } else {
      this.isRolling = false;
      if (move === 1) this.#pass();
      else this.pot += move;
    }
  }

  points(seat: Seat): number {
    return this.cells[seat];
  }

  setPoints(seat: Seat, points: number): void {
    this.cells[seat] = points;
  }

  place(seat: Seat): number {
    let better = 0;
    for (let other = 0; other < this.seats; other++) if (this.cells[other] > this.cells[seat]) better++;
    return better;
  }

  clone(): this {
    const copy = new PigPosition(this.seats);
    copy.cells.set(this.cells);
    return copy as this;
  }

  #pass(): void {
    this.pot = 0;
    this.turn = (this.turn + 1) % this.seats;
  }
}
