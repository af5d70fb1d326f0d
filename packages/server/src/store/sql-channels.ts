/** Channels and notices, for both databases. */
import type { Kysely, Selectable } from "kysely";
import type { Channel, ChannelStore, Dealt, Notice } from "./channel-store.ts";
import { lockPerson } from "./lock-person.ts";
import { fromColumns } from "./match-columns.ts";
import type { MatchRow } from "./match-row.ts";
import type { Schema } from "./schema.ts";

export class SqlChannels implements ChannelStore {
  readonly #db: Kysely<Schema>;

  constructor(db: Kysely<Schema>) {
    this.#db = db;
  }

  async add({ id, person, kind, address, createdAt, ...detail }: Channel, most: number): Promise<boolean> {
    const row = { id, person, kind, address, detail: JSON.stringify(detail), created_at: createdAt };
    return this.#db.transaction().execute(async (all) => {
      if (!(await lockPerson(all, person))) return false;
      await all
        .deleteFrom("channels")
        .where("address", "=", address)
        .where((where) => where.or([where("person", "=", person), where("kind", "=", "push")]))
        .execute();
      await all.insertInto("channels").values(row).execute();
      const latest = all
        .selectFrom("channels")
        .select("id")
        .where("person", "=", person)
        .orderBy("created_at", "desc")
        .orderBy("id")
        .limit(most);
      await all.deleteFrom("channels").where("person", "=", person).where("id", "not in", latest).execute();
      return true;
    });
  }

  async of(person: string): Promise<readonly Channel[]> {
    const rows = await this.#db
      .selectFrom("channels")
      .selectAll()
      .where("person", "=", person)
      .orderBy("created_at")
      .execute();
    return rows.map(fromChannelColumns);
  }

  async remove(person: string, id: string): Promise<boolean> {
    const { numDeletedRows } = await this.#db
      .deleteFrom("channels")
      .where("id", "=", id)
      .where("person", "=", person)
      .executeTakeFirst();
    return numDeletedRows === 1n;
  }

  due(now: number, limit: number): Promise<readonly Notice[]> {
    return this.#db
      .selectFrom("matches")
      .select(["id as match", "notify_at as at"])
      .where("notify_at", "<=", now)
      .orderBy("notify_at")
      .limit(limit)
      .$narrowType<{ at: number }>()
      .execute();
  }

  async claim({ match, at }: Notice, until: number): Promise<MatchRow | undefined> {
    const row = await this.#db
      .updateTable("matches")
      .set({ notify_at: until })
      .where("id", "=", match)
      .where("notify_at", "=", at)
      .returningAll()
      .executeTakeFirst();
    return row === undefined ? undefined : fromColumns(row);
  }

  async settle(match: string, until: number, { next, ...told }: Dealt): Promise<void> {
    await this.#db
      .updateTable("matches")
      .set({ notify_at: next, ...told })
      .where("id", "=", match)
      .where("notify_at", "=", until)
      .execute();
  }

  async serverKey(id: string, value: string): Promise<string> {
    await this.#db
      .insertInto("server_keys")
      .values({ id, value })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    const row = await this.#db.selectFrom("server_keys").select("value").where("id", "=", id).executeTakeFirstOrThrow();
    return row.value;
  }
}

function fromChannelColumns({ created_at, detail, ...row }: Selectable<Schema["channels"]>): Channel {
  return { ...row, ...(JSON.parse(detail) as object), createdAt: created_at } as Channel;
}
