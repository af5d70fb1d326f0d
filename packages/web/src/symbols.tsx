/** The drawings of the whole page: what all games share, and every game's `art/symbols.tsx`. Used by the build alone. */
import type { ComponentType } from "preact";
import { Sprite } from "./art/Sprite.tsx";

const games = import.meta.glob<{ Symbols: ComponentType }>("./*/art/symbols.tsx", { eager: true });

export function PageSymbols() {
  return (
    <Sprite>
      {Object.values(games).map(({ Symbols }) => (
        <Symbols />
      ))}
    </Sprite>
  );
}
