/**
 * The entry points of `riad admin`, `backup`, `restore` and `doctor`: the terminal does not import the server's
 * modules, it runs this file. Every function resolves with lines to print and rejects with one sentence.
 */
import { listAddresses } from "./addresses.ts";
import { listAudit, openDatabase } from "./admin-database.ts";
import type { AdminDatabase, Environment } from "./admin-database.ts";
import { backup, restore } from "./backup.ts";
import { examine } from "./doctor.ts";
import { listTables, removeMatch, renameSeat, unlistMatch } from "./moderate.ts";
import { listReports } from "./reports.ts";
import { block, invite, listRulings, notify, openToAll, setPassword, unblock } from "./rulings.ts";

type Action<A extends unknown[]> = (db: AdminDatabase, ...args: A) => Promise<string[]>;

/** Opens the database that the environment names for one action. */
function within<A extends unknown[]>(action: Action<A>) {
  return async (env: Environment, ...args: A): Promise<string[]> => {
    const db = await openDatabase(env);
    try {
      return await action(db, ...args);
    } finally {
      await db.destroy();
    }
  };
}

export const operator = {
  tables: within(listTables),
  addresses: within((db, words?: string) => listAddresses(db, words)),
  remove: within(removeMatch),
  unlist: within(unlistMatch),
  rename: within(renameSeat),
  block: within(block),
  unblock: within(unblock),
  rulings: within(listRulings),
  reports: within(listReports),
  notice: within(notify),
  password: within(setPassword),
  invite: within(invite),
  open: within(openToAll),
  audit: within(listAudit),
  backup,
  restore,
  doctor: examine,
} as const;
