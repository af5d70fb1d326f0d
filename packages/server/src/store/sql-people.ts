/** People in either database. */
import { personSettings } from "@riad/protocol";
import { sql } from "kysely";
import type { Kysely, Selectable } from "kysely";
import { parseState } from "../table/state.ts";
import { fromColumns } from "./match-columns.ts";
import type { OwnedMatch, PeopleStore, PersonKey, PersonRow } from "./people-store.ts";
import type { Schema } from "./schema.ts";

export const DEFAULT_SETTINGS = { quiet: null, language: "en" } as const;

export class SqlPeople implements PeopleStore {
  readonly #db: Kysely<Schema>;

  constructor(db: Kysely<Schema>) {
    this.#db = db;
  }

  async add({ id, name, settings, createdAt, seenAt }: PersonRow, key: PersonKey): Promise<void> {
    const row = { id, name, settings: JSON.stringify(settings), created_at: createdAt, seen_at: seenAt };
    await this.#db.transaction().execute(async (all) => {
      await all.insertInto("people").values(row).execute();
      await all.insertInto("person_keys").values(toKeyColumns(key)).execute();
    });
  }

  async find(person: string): Promise<PersonRow | undefined> {
    const row = await this.#db.selectFrom("people").selectAll().where("id", "=", person).executeTakeFirst();
    return row === undefined ? undefined : fromPersonColumns(row);
  }

  async update(person: string, { name, settings }: Partial<Pick<PersonRow, "name" | "settings">>): Promise<void> {
    const change = {
      ...(name !== undefined && { name }),
      ...(settings !== undefined && { settings: JSON.stringify(settings) }),
    };
    if (Object.keys(change).length === 0) return;
    await this.#db.updateTable("people").set(change).where("id", "=", person).execute();
  }

  async findKey(hash: string, now: number): Promise<PersonKey | undefined> {
    const row = await this.#db
      .selectFrom("person_keys")
      .selectAll()
      .where("hash", "=", hash)
      .where((where) => where.or([where("until", "is", null), where("until", ">", now)]))
      .executeTakeFirst();
    return row === undefined ? undefined : fromKeyColumns(row);
  }

  async keysOf(person: string): Promise<readonly PersonKey[]> {
    const rows = await this.#db
      .selectFrom("person_keys")
      .selectAll()
      .where("person", "=", person)
      .orderBy("created_at")
      .execute();
    return rows.map(fromKeyColumns);
  }

  async addKey(key: PersonKey): Promise<void> {
    await this.#db.insertInto("person_keys").values(toKeyColumns(key)).execute();
  }

  async removeKey(hash: string): Promise<boolean> {
    const { numDeletedRows } = await this.#db.deleteFrom("person_keys").where("hash", "=", hash).executeTakeFirst();
    return numDeletedRows === 1n;
  }

  async touch({ hash, person }: PersonKey, now: number): Promise<void> {
    await this.#db.updateTable("person_keys").set({ used_at: now }).where("hash", "=", hash).execute();
    await this.#db.updateTable("people").set({ seen_at: now }).where("id", "=", person).execute();
  }

  async matchesOf(person: string, limit: number): Promise<readonly OwnedMatch[]> {
    const rows = await this.#db
      .selectFrom("person_seats")
      .innerJoin("matches", "matches.id", "person_seats.match")
      .selectAll("matches")
      .select(["person_seats.seat as own_seat", "person_seats.seen as own_seen", "person_seats.is_kept as own_kept"])
      .where("person_seats.person", "=", person)
      .where("person_seats.is_hidden", "=", 0)
      .orderBy("matches.updated_at", "desc")
      .limit(limit)
      .execute();
    return rows.map(({ own_seat: seat, own_seen: seen, own_kept: kept, ...row }) => ({
      row: fromColumns(row),
      seat,
      seen,
      isKept: kept === 1,
    }));
  }

  async countTurns(person: string): Promise<number> {
    const rows = await this.#db
      .selectFrom("person_seats")
      .innerJoin("matches", "matches.id", "person_seats.match")
      .select(["matches.state as state", "person_seats.seat as seat"])
      .where("person_seats.person", "=", person)
      .where("person_seats.is_hidden", "=", 0)
      .where("matches.status", "=", "live")
      .execute();
    return rows.filter(({ state, seat }) => {
      const { turn, seats } = parseState(state);
      return turn === seat && seats[seat].level === null;
    }).length;
  }

  async note(
    person: string,
    match: string,
    { seen, isKept, isHidden }: Parameters<PeopleStore["note"]>[2],
  ): Promise<boolean> {
    const { numUpdatedRows } = await this.#db
      .updateTable("person_seats")
      .set({
        // Another device may have seen more.
        ...(seen !== undefined && { seen: sql<number>`case when seen < ${seen} then ${seen} else seen end` }),
        ...(isKept !== undefined && { is_kept: isKept ? 1 : 0 }),
        ...(isHidden !== undefined && { is_hidden: isHidden ? 1 : 0 }),
        person,
      })
      .where("person", "=", person)
      .where("match", "=", match)
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  }
}

function fromPersonColumns(row: Selectable<Schema["people"]>): PersonRow {
  const settings = personSettings.safeParse(JSON.parse(row.settings));
  return {
    id: row.id,
    name: row.name,
    // Written by another version: better the usual settings than nobody.
    settings: settings.success ? settings.data : DEFAULT_SETTINGS,
    createdAt: row.created_at,
    seenAt: row.seen_at,
  };
}

function toKeyColumns({ createdAt, usedAt, ...key }: PersonKey): Selectable<Schema["person_keys"]> {
  return { ...key, created_at: createdAt, used_at: usedAt };
}

function fromKeyColumns({ created_at, used_at, ...key }: Selectable<Schema["person_keys"]>): PersonKey {
  return { ...key, createdAt: created_at, usedAt: used_at };
}
