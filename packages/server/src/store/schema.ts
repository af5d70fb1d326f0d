/** The tables, for SQLite and PostgreSQL alike. A migration, once released, is never edited: add the next one. */
import { Migrator, sql } from "kysely";
import type { Kysely, Migration } from "kysely";
import type { ControlKind } from "../admin/control.ts";

interface MatchesTable {
  id: string;
  game: string;
  rules: number;
  options: string;
  is_public: number;
  secret: string;
  created_at: number;
  code: string | null;
  status: "open" | "live" | "over";
  first: number | null;
  state: string;
  version: number;
  length: number;
  updated_at: number;
  due_at: number | null;
  /** When somebody is to be told about this match; see notify/. */
  notify_at: number | null;
  /** The length of the match at the beginning of the last turn that somebody was told about. */
  notified: number;
  /** The length of the match at the last decision whose time was said to be running out. */
  alerted: number;
}

interface MovesTable {
  match: string;
  ply: number;
  move: string;
  command: string | null;
}

interface PulseTable {
  id: number;
  at: number;
}

interface OutagesTable {
  from_at: number;
  to_at: number;
}

/** What the operator has decided; see admin/control.ts. */
interface ControlsTable {
  id: string;
  kind: ControlKind;
  subject: string;
  detail: string;
  created_at: number;
  until: number | null;
}

interface AuditTable {
  id: string;
  at: number;
  /** The account on the machine that ran the command. */
  by: string;
  action: string;
}

/** Reviews under the hash of what they are about and of what judged it; without a text while a node works on one. */
interface ReviewsTable {
  id: string;
  text: string | null;
  /** The node that computes it, and until when nobody else does. */
  node: string;
  until: number;
  made_at: number;
}

interface PeopleTable {
  id: string;
  name: string;
  settings: string;
  created_at: number;
  seen_at: number;
}

/** What opens a person: a device's secret, words for another device, words for when everything is lost. Only hashes. */
interface PersonKeysTable {
  hash: string;
  person: string;
  kind: KeyKind;
  label: string;
  created_at: number;
  used_at: number;
  until: number | null;
}

export type KeyKind = "device" | "code" | "recovery";

/** Who sits where, as `state` says: for finding a person's matches. Without a person, the seat was left. */
interface PersonSeatsTable {
  match: string;
  seat: number;
  person: string | null;
  /** How many moves the person has seen. */
  seen: number;
  is_kept: number;
  is_hidden: number;
}

/** A name belongs to whoever first finished a match under it; folded, so that case does not matter. */
interface NamesTable {
  name: string;
  person: string;
}

interface BlocksTable {
  person: string;
  blocked: string;
}

interface ReportsTable {
  id: string;
  at: number;
  match: string;
  seat: number;
  name: string;
  reason: string;
}

interface PasskeysTable {
  id: string;
  person: string;
  public_key: string;
  counter: number;
  label: string;
  created_at: number;
}

/** What a passkey must sign, valid once; without a person while nobody knows who will sign it. Only hashes. */
interface ChallengesTable {
  id: string;
  person: string | null;
  until: number;
}

/** How a person is reached. A browser's push address belongs to one person at a time; a webhook may serve several. */
interface ChannelsTable {
  id: string;
  person: string;
  kind: "push" | "webhook";
  address: string;
  detail: string;
  created_at: number;
}

/** What all nodes of a server share and nobody else knows: the keys for push. */
interface ServerKeysTable {
  id: string;
  value: string;
}

export interface Schema {
  matches: MatchesTable;
  moves: MovesTable;
  pulse: PulseTable;
  outages: OutagesTable;
  controls: ControlsTable;
  audit: AuditTable;
  reviews: ReviewsTable;
  people: PeopleTable;
  person_keys: PersonKeysTable;
  person_seats: PersonSeatsTable;
  names: NamesTable;
  blocks: BlocksTable;
  reports: ReportsTable;
  passkeys: PasskeysTable;
  challenges: ChallengesTable;
  channels: ChannelsTable;
  server_keys: ServerKeysTable;
}

