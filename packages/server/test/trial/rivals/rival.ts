/**
 * Other projects' servers doing the same work: matches of two, one move at a time, each sent to both players. Their
 * packages are installed outside the repository when the comparison is run; Riad does not depend on them.
 *
 * Their moves only increment a counter. Ours follow the rules of a real game, draw provably fair chance, and are on
 * disk before anybody sees them.
 */
import { spawn, spawnSync } from "node:child_process";
import type { ChildProcess } from "node:child_process";
import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { freePort } from "../services.ts";

/** Colyseus 0.16 is the last one that runs on Node 20. */
const PACKAGES = [
  "boardgame.io@0.50.2",
  "node-persist@3.1.3",
  "socket.io-client@4.8.4",
  "@colyseus/core@0.16.26",
  "@colyseus/ws-transport@0.16.5",
  "@colyseus/schema@3",
  "colyseus.js@0.16.22",
  "express@4",
];

const FOLDER = join(tmpdir(), "riad-rivals");

/** The folder with the packages, which are installed on first use. */
export function installRivals(): string {
  const stamp = join(FOLDER, "installed");
  if (existsSync(stamp)) return FOLDER;
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(join(FOLDER, "package.json"), '{"private":true}\n');
  const args = ["install", "--no-audit", "--no-fund", "--legacy-peer-deps", "--loglevel=error", ...PACKAGES];
  const { status } = spawnSync("npm", args, { cwd: FOLDER, stdio: ["ignore", "ignore", "inherit"] });
  if (status !== 0) throw new Error("The packages of the others cannot be installed.");
  writeFileSync(stamp, "");
  return FOLDER;
}

/** Loads one of these packages; the caller declares its type. */
export function requireRival(folder: string, name: string): unknown {
  return createRequire(join(folder, "package.json"))(name);
}

/** A table of two: `move` sends the next move, `hear` is called for each of the two players that has received it. */
export interface RivalTable {
  move(): void;
  hear: () => void;
  close(): void;
}

export class RivalServer {
  readonly port: number;
  readonly #child: ChildProcess;

  private constructor(port: number, child: ChildProcess) {
    this.port = port;
    this.#child = child;
  }

  get pid(): number {
    return this.#child.pid ?? 0;
  }

  /** `program` is a file beside this one that prints "open". */
  static async start(program: string, folder: string, ...args: string[]): Promise<RivalServer> {
    const port = await freePort();
    const file = fileURLToPath(new URL(program, import.meta.url));
    const child = spawn(process.execPath, ["--import", "tsx", file, folder, String(port), ...args], {
      stdio: ["ignore", "pipe", "ignore"],
      env: { ...process.env, NODE_ENV: "production" },
    });
    process.once("exit", () => child.kill("SIGKILL"));
    await new Promise<void>((resolve, reject) => {
      child.stdout.on("data", (data: Buffer) => data.includes("open\n") && resolve());
      child.once("exit", () => reject(new Error(`${program} did not start`)));
    });
    return new RivalServer(port, child);
  }

  stop(): void {
    this.#child.kill("SIGKILL");
  }
}
