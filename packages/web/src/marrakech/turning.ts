/** A turn of Assam that is being considered: which of the three is looked at, and which one stands to be confirmed. */
import { computed, signal } from "@preact/signals";
import type { Move } from "@riad/core";
import { STRAIGHT, outlooks } from "@riad/marrakech";
import type { MarrakechPosition, Outlook } from "@riad/marrakech";

export class Turning {
  readonly outlooks: readonly Outlook[];
  readonly chosen = signal<Move>(STRAIGHT);
  readonly hovered = signal<Move | null>(null);
  /** What the board and the cards show. */
  readonly regarded = computed<Move>(() => this.hovered.value ?? this.chosen.value);

  constructor(position: MarrakechPosition) {
    this.outlooks = outlooks(position);
  }

  outlook(rotation: Move): Outlook | undefined {
    return this.outlooks.find((one) => one.rotation === rotation);
  }
}
