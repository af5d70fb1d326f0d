/**
 * Where matches are stored. The store is authoritative: it accepts a change only if the match is still at the version
 * that the change was planned on, and once `commit` has resolved, the change is on disk.
 *
 * Moves are stored in the game's notation under the unique key (match, ply), so that people can read a stored match and
 * moves can be renumbered. The rest of a match is one small document that changes with its version.
 */
import type { Control } from "../admin/control.ts";
import type { TableState } from "../table/state.ts";
import type { ChannelStore } from "./channel-store.ts";
import type { MatchRow, Status } from "./match-row.ts";
import type { NameOwner, PeopleStore } from "./people-store.ts";

export type { MatchRow, Status } from "./match-row.ts";

export interface StoredMove {
  readonly move: string;
  /** The client's id for the command; only on decisions. */
  readonly command: string | null;
}

export interface StoredMatch {
  readonly row: MatchRow;
  /** The moves from the requested ply on. */
  readonly moves: readonly StoredMove[];
}

export interface SeatOwner {
  readonly seat: number;
  readonly person: string | null;
}

/** A change to a match; `version` is the one it was planned on. */
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
  /** Seats with a new owner. */
  readonly owners: readonly SeatOwner[];
  /** Names whose owners finished the match under them in this change. */
  readonly names: readonly NameOwner[];
  /** The last of them has ply `length - 1`. */
  readonly moves: readonly StoredMove[];
}

export interface Due {
  readonly match: string;
  readonly dueAt: number;
}

/** A period in which no node was serving, so that clocks stood still. */
export interface Outage {
  readonly from: number;
  readonly to: number;
}

/** Days after which an unchanged match is removed. */
export interface Retention {
  readonly open: number;
  readonly live: number;
  readonly over: number;
}

/** The node that computes a review, and until when its claim lasts. */
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
  /** Only one process uses this store, so work claimed by others was left by a previous run. */
  readonly isPrivate: boolean;
  readonly people: PeopleStore;
  readonly channels: ChannelStore;
  create(row: MatchRow): Promise<void>;
  /** The match and its moves from ply `from` on. */
  load(match: string, from: number): Promise<StoredMatch | undefined>;
  /** True once the change is durable; false if another change came first. */
  commit(change: Change): Promise<boolean>;
  versions(matches: readonly string[]): Promise<ReadonlyMap<string, number>>;
  findCode(code: string): Promise<{ match: string; game: string } | undefined>;
  /**
   * Those of the given matches that are public and have this status: open ones oldest first, live ones newest first.
   */
  lobby(matches: readonly string[], status: "open" | "live", limit: number): Promise<readonly MatchRow[]>;
  due(now: number, limit: number): Promise<readonly Due[]>;
  /** Claims a due match until `until`; false if another node has claimed it. */
  claim(due: Due, until: number): Promise<boolean>;
  /** The time of the last heartbeat of any node; undefined in a new store. */
  pulse(): Promise<number | undefined>;
  /**
   * Writes a heartbeat, and records an outage if there was none for `gap` milliseconds. Resolves with the latest pulse.
   */
  beat(now: number, gap: number): Promise<number>;
  outages(since: number): Promise<readonly Outage[]>;
  /** Removes matches that have not changed for long; resolves with how many. */
  purge(now: number, retention: Retention): Promise<number>;
  count(): Promise<Readonly<Record<Status, number>>>;
  /** Live matches of a game that have started and whose log agrees with these first moves, as far as both go. */
  agreeing(game: string, moves: readonly string[]): Promise<readonly Agreeing[]>;
  /** A stored review, as its lines. */
  findReview(key: string): Promise<string | undefined>;
  /** Claims a review or renews the claim; false if another node's claim ends after `expired`. */
  claimReview(claim: ReviewClaim, expired: number): Promise<boolean>;
  /** Stores a review, and removes the oldest beyond `most`. */
  keepReview(key: string, text: string, now: number, most: number): Promise<void>;
  /** The operator's decisions that have not expired, in the order in which they were made. */
  controls(now: number): Promise<readonly Control[]>;
  addControls(controls: readonly Control[]): Promise<void>;
  close(): Promise<void>;
}
