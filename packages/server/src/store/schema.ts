/** The tables, for both SQLite and PostgreSQL. Never edit a released migration: add the next one. */
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
  /** When a notification about this match is due; see notify/. */
  notify_at: number | null;
  /** The length of the log at the start of the last turn that was announced. */
  notified: number;
  /** The length of the log at the last decision for which a time warning was sent. */
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

/** The operator's decisions; see admin/control.ts. */
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

/** Reviews by key (see review/review-key.ts); without a text while a node is computing one. */
interface ReviewsTable {
  id: string;
  text: string | null;
  /** The node that computes it, and until when its claim lasts. */
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

/** What a person signs in with: a device's secret, words for another device, recovery words. Only hashes. */
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

/** An index of `state`, for finding a person's matches. A row without a person is a seat that was left. */
interface PersonSeatsTable {
  match: string;
  seat: number;
  person: string | null;
  /** How many moves the person has seen. */
  seen: number;
  is_kept: number;
  is_hidden: number;
}

/** A name belongs to the first person to finish a match under it; folded, so that case does not matter. */
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

/** A passkey challenge, valid once; without a person while it is unknown who will sign. Only hashes. */
interface ChallengesTable {
  id: string;
  person: string | null;
  until: number;
}

/**
 * A notification channel. A push subscription belongs to one person at a time; several people may use the same webhook.
 */
interface ChannelsTable {
  id: string;
  person: string;
  kind: "push" | "webhook";
  address: string;
  detail: string;
  created_at: number;
}

/** Secrets shared by all nodes of a server: the push keys. */
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

/** A table whose first column is its key and whose columns are all required. */
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

/** Migrates a database to this version; several nodes may do so at once. */
export async function migrate(db: Kysely<Schema>): Promise<void> {
  // A new database has no list of migrations yet; an unreachable one fails again below.
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
