/**
 * The program as built. `riad` runs a command line in a process that has already loaded it; `riadProcess` starts a process of
 * its own, for tests of the process itself.
 */
import { fork, spawn } from "node:child_process";
import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll } from "vitest";

export const BIN = fileURLToPath(new URL("../bin/riad.mjs", import.meta.url));
const HOST = fileURLToPath(new URL("host.mjs", import.meta.url));

export interface Run {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

export interface Surroundings {
  readonly input?: string;
  readonly env?: Readonly<Record<string, string>>;
  /** The working directory; by default a new folder, because matches are saved. */
  readonly cwd?: string;
}

function surroundings(env: Readonly<Record<string, string>>): NodeJS.ProcessEnv {
  const all: NodeJS.ProcessEnv = { ...process.env, XDG_CONFIG_HOME: newFolder(), ...env };
  for (const name of ["COLUMNS", "FORCE_COLOR", "NO_COLOR"]) if (!(name in env)) delete all[name];
  return all;
}

let host: ChildProcess | undefined;
let count = 0;
/** Command lines run one after the other. */
let last: Promise<unknown> = Promise.resolve();

export function riad(
  args: readonly string[],
  { input = "", env = {}, cwd = newFolder() }: Surroundings = {},
): Promise<Run> {
  const before = last;
  const done = (async (): Promise<Run> => {
    await before;
    return runIn((host ??= fork(HOST, { execArgv: [], stdio: "inherit" })), {
      args,
      input,
      env: surroundings(env),
      cwd,
    });
  })();
  last = done.catch(() => undefined);
  return done;
}

async function stopHost(): Promise<void> {
  if (host === undefined) return;
  const ended = once(host, "exit");
  host.kill();
  await ended;
}

function runIn(child: ChildProcess, line: object): Promise<Run> {
  const id = count++;
  return new Promise((done, fail) => {
    const stop = (code: number | null): void => {
      host = undefined;
      fail(new Error(`riad ended with ${code} instead of returning.`));
    };
    child.once("exit", stop);
    child.on("message", function take(answer: Run & { id: number }) {
      if (answer.id !== id) return;
      child.off("message", take).off("exit", stop);
      const { code, out, err } = answer;
      done({ code, out, err });
    });
    child.send({ id, ...line });
  });
}

export function riadProcess(
  args: readonly string[],
  { input = "", env = {}, cwd = newFolder() }: Surroundings = {},
): Promise<Run> {
  return new Promise((done, fail) => {
    const child = spawn(process.execPath, [BIN, ...args], { cwd, env: surroundings(env) });
    let out = "";
    let err = "";
    child.stdout.setEncoding("utf8").on("data", (text: string) => (out += text));
    child.stderr.setEncoding("utf8").on("data", (text: string) => (err += text));
    child.on("error", fail);
    child.on("close", (code) => done({ code, out, err }));
    // A program that refuses its arguments may exit before it has read anything.
    child.stdin.on("error", () => undefined);
    child.stdin.end(input);
  });
}

const folders: string[] = [];

afterAll(async () => {
  await stopHost();
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

/** A folder that is deleted after the tests. */
export function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "riad-terminal-"));
  folders.push(folder);
  return folder;
}
