/**
 * The next version of a table while it is being planned. Commands (sitting, playing, leaving …) change a draft or
 * refuse; the store then accepts it or reports that another change came first. Nothing in a draft is visible before it
 * is durable.
 */
import { CHANCE, OVER } from "@riad/core";
import type { Move, Position, Sentence } from "@riad/core";
import { FairRandom } from "@riad/protocol";
import type { RefusedCode } from "@riad/protocol";
import type { NameOwner } from "../store/people-store.ts";
import type { Change, MatchRow, Outage, SeatOwner, Status, StoredMove } from "../store/store.ts";
import { foldName } from "../people/fold-name.ts";
import { isGenericName } from "../people/names.ts";
import { chargeTurn, deadlineOf, startTurn } from "./clock.ts";
import { copyState, seatHeldBy } from "./state.ts";
import type { End, TableState } from "./state.ts";
import type { Table } from "./table.ts";
import { labelOf } from "./token.ts";
import type { Holder } from "./token.ts";

/** Milliseconds after which another node takes over a computer's turn. */
export const COMPUTER_LEASE = 10_000;

const COMMANDS_KEPT = 24;

/** Milliseconds after which a player who is not looking at the match is notified of their turn. */
const NOTIFY_AFTER = 1000;

export class Refused {
  readonly code: RefusedCode;
  readonly says: Sentence;

  constructor(code: RefusedCode, says: Sentence) {
    this.code = code;
    this.says = says;
  }
}

export function refused(code: RefusedCode, says: Sentence): Refused {
  return new Refused(code, says);
}

/** Who has disconnected from a live match, as far as this node knows. */
export interface Absence {
  /** Whether the seat has been disconnected for long enough that the others may decide about it. */
  isGone(seat: number): boolean;
  /** Whether it has been disconnected for long enough that a single player may end the match. */
  isLongGone(seat: number): boolean;
}

const EVERYBODY_PRESENT: Absence = { isGone: () => false, isLongGone: () => false };

/** What a planner needs to know besides the table. */
export interface Circumstances {
  readonly now: number;
  readonly outages: readonly Outage[];
  readonly absence?: Absence;
  /** Milliseconds that a full table waits for seeds. */
  readonly seedGrace?: number;
}

export class Draft {
  readonly table: Table;
  readonly now: number;
  readonly outages: readonly Outage[];
  readonly absence: Absence;
  readonly seedGrace: number;
  readonly state: TableState;
  status: Status;
  first: number | null;
  position: Position | undefined;
  readonly added: StoredMove[] = [];

  constructor(table: Table, { now, outages, absence = EVERYBODY_PRESENT, seedGrace = 0 }: Circumstances) {
    this.table = table;
    this.now = now;
    this.outages = outages;
    this.absence = absence;
    this.seedGrace = seedGrace;
    this.state = copyState(table.state);
    this.status = table.row.status;
    this.first = table.row.first;
    this.position = table.position?.clone();
  }

  get length(): number {
    return this.table.length + this.added.length;
  }

  get actor(): number {
    return this.position?.actor ?? OVER;
  }

  /** The seat that `holder` holds in this draft. */
  seatOf(holder: Holder): number | undefined {
    return seatHeldBy(this.state, holder);
  }

  /** Starts the match, once every seat is taken: fixes the seeds and plays the first outcomes of chance. */
  begin(first: number): void {
    const { game, row } = this.table;
    this.status = "live";
    this.state.beginBy = null;
    this.first = first;
    this.position = game.start({ seats: this.state.seats.length, first, options: row.options });
    this.#drawChance(this.position);
    this.#nextTurn();
  }

  /** Plays a legal decision of the actor and the outcomes of chance that follow it. */
  decide(move: Move, command: string | null): void {
    const { game } = this.table;
    const position = this.position;
    if (position === undefined) throw new Error("No decisions before the match starts.");
    const seat = position.actor;
    chargeTurn(this.state, seat, this);
    this.added.push({ move: game.notation.makeMove(position, move), command });
    position.play(move);
    this.#drawChance(position);
    this.#nextTurn();
  }

