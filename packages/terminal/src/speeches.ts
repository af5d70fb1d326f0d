/** What each game of the shelf sounds like. */
import type { Game } from "@riad/core";
import { azulSpeech } from "./azul-speech.ts";
import { marrakechSpeech } from "./marrakech-speech.ts";
import type { Speech } from "./speech.ts";

const SPEECHES = { azul: azulSpeech, marrakech: marrakechSpeech } as unknown as Readonly<Record<string, Speech>>;

export function speechOf(game: Game): Speech {
  return SPEECHES[game.id];
}
