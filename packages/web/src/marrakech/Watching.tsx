import type { MarrakechPosition } from "@riad/marrakech";
import { lastThrow } from "./recap.ts";

/** Where the buttons are when it is one's turn: what the last throw came to. */
export function Watching({ position }: { position: MarrakechPosition }) {
  return <p class="watching">{lastThrow(position)}</p>;
}
