/** Starts and ends other programs without ever waiting for one that has died or hangs. */
import type { ChildProcess } from "node:child_process";

export interface ChildPlan {
  readonly name: string;
  /** The program is ready when it prints this; without it, when it exits with code 0. */
  readonly ready?: string | undefined;
  /** Milliseconds until the start counts as failed. */
  readonly patience: number;
}

/** How many of the last characters of a program's output an error quotes. */
const QUOTED = 600;

/** Resolves when the program is ready, or rejects with the end of its output. */
export function startChild(child: ChildProcess, { name, ready, patience }: ChildPlan): Promise<ChildProcess> {
  let said = "";
  return new Promise<ChildProcess>((resolve, reject) => {
    const fail = (why: string): void => {
      clearTimeout(timer);
      reject(new Error(`${name} ${why}${said === "" ? "" : `: ${said.trim()}`}`));
    };
    const done = (): void => {
      clearTimeout(timer);
      resolve(child);
    };
    const timer = setTimeout(() => {
      child.kill("SIGKILL");
      fail(`was not ready after ${patience / 1000} s`);
    }, patience);
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on("data", (data: Buffer) => {
        said = (said + data.toString()).slice(-QUOTED);
        if (ready !== undefined && said.includes(ready)) done();
      });
    }
    // A program that cannot be started at all does not emit `exit`.
    child.once("error", (error) => fail(`could not be started (${error.message})`));
    child.once("close", (code, signal) => {
      if (ready === undefined && code === 0) done();
      else fail(`ended with ${code ?? signal}`);
    });
    // A failed test must leave nothing running.
    const end = (): void => void child.kill("SIGKILL");
    process.once("exit", end);
    child.once("close", () => process.removeListener("exit", end));
  });
}

/** Milliseconds that a program has to exit on its own. */
const ENDING = 20_000;

/** Asks a program to exit, kills it after a while, and resolves with its exit code; null if a signal ended it. */
export function endChild(child: ChildProcess | undefined, signal: NodeJS.Signals): Promise<number | null> {
  if (child?.pid === undefined || child.exitCode !== null || child.signalCode !== null) return Promise.resolve(null);
  return new Promise((resolve) => {
    const timer = setTimeout(() => child.kill("SIGKILL"), ENDING);
    child.once("exit", (code) => {
      clearTimeout(timer);
      resolve(code);
    });
    child.kill(signal);
  });
}