const migrations: Record<string, Migration> = {
  "001-matches": {
    async up(db: Kysely<Schema>) {
      await db.schema
        .createTable("matches")
        .addColumn("id", "text", (column) => column.primaryKey())
        .addColumn("game", "text", (column) => column.notNull())
        .addColumn("rules", "integer", (column) => column.notNull())
        .addColumn("options", "text", (column) => column.notNull())
        .addColumn("is_public", "integer", (column) => column.notNull())
        .addColumn("secret", "text", (column) => column.notNull())
        .addColumn("created_at", "bigint", (column) => column.notNull())
        .addColumn("code", "text", (column) => column.unique())
        .addColumn("status", "text", (column) => column.notNull())
        .addColumn("first", "integer")
        .addColumn("state", "text", (column) => column.notNull())
        .addColumn("version", "integer", (column) => column.notNull())
        .addColumn("length", "integer", (column) => column.notNull())
        .addColumn("updated_at", "bigint", (column) => column.notNull())
        .addColumn("due_at", "bigint")
        .execute();
      await db.schema.createIndex("matches_due").on("matches").column("due_at").execute();
      await db.schema.createIndex("matches_status").on("matches").columns(["status", "updated_at"]).execute();
      await db.schema
        .createTable("moves")
        .addColumn("match", "text", (column) => column.notNull())
        .addColumn("ply", "integer", (column) => column.notNull())
        .addColumn("move", "text", (column) => column.notNull())
        .addColumn("command", "text")
        .addPrimaryKeyConstraint("moves_key", ["match", "ply"])
        .execute();
      await db.schema
        .createTable("pulse")
        .addColumn("id", "integer", (column) => column.primaryKey())
        .addColumn("at", "bigint", (column) => column.notNull())
        .execute();
      await db.schema
        .createTable("outages")
        .addColumn("from_at", "bigint", (column) => column.primaryKey())
        .addColumn("to_at", "bigint", (column) => column.notNull())
        .execute();
    },
  },
  "002-controls": {
    async up(db: Kysely<Schema>) {
      await db.schema
        .createTable("controls")
        .addColumn("id", "text", (column) => column.primaryKey())
        .addColumn("kind", "text", (column) => column.notNull())
        .addColumn("subject", "text", (column) => column.notNull())
        .addColumn("detail", "text", (column) => column.notNull())
        .addColumn("created_at", "bigint", (column) => column.notNull())
        .addColumn("until", "bigint")
        .execute();
      await db.schema
        .createTable("audit")
        .addColumn("id", "text", (column) => column.primaryKey())
        .addColumn("at", "bigint", (column) => column.notNull())
        .addColumn("by", "text", (column) => column.notNull())
        .addColumn("action", "text", (column) => column.notNull())
        .execute();
    },
  },
  "003-reviews": {
    async up(db: Kysely<Schema>) {
      await db.schema
        .createTable("reviews")
        .addColumn("id", "text", (column) => column.primaryKey())
        .addColumn("text", "text")
        .addColumn("node", "text", (column) => column.notNull())
        .addColumn("until", "bigint", (column) => column.notNull())
        .addColumn("made_at", "bigint", (column) => column.notNull())
        .execute();
      await db.schema.createIndex("reviews_made").on("reviews").column("made_at").execute();
    },
  },
  "004-people": {
    async up(db: Kysely<Schema>) {
      await db.schema.alterTable("matches").addColumn("notify_at", "bigint").execute();
      for (const told of ["notified", "alerted"]) {
        await db.schema
          .alterTable("matches")
          .addColumn(told, "integer", (column) => column.notNull().defaultTo(-1))
          .execute();
      }
      await db.schema.createIndex("matches_notify").on("matches").column("notify_at").execute();
      await createTable(db, "people", {
        id: "text",
        name: "text",
        settings: "text",
        created_at: "bigint",
        seen_at: "bigint",
      });
      await db.schema
        .createTable("person_keys")
        .addColumn("hash", "text", (column) => column.primaryKey())
        .addColumn("person", "text", (column) => column.notNull())
        .addColumn("kind", "text", (column) => column.notNull())
        .addColumn("label", "text", (column) => column.notNull())
        .addColumn("created_at", "bigint", (column) => column.notNull())
        .addColumn("used_at", "bigint", (column) => column.notNull())
        .addColumn("until", "bigint")
        .execute();
      await db.schema.createIndex("person_keys_person").on("person_keys").column("person").execute();
      await db.schema
        .createTable("person_seats")
        .addColumn("match", "text", (column) => column.notNull())
        .addColumn("seat", "integer", (column) => column.notNull())
        .addColumn("person", "text")
        .addColumn("seen", "integer", (column) => column.notNull().defaultTo(0))
        .addColumn("is_kept", "integer", (column) => column.notNull().defaultTo(0))
        .addColumn("is_hidden", "integer", (column) => column.notNull().defaultTo(0))
        .addPrimaryKeyConstraint("person_seats_key", ["match", "seat"])
        .execute();
      await db.schema.createIndex("person_seats_person").on("person_seats").column("person").execute();
      await createTable(db, "names", { name: "text", person: "text" });
      await db.schema.createIndex("names_person").on("names").column("person").execute();
      await db.schema
        .createTable("blocks")
        .addColumn("person", "text", (column) => column.notNull())
        .addColumn("blocked", "text", (column) => column.notNull())
        .addPrimaryKeyConstraint("blocks_key", ["person", "blocked"])
        .execute();
      await db.schema.createIndex("blocks_blocked").on("blocks").column("blocked").execute();
      await createTable(db, "reports", {
        id: "text",
        at: "bigint",
        match: "text",
        seat: "integer",
        name: "text",
        reason: "text",
      });
      await createTable(db, "passkeys", {
        id: "text",
        person: "text",
        public_key: "text",
        counter: "bigint",
        label: "text",
        created_at: "bigint",
      });
      await db.schema.createIndex("passkeys_person").on("passkeys").column("person").execute();
      await db.schema
        .createTable("challenges")
        .addColumn("id", "text", (column) => column.primaryKey())
        .addColumn("person", "text")
        .addColumn("until", "bigint", (column) => column.notNull())
        .execute();
      await db.schema
        .createTable("channels")
        .addColumn("id", "text", (column) => column.primaryKey())
        .addColumn("person", "text", (column) => column.notNull())
        .addColumn("kind", "text", (column) => column.notNull())
        .addColumn("address", "text", (column) => column.notNull())
        .addColumn("detail", "text", (column) => column.notNull())
        .addColumn("created_at", "bigint", (column) => column.notNull())
        .execute();
      await db.schema.createIndex("channels_person").on("channels").column("person").execute();
      await createTable(db, "server_keys", { id: "text", value: "text" });
    },
  },
};

