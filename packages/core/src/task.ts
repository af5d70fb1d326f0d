/** The courses' task functions as programs call them: untrusted inputs are checked before the task runs. */
import type { Random } from "./random.ts";
import { part, refuse } from "./refusals.ts";
import { REFUSAL } from "./result.ts";
import type { Result } from "./result.ts";

export type Task = (input: readonly unknown[], random?: Random) => Result<unknown>;

/** What one input of a task has to be; the name is shown in the refusal. */
export interface TaskInput {
  readonly name: string;
  accepts(value: unknown): boolean;
}

export const STRING: TaskInput = { name: "string", accepts: (value) => typeof value === "string" };
export const NUMBER: TaskInput = { name: "number", accepts: (value) => typeof value === "number" };

/** Good enough for a task; code that must be repeatable passes its own source. */
export const anyRandom: Random = { below: (n) => Math.floor(Math.random() * n) };

export function checkedTask(
  inputs: readonly TaskInput[],
  run: (input: never[], random?: Random) => Result<unknown>,
): Task {
  return (input, random) => {
    if (input.length === inputs.length && inputs.every((one, i) => one.accepts(input[i]))) {
      return run(input as never[], random);
    }
    const kinds = inputs.map(({ name }) => name).join(", ");
    const wanted = inputs.length === 0 ? part("taskNoInput", {}) : part("taskKinds", { kinds });
    return refuse(REFUSAL.syntax, "taskInput", { input: wanted });
  };
}
