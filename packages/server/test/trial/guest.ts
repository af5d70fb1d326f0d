/**
 * A player for trials: knows the rules, keeps its own copy of the match, moves at random, reconnects whenever its
 * socket breaks, and remembers every acknowledged move.
 */
import { OVER, listMoves } from "@riad/core";
import type { Game, Position } from "@riad/core";
import { gameOf } from "@riad/games";
import { makeToServer, parseToClient, stateHash } from "@riad/protocol";
import type { ClockView, PlayedMessage, TableMessage, TableView, ToClient, ToServer } from "@riad/protocol";
import { WebSocket } from "ws";

export interface GuestPlan {
  /** Socket URLs of nodes, such as ws://127.0.0.1:3000/socket; each connection uses the next one. */
  readonly urls: readonly string[];
  readonly match: string;
  readonly token?: string | undefined;
  /** Sent when a socket is opened, such as the address that a proxy would add. */
  readonly headers?: Record<string, string>;
  /** Chooses among the legal moves; without it the guest only watches. */
  readonly choose?: (moves: readonly number[], position: Position) => number;
  /** Milliseconds before a decision is sent. */
  readonly pause?: () => number;
  /** Milliseconds before a broken connection is retried. */
  readonly back?: () => number;
  /** Called with every message. */
  readonly hear?: (message: ToClient, text: string) => void;
  readonly applied?: (guest: Guest) => void;
}

interface Pending {
  readonly id: string;
  readonly ply: number;
  readonly move: string;
  readonly sentAt: number;
}

let guests = 0;

export class Guest {
  readonly plan: GuestPlan;
  readonly name = `g${guests++}`;
  table: TableView | undefined;
  clocks: ClockView | undefined;
  seat: number | null = null;
  position: Position | undefined;
  readonly moves: string[] = [];
  version = -1;
  hash = "";
  /** Every acknowledged move by its ply. */
  readonly acknowledged = new Map<number, string>();
  /** Violations of what must never happen, as sentences. */
  readonly faults: string[] = [];
  readonly refusals: string[] = [];
  /** How often its own state did not match a hash, or a message was missed. */
  resyncs = 0;
  connects = 0;
  pending: Pending | undefined;
  #game: Game | undefined;
  #socket: WebSocket | undefined;
  #isClosed = false;
  #commands = 0;
  #next: number;
  #timer: NodeJS.Timeout | undefined;

  constructor(plan: GuestPlan) {
    this.plan = plan;
    this.#next = Math.floor(Math.random() * plan.urls.length);
    this.#connect();
  }

  get isOver(): boolean {
    return this.table?.status === "over";
  }

