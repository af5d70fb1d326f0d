/** Real services for trials: PostgreSQL from the npm package, Redis if it is installed, nodes as separate processes. */
import { spawn, spawnSync } from "node:child_process";
import type { ChildProcess } from "node:child_process";
import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { endChild, startChild } from "./child.ts";
import { freePort } from "./free-port.ts";

export { freePort };
export { startPostgres } from "./postgres.ts";

/** A service beside the nodes that can be restarted while they run. */
export interface Service {
  readonly url: string;
  restart(): Promise<void>;
  stop(): Promise<void>;
}

export function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "riad-"));
  // Pages are not tested here; the server only checks that they exist.
  writeFileSync(join(folder, "index.html"), "<!doctype html><title>Riad</title>");
  return folder;
}

const PAGES = newFolder();

export interface Redis extends Service {
  readonly port: number;
  /** Suspends the process, like a machine that hangs. */
  pause(): void;
  resume(): void;
}

const REDIS = process.env["REDIS_SERVER"] ?? "redis-server";
/** Milliseconds: enough to start on a machine that is busy with other tests. */
const PATIENCE = 60_000;

/**
 * Undefined if Redis is not installed (no package in the registry contains its binary): the caller must report that.
 */
export async function startRedis(): Promise<Redis | undefined> {
  if (spawnSync(REDIS, ["--version"]).status !== 0) return undefined;
  const port = await freePort();
  const start = (): Promise<ChildProcess> =>
    startChild(spawn(REDIS, ["--port", String(port), "--bind", "127.0.0.1", "--save", "", "--appendonly", "no"]), {
      name: "redis-server",
      ready: "Ready to accept",
      patience: PATIENCE,
    });
  let child = await start();
  const stop = async (): Promise<void> => void (await endChild(child, "SIGKILL"));
  return {
    url: `redis://127.0.0.1:${port}`,
    port,
    pause: () => void child.kill("SIGSTOP"),
    resume: () => void child.kill("SIGCONT"),
    async restart() {
      await stop();
      child = await start();
    },
    stop,
  };
}

const ROOT = fileURLToPath(new URL("../../../..", import.meta.url));
// `npm test` has built everything before it runs the tests.
let isBuilt = process.env["RIAD_BUILT"] === "1";

/** Processes run on the build, as in production; it starts five times as fast as the sources. */
export function build(): void {
  if (isBuilt) return;
  const { status } = spawnSync("npx", ["--no-install", "tsc", "-b", "packages/server"], {
    cwd: ROOT,
    stdio: "inherit",
  });
  if (status !== 0) throw new Error("The server cannot be built.");
  isBuilt = true;
}

/** A node in a separate process, which can be killed and restarted on the same port. */
export class NodeProcess {
  readonly port: number;
  readonly #env: Readonly<Record<string, string>>;
  #child: ChildProcess | undefined;

  constructor(port: number, env: Readonly<Record<string, string>>) {
    this.port = port;
    this.#env = env;
  }

  get http(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  get socket(): string {
    return `ws://127.0.0.1:${this.port}/socket`;
  }

  get pid(): number | undefined {
    return this.#child?.pid;
  }

  /** Resolves with the milliseconds until it was serving. `skew` milliseconds are added to its system clock. */
  async start(skew = 0): Promise<number> {
    build();
    const started = performance.now();
    const child = spawn(process.execPath, [...this.#flags(skew), join(ROOT, "packages/server/dist/main.js")], {
      env: {
        ...process.env,
        RIAD_PAGES: PAGES,
        ...this.#env,
        CLOCK_SKEW: String(skew),
        PORT: String(this.port),
        HOST: "127.0.0.1",
      },
      stdio: ["ignore", "pipe", "pipe"],
    });
    this.#child = child;
    child.stderr.pipe(process.stderr);
    await startChild(child, { name: "the node", ready: "Riad is open", patience: PATIENCE });
    return performance.now() - started;
  }

  /** Resolves with the exit code when it has ended. */
  kill(signal: NodeJS.Signals = "SIGKILL"): Promise<number | null> {
    return endChild(this.#child, signal);
  }

  signal(signal: NodeJS.Signals): void {
    this.#child?.kill(signal);
  }

  #flags(skew: number): string[] {
    const flags = this.#env["NODE_FLAGS"]?.split(" ") ?? [];
    return skew === 0 ? flags : [...flags, "--import", new URL("clock-skew.mjs", import.meta.url).href];
  }
}
