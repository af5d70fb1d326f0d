/** `riad engine`: a computer player for programs in any language; each line is a JSON request or its JSON answer. */
import { randomInt } from "node:crypto";
import type { Readable, Writable } from "node:stream";
import { Engine } from "@riad/bots";
import type { EngineReply } from "@riad/bots";
import { parseGameId } from "@riad/games";
import { EXIT, Failure } from "../failure.ts";
import { answerLines } from "./json-lines.ts";

export async function runEngine(
  gameId: string,
  seed: string | undefined,
  input: Readable,
  output: Writable,
): Promise<number> {
  const game = parseGameId(gameId);
  if (!game.ok) throw new Failure(game.refusal.message, EXIT.usage);
  const engine = new Engine(game.value, seed ?? String(randomInt(2 ** 47)));
  let isRefused = false;
  await answerLines(input, output, "at once", (line) => {
    const reply = answerQuestion(engine, line);
    if ("error" in reply) isRefused = true;
    return JSON.stringify(reply);
  });
  return isRefused ? EXIT.refused : EXIT.done;
}

function answerQuestion(engine: Engine, line: string): EngineReply {
  let question: unknown;
  try {
    question = JSON.parse(line);
  } catch {
    return { id: null, error: 'The line is not JSON; write {"id":1,"position":"…","ms":500}.' };
  }
  return engine.answer(question);
}
