/** What each game of the shelf looks and sounds like. */
import type { Game } from "@riad/core";
import { azulSpeech } from "./azul-speech.ts";
import { azulScreen } from "./azul.ts";
import { marrakechSpeech } from "./marrakech-speech.ts";
import { marrakechScreen } from "./marrakech.ts";
import type { Screen } from "./screen.ts";
import type { Speech } from "./speech.ts";

const SCREENS = { azul: azulScreen, marrakech: marrakechScreen } as unknown as Readonly<Record<string, Screen>>;
const SPEECHES = { azul: azulSpeech, marrakech: marrakechSpeech } as unknown as Readonly<Record<string, Speech>>;

export function screenOf(game: Game): Screen {
  return SCREENS[game.id];
}

export function speechOf(game: Game): Speech {
  return SPEECHES[game.id];
}
