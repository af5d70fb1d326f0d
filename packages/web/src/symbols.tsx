/** The drawings of all games on the page. The build writes them into it (build/sprite.ts). */
import { Sprite } from "./art/Sprite.tsx";
import { AzulSymbols } from "./azul/art/symbols.tsx";
import { MarrakechSymbols } from "./marrakech/art/symbols.tsx";

export function Symbols() {
  return (
    <Sprite>
      <AzulSymbols />
      <MarrakechSymbols />
    </Sprite>
  );
}
