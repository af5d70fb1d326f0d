/**
 * The connection to the server: one socket for the page, which reconnects. It waits longer after each failure, with jitter so that
 * not everybody reconnects at the same moment, and tries at once when the network or the reader is back.
 */
import { signal } from "@preact/signals";
import type { Signal } from "@preact/signals";
import { CLOSE_PASSWORD, PROTOCOL, makeToServer, parseToClient } from "@riad/protocol";
import type { ToClient, ToServer } from "@riad/protocol";

/** "outdated": the server speaks a newer protocol, and only a new page helps. */
export type ConnectionState = "connecting" | "open" | "lost" | "outdated";

export interface ConnectionUser {
  /** The connection is open, perhaps again: send whatever the server has to know. */
  opened(): void;
  hear(message: ToClient): void;
}

const FIRST_WAIT = 400;
const LONGEST_WAIT = 12_000;
/** How long a socket may take to open, and how long a ping may stay unanswered. */
const PATIENCE = 8000;
const PING_EVERY = 15_000;

export class Connection {
  readonly state: Signal<ConnectionState> = signal<ConnectionState>("connecting");
  /** What the operator of the server has to say to everybody; empty most of the time. */
  readonly notice: Signal<string> = signal("");
  readonly #users = new Set<ConnectionUser>();
  #socket: WebSocket | null = null;
  #failures = 0;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #alarm: ReturnType<typeof setTimeout> | undefined;
  #pinging: ReturnType<typeof setInterval> | undefined;
  /** The server has asked not to be contacted before this time. */
  #notBefore = 0;
  #offset = 0;

  /** The server's time, as well as its messages tell it: the one that came fastest is the most exact. */
  get now(): number {
    return Date.now() + this.#offset;
  }

  /** Opens the line for its first user and closes it after the last; gives back the way out. */
  use(user: ConnectionUser): () => void {
    this.#users.add(user);
    if (this.#users.size === 1) this.#start();
    else if (this.state.peek() === "open") user.opened();
    return () => {
      this.#users.delete(user);
      if (this.#users.size === 0) this.#stop();
    };
  }

  /** Whether it could be sent now. */
  send(message: ToServer): boolean {
    if (this.state.peek() !== "open" || this.#socket?.readyState !== WebSocket.OPEN) return false;
    this.#socket.send(makeToServer(message));
    return true;
  }

  readonly #wake = (): void => {
    if (document.visibilityState === "hidden") return;
    if (this.state.peek() === "open") this.#ping();
    else if (this.state.peek() === "lost" && Date.now() >= this.#notBefore) this.#connect();
  };

  readonly #offline = (): void => this.#lose();

  #start(): void {
    addEventListener("online", this.#wake);
    addEventListener("offline", this.#offline);
    addEventListener("focus", this.#wake);
    document.addEventListener("visibilitychange", this.#wake);
    this.#pinging = setInterval(() => this.#ping(), PING_EVERY);
    this.state.value = "connecting";
    this.#connect();
  }

  #stop(): void {
    removeEventListener("online", this.#wake);
    removeEventListener("offline", this.#offline);
    removeEventListener("focus", this.#wake);
    document.removeEventListener("visibilitychange", this.#wake);
    clearInterval(this.#pinging);
    clearTimeout(this.#retry);
    this.#drop();
    this.state.value = "connecting";
  }

  #connect(): void {
    clearTimeout(this.#retry);
    this.#drop();
    const address = new URL("/socket", location.href);
    address.protocol = location.protocol === "https:" ? "wss:" : "ws:";
    const socket = new WebSocket(address);
    this.#socket = socket;
    const isCurrent = () => socket === this.#socket;
    socket.addEventListener("message", ({ data }) => {
      if (isCurrent()) this.#receive(String(data));
    });
    socket.addEventListener("close", ({ code }) => {
      if (!isCurrent()) return;
      // Browsers ask for the password when a request is refused, but never when a socket is.
      if (code === CLOSE_PASSWORD) void fetch("/api/lobby").catch(() => undefined);
      this.#lose();
    });
    this.#expect();
  }

  #receive(text: string): void {
    clearTimeout(this.#alarm);
    this.#alarm = undefined;
    const message = parseToClient(text);
    // A word that we do not know is a newer server's.
    if (message.type === "unexpected") {
      this.#giveUp();
      return;
    }
    if (message.type === "welcome") {
      this.#offset = message.now - Date.now();
      this.#welcome(message.protocol);
      return;
    }
    if ("now" in message) this.#offset = Math.max(this.#offset, message.now - Date.now());
    if (message.type === "alive" && message.notice !== undefined) this.notice.value = message.notice;
    if (message.type === "closing") {
      this.#notBefore = Date.now() + message.retryAfter * 1000;
      return;
    }
    for (const user of this.#users) user.hear(message);
  }

  #welcome(protocol: number): void {
    if (protocol !== PROTOCOL) {
      this.#giveUp();
      return;
    }
    this.#failures = 0;
    this.state.value = "open";
    for (const user of this.#users) user.opened();
  }

  #giveUp(): void {
    this.#drop();
    this.state.value = "outdated";
  }

  #ping(): void {
    if (this.#alarm === undefined && this.send({ type: "ping" })) this.#expect();
  }

  /** Something must come soon, or the line is dead. */
  #expect(): void {
    clearTimeout(this.#alarm);
    this.#alarm = setTimeout(() => this.#lose(), PATIENCE);
  }

  #lose(): void {
    if (this.state.peek() === "outdated") return;
    this.#drop();
    this.state.value = "lost";
    const grown = Math.min(FIRST_WAIT * 2 ** this.#failures++, LONGEST_WAIT);
    const wait = Math.max(grown / 2, this.#notBefore - Date.now()) + (grown / 2) * Math.random();
    clearTimeout(this.#retry);
    this.#retry = setTimeout(() => this.#connect(), wait);
  }

  #drop(): void {
    clearTimeout(this.#alarm);
    this.#alarm = undefined;
    const socket = this.#socket;
    this.#socket = null;
    socket?.close();
  }
}

/** The page has one. */
export const connection: Connection = new Connection();
