/** Every drawing of the page, defined once; the boards place them with `<use>`. */
import { AssamSymbol } from "./Assam.tsx";
import { BrassSymbols } from "./brass.tsx";
import { CourtyardSymbol } from "./Courtyard.tsx";
import { DieSymbols } from "./Die.tsx";
import { OrnamentDefs } from "./ornament.tsx";
import { PlateSymbol } from "./Plate.tsx";
import { RugSymbols } from "./Rug.tsx";
import { SupplySymbols } from "./supplies.tsx";
import { TileSymbols } from "./Tile.tsx";

/** An exported picture takes the definitions from the element with this id. */
export const SPRITE_ID = "sprite";

export function Sprite() {
  return (
    <svg class="sprite" width="0" height="0" aria-hidden="true">
      <defs id={SPRITE_ID}>
        <OrnamentDefs />
        <BrassSymbols />
        <TileSymbols />
        <RugSymbols />
        <AssamSymbol />
        <CourtyardSymbol />
        <PlateSymbol />
        <SupplySymbols />
        <DieSymbols />
      </defs>
    </svg>
  );
}
