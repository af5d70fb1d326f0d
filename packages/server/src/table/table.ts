/** A match as this node knows it: what the store has, replayed. Others may be ahead; the version says by how much. */
import { createHash, timingSafeEqual } from "node:crypto";
import { OVER } from "@riad/core";
import type { Game, Position } from "@riad/core";
import { commitTo, stateHash } from "@riad/protocol";
import type { MatchRow, StoredMatch, StoredMove } from "../store/store.ts";
import type { TableState } from "./state.ts";

export class Table {
  readonly game: Game;
  readonly commit: string;
  #row: MatchRow;
  #position: Position | undefined;
  readonly #moves: string[] = [];
  /** The ply of each decision that a client has named; every seat has names of its own. */
  readonly #commands = new Map<string, number>();
  #hash: string | undefined;

  constructor(game: Game, stored: StoredMatch) {
    this.game = game;
    this.commit = commitTo(stored.row.secret);
    this.#row = stored.row;
    this.take(stored);
  }

  get row(): MatchRow {
    return this.#row;
  }

  get id(): string {
    return this.#row.id;
  }

  get version(): number {
    return this.#row.version;
  }

  get state(): TableState {
    return this.#row.state;
  }

  get seats(): number {
    return this.#row.state.seats.length;
  }

  get length(): number {
    return this.#moves.length;
  }

  get moves(): readonly string[] {
    return this.#moves;
  }

  /** The position, which nobody may change; missing until the match begins. */
  get position(): Position | undefined {
    return this.#position;
  }

  get actor(): number {
    return this.#position?.actor ?? OVER;
  }

  get hash(): string {
    return (this.#hash ??= stateHash(this.game, this.#position, this.length));
  }

  /** The ply of a command that this seat has already given. */
  commandDone(seat: number, id: string): number | undefined {
    const ply = this.#commands.get(`${seat} ${id}`);
    if (ply !== undefined) return ply;
    return this.state.done.some((command) => command.id === id && command.seat === seat) ? this.length : undefined;
  }

  seatOf(token: string): number | undefined {
    return findHash(token, (seat) => this.state.seats[seat].token, this.seats);
  }

  invitedTo(invite: string): number | undefined {
    return findHash(invite, (seat) => this.state.seats[seat].invite, this.seats);
  }

  /** Goes on to a later version; `stored.moves` are those that follow the ones it has. */
  take(stored: StoredMatch): void {
    const { row } = stored;
    if (row.length - stored.moves.length !== this.length) throw new Error(`Match ${row.id}: the log has a hole.`);
    if (row.first !== null && this.#position === undefined) {
      this.#position = this.game.start({ seats: row.state.seats.length, first: row.first, options: row.options });
    }
    this.#row = row;
    for (const move of stored.moves) this.#play(move);
    this.#hash = undefined;
  }

  /** What the store has is legal: it was checked before it was written, under the rules the row names. */
  #play({ move, command }: StoredMove): void {
    const position = this.#position;
    if (position === undefined) throw new Error(`Match ${this.id}: moves before the beginning.`);
    const parsed = this.game.notation.parseMove(position, move);
    if (!parsed.ok) throw new Error(`Match ${this.id}, move ${this.length + 1}: ${parsed.refusal.message}`);
    if (command !== null) this.#commands.set(`${position.actor} ${command}`, this.length);
    position.play(parsed.value);
    this.#moves.push(move);
  }
}

/** Tokens are random and long, so one round of SHA-256 keeps them as well as any password hash would. */
export function hashToken(token: string): string {
  return createHash("sha256").update(token).digest("hex");
}

function findHash(token: string, hashOf: (seat: number) => string | null, seats: number): number | undefined {
  const wanted = Buffer.from(hashToken(token));
  for (let seat = 0; seat < seats; seat++) {
    const hash = hashOf(seat);
    if (hash !== null && timingSafeEqual(Buffer.from(hash), wanted)) return seat;
  }
  return undefined;
}
