/** An answer that is sent line by line, as long as both sides want: what streams of matches and of reviews have in common. */
import type { Call } from "./route.ts";

export const NDJSON = "application/x-ndjson";

/** A line is written this often even if nothing happens, so that a reader can tell a quiet stream from a dead one. */
const ALIVE_EVERY = 15_000;
const MOST_UNSENT = 1_000_000;

export interface Lines {
  send(text: string): void;
  /** Several lines at once, the line feeds included. */
  sendAll(text: string): void;
  end(): void;
  onClose(then: () => void): void;
  /** From now on it counts as a connection of its address. A notice is sent at once, so the first line comes before this. */
  register(): void;
}

/** Null if nobody reads: the caller wanted the head only, or has gone. */
export function openLines({ host, reply, address }: Call<unknown>): Lines | null {
  reply.hijack();
  const { raw } = reply;
  raw.writeHead(200, {
    "content-type": `${NDJSON}; charset=utf-8`,
    "cache-control": "no-store",
    "x-content-type-options": "nosniff",
    // A proxy that buffers would hold the lines back.
    "x-accel-buffering": "no",
  });
  // The reader may have gone while the answer was looked up: its close event has passed.
  if (reply.request.method === "HEAD" || raw.destroyed) {
    raw.end();
    return null;
  }
  const sendAll = (text: string): void => {
    if (raw.writableEnded) return;
    if (raw.writableLength > MOST_UNSENT) raw.destroy();
    else raw.write(text);
  };
  const send = (text: string): void => sendAll(`${text}\n`);
  const timer = setInterval(() => send(JSON.stringify({ type: "alive", now: host.clock.now() })), ALIVE_EVERY);
  raw.on("close", () => clearInterval(timer));
  const register = (): void => {
    const pass = host.guard.passOf(reply.request.raw);
    raw.on("close", host.callers.add({ address, pass, send, close: () => raw.end() }));
  };
  return { send, sendAll, end: () => raw.end(), onClose: (then) => void raw.on("close", then), register };
}
