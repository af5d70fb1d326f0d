/**
 * Reviews that this browser has made, under the hash of the record and of what judged it: a review is a function of both. One
 * that was stopped is kept too, and continued.
 */
import type { DBSchema } from "idb";
import type { MainMotifs, PlaysLike, ReviewEvent, Shares } from "@riad/review";
import { judgeMark } from "virtual:judge";
import { databaseOf } from "../kept/database.ts";

export interface KeptReview {
  readonly key: string;
  readonly noise: number;
  readonly events: readonly ReviewEvent[];
  /** Null while it is incomplete. */
  readonly result: Shares | null;
  readonly hardFinds: readonly number[];
  /** What each loss was mostly about. */
  readonly motifs: MainMotifs;
  /** The level that each seat resembles; null where that is not known. */
  readonly playsLike: readonly (PlaysLike | null)[];
  readonly changed: number;
}

interface Schema extends DBSchema {
  reviews: { key: string; value: KeptReview };
}

const STORE = "reviews";
/** A review takes up to 100 kB, and can be made again. */
const MOST = 60;

/** Where there is no database, a review is made again. */
const inDatabase = databaseOf<Schema>("riad-reviews", (fresh) => {
  fresh.createObjectStore(STORE, { keyPath: "key" });
});

/** Names and dates in a record do not change its review, but they seldom change either. */
export async function keyOf(record: string): Promise<string> {
  const text = `${judgeMark}\n${record}`;
  // Only secure pages can hash; elsewhere the text itself is the key.
  if (globalThis.crypto.subtle === undefined) return text;
  const hash = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
  return Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Opening the database takes a while, so it starts before anybody asks. */
export function openReviews(): void {
  void inDatabase(async () => Promise.resolve());
}

export async function findReview(key: string): Promise<KeptReview | null> {
  return (await inDatabase((database) => database.get(STORE, key))) ?? null;
}

export async function keepReview(review: KeptReview): Promise<void> {
  await inDatabase(async (database) => {
    await database.put(STORE, review);
    const all = await database.getAll(STORE);
    const old = all.sort((one, other) => other.changed - one.changed).slice(MOST);
    await Promise.all(old.map(({ key }) => database.delete(STORE, key)));
  });
}
