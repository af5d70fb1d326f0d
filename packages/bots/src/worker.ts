/** What a worker thread does: rounds for the arena, and moves for callers that must not be blocked. */
import { gameOf } from "@riad/games";
import { Engine } from "./engine.ts";
import type { EngineReply } from "./engine.ts";
import { playRound } from "./arena-round.ts";
import type { RoundJob, RoundScore } from "./arena-round.ts";

const engines = new Map<string, Engine>();

export function round(job: RoundJob): RoundScore {
  return playRound(job);
}

export function think({ game: id, seed, question }: { game: string; seed: string; question: unknown }): EngineReply {
  const game = gameOf(id);
  if (game === undefined) return { id: null, error: `There is no game "${id}".` };
  const key = `${id} ${seed}`;
  let engine = engines.get(key);
  if (engine === undefined) {
    // One table at a time needs no more; a server that plays many would otherwise keep every player it ever had.
    engines.clear();
    engine = new Engine(game, seed);
    engines.set(key, engine);
  }
  return engine.answer(question);
}