/** A table whose first column is its key and whose columns all have values. */
async function createTable(
  db: Kysely<Schema>,
  name: string,
  columns: Readonly<Record<string, "text" | "integer" | "bigint">>,
): Promise<void> {
  let table = db.schema.createTable(name);
  for (const [i, [column, type]] of Object.entries(columns).entries()) {
    table = table.addColumn(column, type, (made) => (i === 0 ? made.primaryKey() : made.notNull()));
  }
  await table.execute();
}

/** Whether a newer version of Riad has written to this database. */
export async function isNewer(db: Kysely<Schema>): Promise<boolean> {
  return (await findUnknown(db)) !== undefined;
}

async function findUnknown(db: Kysely<Schema>): Promise<string | undefined> {
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db);
  return rows.find(({ name }) => !Object.hasOwn(migrations, name))?.name;
}

/** Brings a database up to date; several nodes may do so at once. */
export async function migrate(db: Kysely<Schema>): Promise<void> {
  // A new database has no list of migrations yet; one that cannot be reached fails again below.
  const unknown = await findUnknown(db).catch(() => undefined);
  if (unknown !== undefined) {
    throw new Error(
      `it was upgraded by a newer version of Riad (to "${unknown}"); start that version here, or restore a backup from before the upgrade`,
    );
  }
  const migrator = new Migrator({ db, provider: { getMigrations: () => Promise.resolve(migrations) } });
  const { error } = await migrator.migrateToLatest();
  if (error !== undefined) throw error;
}
