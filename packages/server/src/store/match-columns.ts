/** Converts a match to and from a row of its table. */
import type { Selectable } from "kysely";
import { parseState } from "../table/state.ts";
import type { Schema } from "./schema.ts";
import type { MatchRow } from "./store.ts";

export function toColumns(row: MatchRow): Selectable<Schema["matches"]> {
  return {
    id: row.id,
    game: row.game,
    rules: row.rules,
    options: JSON.stringify(row.options),
    is_public: row.public ? 1 : 0,
    secret: row.secret,
    created_at: row.createdAt,
    code: row.code,
    status: row.status,
    first: row.first,
    state: JSON.stringify(row.state),
    version: row.version,
    length: row.length,
    updated_at: row.updatedAt,
    due_at: row.dueAt,
    notify_at: row.notifyAt,
    notified: row.notified,
    alerted: row.alerted,
  };
}

export function fromColumns(row: Selectable<Schema["matches"]>): MatchRow {
  return {
    id: row.id,
    game: row.game,
    rules: row.rules,
    options: JSON.parse(row.options) as Record<string, string>,
    public: row.is_public === 1,
    secret: row.secret,
    createdAt: row.created_at,
    code: row.code,
    status: row.status,
    first: row.first,
    state: parseState(row.state),
    version: row.version,
    length: row.length,
    updatedAt: row.updated_at,
    dueAt: row.due_at,
    notifyAt: row.notify_at,
    notified: row.notified,
    alerted: row.alerted,
  };
}
