/**
 * What is being chosen: which way Assam turns, or where a rug is laid. Nothing here is a move yet. Each is a class of
 * signals, so components that read a part of it are redrawn when that part changes.
 */
import { computed, signal } from "@preact/signals";
import { listMoves } from "@riad/core";
import type { Move, Seat } from "@riad/core";
import {
  NO_RUG,
  PASS,
  colourOf,
  columnOf,
  higherSquare,
  lowerSquare,
  outlooks,
  placementOf,
  placementsBeside,
  rowOf,
} from "@riad/marrakech";
import type { MarrakechPosition, Outlook, Square } from "@riad/marrakech";
import { centreOf, squareAtPoint } from "./geometry.ts";
import type { Point } from "./geometry.ts";

export class Turning {
  readonly outlooks: readonly Outlook[];
  readonly chosen = signal<Move | null>(null);
  readonly hovered = signal<Move | null>(null);
  /** What the board and the cards show; null while nothing is preferred. */
  readonly regarded = computed<Move | null>(() => this.hovered.value ?? this.chosen.value);
  readonly #position: MarrakechPosition;

  /** `chosen` is the way that is preselected, if any. */
  constructor(position: MarrakechPosition, chosen: Move | null) {
    this.#position = position;
    this.outlooks = outlooks(position);
    this.chosen.value = chosen;
  }

  /** Which of these ways led to the roll in this position; null if none did. */
  rotationTo({ phase, turn, assam, heading }: MarrakechPosition): Move | null {
    const { turn: whose, assam: where } = this.#position;
    if (phase !== "roll" || whose !== turn || where !== assam) return null;
    return this.outlooks.find((one) => one.heading === heading)?.rotation ?? null;
  }
}

interface Consequence {
  readonly squaresBefore: number;
  readonly squaresAfter: number;
  readonly covers: readonly Seat[];
  readonly regionAfter: number;
}

/** Why a rug cannot be laid where the player tapped. */
type Reason = "assam" | "far" | "halves";

export class Laying {
  readonly moves: readonly Move[];
  readonly first = signal<Square | null>(null);
  readonly chosen = signal<Move | null>(null);
  readonly hovered = signal<Move | null>(null);
  readonly regarded = computed<Move | null>(() => this.hovered.value ?? this.chosen.value);
  /** Why the last tap came to nothing; counted, so that the same reason twice is seen twice. */
  readonly refusal = signal<{ readonly reason: Reason; readonly count: number } | null>(null);
  #refusals = 0;
  readonly #position: MarrakechPosition;

  constructor(position: MarrakechPosition, moves: readonly Move[]) {
    this.#position = position;
    this.moves = moves.filter((move) => move !== PASS);
  }

  /** Every square that some rug may lie on. */
  get squares(): Square[] {
    return [...new Set(this.moves.flatMap((move) => [lowerSquare(move), higherSquare(move)]))].sort((a, b) => a - b);
  }

  /** The squares that complete a rug whose first half is here. */
  partners(square: Square): Square[] {
    return this.squares.filter((other) => this.#allows(square, other));
  }

  /** A tap on a square; the answer is whether a whole rug is chosen by it. */
  tap(square: Square): boolean {
    const first = this.first.value;
    this.hovered.value = null;
    this.refusal.value = null;
    if (first !== null && this.#allows(first, square)) {
      this.chosen.value = placementOf(first, square);
      return true;
    }
    if (first !== null && isBeside(first, square)) {
      this.refuse(square);
      return false;
    }
    this.chosen.value = null;
    this.first.value = first === square ? null : square;
    return false;
  }

  /** Says why nothing may lie here, or why not together with the first half; a whole rug has no first half (`null`). */
  refuse(square: Square, first: Square | null = this.first.value): void {
    const { assam } = this.#position;
    const beside = placementsBeside(assam);
    const isNear =
      first !== null && isBeside(first, square)
        ? beside.includes(placementOf(first, square))
        : beside.some((move) => lowerSquare(move) === square || higherSquare(move) === square);
    // The rules allow it, but a lesson wants something else, and says so itself.
    if (square !== assam && this.#isLegal(square, first)) return;
    const reason = square === assam ? "assam" : isNear ? "halves" : "far";
    this.refusal.value = { reason, count: ++this.#refusals };
  }

  /** What lies under the pointer, before it is tapped. */
  hover(square: Square | null): void {
    const first = this.first.value;
    const isWhole = square !== null && first !== null && this.#allows(first, square);
    this.hovered.value = isWhole ? placementOf(first, square) : null;
  }

  /** The rug that may lie at a point of the board: of those that cover it, the one whose middle is nearest. */
  moveAt(point: Point): Move | null {
    const square = squareAtPoint(point);
    let best: Move | null = null;
    let least = Infinity;
    for (const move of this.moves) {
      const [one, other] = [lowerSquare(move), higherSquare(move)];
      if (one !== square && other !== square) continue;
      const [from, to] = [centreOf(one), centreOf(other)];
      const distance = Math.hypot((from.x + to.x) / 2 - point.x, (from.y + to.y) / 2 - point.y);
      if (distance < least) [best, least] = [move, distance];
    }
    return best;
  }

  /** A whole rug at once, such as a hint. */
  show(move: Move): void {
    this.refusal.value = null;
    this.first.value = lowerSquare(move);
    this.chosen.value = move;
  }

  putBack(): void {
    this.first.value = null;
    this.chosen.value = null;
    this.hovered.value = null;
    this.refusal.value = null;
  }

  /** The same first square, the next direction. */
  turn(): void {
    const first = this.first.value ?? this.squares[0];
    const partners = this.partners(first);
    const at = partners.findIndex((partner) => placementOf(first, partner) === this.chosen.value);
    this.first.value = first;
    this.chosen.value = placementOf(first, partners[(at + 1) % partners.length]);
  }

  consequence(move: Move): Consequence {
    const before = this.#position;
    const seat = before.turn;
    const after = before.clone();
    after.play(move);
    const halves = [lowerSquare(move), higherSquare(move)];
    return {
      squaresBefore: before.scoreParts(seat).squares,
      squaresAfter: after.scoreParts(seat).squares,
      covers: coveredSeats(before, move),
      regionAfter: after.region(halves[0]).length,
    };
  }

  /** Whether the rules allow a rug here, together with the first half if that lies next to it. */
  #isLegal(square: Square, first: Square | null): boolean {
    const isPair = first !== null && isBeside(first, square);
    return listMoves(this.#position).some(
      (move) =>
        move !== PASS &&
        (isPair
          ? move === placementOf(first, square)
          : lowerSquare(move) === square || higherSquare(move) === square) &&
        !this.moves.includes(move),
    );
  }

  #allows(one: Square, other: Square): boolean {
    return one !== other && this.moves.includes(placementOf(one, other));
  }
}

/** The seats whose rugs a laid rug covers, one for each square that shows any. */
export function coveredSeats(position: MarrakechPosition, move: Move): readonly Seat[] {
  const halves = [lowerSquare(move), higherSquare(move)];
  return halves.filter((square) => position.rugAt(square) !== NO_RUG).map((square) => ownerAt(position, square));
}

function isBeside(one: Square, other: Square): boolean {
  return Math.abs(columnOf(one) - columnOf(other)) + Math.abs(rowOf(one) - rowOf(other)) === 1;
}

function ownerAt(position: MarrakechPosition, square: Square): Seat {
  const colour = colourOf(position.rugAt(square));
  for (let seat = 0; seat < position.seats; seat++) {
    if (position.colour(seat) === colour || position.secondColour(seat) === colour) return seat;
  }
  return position.turn;
}
