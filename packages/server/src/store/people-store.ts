/** What is stored about people: who they are, what they sign in with, which seats are theirs. */
import type { PersonSettings } from "@riad/protocol";
import type { KeyKind } from "./schema.ts";
import type { MatchRow } from "./match-row.ts";

export const DEFAULT_SETTINGS: PersonSettings = { quiet: null, language: "en" };

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

/** A match as one of its players sees it. */
export interface OwnedMatch {
  readonly row: MatchRow;
  readonly seat: number;
  readonly seen: number;
  readonly isKept: boolean;
}

/** A person's seat, with their notes about the match. */
export interface OwnSeat {
  readonly match: string;
  readonly seat: number;
  readonly seen: number;
  readonly isKept: boolean;
  readonly isHidden: boolean;
}

/** A folded name and the person who owns it. The first owner keeps it. */
export interface NameOwner {
  readonly name: string;
  readonly person: string;
}

export interface Passkey {
  /** The authenticator's id for it, as base64url. */
  readonly id: string;
  readonly person: string;
  readonly publicKey: string;
  readonly counter: number;
  readonly label: string;
  readonly createdAt: number;
}

export interface Challenge {
  /** SHA-256 of the challenge to sign. */
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
  /**
   * Like every method that adds something to a person: false, with nothing written, if the person was deleted in the
   * meantime.
   */
  addKey(key: PersonKey): Promise<boolean>;
  /** Replaces every key of the same kind that the person has. */
  replaceKey(key: PersonKey): Promise<boolean>;
  /** Returns those of the given devices that have not been removed. */
  devicesAmong(hashes: readonly string[]): Promise<readonly string[]>;
  /** Resolves with whether it existed: if two callers use a one-time key at once, one of them gets false. */
  removeKey(hash: string): Promise<boolean>;
  /** Also removes the words that were made on this device, so that they cannot be used to return. */
  removeDevice(hash: string): Promise<void>;
  /** Records that the key was used and the person was here. */
  touch(key: PersonKey, now: number): Promise<void>;
  /** The matches in which this person has a seat, latest first; hidden ones only on request. */
  matchesOf(person: string, limit: number, withHidden?: boolean): Promise<readonly OwnedMatch[]>;
  /** All seats of a person, without a limit. */
  seatsOf(person: string): Promise<readonly OwnSeat[]>;
  /** How many running matches are waiting for this person. */
  countTurns(person: string): Promise<number>;
  /** Changes a person's notes about a match; false if they have no seat in it. */
  note(
    person: string,
    match: string,
    change: { readonly seen?: number; readonly isKept?: boolean; readonly isHidden?: boolean },
  ): Promise<boolean>;
  /** The owners of these folded names. */
  ownersOf(names: readonly string[]): Promise<readonly NameOwner[]>;
  /** Moves everything except seats from one person to another. */
  merge(from: string, to: string): Promise<void>;
  /** Deletes a person, who had these seats; seats that no table has given up become anonymous. */
  remove(person: string, seats: readonly Pick<OwnSeat, "match" | "seat">[]): Promise<void>;
  /**
   * Removes what has expired, and people without seats who were last seen before `unseenSince`; resolves with how many
   * people.
   */
  purge(now: number, unseenSince: number): Promise<number>;

  block(person: string, blocked: string): Promise<boolean>;
  unblock(person: string, blocked: string): Promise<void>;
  blockedBy(person: string): Promise<readonly { readonly person: string; readonly name: string }[]>;
  /** The people who must not see this person's messages. */
  blockersOf(person: string): Promise<readonly string[]>;
  /** Sending the same report again has no effect. */
  report(report: Report): Promise<void>;

  addPasskey(passkey: Passkey): Promise<boolean>;
  findPasskey(id: string): Promise<Passkey | undefined>;
  passkeysOf(person: string): Promise<readonly Passkey[]>;
  countPasskey(id: string, counter: number): Promise<void>;
  removePasskey(person: string, id: string): Promise<boolean>;
  addChallenge(challenge: Challenge, now: number): Promise<void>;
  /** Uses up a challenge; resolves with whether it existed for this person and had not expired. */
  takeChallenge(id: string, person: string | null, now: number): Promise<boolean>;
}
