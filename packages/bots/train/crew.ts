/**
 * Child processes that work through tasks, one per core. Threads of Node 20 cannot read TypeScript; processes inherit the flags
 * that let them. A task that was not finished is simply given out again by the next run.
 */
import { fork } from "node:child_process";
import type { ChildProcess } from "node:child_process";
import { availableParallelism } from "node:os";

export interface CrewOptions {
  /** The module that answers each task with one number, see `serveTasks`. */
  readonly module: URL;
  /** All cores by default. */
  readonly threads?: number;
  /** Gives out no more tasks once it says so. */
  readonly isStopped: () => boolean;
}

/** Runs all tasks and hands in each answer as it comes; resolves when all are done, or none is left running after a stop. */
export async function runCrew<T extends object>(
  tasks: readonly T[],
  { module, threads = availableParallelism(), isStopped }: CrewOptions,
  onAnswer: (answer: number, done: number, task: T) => void,
): Promise<void> {
  const waiting = [...tasks];
  let done = 0;
  const work = async (): Promise<void> => {
    if (waiting.length === 0 || isStopped()) return;
    const child = fork(module);
    try {
      for (let task = waiting.shift(); task !== undefined && !isStopped(); task = waiting.shift()) {
        onAnswer((await ask(child, task)) as number, ++done, task);
      }
    } finally {
      child.kill("SIGKILL");
    }
  };
  await Promise.all(Array.from({ length: Math.min(threads, tasks.length) }, work));
}

function ask(child: ChildProcess, task: object): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const onExit = (): void => reject(new Error("A worker of the training ended before its task was done."));
    child.once("exit", onExit);
    child.once("message", (answer) => {
      child.off("exit", onExit);
      resolve(answer);
    });
    child.send(task);
  });
}

/**
 * What the module of a crew calls: each task is answered in turn. Ctrl-C and SIGTERM may reach the whole group; the parent decides,
 * and without it there is nothing left to do.
 */
export function serveTasks(answer: (task: never) => number): void {
  process.on("SIGINT", () => undefined);
  process.on("SIGTERM", () => undefined);
  process.on("disconnect", () => process.exit());
  process.on("message", (task) => {
    process.send?.(answer(task as never));
  });
}
