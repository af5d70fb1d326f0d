/**
 * Deletes everything about a person from the database. Their seats have already been given up at the tables (see
 * people/forget-me.ts), except in matches that this version cannot play: those rows are changed here.
 */
import type { Kysely, Transaction } from "kysely";
import { SOMEBODY } from "../people/names.ts";
import { forgetSeats, parseState } from "../table/state.ts";
import type { Schema } from "./schema.ts";

export async function forgetPerson(
  db: Kysely<Schema>,
  person: string,
  seats: readonly { readonly match: string; readonly seat: number }[],
): Promise<void> {
  await db.transaction().execute(async (all) => {
    // First: a concurrent transaction that adds something for this person either waits and then finds nobody, or
    // finishes before.
    await all.deleteFrom("people").where("id", "=", person).execute();
    for (const { match, seat } of seats) {
      const about = all.updateTable("reports").set({ name: SOMEBODY });
      await about.where("match", "=", match).where("seat", "=", seat).execute();
    }
    // Matches that this person had marked as kept for ever are no longer kept unless somebody else has marked them.
    const left = await all
      .updateTable("person_seats")
      .set({ person: null, is_kept: 0 })
      .where("person", "=", person)
      .returning("match")
      .execute();
    for (const id of new Set(left.map(({ match }) => match))) {
      // A node that is planning a change of this match will see that another change came first, and reload.
      const row = await all
        .updateTable("matches")
        .set((set) => ({ version: set("version", "+", 1) }))
        .where("id", "=", id)
        .returning("state")
        .executeTakeFirst();
      if (row === undefined) continue;
      const state = parseState(row.state);
      forgetSeats(state, person);
      await all
        .updateTable("matches")
        .set({ state: JSON.stringify(state) })
        .where("id", "=", id)
        .execute();
    }
    await removeRows(all, person);
  });
}

async function removeRows(all: Transaction<Schema>, person: string): Promise<void> {
  await all.deleteFrom("names").where("person", "=", person).execute();
  await all.deleteFrom("blocks").where("person", "=", person).execute();
  await all.deleteFrom("blocks").where("blocked", "=", person).execute();
  await all.deleteFrom("passkeys").where("person", "=", person).execute();
  await all.deleteFrom("challenges").where("person", "=", person).execute();
  await all.deleteFrom("channels").where("person", "=", person).execute();
  await all.deleteFrom("person_keys").where("person", "=", person).execute();
}
