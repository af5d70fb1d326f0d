/**
 * Leaves nothing of a person in the database. Tables give their seats up themselves (see people/forget-me.ts); what is left
 * are matches that this version cannot play, whose rows are changed here.
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
    // First: whoever adds something to this person at this moment either waits and finds nobody, or is waited for.
    await all.deleteFrom("people").where("id", "=", person).execute();
    for (const { match, seat } of seats) {
      const about = all.updateTable("reports").set({ name: SOMEBODY });
      await about.where("match", "=", match).where("seat", "=", seat).execute();
    }
    // Nobody has what they wanted to keep for ever any longer.
    const left = await all
      .updateTable("person_seats")
      .set({ person: null, is_kept: 0 })
      .where("person", "=", person)
      .returning("match")
      .execute();
    for (const id of new Set(left.map(({ match }) => match))) {
      // A node that plans a change at this moment is told that somebody was first, and looks again.
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
