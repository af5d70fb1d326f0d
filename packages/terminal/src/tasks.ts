/** `riad tasks`: the course's functions in batch, a JSON line in, a JSON line out, streaming. */
import { createInterface } from "node:readline";
import type { Readable, Writable } from "node:stream";
import { once } from "node:events";
import { tasks as azulTasks } from "@riad/azul";
import type { Result } from "@riad/core";
import { parseGameId } from "@riad/games";
import { tasks as marrakechTasks } from "@riad/marrakech";
import { EXIT, Failure } from "./failure.ts";

type Task = (input: readonly unknown[]) => Result<unknown>;
type TaskTable = Readonly<Record<string, Task>>;

const TABLES: Readonly<Record<string, TaskTable>> = { azul: azulTasks, marrakech: marrakechTasks };

/** Lines are handed on in chunks: one write a line would cost more than the tasks themselves. */
const CHUNK = 1 << 15;

export async function runTasks(gameId: string, input: Readable, output: Writable): Promise<number> {
  const game = parseGameId(gameId);
  if (!game.ok) throw new Failure(game.refusal.message, EXIT.usage);
  const table = TABLES[game.value.id];
  let refused = false;
  let chunk = "";
  for await (const line of createInterface({ input, crlfDelay: Number.POSITIVE_INFINITY })) {
    if (line.trim() === "") continue;
    const answer = answerLine(table, line);
    if ("error" in answer) refused = true;
    chunk += `${JSON.stringify(answer)}\n`;
    if (chunk.length >= CHUNK || input.readableLength === 0) {
      if (!output.write(chunk)) await once(output, "drain");
      chunk = "";
    }
  }
  if (chunk !== "") output.write(chunk);
  return refused ? EXIT.refused : EXIT.done;
}

type Answer = { id: unknown; result: unknown } | { id: unknown; error: string };

function answerLine(table: TaskTable, line: string): Answer {
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
    return {
      id,
      error: `There is no task ${JSON.stringify(task ?? null).slice(0, 60)}; there are ${Object.keys(table).join(", ")}.`,
    };
  }
  if (!Array.isArray(input)) return { id, error: 'The "input" must be an array of the task\'s arguments.' };
  const result = table[task](input);
  return result.ok ? { id, result: result.value } : { id, error: result.refusal.message };
}
