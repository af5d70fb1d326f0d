/**
 * Identifies the person behind a request. A person is an id and some hashes: of the secret on each of their devices,
 * and of words that add another device. Lookups are cached for two seconds per node, so a removed device is rejected
 * everywhere after that.
 */
import { randomBytes, randomInt } from "node:crypto";
import { PERSON_PREFIX } from "@riad/protocol";
import { DEFAULT_SETTINGS } from "../store/people-store.ts";
import type { PeopleStore, PersonKey } from "../store/people-store.ts";
import { hashToken } from "../table/token.ts";

const CACHED_FOR = 2000;
/** Milliseconds. Last-seen times are only accurate to the hour, so that not every request writes a row. */
const TOUCH_EVERY = 3_600_000;
const MOST_CACHED = 10_000;
const ID_LETTERS = "abcdefghijklmnopqrstuvwxyz0123456789";
const ID_LENGTH = 16;

/** A person whose device has sent a valid secret. */
export interface Person {
  readonly id: string;
  /** The hash of that secret. It identifies the device but cannot be used to sign in. */
  readonly device: string;
}

export class People {
  readonly #store: PeopleStore;
  readonly #now: () => number;
  readonly #cached = new Map<string, { readonly person: Person | undefined; readonly until: number }>();

  readonly #blockers = new Map<string, { readonly people: ReadonlySet<string>; readonly until: number }>();

  constructor(store: PeopleStore, now: () => number) {
    this.#store = store;
    this.#now = now;
  }

  /** The person whose device has this secret. */
  personOf(secret: string): Promise<Person | undefined> {
    return this.personOfDevice(hashToken(secret));
  }

  async personOfDevice(hash: string): Promise<Person | undefined> {
    const now = this.#now();
    const cached = this.#cached.get(hash);
    if (cached !== undefined && cached.until > now) return cached.person;
    const key = await this.#store.findKey(hash, now);
    const person = key?.kind === "device" ? { id: key.person, device: hash } : undefined;
    if (this.#cached.size >= MOST_CACHED) this.#cached.clear();
    this.#cached.set(hash, { person, until: now + CACHED_FOR });
    if (key?.kind === "device" && key.usedAt < now - TOUCH_EVERY) await this.#store.touch(key, now);
    return person;
  }

  /** Creates a person. The secret is returned only here: the store has its hash. */
  async create(name: string, label: string): Promise<{ person: Person; secret: string }> {
    const now = this.#now();
    const id = Array.from({ length: ID_LENGTH }, () => ID_LETTERS[randomInt(ID_LETTERS.length)]).join("");
    const { secret, key } = this.newDevice(id, label);
    await this.#store.add({ id, name, settings: DEFAULT_SETTINGS, createdAt: now, seenAt: now }, key);
    return { person: { id, device: key.hash }, secret };
  }

  /** Makes a secret for another device of a person; the caller stores the key. */
  newDevice(person: string, label: string): { secret: string; key: PersonKey } {
    const secret = PERSON_PREFIX + randomBytes(24).toString("base64url");
    const now = this.#now();
    const key = { hash: hashToken(secret), person, kind: "device", label, createdAt: now, usedAt: now, until: null };
    return { secret, key: key as PersonKey };
  }

  /** The people whom this person has blocked or who have blocked this person. */
  async avoidedBy(person: string): Promise<ReadonlySet<string>> {
    const [blocked, blockers] = await Promise.all([this.#store.blockedBy(person), this.#store.blockersOf(person)]);
    return new Set([...blocked.map((one) => one.person), ...blockers]);
  }

  /** The people who must not see this person's messages; at most two seconds old. */
  async blockersOf(person: string): Promise<ReadonlySet<string>> {
    const now = this.#now();
    const known = this.#blockers.get(person);
    if (known !== undefined && known.until > now) return known.people;
    const people = new Set(await this.#store.blockersOf(person));
    if (this.#blockers.size >= MOST_CACHED) this.#blockers.clear();
    this.#blockers.set(person, { people, until: now + CACHED_FOR });
    return people;
  }

  /** Drops the cached blocks after somebody was blocked or unblocked. */
  blocksChanged(person: string): void {
    this.#blockers.delete(person);
  }

  /** Drops the cached lookup of a device. */
  forget(device: string): void {
    this.#cached.delete(device);
  }
}
