/** People, for both databases. */
import { personSettings } from "@riad/protocol";
import { sql } from "kysely";
import type { Kysely, Selectable, Transaction } from "kysely";
import { parseState } from "../table/state.ts";
import { fromColumns } from "./match-columns.ts";
import type {
  Challenge,
  NameOwner,
  OwnSeat,
  OwnedMatch,
  Passkey,
  PeopleStore,
  PersonKey,
  PersonRow,
  Report,
} from "./people-store.ts";
import { DEFAULT_SETTINGS } from "./people-store.ts";
import { forgetPerson } from "./forget-person.ts";
import { lockPerson } from "./lock-person.ts";
import type { Schema } from "./schema.ts";

/** Removing more at once would delay moves. */
const PURGE_AT_ONCE = 100;

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

  addKey(key: PersonKey): Promise<boolean> {
    return this.#whileKnown(key.person, async (all) => {
      await all.insertInto("person_keys").values(toKeyColumns(key)).execute();
    });
  }

  replaceKey(key: PersonKey): Promise<boolean> {
    return this.#whileKnown(key.person, async (all) => {
      await all.deleteFrom("person_keys").where("person", "=", key.person).where("kind", "=", key.kind).execute();
      await all.insertInto("person_keys").values(toKeyColumns(key)).execute();
    });
  }

  async devicesAmong(hashes: readonly string[]): Promise<readonly string[]> {
    if (hashes.length === 0) return [];
    const rows = await this.#db
      .selectFrom("person_keys")
      .select("hash")
      .where("kind", "=", "device")
      .where("hash", "in", hashes)
      .execute();
    return rows.map(({ hash }) => hash);
  }

  async removeKey(hash: string): Promise<boolean> {
    const { numDeletedRows } = await this.#db.deleteFrom("person_keys").where("hash", "=", hash).executeTakeFirst();
    return numDeletedRows === 1n;
  }

  async removeDevice(hash: string): Promise<void> {
    await this.#db
      .deleteFrom("person_keys")
      .where((where) =>
        where.or([where("hash", "=", hash), where.and([where("kind", "=", "code"), where("label", "=", hash)])]),
      )
      .execute();
  }

  async touch({ hash, person }: PersonKey, now: number): Promise<void> {
    await this.#db.updateTable("person_keys").set({ used_at: now }).where("hash", "=", hash).execute();
    await this.#db.updateTable("people").set({ seen_at: now }).where("id", "=", person).execute();
  }

  async matchesOf(person: string, limit: number, withHidden = false): Promise<readonly OwnedMatch[]> {
    const rows = await this.#db
      .selectFrom("person_seats")
      .innerJoin("matches", "matches.id", "person_seats.match")
      .selectAll("matches")
      .select(["person_seats.seat as own_seat", "person_seats.seen as own_seen", "person_seats.is_kept as own_kept"])
      .where("person_seats.person", "=", person)
      .where("person_seats.is_hidden", "<=", withHidden ? 1 : 0)
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

  async seatsOf(person: string): Promise<readonly OwnSeat[]> {
    const rows = await this.#db.selectFrom("person_seats").selectAll().where("person", "=", person).execute();
    return rows.map(({ match, seat, seen, is_kept: kept, is_hidden: hidden }) => ({
      match,
      seat,
      seen,
      isKept: kept === 1,
      isHidden: hidden === 1,
    }));
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

  ownersOf(names: readonly string[]): Promise<readonly NameOwner[]> {
    return this.#db.selectFrom("names").selectAll().where("name", "in", names).execute();
  }

  async merge(from: string, to: string): Promise<void> {
    await this.#db.transaction().execute(async (all) => {
      await all.updateTable("names").set({ person: to }).where("person", "=", from).execute();
      await all.updateTable("channels").set({ person: to }).where("person", "=", from).execute();
      await all.updateTable("passkeys").set({ person: to }).where("person", "=", from).execute();
      for (const [mine, theirs] of [
        ["person", "blocked"],
        ["blocked", "person"],
      ] as const) {
        const rows = await all.selectFrom("blocks").selectAll().where(mine, "=", from).execute();
        const moved = rows.filter((row) => row[theirs] !== to);
        for (const row of moved) row[mine] = to;
        await all.deleteFrom("blocks").where(mine, "=", from).execute();
        if (moved.length === 0) continue;
        await all
          .insertInto("blocks")
          .values(moved)
          .onConflict((conflict) => conflict.doNothing())
          .execute();
      }
    });
  }

  async remove(person: string, seats: Parameters<PeopleStore["remove"]>[1]): Promise<void> {
    await forgetPerson(this.#db, person, seats);
  }

  async purge(now: number, unseenSince: number): Promise<number> {
    await this.#db.deleteFrom("person_keys").where("until", "<=", now).execute();
    await this.#db.deleteFrom("challenges").where("until", "<=", now).execute();
    const seated = this.#db.selectFrom("person_seats").select("person").where("person", "is not", null);
    const gone = await this.#db
      .selectFrom("people")
      .select("id")
      .where("seen_at", "<", unseenSince)
      .where("id", "not in", seated)
      .limit(PURGE_AT_ONCE)
      .execute();
    for (const { id } of gone) await forgetPerson(this.#db, id, []);
    return gone.length;
  }

  block(person: string, blocked: string): Promise<boolean> {
    return this.#whileKnown(person, async (all) => {
      if (!(await lockPerson(all, blocked))) return;
      await all
        .insertInto("blocks")
        .values({ person, blocked })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    });
  }

  async unblock(person: string, blocked: string): Promise<void> {
    await this.#db.deleteFrom("blocks").where("person", "=", person).where("blocked", "=", blocked).execute();
  }

  blockedBy(person: string): Promise<readonly { person: string; name: string }[]> {
    return this.#db
      .selectFrom("blocks")
      .innerJoin("people", "people.id", "blocks.blocked")
      .select(["people.id as person", "people.name as name"])
      .where("blocks.person", "=", person)
      .orderBy("people.name")
      .execute();
  }

  async blockersOf(person: string): Promise<readonly string[]> {
    const rows = await this.#db.selectFrom("blocks").select("person").where("blocked", "=", person).execute();
    return rows.map((row) => row.person);
  }

  async report(report: Report): Promise<void> {
    await this.#db
      .insertInto("reports")
      .values(report)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }

  addPasskey({ publicKey, createdAt, ...passkey }: Passkey): Promise<boolean> {
    const row = { ...passkey, public_key: publicKey, created_at: createdAt };
    return this.#whileKnown(passkey.person, async (all) => {
      await all.insertInto("passkeys").values(row).execute();
    });
  }

  async findPasskey(id: string): Promise<Passkey | undefined> {
    const row = await this.#db.selectFrom("passkeys").selectAll().where("id", "=", id).executeTakeFirst();
    return row === undefined ? undefined : fromPasskeyColumns(row);
  }

  async passkeysOf(person: string): Promise<readonly Passkey[]> {
    const rows = await this.#db
      .selectFrom("passkeys")
      .selectAll()
      .where("person", "=", person)
      .orderBy("created_at")
      .execute();
    return rows.map(fromPasskeyColumns);
  }

  async countPasskey(id: string, counter: number): Promise<void> {
    await this.#db.updateTable("passkeys").set({ counter }).where("id", "=", id).execute();
  }

  async removePasskey(person: string, id: string): Promise<boolean> {
    const { numDeletedRows } = await this.#db
      .deleteFrom("passkeys")
      .where("person", "=", person)
      .where("id", "=", id)
      .executeTakeFirst();
    return numDeletedRows === 1n;
  }

  async addChallenge(challenge: Challenge, now: number): Promise<void> {
    await this.#db.deleteFrom("challenges").where("until", "<=", now).execute();
    const add = async (db: Kysely<Schema>): Promise<void> => {
      await db.insertInto("challenges").values(challenge).execute();
    };
    if (challenge.person === null) await add(this.#db);
    else await this.#whileKnown(challenge.person, add);
  }

  async takeChallenge(id: string, person: string | null, now: number): Promise<boolean> {
    const { numDeletedRows } = await this.#db
      .deleteFrom("challenges")
      .where("id", "=", id)
      .where("person", person === null ? "is" : "=", person)
      .where("until", ">", now)
      .executeTakeFirst();
    return numDeletedRows === 1n;
  }

  /** Writes only if the person still exists; resolves with whether it did. */
  #whileKnown(person: string, write: (all: Transaction<Schema>) => Promise<void>): Promise<boolean> {
    return this.#db.transaction().execute(async (all) => {
      const isKnown = await lockPerson(all, person);
      if (isKnown) await write(all);
      return isKnown;
    });
  }
}

function fromPersonColumns(row: Selectable<Schema["people"]>): PersonRow {
  const settings = personSettings.safeParse(JSON.parse(row.settings));
  return {
    id: row.id,
    name: row.name,
    // Written by another version: default settings are better than failing to load the person.
    settings: settings.success ? settings.data : DEFAULT_SETTINGS,
    createdAt: row.created_at,
    seenAt: row.seen_at,
  };
}

function toKeyColumns({ createdAt, usedAt, ...key }: PersonKey): Selectable<Schema["person_keys"]> {
  return { ...key, created_at: createdAt, used_at: usedAt };
}

function fromPasskeyColumns({ public_key, created_at, ...passkey }: Selectable<Schema["passkeys"]>): Passkey {
  return { ...passkey, publicKey: public_key, createdAt: created_at };
}

function fromKeyColumns({ created_at, used_at, ...key }: Selectable<Schema["person_keys"]>): PersonKey {
  return { ...key, createdAt: created_at, usedAt: used_at };
}
