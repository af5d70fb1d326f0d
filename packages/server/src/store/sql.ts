/** The queries that both databases share. Only `commit`, on which throughput depends, differs. */
import { sql } from "kysely";
import type { Kysely } from "kysely";
import type { Control } from "../admin/control.ts";
import type { ChannelStore } from "./channel-store.ts";
import type { GroupCommit } from "./group.ts";
import { fromColumns, toColumns } from "./match-columns.ts";
import type { PeopleStore } from "./people-store.ts";
import type { Schema } from "./schema.ts";
import { SqlChannels } from "./sql-channels.ts";
import { SqlPeople } from "./sql-people.ts";
import type {
  Agreeing,
  Change,
  Due,
  MatchRow,
  Outage,
  Retention,
  ReviewClaim,
  Status,
  Store,
  StoredMatch,
} from "./store.ts";

const DAY = 86_400_000;
const MOST_NAMED = 10_000;

/** Removing more at once would delay moves. */
const PURGE_AT_ONCE = 100;

export abstract class SqlStore implements Store {
  abstract readonly isPrivate: boolean;
  protected readonly db: Kysely<Schema>;
  protected abstract readonly group: GroupCommit<Change>;

  readonly people: PeopleStore;
  readonly channels: ChannelStore;

  constructor(db: Kysely<Schema>) {
    this.db = db;
    this.people = new SqlPeople(db);
    this.channels = new SqlChannels(db);
  }

  commit(change: Change): Promise<boolean> {
    return this.group.add(change);
  }

  async create(row: MatchRow): Promise<void> {
    const owners = row.state.seats.flatMap(({ person }, seat) =>
      person === null ? [] : [{ match: row.id, seat, person, seen: 0, is_kept: 0, is_hidden: 0 }],
    );
    await this.db.transaction().execute(async (all) => {
      await all.insertInto("matches").values(toColumns(row)).execute();
      if (owners.length > 0) await all.insertInto("person_seats").values(owners).execute();
    });
  }

  async load(match: string, from: number): Promise<StoredMatch | undefined> {
    // The row is read first: moves committed in between are cut off below, so that row and moves have the same version.
    const row = await this.db.selectFrom("matches").selectAll().where("id", "=", match).executeTakeFirst();
    if (row === undefined) return undefined;
    const moves =
      row.length > from
        ? await this.db
            .selectFrom("moves")
            .select(["move", "command"])
            .where("match", "=", match)
            .where("ply", ">=", from)
            .where("ply", "<", row.length)
            .orderBy("ply")
            .execute()
        : [];
    return { row: fromColumns(row), moves };
  }

  async versions(matches: readonly string[]): Promise<ReadonlyMap<string, number>> {
    const rows = await this.db.selectFrom("matches").select(["id", "version"]).where("id", "in", matches).execute();
    return new Map(rows.map(({ id, version }) => [id, version]));
  }

  async findCode(code: string): Promise<{ match: string; game: string } | undefined> {
    return this.db
      .selectFrom("matches")
      .select(["id as match", "game"])
      .where("code", "=", code)
      .where("status", "=", "open")
      .executeTakeFirst();
  }

  async lobby(matches: readonly string[], status: "open" | "live", limit: number): Promise<readonly MatchRow[]> {
    const rows = await this.db
      .selectFrom("matches")
      .selectAll()
      .where("status", "=", status)
      .where("is_public", "=", 1)
      // Databases accept only some thousands of parameters.
      .where("id", "in", matches.slice(0, MOST_NAMED))
      .orderBy("created_at", status === "open" ? "asc" : "desc")
      .limit(limit)
      .execute();
    return rows.map(fromColumns);
  }

  due(now: number, limit: number): Promise<readonly Due[]> {
    return this.db
      .selectFrom("matches")
      .select(["id as match", "due_at as dueAt"])
      .where("due_at", "<=", now)
      .orderBy("due_at")
      .limit(limit)
      .$narrowType<{ dueAt: number }>()
      .execute();
  }

  async claim(due: Due, until: number): Promise<boolean> {
    const { numUpdatedRows } = await this.db
      .updateTable("matches")
      .set({ due_at: until })
      .where("id", "=", due.match)
      .where("due_at", "=", due.dueAt)
      .executeTakeFirst();
    return numUpdatedRows === 1n;
  }

  async pulse(): Promise<number | undefined> {
    const last = await this.db.selectFrom("pulse").select("at").where("id", "=", 1).executeTakeFirst();
    return last?.at;
  }

