/** A match as this node knows it: the stored moves, replayed. Other nodes may have a later version. */
import { OVER } from "@riad/core";
import type { Game, Position } from "@riad/core";
import { commitTo, stateHash } from "@riad/protocol";
import type { MatchRow, StoredMatch, StoredMove } from "../store/store.ts";
import { seatHeldBy } from "./state.ts";
import type { TableState } from "./state.ts";
import { labelOf } from "./token.ts";
import type { Holder } from "./token.ts";

export class Table {
  readonly game: Game;
  readonly commit: string;
  #row: MatchRow;
  #position: Position | undefined;
  readonly #moves: string[] = [];
  /** The ply of each decision by the id that a client gave it; ids are per seat. */
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

  /** The position, which callers must not change; undefined until the match starts. */
  get position(): Position | undefined {
    return this.#position;
  }

  get actor(): number {
    return this.#position?.actor ?? OVER;
  }

  get hash(): string {
    return (this.#hash ??= stateHash(this.game, this.#position, this.length));
  }

  /** The result of a command that this holder has already sent. */
  commandDone(holder: Holder, id: string): { seat: number; ply: number } | undefined {
    const seat = this.seatOf(holder);
    const ply = seat === undefined ? undefined : this.#commands.get(`${seat} ${id}`);
    if (seat !== undefined && ply !== undefined) return { seat, ply };
    const done = this.state.done.find((command) => command.id === id && command.by === labelOf(holder));
    return done === undefined ? undefined : { seat: done.seat, ply: this.length };
  }

  seatOf(holder: Holder): number | undefined {
    return seatHeldBy(this.state, holder);
  }

  /** Advances to a later version; `stored.moves` are the moves that are missing here. */
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

  /** Advances to a version that was planned here: its position is known, so nothing is parsed again. */
  adopt({ row, moves }: StoredMatch, position: Position | undefined): void {
    for (const { move, command } of moves) {
      // Only the first move of a change is a decision; all that follow are outcomes of chance.
      if (command !== null) this.#commands.set(`${this.actor} ${command}`, this.length);
      this.#moves.push(move);
    }
    this.#position = position;
    this.#row = row;
    this.#hash = undefined;
  }

  /** Stored moves are legal: they were checked before they were written, under the rules that the row names. */
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
