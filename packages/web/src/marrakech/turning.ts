/** A turn of Assam that is being considered: which of the three is looked at, and which one stands to be confirmed. */
import { computed, signal } from "@preact/signals";
import type { Move } from "@riad/core";
import { outlooks } from "@riad/marrakech";
import type { MarrakechPosition, Outlook } from "@riad/marrakech";

export class Turning {
  readonly outlooks: readonly Outlook[];
  readonly chosen = signal<Move | null>(null);
  readonly hovered = signal<Move | null>(null);
  /** What the board and the cards show; null while all three ways are alike. */
  readonly regarded = computed<Move | null>(() => this.hovered.value ?? this.chosen.value);
  readonly #position: MarrakechPosition;

  /** With `chosen` a way stands to be confirmed from the start. */
  constructor(position: MarrakechPosition, chosen: Move | null) {
    this.#position = position;
    this.outlooks = outlooks(position);
    this.chosen.value = chosen;
  }

  /** The way that led to this throw, if it was one of these. After a leap to a throw there is but one to show. */
  rotationTo({ phase, turn, assam, heading }: MarrakechPosition): Move | null {
    const { turn: whose, assam: where } = this.#position;
    if (phase !== "roll" || whose !== turn || where !== assam) return null;
    return this.outlooks.find((one) => one.heading === heading)?.rotation ?? null;
  }
}
