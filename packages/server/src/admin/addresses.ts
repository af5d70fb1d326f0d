/** Lists the addresses that are connected right now. Nodes store them only on request, and only for half a minute. */
import type { AdminDatabase } from "./admin-database.ts";
import { audit } from "./admin-database.ts";
import { newControl } from "./control.ts";
import { addControl } from "./rulings.ts";

/** Milliseconds to wait for the nodes' answers: they read the controls every two seconds. */
const WAIT = 4500;
/** Milliseconds without a heartbeat after which no node is running; nodes write one every second. */
const SILENT = 10_000;

export async function listAddresses(db: AdminDatabase, words = "", wait = WAIT): Promise<string[]> {
  const now = Date.now();
  const pulse = await db.selectFrom("pulse").select("at").executeTakeFirst();
  if (pulse === undefined || now - pulse.at > SILENT) throw new Error("No server is running on this store.");
  await addControl(db, newControl("roll", "", { now, until: now + 3 * wait }));
  await audit(db, "listed the connected addresses");
  await new Promise((resolve) => setTimeout(resolve, wait));
  const rows = await db.selectFrom("controls").selectAll().where("kind", "=", "present").execute();
  await db.deleteFrom("controls").where("kind", "in", ["present", "roll"]).execute();
  const sockets = new Map<string, number>();
  for (const { subject, detail, created_at: at } of rows) {
    if (at < now - SILENT || !subject.includes(words)) continue;
    sockets.set(subject, (sockets.get(subject) ?? 0) + (JSON.parse(detail) as { sockets: number }).sockets);
  }
  if (sockets.size === 0) return ["No addresses found."];
  const order = [...sockets].toSorted(([, a], [, b]) => b - a);
  return order.map(([address, count]) => `${address}: ${count} ${count === 1 ? "connection" : "connections"}`);
}
