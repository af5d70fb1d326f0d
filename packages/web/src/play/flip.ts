/** From which side the table is seen: the key `f` goes on by one. What a side is, each game says. */
import { signal } from "@preact/signals";

export const side = signal(0);

export function flip(): void {
  side.value = (side.value + 1) % 4;
}
