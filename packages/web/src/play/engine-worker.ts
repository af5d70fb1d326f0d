/**
 * The computer players, away from the page: one engine per game, made when it is first asked. Reviews come from the same
 * worker, because a second one would carry the players a second time.
 */
import { Engine } from "@riad/bots";
import { gameOf } from "@riad/games";
import type { Asked, Told } from "./engine-client.ts";
import { answerReview } from "./review-in-worker.ts";
import type { ReviewAsked, ReviewTold } from "./review-in-worker.ts";

const engines = new Map<string, Engine>();
const seed = crypto.getRandomValues(new Int32Array(1))[0];

addEventListener("message", ({ data }: MessageEvent<Asked | ReviewAsked>) => {
  if ("review" in data) {
    for (const answer of answerReview(data)) postMessage(answer satisfies ReviewTold);
    return;
  }
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
