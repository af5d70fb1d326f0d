/**
 * Messages that no honest client sends, one at a time: each must be answered or close its socket cleanly before the
 * next is sent, so that none can be silently ignored.
 */
import { SeededRandom } from "@riad/core";
import type { Random } from "@riad/core";
import { parseToClient } from "@riad/protocol";
import { WebSocket } from "ws";

const TYPES = [
  "watch",
  "move",
  "join",
  "resign",
  "leave",
  "decide",
  "rematch",
  "chat",
  "lobby",
  "find",
  "ping",
  "unwatch",
  "",
];
const VALUES: readonly unknown[] = [
  null,
  true,
  -1,
  1e308,
  0.5,
  "",
  "0",
  [],
  {},
  [[[[]]]],
  "\u0000",
  "💥",
  "__proto__",
  { length: 1e9 },
];

/** Malformed, oversized or unauthorised; `stranger` is a token with a seat at the table. */
function hostileMessage(random: Random, match: string, stranger: string): string | Buffer {
  const kind = random.below(8);
  if (kind === 0) return Buffer.from(Array.from({ length: random.below(200) }, () => random.below(256)));
  if (kind === 1) return "x".repeat(random.below(9000));
  if (kind === 2) return "[".repeat(random.below(4000));
  if (kind === 3) return `{"type":"move","match":"${match}","id":"x","ply":${random.below(5)},"move":"0a1"`;
  const message: Record<string, unknown> = {
    type: TYPES[random.below(TYPES.length)],
    match,
    id: `h${random.below(1e6)}`,
  };
  if (kind === 4)
    return JSON.stringify({ ...message, ply: random.below(100), move: `${random.below(9)}a${random.below(6)}` });
  if (kind === 5)
    return JSON.stringify({ type: "watch", match, length: random.below(50), token: `${stranger.slice(1)}A` });
  for (let i = random.below(5); i >= 0; i--) {
    const keys = ["match", "id", "ply", "move", "token", "length", "seat", "phrase", "name", "on", "constructor", "n"];
    message[keys[random.below(keys.length)]] = VALUES[random.below(VALUES.length)];
  }
  return JSON.stringify(message);
}

/** Out of order, from a seat that is not to move: none of these may be accepted. */
function impatientMessage(random: Random, match: string): string {
  const id = `i${random.below(1e6)}`;
  const kind = random.below(4);
  if (kind === 0) return JSON.stringify({ type: "rematch", match, id });
  if (kind === 1)
    return JSON.stringify({
      type: "decide",
      match,
      id,
      seat: random.below(3),
      choice: ["wait", "computer", "end"][random.below(3)],
    });
  const move = `${random.below(5)}${"abcde"[random.below(5)]}${random.below(5)}`;
  return JSON.stringify({ type: "move", match, id, ply: random.below(12), move });
}

export interface HostilePlan {
  /** Such as ws://127.0.0.1:3000/socket. */
  readonly url: string;
  readonly match: string;
  /** The token of the seat that is not to move. */
  readonly stranger: string;
  readonly count: number;
  readonly lanes: number;
}

export interface HostileResult {
  sent: number;
  /** By refusal code. */
  readonly answers: Record<string, number>;
  /** By close code. */
  readonly closes: Record<string, number>;
  /** Messages that got no answer, an answer other than a refusal, or a broken connection. */
  readonly faults: string[];
}

/** The close codes that a server may use: not UTF-8, policy violation, too long. */
const CLEAN = new Set([1007, 1008, 1009]);
const PATIENCE = 20_000;

export async function runHostile(plan: HostilePlan): Promise<HostileResult> {
  const result: HostileResult = { sent: 0, answers: {}, closes: {}, faults: [] };
  const lane = async (number: number): Promise<void> => {
    const random = new SeededRandom(`hostile ${number}`);
    const { match, stranger } = plan;
    while (result.sent < plan.count && result.faults.length < 20) {
      const sitsDown = random.below(4) === 0;
      const socket = await HostileSocket.open(plan.url);
      if (sitsDown) await socket.say(JSON.stringify({ type: "watch", match, length: 0, token: stranger }), "table");
      while (socket.isOpen && result.sent < plan.count && random.below(200) > 0) {
        const message = sitsDown ? impatientMessage(random, match) : hostileMessage(random, match, stranger);
        result.sent++;
        const outcome = await socket.say(message, "refused");
        if (typeof outcome === "number" && CLEAN.has(outcome)) count(result.closes, String(outcome));
        else if (typeof outcome === "string" && outcome.startsWith("refused ")) count(result.answers, outcome.slice(8));
        else result.faults.push(`${String(message).slice(0, 120)} → ${outcome}`);
      }
      socket.close();
    }
  };
  await Promise.all(Array.from({ length: plan.lanes }, (_, number) => lane(number)));
  return result;
}

function count(counts: Record<string, number>, what: string): void {
  counts[what] = (counts[what] ?? 0) + 1;
}

class HostileSocket {
  readonly #socket: WebSocket;
  #hear: (outcome: string | number) => void = () => undefined;
  #wanted = "";
  #closedWith: number | undefined;

  private constructor(url: string) {
    this.#socket = new WebSocket(url, { perMessageDeflate: false });
    this.#socket.on("error", () => undefined);
    this.#socket.on("close", (code) => {
      this.#closedWith = code;
      this.#hear(code);
    });
    this.#socket.on("message", (data: Buffer) => {
      const message = parseToClient(data.toString());
      if (message.type === "unexpected") this.#hear(`cannot read ${data.toString().slice(0, 100)}`);
      // Other clients come and go at the table; those messages are not answers.
      else if (message.type === this.#wanted || message.type === "accepted" || message.type === "refused") {
        this.#hear(message.type === "refused" ? `refused ${message.code}` : message.type);
      }
    });
  }

  static async open(url: string): Promise<HostileSocket> {
    const socket = new HostileSocket(url);
    await new Promise((resolve) => socket.#socket.on("open", resolve));
    return socket;
  }

  get isOpen(): boolean {
    return this.#socket.readyState === WebSocket.OPEN;
  }

  /** The result of a message: the type of its answer, or the code that closed the socket. */
  async say(message: string | Buffer, wanted: string): Promise<string | number> {
    if (this.#closedWith !== undefined) return this.#closedWith;
    this.#wanted = wanted;
    let timer: NodeJS.Timeout | undefined;
    const outcome = await new Promise<string | number>((resolve) => {
      this.#hear = resolve;
      timer = setTimeout(() => resolve("silence"), PATIENCE);
      this.#socket.send(message);
    });
    clearTimeout(timer);
    return outcome;
  }

  close(): void {
    this.#socket.close();
  }
}
