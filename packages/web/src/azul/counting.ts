/** What of a round's end is being counted, for the sentence above the table. */
import { signal } from "@preact/signals";

export interface Counting {
  readonly seat: number;
  readonly isBonus: boolean;
}

export const counting = signal<Counting | null>(null);
