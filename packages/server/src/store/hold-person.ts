/** Rows about a person are written only while there is one: somebody who is being deleted leaves nothing behind. */
import type { Transaction } from "kysely";
import type { Schema } from "./schema.ts";

/** Whether the person is still known. If so, whoever deletes them waits until this transaction has ended. */
export async function holdPerson(all: Transaction<Schema>, person: string): Promise<boolean> {
  const held = all.updateTable("people").set({ id: person }).where("id", "=", person);
  return (await held.executeTakeFirst()).numUpdatedRows === 1n;
}
