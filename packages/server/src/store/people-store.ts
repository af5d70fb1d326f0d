/** What is kept about people: who they are, what opens them, which seats are theirs. */
import type { PersonSettings } from "@riad/protocol";
import type { KeyKind } from "./schema.ts";
import type { MatchRow } from "./match-row.ts";

export interface PersonRow {
  readonly id: string;
  readonly name: string;
  readonly settings: PersonSettings;
  readonly createdAt: number;
  readonly seenAt: number;
}

export interface PersonKey {
  /** SHA-256 of a secret or of words. */
  readonly hash: string;
  readonly person: string;
  readonly kind: KeyKind;
  readonly label: string;
  readonly createdAt: number;
  readonly usedAt: number;
  readonly until: number | null;
}

/** A match of a person, from their seat. */
export interface OwnedMatch {
  readonly row: MatchRow;
  readonly seat: number;
  readonly seen: number;
  readonly isKept: boolean;
}

/** A seat of a person with what they have noted about its match. */
export interface OwnSeat {
  readonly match: string;
  readonly seat: number;
  readonly seen: number;
  readonly isKept: boolean;
  readonly isHidden: boolean;
}

/** A folded name that belongs to a person, unless it was somebody's already. */
export interface NameOwner {
  readonly name: string;
  readonly person: string;
}

export interface Passkey {
  /** The authenticator's own id of it, as base64url. */
  readonly id: string;
  readonly person: string;
  readonly publicKey: string;
  readonly counter: number;
  readonly label: string;
  readonly createdAt: number;
}

export interface Challenge {
  /** SHA-256 of what is to be signed. */
  readonly id: string;
  readonly person: string | null;
  readonly until: number;
}

export interface Report {
  readonly id: string;
  readonly at: number;
  readonly match: string;
  readonly seat: number;
  readonly name: string;
  readonly reason: string;
}

export interface PeopleStore {
  add(person: PersonRow, key: PersonKey): Promise<void>;
  find(person: string): Promise<PersonRow | undefined>;
  update(person: string, change: Partial<Pick<PersonRow, "name" | "settings">>): Promise<void>;
  /** A key that has not expired. */
  findKey(hash: string, now: number): Promise<PersonKey | undefined>;
  keysOf(person: string): Promise<readonly PersonKey[]>;
  /** This and whatever else is added to a person: false, and nothing is written, if they were deleted in the meantime. */
  addKey(key: PersonKey): Promise<boolean>;
  /** In place of every key of the same kind that the person has. */
  replaceKey(key: PersonKey): Promise<boolean>;
  /** Which of these devices are still somebody's. */
  devicesAmong(hashes: readonly string[]): Promise<readonly string[]>;
  /** Whether it was there: of two who use a key that is valid once, one is told that it was not. */
  removeKey(hash: string): Promise<boolean>;
  /** With the words it has made: whoever had the device must not come back with them. */
  removeDevice(hash: string): Promise<void>;
  /** The key was used, and the person was here. */
  touch(key: PersonKey, now: number): Promise<void>;
  /** The matches in which this person has a seat, the latest first; those they have taken from their list only if asked. */
  matchesOf(person: string, limit: number, withHidden?: boolean): Promise<readonly OwnedMatch[]>;
  /** All of them. */
  seatsOf(person: string): Promise<readonly OwnSeat[]>;
  /** How many running matches wait for this person. */
  countTurns(person: string): Promise<number>;
  /** Changes what a person has noted about a match of theirs; false if it is not theirs. */
  note(
    person: string,
    match: string,
    change: { readonly seen?: number; readonly isKept?: boolean; readonly isHidden?: boolean },
  ): Promise<boolean>;
  /** Whose these folded names are. */
  ownersOf(names: readonly string[]): Promise<readonly NameOwner[]>;
  /** What belongs to one person besides seats belongs to another from now on. */
  merge(from: string, to: string): Promise<void>;
  /** Leaves nothing of a person, who had these seats; those that no table has given up become somebody's. */
  remove(person: string, seats: readonly Pick<OwnSeat, "match" | "seat">[]): Promise<void>;
  /** Removes what has expired, and people without seats who were last here before `unseenSince`; how many of those. */
  purge(now: number, unseenSince: number): Promise<number>;

  block(person: string, blocked: string): Promise<boolean>;
  unblock(person: string, blocked: string): Promise<void>;
  blockedBy(person: string): Promise<readonly { readonly person: string; readonly name: string }[]>;
  /** Who is not to hear this person. */
  blockersOf(person: string): Promise<readonly string[]>;
  /** The same report again counts once. */
  report(report: Report): Promise<void>;

  addPasskey(passkey: Passkey): Promise<boolean>;
  findPasskey(id: string): Promise<Passkey | undefined>;
  passkeysOf(person: string): Promise<readonly Passkey[]>;
  countPasskey(id: string, counter: number): Promise<void>;
  removePasskey(person: string, id: string): Promise<boolean>;
  addChallenge(challenge: Challenge, now: number): Promise<void>;
  /** Whether it was there, for this person, in time: it is used up now. */
  takeChallenge(id: string, person: string | null, now: number): Promise<boolean>;
}
