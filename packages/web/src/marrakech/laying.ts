/** A rug that is being laid: its first square, where it would lie, and what that would mean. */
import { computed, signal } from "@preact/signals";
import type { Move } from "@riad/core";
import { PASS, colourOf, higherSquare, lowerSquare, placementOf } from "@riad/marrakech";
import type { Colour, MarrakechPosition, Square } from "@riad/marrakech";

export interface Consequence {
  readonly squaresBefore: number;
  readonly squaresAfter: number;
  /** The colours that are covered, one for each square that showed any. */
  readonly covers: readonly Colour[];
  readonly regionAfter: number;
}

export class Laying {
  readonly moves: readonly Move[];
  readonly first = signal<Square | null>(null);
  readonly chosen = signal<Move | null>(null);
  readonly hovered = signal<Move | null>(null);
  readonly regarded = computed<Move | null>(() => this.hovered.value ?? this.chosen.value);
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
    if (first !== null && this.#allows(first, square)) {
      this.chosen.value = placementOf(first, square);
      return true;
    }
    this.chosen.value = null;
    this.first.value = first === square ? null : square;
    return false;
  }

  /** What lies under the pointer, before it is tapped. */
  hover(square: Square | null): void {
    const first = this.first.value;
    const isWhole = square !== null && first !== null && this.#allows(first, square);
    this.hovered.value = isWhole ? placementOf(first, square) : null;
  }

  /** A whole rug at once, such as a hint. */
  show(move: Move): void {
    this.first.value = lowerSquare(move);
    this.chosen.value = move;
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
      covers: halves.map((square) => colourOf(before.rugAt(square))).filter((colour) => colour !== 0),
      regionAfter: after.region(halves[0]).length,
    };
  }

  #allows(one: Square, other: Square): boolean {
    return one !== other && this.moves.includes(placementOf(one, other));
  }
}
