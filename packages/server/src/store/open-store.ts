/** Opens the store that the settings name. Drivers are loaded on demand, so that a single node starts faster. */
import { join } from "node:path";
import type { Settings } from "../settings.ts";
import type { GroupWatch } from "./group.ts";
import type { Store } from "./store.ts";

type StoreSettings = Pick<Settings, "data" | "databaseUrl" | "sqliteThread">;

export async function openStore(
  settings: StoreSettings,
  watch: GroupWatch,
  onError: (error: Error) => void,
): Promise<Store> {
  const { databaseUrl, data } = settings;
  try {
    if (databaseUrl === undefined) return await openFile(settings, watch);
    const { PostgresStore } = await import("./postgres.ts");
    return await PostgresStore.open(databaseUrl, watch, onError);
  } catch (error) {
    const what = databaseUrl === undefined ? `The data folder ${data} cannot be used` : "The database cannot be used";
    throw new Error(`${what}: ${reasonOf(error)}.`, { cause: error });
  }
}

async function openFile({ data, sqliteThread }: StoreSettings, watch: GroupWatch): Promise<Store> {
  const path = join(data, "riad.db");
  const { lockFile } = await import("./file-lock.ts");
  const lock = lockFile(path);
  try {
    const store = sqliteThread
      ? await (await import("./threaded.ts")).ThreadedStore.open(path, watch)
      : await (await import("./sqlite.ts")).SqliteStore.open(path, watch);
    const close = store.close.bind(store);
    store.close = async () => {
      await close();
      lock.release();
    };
    return store;
  } catch (error) {
    lock.release();
    throw error;
  }
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return (error.message || (error as NodeJS.ErrnoException).code || error.name).replace(/\.$/, "");
}
