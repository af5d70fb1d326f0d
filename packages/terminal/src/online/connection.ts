/**
 * A socket that reconnects. We do not use partysocket because it depends on React and does not expose the reason a
 * server gives for refusing a connection.
 */
import type { IncomingMessage } from "node:http";
import { MAX_FRAME_BYTES } from "@riad/protocol";
import { WebSocket } from "ws";
import { readRefusal } from "./refusal.ts";

export interface WireHooks {
  opened(): void;
  received(text: string): void;
  /**
   * The connection has broken or could not be opened; it is retried after this many milliseconds. `refusal` is the
   * server's answer, if it refused to open it.
   */
  broken(retryIn: number, refusal?: ReturnType<typeof readRefusal>): void;
}

const FIRST_WAIT = 300;
const LONGEST_WAIT = 10_000;
const PATIENCE = 8000;
/** Milliseconds. The server pings every 20 seconds, so a connection that is silent for this long is dead. */
const SILENCE = 50_000;

export class Wire {
  readonly #url: string;
  readonly #headers: Readonly<Record<string, string>>;
  readonly #hooks: WireHooks;
  #socket: WebSocket;
  #failures = 0;
  #wait: number | undefined;
  #silence: NodeJS.Timeout | undefined;
  #retry: NodeJS.Timeout | undefined;
  #isClosed = false;

  constructor(url: string, headers: Readonly<Record<string, string>>, hooks: WireHooks) {
    this.#url = url;
    this.#headers = headers;
    this.#hooks = hooks;
    this.#socket = this.#connect();
  }

  get isOpen(): boolean {
    return this.#socket.readyState === WebSocket.OPEN;
  }

  /** Messages sent without a connection are dropped. */
  send(text: string): void {
    if (this.isOpen) this.#socket.send(text);
  }

  /** The server has said when to reconnect. */
  waitFor(ms: number): void {
    this.#wait = ms;
  }

  close(): void {
    this.#isClosed = true;
    clearTimeout(this.#retry);
    clearTimeout(this.#silence);
    this.#socket.close();
    // A server that does not answer must not keep the process alive.
    setTimeout(() => this.#socket.terminate(), 500).unref();
  }

  #connect(): WebSocket {
    const socket = new WebSocket(this.#url, {
      perMessageDeflate: false,
      handshakeTimeout: PATIENCE,
      headers: { ...this.#headers },
    });
    let answer = "";
    socket.on("open", () => {
      this.#failures = 0;
      this.#listen(socket);
      this.#hooks.opened();
    });
    socket.on("ping", () => this.#listen(socket));
    socket.on("message", (data: Buffer) => {
      this.#listen(socket);
      this.#hooks.received(data.toString("utf8"));
    });
    socket.on("unexpected-response", (_request, response: IncomingMessage) => {
      response.setEncoding("utf8").on("data", (text: string) => {
        answer += text;
        if (answer.length > MAX_FRAME_BYTES) socket.terminate();
      });
      response.on("close", () => socket.terminate());
    });
    // The close event that follows reports the cause.
    socket.on("error", () => undefined);
    socket.on("close", () => this.#lose(readRefusal(answer)));
    return socket;
  }

  #listen(socket: WebSocket): void {
    clearTimeout(this.#silence);
    this.#silence = setTimeout(() => socket.terminate(), SILENCE);
    this.#silence.unref();
  }

  #lose(refusal: ReturnType<typeof readRefusal>): void {
    clearTimeout(this.#silence);
    if (this.#isClosed) return;
    // With jitter: many clients may have lost the same server.
    const backoff = Math.min(FIRST_WAIT * 2 ** this.#failures++, LONGEST_WAIT) * (0.5 + Math.random() / 2);
    const wait = this.#wait ?? Math.max(backoff, 1000 * (refusal?.retryAfter ?? 0));
    this.#wait = undefined;
    this.#hooks.broken(wait, refusal);
    if (this.#isClosed) return;
    this.#retry = setTimeout(() => (this.#socket = this.#connect()), wait);
  }
}
