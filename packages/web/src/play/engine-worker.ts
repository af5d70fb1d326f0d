/** The computer players, away from the page: one engine per game, made when it is first asked. */
import { Engine } from "@riad/bots";
import { gameOf } from "@riad/games";
import type { Asked, Told } from "./engine-client.ts";

const engines = new Map<string, Engine>();
const seed = crypto.getRandomValues(new Int32Array(1))[0];

addEventListener("message", ({ data }: MessageEvent<Asked>) => {
  const told: Told = { number: data.number, reply: engineOf(data.game).answer(data.question) };
  postMessage(told);
});

function engineOf(id: string): Engine {
  let engine = engines.get(id);
  if (engine === undefined) {
    const game = gameOf(id);
    if (game === undefined) throw new Error(`no engine plays ${id}`);
    engine = new Engine(game, seed);
    engines.set(id, engine);
  }
  return engine;
}
