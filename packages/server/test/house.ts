/** A server for a test, with helpers for requests and players. */
import { rmSync } from "node:fs";
import type { CreateAnswer } from "@riad/protocol";
import { Guest } from "./trial/guest.ts";
import type { GuestPlan } from "./trial/guest.ts";
import { NodeProcess, freePort, newFolder } from "./trial/services.ts";
import { openServer } from "../src/server.ts";
import { readSettings } from "../src/settings.ts";
import type { Clock } from "../src/steady-clock.ts";

export { until } from "./until.ts";

interface Running {
  readonly port: number;
  close(): Promise<unknown>;
}

export class House {
  readonly folder: string;
  readonly server: Running;
  readonly #guests: Guest[] = [];

  private constructor(folder: string, server: Running) {
    this.folder = folder;
    this.server = server;
  }

  static async open(env: Record<string, string> = {}, folder = newFolder(), clock?: Clock): Promise<House> {
    // Without a thread, so that no test runs on a build that is older than the sources.
    const local = { PORT: "0", HOST: "127.0.0.1", RIAD_PAGES: folder, SQLITE_THREAD: "off" };
    const settings = readSettings({ ...local, ...common(folder), ...env });
    return new House(folder, await openServer(settings, clock));
  }

  /** In a separate process, on the build: for tests of worker threads, and for servers that are killed. */
  static async spawn(env: Record<string, string> = {}, folder = newFolder()): Promise<House> {
    const node = new NodeProcess(await freePort(), { ...common(folder), ...env });
    await node.start();
    return new House(folder, { port: node.port, close: () => node.kill("SIGTERM") });
  }

  get base(): string {
    return `http://127.0.0.1:${this.server.port}`;
  }

  get socket(): string {
    return `ws://127.0.0.1:${this.server.port}/socket`;
  }

  async close(): Promise<void> {
    for (const guest of this.#guests) guest.close();
    await this.server.close();
    rmSync(this.folder, { recursive: true, force: true });
  }

  async get(path: string, headers: Record<string, string> = {}): Promise<Answer> {
    return read(await fetch(this.base + path, { headers }));
  }

  async post(path: string, body: unknown, token?: string): Promise<Answer> {
    const headers = { "content-type": "application/json", ...(token && { authorization: `Bearer ${token}` }) };
    const text = typeof body === "string" ? body : JSON.stringify(body);
    return read(await fetch(this.base + path, { method: "POST", headers, body: text }));
  }

  guest(match: string, plan: Partial<GuestPlan> = {}): Guest {
    const guest = new Guest({ urls: [this.socket], match, back: () => 10, ...plan });
    this.#guests.push(guest);
    return guest;
  }

  /** A match with all seats taken; the tokens are in the order of the seats. */
  async seat(game: string, people = 2, extra: object = {}): Promise<{ match: string; tokens: string[] }> {
    const seats = Array.from({ length: people }, (_, i) => ({ kind: i === 0 ? "me" : "open" }));
    const { body } = await this.post("/api/matches", { game, seats, name: "Salma", ...extra });
    const { match, token } = body as unknown as CreateAnswer;
    const tokens = [token ?? ""];
    for (let i = 1; i < people; i++) {
      const joined = await this.post(`/api/matches/${match}/join`, { name: `Guest ${i}` });
      tokens.push(String(joined.body["token"]));
    }
    return { match, tokens };
  }
}

function common(folder: string): Record<string, string> {
  return { RIAD_DATA: folder, RATE_LIMITS: "off", LOG_LEVEL: "fatal" };
}

export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  readonly body: Record<string, unknown>;
}

async function read(response: Response): Promise<Answer> {
  const text = await response.text();
  const isJson = response.headers.get("content-type")?.includes("json") === true;
  const body = isJson && !text.includes("\n{") ? (JSON.parse(text) as Record<string, unknown>) : {};
  return { status: response.status, headers: response.headers, text, body };
}

/** Chooses moves reproducibly. */
export function picker(seed: number): (moves: readonly number[]) => number {
  let state = seed;
  return (moves) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    return moves[(state >>> 8) % moves.length];
  };
}
