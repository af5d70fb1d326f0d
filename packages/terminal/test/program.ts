/** The real program, as built: tests call it as users do. */
import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll } from "vitest";

export const BIN = fileURLToPath(new URL("../bin/riad.mjs", import.meta.url));

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

export function riad(
  args: readonly string[],
  { input = "", env = {}, cwd = newFolder() }: Surroundings = {},
): Promise<Run> {
  return new Promise((done, fail) => {
    const surroundings: NodeJS.ProcessEnv = { ...process.env, XDG_CONFIG_HOME: newFolder(), ...env };
    for (const name of ["COLUMNS", "FORCE_COLOR", "NO_COLOR"]) if (!(name in env)) delete surroundings[name];
    const child = spawn(process.execPath, [BIN, ...args], { cwd, env: surroundings });
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

afterAll(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

/** A folder that is deleted after the tests. */
export function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "riad-terminal-"));
  folders.push(folder);
  return folder;
}
