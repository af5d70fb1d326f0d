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

export interface Schema {
  matches: MatchesTable;
  moves: MovesTable;
  pulse: PulseTable;
  outages: OutagesTable;
  controls: ControlsTable;
  audit: AuditTable;
  reviews: ReviewsTable;
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
};

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
