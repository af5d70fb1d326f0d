/**
 * A match of the load generator: one copy of the position for all its sockets, random legal moves, and the time from
 * sending a move until its last reader has received it.
 */
import { listMoves } from "@riad/core";
import type { Game, Position } from "@riad/core";
import type { TableMessage } from "@riad/protocol";
import { LightClient } from "./light-client.ts";

export interface LoadHooks {
  /** Milliseconds from sending a decision until everybody has received it. */
  done(ms: number): void;
  over(match: LoadMatch): void;
}

export class LoadMatch {
  readonly id: string;
  readonly clients: LightClient[];
  decisions = 0;
  /** Milliseconds before the next decision. */
  pace: () => number;
  isOver = false;
  readonly #game: Game;
  readonly #hooks: LoadHooks;
  #position: Position | undefined;
  #length = 0;
  #sentAt = 0;
  #sentPly = -1;
  #receipts = 0;
  #timer: NodeJS.Timeout | undefined;

  constructor(
    game: Game,
    url: string,
    id: string,
    tokens: readonly (string | undefined)[],
    pace: () => number,
    hooks: LoadHooks,
  ) {
    this.#game = game;
    this.id = id;
    this.pace = pace;
    this.#hooks = hooks;
    this.clients = tokens.map((token, i) => new LightClient(url, id, token, (text) => this.#hear(i, text)));
  }

  close(): void {
    clearTimeout(this.#timer);
    for (const client of this.clients) client.close();
  }

  #hear(reader: number, text: string): void {
    const type = /^\{"type":"(\w+)"/.exec(text)?.[1];
    if (type === "played" || type === "table") {
      const from = Number(/"from":(\d+)/.exec(text)?.[1]);
      const length = Number(/"length":(\d+)/.exec(text)?.[1]);
      if (this.#sentPly >= from && this.#sentPly < length) this.#received();
      if (reader === 0) this.#follow(text, from);
      if (!this.isOver && text.includes('"status":"over"')) {
        this.isOver = true;
        this.#hooks.over(this);
      }
    } else if (type === "refused" && !/"(stale|over)"/.test(text)) throw new Error(text);
  }

  #received(): void {
    if (++this.#receipts < this.clients.length) return;
    this.#hooks.done(performance.now() - this.#sentAt);
    this.decisions++;
    this.#sentPly = -1;
    this.#plan();
  }

  /** The first reader keeps the copy of the position. */
  #follow(text: string, from: number): void {
    const message = JSON.parse(text) as TableMessage;
    if (message.type === "table" && message.table.first !== null && this.#position === undefined) {
      const { seats, first, options } = message.table;
      this.#position = this.#game.start({ seats: seats.length, first, options });
    }
    const position = this.#position;
    if (position === undefined) return;
    for (const [i, move] of message.moves.entries()) {
      if (from + i < this.#length) continue;
      const parsed = this.#game.notation.parseMove(position, move);
      if (!parsed.ok) throw new Error(parsed.refusal.message);
      position.play(parsed.value);
      this.#length++;
    }
    // After a reconnection the answer may have been lost: a pending move is sent again.
    if (message.type === "table" && this.#sentPly >= 0 && this.#length <= this.#sentPly) this.#sentPly = -1;
    this.#plan();
  }

  #plan(): void {
    const position = this.#position;
    if (this.#timer !== undefined || position === undefined || position.actor < 0 || this.#sentPly >= 0) return;
    this.#timer = setTimeout(() => {
      this.#timer = undefined;
      this.#send(position);
    }, this.pace());
  }

  #send(position: Position): void {
    if (position.actor < 0 || this.#sentPly >= 0 || this.isOver) return;
    if (!this.clients.every((client) => client.isReady)) {
      this.#timer = setTimeout(() => {
        this.#timer = undefined;
        this.#send(position);
      }, 20);
      return;
    }
    const moves = listMoves(position);
    const move = this.#game.notation.makeMove(position, moves[Math.floor(Math.random() * moves.length)]);
    this.#sentAt = performance.now();
    this.#sentPly = this.#length;
    this.#receipts = 0;
    const id = `${this.#length}-${Math.floor(Math.random() * 1e9)}`;
    this.clients[position.actor].send({ type: "move", match: this.id, id, ply: this.#length, move });
  }
}
