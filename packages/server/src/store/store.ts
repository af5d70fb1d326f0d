/**
 * Where matches are kept. The store decides: a change is taken only if nothing has happened to the match since the
 * version it was planned on, and what `commit` has resolved is on disk.
 *
 * Moves lie under the unique key (match, ply) in the game's notation, so that a stored match can be read by people and
 * outlives a new numbering of moves. Everything else of a match is one small document that changes with its version.
 */
import type { Control } from "../admin/control.ts";
import type { TableState } from "../table/state.ts";
import type { ChannelStore } from "./channel-store.ts";
import type { MatchRow, Status } from "./match-row.ts";
import type { NameOwner, PeopleStore } from "./people-store.ts";

export type { MatchRow, Status } from "./match-row.ts";

export interface StoredMove {
  readonly move: string;
  /** The client's name for the command, on decisions. */
  readonly command: string | null;
}

export interface StoredMatch {
  readonly row: MatchRow;
  /** The moves from the ply that was asked for. */
  readonly moves: readonly StoredMove[];
}

export interface SeatOwner {
  readonly seat: number;
  readonly person: string | null;
}

/** One step of a match; `version` is the one it was planned on. */
export interface Change {
  readonly match: string;
  readonly version: number;
  readonly status: Status;
  readonly first: number | null;
  readonly code: string | null;
  readonly state: TableState;
  readonly length: number;
  readonly updatedAt: number;
  readonly dueAt: number | null;
  readonly notifyAt: number | null;
  /** Seats that belong to somebody else from now on. */
  readonly owners: readonly SeatOwner[];
  /** Names under which this step ended the match. */
  readonly names: readonly NameOwner[];
  /** The last of them has ply `length - 1`. */
  readonly moves: readonly StoredMove[];
}

export interface Due {
  readonly match: string;
  readonly dueAt: number;
}

/** A time in which no node served, so clocks stood still. */
export interface Outage {
  readonly from: number;
  readonly to: number;
}

/** Days after which an untouched match is removed. */
export interface Retention {
  readonly open: number;
  readonly live: number;
  readonly over: number;
}

/** The node that works on a review, and until when nobody else does. */
export interface ReviewClaim {
  readonly key: string;
  readonly node: string;
  readonly now: number;
  readonly until: number;
}

/** A live match whose log agrees with a given one as far as both go. */
export interface Agreeing {
  readonly match: string;
  readonly length: number;
}

export interface Store {
  /** Only one process uses this store: what is due at the start was due to a predecessor. */
  readonly isPrivate: boolean;
  readonly people: PeopleStore;
  readonly channels: ChannelStore;
  create(row: MatchRow): Promise<void>;
  /** The match and its moves from ply `from` on. */
  load(match: string, from: number): Promise<StoredMatch | undefined>;
  /** True once it is durable; false if another change came first. */
  commit(change: Change): Promise<boolean>;
  versions(matches: readonly string[]): Promise<ReadonlyMap<string, number>>;
  findCode(code: string): Promise<{ match: string; game: string } | undefined>;
  /** Those of the given matches that are public and wait for players, the oldest first. */
  lobby(matches: readonly string[], limit: number): Promise<readonly MatchRow[]>;
  due(now: number, limit: number): Promise<readonly Due[]>;
  /** Claims a due match until `until`; false if another node has claimed it. */
  claim(due: Due, until: number): Promise<boolean>;
  /** The time of the last heartbeat of any node; undefined in a new store. */
  pulse(): Promise<number | undefined>;
  /** Writes a heartbeat, and records an outage if there was none for `gap` milliseconds. Resolves with the latest pulse. */
  beat(now: number, gap: number): Promise<number>;
  outages(since: number): Promise<readonly Outage[]>;
  /** Removes matches that have not changed for long; resolves with their number. */
  purge(now: number, retention: Retention): Promise<number>;
  count(): Promise<Readonly<Record<Status, number>>>;
  /** Live matches of a game that have begun and whose log agrees with these first moves, as far as both go. */
  agreeing(game: string, moves: readonly string[]): Promise<readonly Agreeing[]>;
  /** A review that was computed before, as its lines. */
  findReview(key: string): Promise<string | undefined>;
  /** Claims the work on a review, for the first time or again; false if another node has claimed it until after `expired`. */
  claimReview(claim: ReviewClaim, expired: number): Promise<boolean>;
  /** Keeps a review, and forgets the oldest beyond `most`. */
  keepReview(key: string, text: string, now: number, most: number): Promise<void>;
  /** The operator's decisions that have not expired, in the order they were made. */
  controls(now: number): Promise<readonly Control[]>;
  addControls(controls: readonly Control[]): Promise<void>;
  close(): Promise<void>;
}
