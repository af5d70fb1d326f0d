/** How a game is drawn as text. One implementation for each game; the commands know none of them by name. */
import type { Position } from "@riad/core";
import type { Colors } from "picocolors/types.js";

export interface Screen<P extends Position = Position> {
  /** The whole position in lines at most `width` wide. */
  draw(position: P, paint: Colors, width: number): string[];
}
