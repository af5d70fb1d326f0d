/** The house as a user meets it: the built pages, served by the real server on a free port. */
import { spawn } from "node:child_process";
import { mkdirSync, rmdirSync, statSync } from "node:fs";
import { mkdtemp, readdir, stat } from "node:fs/promises";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";

const PACKAGE = join(import.meta.dirname, "..");
const ROOT = join(PACKAGE, "../..");

/** What the pages are made of. */
const SOURCES = ["core", "azul", "marrakech", "games", "bots", "review", "protocol"].map((name) =>
  join(ROOT, "packages", name, "src"),
);
/** The folder of the built pages. */
export const DIST = join(PACKAGE, "dist");
const OWN = ["src", "build", "public", "index.html", "vite.config.ts", "single.config.ts", "package.json"].map((name) =>
  join(PACKAGE, name),
);

export interface House {
  readonly address: string;
  close(): void;
}

/**
 * `$RIAD_ADDRESS` names a house that is open already: then nothing is built and nothing is started. Tests share one, see
 * shared-house.ts.
 */
export async function openHouse(): Promise<House> {
  const open = process.env["RIAD_ADDRESS"] ?? (await askKeeper());
  if (open !== undefined) return { address: open, close: () => undefined };
  return openServer();
}

async function askKeeper(): Promise<string | undefined> {
  const keeper = process.env["RIAD_KEEPER"];
  if (keeper === undefined) return undefined;
  const answer = await fetch(keeper);
  if (!answer.ok) throw new Error(await answer.text());
  return answer.text();
}

export interface ServerWish {
  readonly port?: number;
  readonly data?: string;
  readonly env?: Readonly<Record<string, string>>;
}

/** A server of one's own, which may be ended and started again on the same port with the same data. */
export async function openServer(
  wish: ServerWish = {},
): Promise<House & { readonly data: string; end(): Promise<void> }> {
  // `npm test` has built everything before it runs the tests.
  if (process.env["RIAD_BUILT"] !== "1") await buildIfStale();
  const data = wish.data ?? (await mkdtemp(join(tmpdir(), "riad-house-")));
  const server = spawn(process.execPath, [join(ROOT, "packages/server/dist/main.js")], {
    cwd: ROOT,
    // The tests' own push service is on this machine.
    env: { ...process.env, PORT: String(wish.port ?? 0), RIAD_DATA: data, NOTIFY_PRIVATE: "on", ...wish.env },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const address = await new Promise<string>((resolve, reject) => {
    server.once("exit", () => reject(new Error("the server did not start")));
    server.stdout.on("data", (text: Buffer) => {
      const found = /http:\S+/.exec(text.toString());
      if (found !== null) resolve(found[0]);
    });
  });
  return {
    address,
    data,
    close: () => void server.kill(),
    /** At once, as when the power goes. */
    async end() {
      server.kill("SIGKILL");
      await new Promise((resolve) => server.once("exit", resolve));
    },
  };
}

/** Several test files may ask at once; one of them builds and the others wait for it. */
async function buildIfStale(): Promise<void> {
  const lock = join(ROOT, ".cache/web-build.lock");
  mkdirSync(dirname(lock), { recursive: true });
  while (!takeLock(lock)) await wait(200);
  try {
    if (await isStale()) await buildPages();
    // Does nothing where nothing has changed.
    await run(["npx", "--no-install", "tsc", "-b", "packages/server"], ROOT);
  } finally {
    rmdirSync(lock);
  }
}

const LOCK_LIFETIME = 120_000;

function takeLock(lock: string): boolean {
  try {
    mkdirSync(lock);
    return true;
  } catch {
    const taken = statSync(lock, { throwIfNoEntry: false });
    // A test run that was killed leaves its lock behind.
    return taken !== undefined && Date.now() - taken.mtimeMs > LOCK_LIFETIME;
  }
}

async function isStale(): Promise<boolean> {
  const built = statSync(join(PACKAGE, "dist/game.html"), { throwIfNoEntry: false });
  if (built === undefined) return true;
  const newest = Math.max(...(await Promise.all([...SOURCES, ...OWN].map(newestIn))));
  return newest > built.mtimeMs;
}

async function newestIn(path: string): Promise<number> {
  const own = await stat(path);
  if (!own.isDirectory()) return own.mtimeMs;
  const entries = await readdir(path);
  return Math.max(own.mtimeMs, ...(await Promise.all(entries.map((entry) => newestIn(join(path, entry))))));
}

/** The pages first: the one-file game is written beside them. */
async function buildPages(): Promise<void> {
  const vite = join(dirname(createRequire(import.meta.url).resolve("vite/package.json")), "bin/vite.js");
  for (const config of ["vite.config.ts", "single.config.ts"]) {
    const args = [vite, "build", "--config", config, "--logLevel", "error"];
    await run([process.execPath, ...args], PACKAGE);
  }
}

async function run([command, ...args]: readonly string[], cwd: string): Promise<void> {
  // The test runner's own mode would build pages for developers, without the service worker.
  const env = { ...process.env, NODE_ENV: "production" };
  const child = spawn(command, args, { cwd, env, stdio: "inherit" });
  const code = await new Promise<number | null>((resolve) => child.once("exit", resolve));
  if (code !== 0) throw new Error(`could not be built: ${args.join(" ")}`);
}