  async beat(now: number, gap: number): Promise<number> {
    const last = await this.pulse();
    if (last !== undefined && now - last > gap) {
      // Written before the pulse: after a crash in between, this is repeated with the same start.
      await this.db
        .insertInto("outages")
        .values({ from_at: last, to_at: now })
        .onConflict((conflict) => conflict.column("from_at").doUpdateSet({ to_at: now }))
        .execute();
    }
    await this.db
      .insertInto("pulse")
      .values({ id: 1, at: now })
      .onConflict((conflict) => conflict.column("id").doUpdateSet({ at: now }).where("pulse.at", "<", now))
      .execute();
    return Math.max(last ?? now, now);
  }

  outages(since: number): Promise<readonly Outage[]> {
    return this.db
      .selectFrom("outages")
      .select(["from_at as from", "to_at as to"])
      .where("to_at", ">", since)
      .orderBy("from_at")
      .execute();
  }

  async purge(now: number, retention: Retention): Promise<number> {
    const old = await this.db
      .selectFrom("matches")
      .select("id")
      .where("id", "not in", this.db.selectFrom("person_seats").select("match").where("is_kept", "=", 1))
      .where((where) =>
        where.or(
          (["open", "live", "over"] as const).map((status) =>
            where.and([where("status", "=", status), where("updated_at", "<", now - retention[status] * DAY)]),
          ),
        ),
      )
      .limit(PURGE_AT_ONCE)
      .execute();
    const ids = old.map(({ id }) => id);
    if (ids.length === 0) return 0;
    await this.db.deleteFrom("moves").where("match", "in", ids).execute();
    await this.db.deleteFrom("person_seats").where("match", "in", ids).execute();
    await this.db.deleteFrom("reports").where("match", "in", ids).execute();
    await this.db.deleteFrom("matches").where("id", "in", ids).execute();
    await this.db
      .deleteFrom("outages")
      .where("to_at", "<", now - retention.live * DAY)
      .execute();
    return ids.length;
  }

  async count(): Promise<Readonly<Record<Status, number>>> {
    const rows = await this.db
      .selectFrom("matches")
      .select(["status", sql<number | string>`count(*)`.as("count")])
      .groupBy("status")
      .execute();
    const counts = { open: 0, live: 0, over: 0 };
    for (const { status, count } of rows) counts[status] = Number(count);
    return counts;
  }

  async agreeing(game: string, moves: readonly string[]): Promise<readonly Agreeing[]> {
    if (moves.length === 0) return [];
    const rows = await this.db
      .selectFrom("matches")
      .innerJoin("moves", "moves.match", "matches.id")
      .select(["matches.id as match", "matches.length as length", sql<number | string>`count(*)`.as("agreed")])
      .where("matches.status", "=", "live")
      .where("matches.game", "=", game)
      .where((where) =>
        where.or(moves.map((move, ply) => where.and([where("moves.ply", "=", ply), where("moves.move", "=", move)]))),
      )
      .groupBy(["matches.id", "matches.length"])
      .execute();
    return rows
      .filter(({ length, agreed }) => Number(agreed) === Math.min(length, moves.length))
      .map(({ match, length }) => ({ match, length }));
  }

  async findReview(key: string): Promise<string | undefined> {
    const row = await this.db.selectFrom("reviews").select("text").where("id", "=", key).executeTakeFirst();
    return row?.text ?? undefined;
  }

  async claimReview({ key, now, ...claim }: ReviewClaim, expired: number): Promise<boolean> {
    const { numInsertedOrUpdatedRows } = await this.db
      .insertInto("reviews")
      .values({ id: key, text: null, made_at: now, ...claim })
      .onConflict((conflict) =>
        conflict
          .column("id")
          .doUpdateSet(claim)
          .where("reviews.text", "is", null)
          .where((where) => where.or([where("reviews.until", "<=", expired), where("reviews.node", "=", claim.node)])),
      )
      .executeTakeFirst();
    return numInsertedOrUpdatedRows === 1n;
  }

  async keepReview(key: string, text: string, now: number, most: number): Promise<void> {
    const done = { text, until: 0, made_at: now };
    await this.db
      .insertInto("reviews")
      .values({ id: key, node: "", ...done })
      .onConflict((conflict) => conflict.column("id").doUpdateSet(done))
      .execute();
    const oldest = this.db.selectFrom("reviews").select("id").orderBy("made_at", "desc").limit(most);
    await this.db.deleteFrom("reviews").where("id", "not in", oldest).execute();
  }

  async controls(now: number): Promise<readonly Control[]> {
    return this.db
      .selectFrom("controls")
      .select(["id", "kind", "subject", "detail", "created_at as createdAt", "until"])
      .where((where) => where.or([where("until", "is", null), where("until", ">", now)]))
      .orderBy("created_at")
      .execute();
  }

  async addControls(controls: readonly Control[]): Promise<void> {
    await this.db
      .insertInto("controls")
      .values(controls.map(({ createdAt, ...rest }) => ({ ...rest, created_at: createdAt })))
      .execute();
  }

  async close(): Promise<void> {
    await this.group.drain();
    await this.db.destroy();
  }
}
