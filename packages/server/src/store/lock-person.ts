/** Rows about a person are written only while the person exists, so that a deletion leaves nothing behind. */
import type { Transaction } from "kysely";
import type { Schema } from "./schema.ts";

/** Whether the person still exists. If so, a concurrent deletion waits until this transaction has ended. */
export async function lockPerson(all: Transaction<Schema>, person: string): Promise<boolean> {
  const held = all.updateTable("people").set({ id: person }).where("id", "=", person);
  return (await held.executeTakeFirst()).numUpdatedRows === 1n;
}
