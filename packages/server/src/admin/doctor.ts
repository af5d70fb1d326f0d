/**
 * `riad doctor`: checks that the installed version can continue every stored match. It only reads, so a new version can
 * be tried on the data of an old one before the upgrade.
 */
import { Match, completeSetup } from "@riad/core";
import type { Game } from "@riad/core";
import { gameOf } from "@riad/games";
import { commitTo, verifyChance } from "@riad/protocol";
import { sql } from "kysely";
import { readSettings } from "../settings.ts";
import { isNewer } from "../store/schema.ts";
import { fromColumns } from "../store/match-columns.ts";
import type { MatchRow } from "../store/store.ts";
import { openDatabase } from "./admin-database.ts";
import type { AdminDatabase, Environment } from "./admin-database.ts";

const AT_ONCE = 200;
const MOST_SHOWN = 50;

export interface Examination {
  readonly lines: readonly string[];
  readonly isHealthy: boolean;
}

export async function examine(env: Environment): Promise<Examination> {
  const db = await openDatabase(env, true);
  try {
    return await examineAll(db, readSettings(env).databaseUrl === undefined);
  } finally {
    await db.destroy();
  }
}

async function examineAll(db: AdminDatabase, isSqlite: boolean): Promise<Examination> {
  const faults: string[] = [];
  if (await isNewer(db)) faults.push("The database was written by a newer version of Riad: install that one.");
  if (isSqlite) {
    const { rows } = await sql<{ integrity_check: string }>`pragma integrity_check`.execute(db);
    for (const { integrity_check: verdict } of rows) if (verdict !== "ok") faults.push(`SQLite: ${verdict}`);
  }
  const counts = { open: 0, live: 0, over: 0 };
  /** How many matches this version has no rules for, by the rules they need. */
  const unsupported = new Map<string, number>();
  for (let after = ""; ;) {
    const rows = await db
      .selectFrom("matches")
      .selectAll()
      .where("id", ">", after)
      .orderBy("id")
      .limit(AT_ONCE)
      .execute();
    for (const columns of rows) {
      const row = fromColumns(columns);
      counts[row.status]++;
      const game = gameOf(row.game);
      if (game === undefined || game.rulesVersion !== row.rules) {
        const need = `${row.game} under rules ${row.rules}, ${row.status}`;
        unsupported.set(need, (unsupported.get(need) ?? 0) + 1);
        continue;
      }
      const fault = findFault(game, row, await movesOf(db, row));
      if (fault !== undefined) faults.push(`match ${row.id} (${row.game}, ${row.status}): ${fault}`);
    }
    if (rows.length < AT_ONCE) break;
    after = rows[rows.length - 1].id;
  }
  for (const [need, count] of unsupported) {
    faults.push(`${count} × ${need}: this version does not have these rules and would not show these matches.`);
  }
  const total = `${counts.open} open, ${counts.live} live and ${counts.over} finished matches`;
  const more = faults.length > MOST_SHOWN ? [`… and ${faults.length - MOST_SHOWN} more.`] : [];
  const verdict =
    faults.length === 0
      ? `Replayed ${total}: all are correct, and this version can continue them.`
      : `Replayed ${total}: ${faults.length} ${faults.length === 1 ? "problem" : "problems"}.`;
  return { lines: [...faults.slice(0, MOST_SHOWN), ...more, verdict], isHealthy: faults.length === 0 };
}

async function movesOf(db: AdminDatabase, { id }: MatchRow): Promise<string[]> {
  const rows = await db.selectFrom("moves").select("move").where("match", "=", id).orderBy("ply").execute();
  return rows.map(({ move }) => move);
}

/** What is wrong with a stored match, in one sentence. */
export function findFault(game: Game, row: MatchRow, moves: readonly string[]): string | undefined {
  const { seats, end, firstIs } = row.state;
  if (moves.length !== row.length) return `it has ${moves.length} moves instead of ${row.length}.`;
  if (row.first === null) return row.status === "live" ? "it has no first player." : undefined;
  const setup = completeSetup(game, { seats: seats.length, first: row.first, options: row.options });
  if (!setup.ok) return setup.refusal.message;
  const started = Match.fromSetup(game, setup.value);
  if (!started.ok) return started.refusal.message;
  const match = started.value;
  for (const [ply, text] of moves.entries()) {
    const move = game.notation.parseMove(match.position, text);
    if (!move.ok) return `move ${ply + 1}: ${move.refusal.message}`;
    const played = match.play(move.value);
    if (!played.ok) return `move ${ply + 1}: ${played.refusal.message}`;
  }
  const seeds = seats.map(({ seed }) => seed);
  const chance = verifyChance(match, { commit: commitTo(row.secret), secret: row.secret, seeds, first: firstIs });
  if (!chance.fair) return chance.message;
  if (match.isOver && row.status === "live") return "its moves end the match, but it is stored as live.";
  if (end?.reason === "played" && !match.isOver)
    return "it is stored as played to its end, but its moves do not end the match.";
  if (end?.reason === "played" && end.points.some((points, seat) => points !== match.position.points(seat))) {
    return "its result does not follow from its moves.";
  }
  return undefined;
}
