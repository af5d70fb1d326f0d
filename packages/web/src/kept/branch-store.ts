/** What players tried beside their matches, in a database of its own: a match is saved often, and must not carry its branches. */
import type { DBSchema } from "idb";
import { databaseOf } from "./database.ts";
import { isLocalId } from "./kept-match.ts";

/** A branch as text, so that it can be kept and shared; see review/branch-text.ts. */
export interface KeptBranch {
  readonly id: string;
  /** What its match is kept under. */
  readonly match: string;
  readonly name: string;
  /** Where it leaves the match. */
  readonly ply: number;
  /** In the game's notation. */
  readonly moves: readonly string[];
  readonly luck: "same" | "new";
  /** Of new luck. */
  readonly seed: string;
  /** A level for each seat; empty for a seat that is played by hand. */
  readonly replies: readonly string[];
  readonly changed: number;
}

interface Schema extends DBSchema {
  branches: { key: string; value: KeptBranch; indexes: { match: string } };
}

const STORE = "branches";

/** Where there is no database, branches last as long as the page. */
const inDatabase = databaseOf<Schema>("riad-branches", (fresh) => {
  fresh.createObjectStore(STORE, { keyPath: "id" }).createIndex("match", "match");
});

/** Whether it could be kept. */
export async function saveBranch(branch: KeptBranch): Promise<boolean> {
  return (await inDatabase((database) => database.put(STORE, branch))) !== undefined;
}

/** The newest first. */
export async function listBranches(match: string): Promise<KeptBranch[]> {
  const found = (await inDatabase((database) => database.getAllFromIndex(STORE, "match", match))) ?? [];
  return found.sort((one, other) => other.changed - one.changed);
}

export async function deleteBranch(id: string): Promise<void> {
  await inDatabase((database) => database.delete(STORE, id));
}

/** Branches whose match was deleted; a match that is taken back from deletion still has them, so it is not done at once. */
export async function sweepBranches(kept: ReadonlySet<string>): Promise<void> {
  await inDatabase(async (database) => {
    const all = await database.getAll(STORE);
    const orphans = all.filter(({ match }) => isLocalId(match) && !kept.has(match));
    await Promise.all(orphans.map(({ id }) => database.delete(STORE, id)));
  });
}
