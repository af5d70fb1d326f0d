/** How a match to learn from starts. */
import { azul } from "@riad/azul";
import type { AzulPosition } from "@riad/azul";

export function startOf(seats: number, free: boolean, first: number): AzulPosition {
  return azul.start({ seats, first, options: { wall: free ? "free" : "fixed", centres: "1" } });
}
