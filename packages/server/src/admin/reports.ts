/** Players' reports, for the operator to read. They do not contain who sent them. */
import { audit } from "./admin-database.ts";
import type { AdminDatabase } from "./admin-database.ts";

const MOST_SHOWN = 200;

/** Latest first; with `isClear` they are listed one last time and deleted. */
export async function listReports(db: AdminDatabase, { isClear = false }: { isClear?: boolean }): Promise<string[]> {
  const rows = await db.selectFrom("reports").selectAll().orderBy("at", "desc").limit(MOST_SHOWN).execute();
  if (rows.length === 0) return ["Nothing has been reported."];
  const lines = rows.map(
    ({ at, match, seat, name, reason }) =>
      `${new Date(at).toISOString().slice(0, 16)}Z ${match} seat ${seat + 1} "${name}": ${reason}`,
  );
  if (!isClear) return lines;
  const ids = rows.map(({ id }) => id);
  await db.deleteFrom("reports").where("id", "in", ids).execute();
  await audit(db, `removed ${rows.length} reports`);
  return [...lines, `Removed ${rows.length === 1 ? "this report" : `these ${rows.length} reports`}.`];
}
