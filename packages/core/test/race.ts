/** A tiny game for the tests of core: walk one step, or roll a die of 1 to 3 with odds 1:2:1; ten steps win. */
import { CHANCE, FlatPosition, OVER, REFUSAL, accept, isLegal, refuse } from "@riad/core";
import type { Game, Move, MoveList, Position, Random, Result, Seat, Setup } from "@riad/core";

const WALK = 0;
const ROLL = 1;
const GOAL = 10;

export class RacePosition extends FlatPosition implements Position {
  readonly seats: number;

  constructor(seats: number) {
    super(seats + 2);
    this.seats = seats;
  }

  get actor(): number {
    for (let seat = 0; seat < this.seats; seat++) if (this.cells[seat] >= GOAL) return OVER;
    return this.cells[this.seats + 1] === 1 ? CHANCE : this.cells[this.seats];
  }

  set turn(seat: Seat) {
    this.cells[this.seats] = seat;
  }

  moves(into: MoveList): number {
    if (this.actor === OVER) return 0;
    const choices = this.actor === CHANCE ? [11, 12, 13] : [WALK, ROLL];
    into.set(choices);
    return choices.length;
  }

  weight(outcome: Move): number {
    return outcome === 12 ? 2 : 1;
  }

  draw(random: Random): Move {
    return [11, 12, 12, 13][random.below(4)];
  }

  play(move: Move): void {
    const turn = this.cells[this.seats];
    if (move === ROLL) {
      this.cells[this.seats + 1] = 1;
      return;
    }
    this.cells[turn] += move === WALK ? 1 : move - 10;
    this.cells[this.seats] = (turn + 1) % this.seats;
    this.cells[this.seats + 1] = 0;
  }

  points(seat: Seat): number {
    return this.cells[seat];
  }

  place(seat: Seat): number {
    let better = 0;
    for (let other = 0; other < this.seats; other++) if (this.cells[other] > this.cells[seat]) better++;
    return better;
  }

  clone(): this {
    const copy = new RacePosition(this.seats);
    copy.cells.set(this.cells);
    return copy as this;
  }

  read(numbers: readonly number[]): void {
    this.cells.set(numbers);
  }

  override toString(): string {
    return Array.from(this.cells).join(",");
  }
}

const NAMES: Record<number, string> = { [WALK]: "walk", [ROLL]: "roll", 11: "1", 12: "2", 13: "3" };

export const race: Game<RacePosition> = {
  id: "race",
  title: "Race",
  rulesVersion: 1,
  minSeats: 2,
  maxSeats: 4,
  moveLimit: 200,
  options: [{ name: "weather", about: "Decoration.", values: ["dry", "wet"] }],
  start(setup: Setup): RacePosition {
    const position = new RacePosition(setup.seats);
    position.turn = setup.first;
    return position;
  },
  stock: ({ seats }) => new Map([["runners", seats]]),
  notation: {
    parsePosition(text: string): Result<RacePosition> {
      if (!/^\d{1,3}(,\d{1,3}){3,5}$/.test(text)) return refuse(REFUSAL.syntax, "Write numbers with commas.", 0);
      const numbers = text.split(",").map(Number);
      const position = new RacePosition(numbers.length - 2);
      position.read(numbers);
      return accept(position);
    },
    makePosition: (position) => position.toString(),
    parseMove(position: RacePosition, text: string): Result<Move> {
      const entry = Object.entries(NAMES).find(([, name]) => name === text);
      if (entry === undefined) return refuse(REFUSAL.syntax, "Write walk, roll, 1, 2 or 3.");
      const move = Number(entry[0]);
      return isLegal(position, move) ? accept(move) : refuse(REFUSAL.illegal, "Not now.");
    },
    makeMove: (_position, move) => NAMES[move],
  },
};
