/** What `npm run freeze` keeps of a version: its engine, for any game that it knows. */
import { gameOf } from "@riad/games";
import { Engine } from "../src/engine.ts";

export function newEngine(gameId: string, seed: string): Engine | undefined {
  const game = gameOf(gameId);
  return game === undefined ? undefined : new Engine(game, seed);
}
