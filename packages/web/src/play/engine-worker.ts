/**
 * The computer players, away from the page: one engine per game, made when it is first asked. Reviews come from the same
 * worker, because a second one would carry the players a second time.
 */
import { Engine } from "@riad/bots";
import type { Game } from "@riad/core";
import { gameOf } from "@riad/games";
import type { Asked, Told } from "./engine-client.ts";
import { answerHint } from "./hint-in-worker.ts";
import { answerReview } from "./review-in-worker.ts";
import type { ReviewAsked, ReviewTold } from "./review-in-worker.ts";

const engines = new Map<string, Engine>();
const seed = crypto.getRandomValues(new Int32Array(1))[0];

addEventListener("message", ({ data }: MessageEvent<Asked | ReviewAsked>) => {
  if ("review" in data) {
    for (const answer of answerReview(data)) postMessage(answer satisfies ReviewTold);
    return;
  }
  const { number, game, question } = data;
  const reply =
    question.analyse === true ? answerHint(gameAt(game), question.position) : engineOf(game).answer(question);
  postMessage({ number, reply } satisfies Told);
});

function gameAt(id: string): Game {
  const game = gameOf(id);
  if (game === undefined) throw new Error(`no engine plays ${id}`);
  return game;
}

function engineOf(id: string): Engine {
  let engine = engines.get(id);
  if (engine === undefined) {
    engine = new Engine(gameAt(id), seed);
    engines.set(id, engine);
  }
  return engine;
}
