/**
 * Who is asking. A person is an id and some hashes: of the secret that each of their devices carries, and of words that
 * let another device in. What this node has looked up it believes for two seconds, so a device that was removed is a
 * stranger everywhere after that.
 */
import { randomBytes, randomInt } from "node:crypto";
import { PERSON_PREFIX } from "@riad/protocol";
import type { PeopleStore, PersonKey } from "../store/people-store.ts";
import { DEFAULT_SETTINGS } from "../store/sql-people.ts";
import { hashToken } from "../table/token.ts";

const BELIEVED_FOR = 2000;
/** Rows are not written for every request: when somebody was last here is known to the hour. */
const TOUCH_EVERY = 3_600_000;
const MOST_BELIEVED = 10_000;
const ID_LETTERS = "abcdefghijklmnopqrstuvwxyz0123456789";
const ID_LENGTH = 16;

/** Somebody who has shown the secret of one of their devices. */
export interface Person {
  readonly id: string;
  /** The hash of that secret: names the device and opens nothing. */
  readonly device: string;
}

export class People {
  readonly #store: PeopleStore;
  readonly #now: () => number;
  readonly #believed = new Map<string, { readonly person: Person | undefined; readonly until: number }>();

  readonly #blockers = new Map<string, { readonly people: ReadonlySet<string>; readonly until: number }>();

  constructor(store: PeopleStore, now: () => number) {
    this.#store = store;
    this.#now = now;
  }

  /** The person whose device carries this secret. */
  personOf(secret: string): Promise<Person | undefined> {
    return this.personOfDevice(hashToken(secret));
  }

  async personOfDevice(hash: string): Promise<Person | undefined> {
    const now = this.#now();
    const believed = this.#believed.get(hash);
    if (believed !== undefined && believed.until > now) return believed.person;
    const key = await this.#store.findKey(hash, now);
    const person = key?.kind === "device" ? { id: key.person, device: hash } : undefined;
    if (this.#believed.size >= MOST_BELIEVED) this.#believed.clear();
    this.#believed.set(hash, { person, until: now + BELIEVED_FOR });
    if (key?.kind === "device" && key.usedAt < now - TOUCH_EVERY) await this.#store.touch(key, now);
    return person;
  }

  /** Somebody new, known by a secret that is told once. */
  async create(name: string, label: string): Promise<{ person: Person; secret: string }> {
    const now = this.#now();
    const id = Array.from({ length: ID_LENGTH }, () => ID_LETTERS[randomInt(ID_LETTERS.length)]).join("");
    const { secret, key } = this.newDevice(id, label);
    await this.#store.add({ id, name, settings: DEFAULT_SETTINGS, createdAt: now, seenAt: now }, key);
    return { person: { id, device: key.hash }, secret };
  }

  /** A secret for one more device of a person; the key is the caller's to store. */
  newDevice(person: string, label: string): { secret: string; key: PersonKey } {
    const secret = PERSON_PREFIX + randomBytes(24).toString("base64url");
    const now = this.#now();
    const key = { hash: hashToken(secret), person, kind: "device", label, createdAt: now, usedAt: now, until: null };
    return { secret, key: key as PersonKey };
  }

  /** The people whom this person has blocked, or who have blocked this person. */
  async avoidedBy(person: string): Promise<ReadonlySet<string>> {
    const [blocked, blockers] = await Promise.all([this.#store.blockedBy(person), this.#store.blockersOf(person)]);
    return new Set([...blocked.map((one) => one.person), ...blockers]);
  }

  /** Who is not to hear this person; as it was at most two seconds ago. */
  async blockersOf(person: string): Promise<ReadonlySet<string>> {
    const now = this.#now();
    const known = this.#blockers.get(person);
    if (known !== undefined && known.until > now) return known.people;
    const people = new Set(await this.#store.blockersOf(person));
    if (this.#blockers.size >= MOST_BELIEVED) this.#blockers.clear();
    this.#blockers.set(person, { people, until: now + BELIEVED_FOR });
    return people;
  }

  /** Somebody has been blocked, or no longer is. */
  blocksChanged(person: string): void {
    this.#blockers.delete(person);
  }

  /** What was believed about a device no longer holds. */
  forget(device: string): void {
    this.#believed.delete(device);
  }
}
