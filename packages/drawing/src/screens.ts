/** What each game of the shelf looks like. */
import type { Game } from "@riad/core";
import { azulScreen } from "./azul.ts";
import { marrakechScreen } from "./marrakech.ts";
import type { Screen } from "./screen.ts";

const SCREENS = { azul: azulScreen, marrakech: marrakechScreen } as unknown as Readonly<Record<string, Screen>>;

export function screenOf(game: Game): Screen {
  return SCREENS[game.id];
}
