/** The browser's databases: opened when they are first used, and again after another tab has made one close. */
import { openDB } from "idb";
import type { DBSchema, IDBPDatabase } from "idb";

type InDatabase<S extends DBSchema> = <T>(use: (database: IDBPDatabase<S>) => Promise<T>) => Promise<T | undefined>;

/** What is to be put right before anybody uses a database. */
interface OpeningHooks<S extends DBSchema> {
  /** Whether or not there turns out to be one. */
  before?(): void;
  opened?(database: IDBPDatabase<S>): Promise<void>;
}

/** How to use a database. The answer is undefined where there is none, or where it refuses. */
export function databaseOf<S extends DBSchema>(
  name: string,
  upgrade: (fresh: IDBPDatabase<S>) => void,
  hooks: OpeningHooks<S> = {},
): InDatabase<S> {
  let opening: Promise<IDBPDatabase<S> | null> | null = null;
  const open = async (): Promise<IDBPDatabase<S>> => {
    hooks.before?.();
    const database = await openDB<S>(name, 1, {
      upgrade,
      // A newer page in another tab wants to change the database: it must not wait for this one.
      blocking(_version, _next, event) {
        (event.target as IDBDatabase).close();
        opening = null;
      },
      terminated: () => (opening = null),
    });
    await hooks.opened?.(database);
    return database;
  };
  return async (use) => {
    opening ??= open().catch(() => null);
    const database = await opening;
    try {
      return database === null ? undefined : await use(database);
    } catch {
      return undefined;
    }
  };
}
