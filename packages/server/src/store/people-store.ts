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

export interface PeopleStore {
  add(person: PersonRow, key: PersonKey): Promise<void>;
  find(person: string): Promise<PersonRow | undefined>;
  update(person: string, change: Partial<Pick<PersonRow, "name" | "settings">>): Promise<void>;
  /** A key that has not expired. */
  findKey(hash: string, now: number): Promise<PersonKey | undefined>;
  keysOf(person: string): Promise<readonly PersonKey[]>;
  addKey(key: PersonKey): Promise<void>;
  /** Whether it was there: of two who use a key that is valid once, one is told that it was not. */
  removeKey(hash: string): Promise<boolean>;
  /** The key was used, and the person was here. */
  touch(key: PersonKey, now: number): Promise<void>;
  /** The matches in which this person has a seat and that they have not taken from their list, the latest first. */
  matchesOf(person: string, limit: number): Promise<readonly OwnedMatch[]>;
  /** How many running matches wait for this person. */
  countTurns(person: string): Promise<number>;
  /** Changes what a person has noted about a match of theirs; false if it is not theirs. */
  note(
    person: string,
    match: string,
    change: { readonly seen?: number; readonly isKept?: boolean; readonly isHidden?: boolean },
  ): Promise<boolean>;
}
