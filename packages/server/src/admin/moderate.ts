/** What an operator does to a single match: find it, unlist it, rename a seat, remove it. */
import { playerName, serverSays } from "@riad/protocol";
import { parseState } from "../table/state.ts";
import { audit } from "./admin-database.ts";
import type { AdminDatabase } from "./admin-database.ts";
import { foldName } from "../people/fold-name.ts";
import { newControl } from "./control.ts";
import { addControl } from "./rulings.ts";

const MOST_SHOWN = 50;
/** Nodes check every two seconds; one that is stuck for longer reloads the match anyway. */
const TOUCHED_FOR = 60_000;
const ATTEMPTS = 10;

export interface TableSearch {
  /** A match id, a code or a part of a seat's name. */
  readonly words?: string;
  readonly status?: string;
}

export async function listTables(db: AdminDatabase, { words = "", status }: TableSearch): Promise<string[]> {
  if (status !== undefined && !["open", "live", "over"].includes(status)) {
    throw new Error(`--status is open, live or over, not "${status.slice(0, 20)}".`);
  }
  let query = db
    .selectFrom("matches")
    .select(["id", "game", "status", "code", "is_public", "state", "length", "updated_at"])
    .orderBy("updated_at", "desc");
  if (status !== undefined) query = query.where("status", "=", status as "open");
  const lines: string[] = [];
  const wanted = foldName(words);
  for (const row of await query.execute()) {
    const names = parseState(row.state).seats.map(({ kind, name }) => (name === "" ? `(${kind})` : name));
    const isFound =
      row.id === words || row.code === words.toUpperCase() || names.some((name) => foldName(name).includes(wanted));
    if (!isFound) continue;
    if (lines.length === MOST_SHOWN) return [...lines, `… and more: search for a name, a code or a match.`];
    const place = row.status === "open" ? (row.is_public === 1 ? ", in the lobby" : ", private") : "";
    const code = row.status === "open" && row.code !== null ? ` ${row.code}` : "";
    const touched = new Date(row.updated_at).toISOString().slice(0, 16);
    lines.push(
      `${row.id}${code} ${row.game} ${row.status}${place}, ${row.length} moves, ${touched}Z: ${names.join(", ")}`,
    );
  }
  return lines.length === 0 ? ["No tables found."] : lines;
}

export async function removeMatch(db: AdminDatabase, match: string): Promise<string[]> {
  const { numDeletedRows } = await db.deleteFrom("matches").where("id", "=", match).executeTakeFirst();
  if (numDeletedRows === 0n) throw new Error(`There is no match "${match.slice(0, 40)}".`);
  await db.deleteFrom("moves").where("match", "=", match).execute();
  await db.deleteFrom("person_seats").where("match", "=", match).execute();
  await db.deleteFrom("reports").where("match", "=", match).execute();
  await touch(db, match);
  await audit(db, `removed match ${match}`);
  return [`Removed match ${match}.`];
}

/** The match continues, but only people with its link or code can find it. */
export async function unlistMatch(db: AdminDatabase, match: string): Promise<string[]> {
  const { numUpdatedRows } = await db
    .updateTable("matches")
    .set((set) => ({ is_public: 0, version: set("version", "+", 1) }))
    .where("id", "=", match)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw new Error(`There is no match "${match.slice(0, 40)}".`);
  await touch(db, match);
  await audit(db, `removed match ${match} from the lobby`);
  return [`Match ${match} is no longer in the lobby.`];
}

/** `seat` counts from 1. */
export async function renameSeat(db: AdminDatabase, match: string, seat: number, name: string): Promise<string[]> {
  const checked = playerName.safeParse(name);
  if (!checked.success) throw new Error(serverSays("badName", {}).message);
  // The match may change in the meantime: an update is accepted only for the version it was based on.
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const row = await db.selectFrom("matches").select(["state", "version"]).where("id", "=", match).executeTakeFirst();
    if (row === undefined) throw new Error(`There is no match "${match.slice(0, 40)}".`);
    const state = parseState(row.state);
    const held = state.seats[seat - 1];
    if (held?.kind !== "human") throw new Error(`Nobody sits in seat ${seat} of match ${match}.`);
    held.name = checked.data;
    const { numUpdatedRows } = await db
      .updateTable("matches")
      .set({ state: JSON.stringify(state), version: row.version + 1 })
      .where("id", "=", match)
      .where("version", "=", row.version)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) continue;
    await touch(db, match);
    await audit(db, `renamed seat ${seat} of match ${match}`);
    return [`Seat ${seat} of match ${match} is now called ${checked.data}.`];
  }
  throw new Error("The match keeps changing; please try again.");
}

/** Makes nodes reload a match that they have in memory. */
async function touch(db: AdminDatabase, match: string): Promise<void> {
  const now = Date.now();
  await addControl(db, newControl("touched", match, { now, until: now + TOUCHED_FOR }));
}
