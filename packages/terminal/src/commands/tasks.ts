/** `riad tasks`: runs the course's functions in batch; each line is a JSON request or its JSON answer. */
import type { Readable, Writable } from "node:stream";
import type { Task } from "@riad/core";
import { parseGameId, shelf } from "@riad/games";
import { EXIT, Failure } from "../failure.ts";
import { entryOf } from "../games.ts";
import { answerLines } from "./json-lines.ts";

type TaskTable = Readonly<Record<string, Task>>;

/** The exit code says whether every line had a result. */
export async function runTasks(gameId: string, input: Readable, output: Writable): Promise<number> {
  const game = parseGameId(gameId);
  if (!game.ok) throw new Failure(game.refusal.message, EXIT.usage);
  const table = entryOf(game.value)?.tasks;
  if (table === undefined) {
    const others = shelf.filter((one) => entryOf(one)?.tasks !== undefined).map(({ id }) => id);
    throw new Failure(`${game.value.title} has no task functions; ${others.join(" and ")} do.`, EXIT.usage);
  }
  let isRefused = false;
  await answerLines(input, output, "together", (line) => {
    const answer = answerTask(table, line);
    if ("error" in answer) isRefused = true;
    return JSON.stringify(answer);
  });
  return isRefused ? EXIT.refused : EXIT.done;
}

type Answer = { id: unknown; result: unknown } | { id: unknown; error: string };

function answerTask(table: TaskTable, line: string): Answer {
  let request: unknown;
  try {
    request = JSON.parse(line);
  } catch {
    return { id: null, error: 'The line is not JSON; write {"id":…,"task":"…","input":[…]}.' };
  }
  if (typeof request !== "object" || request === null || Array.isArray(request)) {
    return { id: null, error: 'The line is not a JSON object; write {"id":…,"task":"…","input":[…]}.' };
  }
  const { id = null, task, input } = request as { id?: unknown; task?: unknown; input?: unknown };
  if (typeof task !== "string" || !Object.hasOwn(table, task)) {
    const name = JSON.stringify(task ?? null).slice(0, 60);
    return { id, error: `There is no task ${name}; there are ${Object.keys(table).join(", ")}.` };
  }
  if (!Array.isArray(input)) return { id, error: 'The "input" must be an array of the task\'s arguments.' };
  const result = table[task](input);
  return result.ok ? { id, result: result.value } : { id, error: result.refusal.message };
}