  /** The seats of people who are still playing: not out, and not played by a computer. */
  people(): number[] {
    return this.state.seats.flatMap((seat, i) => (seat.kind === "human" && seat.out === null ? [i] : []));
  }

  end(reason: End["reason"], places: number[]): void {
    this.status = "over";
    this.state.turnAt = 0;
    this.state.beginBy = null;
    this.state.votes = [];
    const points = this.state.seats.map((_, seat) => this.position?.points(seat) ?? 0);
    this.state.end = { reason, points, places };
  }

  remember(id: string, seat: number, holder: Holder): void {
    this.state.done = [...this.state.done.slice(1 - COMMANDS_KEPT), { id, seat, by: labelOf(holder) }];
  }

  change(): Change {
    const { table } = this;
    this.state.turn = this.status === "live" && this.actor >= 0 ? this.actor : null;
    if (this.state.turn !== table.state.turn) this.state.turnFrom = this.length;
    return {
      match: table.id,
      version: table.version,
      status: this.status,
      first: this.first,
      code: this.status === "open" ? table.row.code : null,
      state: this.state,
      length: this.length,
      updatedAt: this.now,
      dueAt: this.#dueAt(),
      notifyAt: this.#isPersonsTurn() ? this.now + NOTIFY_AFTER : null,
      owners: this.#newOwners(),
      names: this.#earnedNames(),
      moves: this.added,
    };
  }

  /** The row after the change has been committed. */
  nextRow(change: Change): MatchRow {
    const { match: _match, version, moves: _moves, owners: _owners, names: _names, ...rest } = change;
    return { ...this.table.row, ...rest, version: version + 1 };
  }

  #dueAt(): number | null {
    if (this.status === "open") return this.state.beginBy;
    if (this.status !== "live" || this.actor < 0) return null;
    if (this.state.seats[this.actor].level !== null) return this.now + COMPUTER_LEASE;
    return deadlineOf(this.state, this.actor, this);
  }

  #isPersonsTurn(): boolean {
    if (this.status !== "live" || this.actor < 0) return false;
    const { level, person } = this.state.seats[this.actor];
    return level === null && person !== null;
  }

  /** The seats whose owner differs from the previous version. */
  #newOwners(): SeatOwner[] {
    const before = this.table.state.seats;
    return this.state.seats.flatMap(({ person }, seat) => (person === before[seat].person ? [] : [{ seat, person }]));
  }

  /** A name belongs to the first person to finish a match under it; an abandoned match does not count. */
  #earnedNames(): NameOwner[] {
    const isEnded = this.status === "over" && this.table.row.status !== "over";
    if (!isEnded || this.state.end?.reason === "abandoned") return [];
    return this.state.seats.flatMap(({ name, person }) =>
      person === null || isGenericName(name) ? [] : [{ name: foldName(name), person }],
    );
  }

  #drawChance(position: Position): void {
    const { game, row } = this.table;
    const seeds = this.state.seats.map(({ seed }) => seed);
    while (position.actor === CHANCE && this.length < game.moveLimit) {
      // A new stream for each ply, so that a draw depends only on the secret, the seeds and the ply.
      const outcome = position.draw(new FairRandom(row.secret, seeds, String(this.length)));
      this.added.push({ move: game.notation.makeMove(position, outcome), command: null });
      position.play(outcome);
    }
  }

  #nextTurn(): void {
    const position = this.position;
    if (position === undefined) return;
    if (position.actor === OVER) {
      const places = this.state.seats.map((_, seat) => position.place(seat));
      this.end("played", placeBehind(places, this.state));
    } else if (this.length >= this.table.game.moveLimit) {
      this.end(
        "limit",
        this.state.seats.map(() => 0),
      );
    } else startTurn(this.state, this.now);
  }
}

/** Seats that are out rank behind all others, whatever the computer achieved with them. */
export function placeBehind(places: readonly number[], state: TableState): number[] {
  const stayed = places.filter((_, seat) => state.seats[seat].out === null);
  return places.map((place, seat) =>
    state.seats[seat].out === null ? stayed.filter((other) => other < place).length : stayed.length,
  );
}
