/** Every drawing of the page, defined once; the boards place them with `<use>`. */
import type { ComponentChildren } from "preact";
import { BrassDefs } from "./brass.tsx";
import { OrnamentDefs } from "./ornament.tsx";

/** An exported picture takes the definitions from the element with this id. */
export const SPRITE_ID = "sprite";

/** What all games share, and as children the symbols of each game. */
export function Sprite({ children }: { children: ComponentChildren }) {
  return (
    <svg class="sprite" width="0" height="0" aria-hidden="true">
      <defs id={SPRITE_ID}>
        <OrnamentDefs />
        <BrassDefs />
        {children}
      </defs>
    </svg>
  );
}
