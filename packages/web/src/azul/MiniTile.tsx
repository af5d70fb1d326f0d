import type { TileColour } from "./art/tiles.ts";

/** A tile in a line of text, as high as the letters. */
export function MiniTile({ colour }: { colour: TileColour }) {
  return (
    <svg class="mini-tile" viewBox="0 0 100 100" aria-hidden="true">
      <use href={`#tile-small-${colour}`} width="100" height="100" />
    </svg>
  );
}