  send(message: ToServer): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(makeToServer(message));
  }

  newCommand(): string {
    return `${this.name}-${process.pid}-${this.#commands++}`;
  }

  /** Breaks the connection without closing it, as in a tunnel. */
  cut(): void {
    this.#socket?.terminate();
  }

  close(): void {
    this.#isClosed = true;
    clearTimeout(this.#timer);
    this.#socket?.terminate();
  }

  #connect(): void {
    if (this.#isClosed) return;
    const socket = new WebSocket(this.plan.urls[this.#next++ % this.plan.urls.length], {
      perMessageDeflate: false,
      headers: this.plan.headers ?? {},
    });
    this.#socket = socket;
    socket.on("open", () => {
      this.connects++;
      this.#watch(false);
    });
    socket.on("message", (data: Buffer) => this.#receive(data.toString()));
    socket.on("error", () => undefined);
    socket.on("close", () => {
      if (this.#isClosed || this.#socket !== socket) return;
      setTimeout(() => this.#connect(), this.plan.back?.() ?? 20 + Math.random() * 200);
    });
  }

  #watch(differs: boolean): void {
    const { match, token } = this.plan;
    const length = differs ? 0 : this.moves.length;
    this.send({
      type: "watch",
      match,
      length,
      ...(token === undefined ? {} : { token }),
      ...(differs ? { differs } : {}),
    });
  }

  #receive(text: string): void {
    const message = parseToClient(text);
    if (message.type === "unexpected") {
      this.faults.push(`cannot read ${text.slice(0, 200)}`);
      return;
    }
    this.plan.hear?.(message, text);
    if (message.type === "table" || message.type === "played") this.#take(message);
    else if (message.type === "accepted") this.#accepted(message);
    else if (message.type === "refused") this.#refused(message);
  }

  #take(message: TableMessage | PlayedMessage): void {
    if (message.type === "table") {
      this.table = message.table;
      this.seat = message.you;
      this.#game ??= gameOf(message.table.game);
    }
    if (message.from > this.moves.length) {
      this.resyncs++;
      this.#watch(true);
      return;
    }
    this.version = message.version;
    this.clocks = message.clocks;
    this.#begin();
    for (const [i, move] of message.moves.entries()) {
      const ply = message.from + i;
      if (ply >= this.moves.length) this.#apply(move);
      else if (this.moves[ply] !== move) this.faults.push(`move ${ply} was ${this.moves[ply]} and became ${move}`);
    }
    if (this.#game !== undefined) this.hash = stateHash(this.#game, this.position, this.moves.length);
    if (this.hash !== message.hash && this.moves.length === message.length) {
      this.faults.push(`the hash at ${message.length} is ${this.hash}, not ${message.hash}`);
    }
    this.plan.applied?.(this);
    if (message.type === "table" && this.pending !== undefined) this.#resend();
    else this.#think();
  }

  #begin(): void {
    if (this.position !== undefined || this.#game === undefined || this.table?.first == null) return;
    const { seats, first, options } = this.table;
    this.position = this.#game.start({ seats: seats.length, first, options });
  }

  #apply(text: string): void {
    const { position } = this;
    if (position === undefined || this.#game === undefined) return;
    const parsed = this.#game.notation.parseMove(position, text);
    if (!parsed.ok) {
      this.faults.push(`move ${this.moves.length} "${text}": ${parsed.refusal.message}`);
      return;
    }
    position.play(parsed.value);
    this.moves.push(text);
  }

  #think(): void {
    const { choose, pause } = this.plan;
    if (choose === undefined || this.seat === null || this.pending !== undefined || this.#timer !== undefined) return;
    if (this.table?.status !== "live" || this.position?.actor !== this.seat) return;
    const wait = pause?.() ?? 0;
    if (wait <= 0) this.#decide();
    else {
      this.#timer = setTimeout(() => {
        this.#timer = undefined;
        this.#decide();
      }, wait);
    }
  }

  #decide(): void {
    const { position } = this;
    if (position === undefined || position.actor !== this.seat || position.actor === OVER || this.pending) return;
    const move = this.plan.choose?.(listMoves(position), position);
    if (move === undefined || this.#game === undefined) return;
    const text = this.#game.notation.makeMove(position, move);
    this.pending = { id: this.newCommand(), ply: this.moves.length, move: text, sentAt: performance.now() };
    this.#resend();
  }

  /** Sends the same command again: harmless if it was carried out, necessary if it was not. */
  #resend(): void {
    if (this.pending === undefined) return;
    const { id, ply, move } = this.pending;
    this.send({ type: "move", match: this.plan.match, id, ply, move });
  }

  #accepted({ id, ply }: Extract<ToClient, { type: "accepted" }>): void {
    if (this.pending?.id !== id) return;
    if (ply !== this.pending.ply) this.faults.push(`the move of ply ${this.pending.ply} was accepted as ply ${ply}`);
    this.acknowledged.set(ply, this.pending.move);
    this.pending = undefined;
    this.#think();
  }

  #refused({ id, code, message }: Extract<ToClient, { type: "refused" }>): void {
    this.refusals.push(`${code}: ${message}`);
    const isLater = code === "unavailable" || code === "rate";
    if (id === null && isLater) setTimeout(() => this.#watch(false), 200);
    if (id === null || this.pending?.id !== id) return;
    if (isLater) setTimeout(() => this.#resend(), 200);
    else {
      this.pending = undefined;
      if (code === "stale") this.#watch(false);
      else this.#think();
    }
  }
}
