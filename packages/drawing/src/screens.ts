/** How each game is drawn as text; a game without its own screen gets a plain one. */
import type { Game } from "@riad/core";
import { azulScreen } from "./azul/screen.ts";
import { marrakechScreen } from "./marrakech/screen.ts";
import { makePlainScreen } from "./plain.ts";
import type { Screen } from "./screen.ts";

// Each screen is only used with positions of its own game; the programs just pass them on.
const SCREENS = { azul: azulScreen, marrakech: marrakechScreen } as unknown as Readonly<Record<string, Screen>>;

export function screenOf(game: Game): Screen {
  return SCREENS[game.id] ?? makePlainScreen(game);
}
