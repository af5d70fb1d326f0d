/**
 * Every match on this device. The browser's database has room for thousands, but answers later, and a page may be closed in
 * between: so each change is first written to the storage that answers at once, and taken out of it when the database has it.
 * Where there is no database the first copy simply stays.
 */
import { signal } from "@preact/signals";
import type { DBSchema } from "idb";
import { forget, keep, listKeys, recall } from "../memory.ts";
import { databaseOf } from "./database.ts";
import { keptFrom } from "./kept-match.ts";
import type { KeptMatch } from "./kept-match.ts";

interface Schema extends DBSchema {
  matches: { key: string; value: KeptMatch };
}

const STORE = "matches";
const FIRST_COPY = "riad.kept.";
/** Version 0.1 kept one match of each game, and the one before it. */
const FORMER = "riad.match.";

/** Raised with every change, so that a list can follow. */
export const changes = signal(0);

const inDatabase = databaseOf<Schema>(
  "riad",
  (fresh) => {
    fresh.createObjectStore(STORE, { keyPath: "id" });
  },
  {
    before: takeOverFormer,
    async opened(database) {
      // Left behind by a page that was closed before its database had answered.
      for (const copy of listCopies()) {
        await database.put(STORE, copy);
        forgetCopy(copy);
      }
    },
  },
);

/** Whether it could be kept anywhere; the match goes on either way. */
export async function saveMatch(match: KeptMatch): Promise<boolean> {
  return saveMatches([match]);
}

/** Whether all of them could. */
export async function saveMatches(matches: readonly KeptMatch[]): Promise<boolean> {
  const kept = await Promise.all(matches.map(saveOne));
  changes.value++;
  return kept.every(Boolean);
}

async function saveOne(match: KeptMatch): Promise<boolean> {
  const hasCopy = keepCopy(match);
  const isStored = (await inDatabase((database) => database.put(STORE, match))) !== undefined;
  if (isStored) forgetCopy(match);
  return isStored || hasCopy;
}

/** The newest first. */
export async function listMatches(): Promise<KeptMatch[]> {
  const stored = (await inDatabase((database) => database.getAll(STORE))) ?? [];
  const matches = new Map(stored.map((match) => [match.id, match]));
  for (const copy of listCopies()) matches.set(copy.id, copy);
  return Array.from(matches.values()).sort((one, other) => other.changed - one.changed);
}

export async function findMatch(id: string): Promise<KeptMatch | null> {
  return readCopy(FIRST_COPY + id) ?? (await inDatabase((database) => database.get(STORE, id))) ?? null;
}

export async function deleteMatch(id: string): Promise<void> {
  forget(FIRST_COPY + id);
  await inDatabase((database) => database.delete(STORE, id));
  changes.value++;
}

/** What names no game is not ours to remove. */
function takeOverFormer(): void {
  for (const key of listKeys(FORMER)) {
    const match = keptFrom(recall(key) ?? "");
    if (match !== null && keepCopy(match)) forget(key);
  }
}

function keepCopy(match: KeptMatch): boolean {
  return keep(FIRST_COPY + match.id, JSON.stringify(match));
}

/** Only this one: a later change may have been written meanwhile, and must stay until it is stored itself. */
function forgetCopy(match: KeptMatch): void {
  const key = FIRST_COPY + match.id;
  if (recall(key) === JSON.stringify(match)) forget(key);
}

function listCopies(): KeptMatch[] {
  return listKeys(FIRST_COPY).flatMap((key) => readCopy(key) ?? []);
}

function readCopy(key: string): KeptMatch | null {
  try {
    const value = JSON.parse(recall(key) ?? "null") as KeptMatch | null;
    return value === null || typeof value.record !== "string" ? null : value;
  } catch {
    return null;
  }
}
