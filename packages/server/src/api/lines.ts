/** A response that is sent line by line until either side ends it: shared by the streams of matches and reviews. */
import type { Call } from "./route.ts";

export const NDJSON = "application/x-ndjson";

/**
 * Milliseconds between lines that are written even if nothing happens, so that a reader can tell a quiet stream from a
 * dead one.
 */
const ALIVE_EVERY = 15_000;
const MOST_UNSENT = 1_000_000;

export interface Lines {
  send(text: string): void;
  /** Several lines at once, including their line feeds. */
  sendAll(text: string): void;
  end(): void;
  onClose(then: () => void): void;
  /**
   * Counts as a connection of its address from now on. This may send a notice at once, so the first line must be sent
   * before.
   */
  register(): void;
}

/** Null if nobody is reading: the request was a HEAD, or the client has disconnected. */
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
  // The client may have disconnected during the lookup: its close event has already fired.
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
