/** The match as text: requesting its page with `curl` shows the board as `riad` draws it. */
import { newPaint, screenOf } from "@riad/drawing";
import { clip, printable, wrap } from "@riad/drawing/block";
import type { Table } from "../table/table.ts";

/** Columns: the request does not say how wide the terminal is. */
const WIDTH = 80;

/** `origin` is the address under which the client has reached this server. */
export function drawText(table: Table, origin: string, isColored: boolean): string {
  const paint = newPaint(isColored);
  const lines = [paint.bold(clip(describeStatus(table), WIDTH)), ""];
  const { game, position } = table;
  const names = table.state.seats.map((_, seat) => nameSeat(table, seat));
  if (position === undefined) lines.push(...names.map((name, seat) => clip(`  ${seat + 1}. ${name}`, WIDTH)));
  else lines.push(...screenOf(game).draw(position, { paint, width: WIDTH, names }));
  lines.push("", ...describeNext(table, names).flatMap((line) => wrap(line, WIDTH, 2)));
  // Untrusted: it comes from the client's Host header.
  const server = printable(origin);
  const page = `${server}/${game.id}/${table.id}`;
  lines.push(
    "",
    `page    ${page}`,
    `record  ${server}/api/matches/${table.id}/record`,
    `join    riad play --join ${page}`,
  );
  return `${lines.join("\n")}\n`;
}

function describeStatus({ game, row, length }: Table): string {
  const status = { open: "waiting for players", live: "in play", over: "over" }[row.status];
  return `${game.title} ${row.id}: ${status}, ${length} moves`;
}

function nameSeat({ state }: Table, seat: number): string {
  const { kind, name, out } = state.seats[seat];
  if (kind === "open" || kind === "reserved") return `(${kind})`;
  // Names are checked when somebody sits down, but a stored one may predate the check.
  return out === null ? printable(name) : `${printable(name)} (${out})`;
}

function describeNext({ row, state, actor }: Table, names: readonly string[]): string[] {
  if (row.status === "open") return [`The code of this table is ${row.code}.`];
  if (row.status === "live") return [`${names[actor]} is to move.`];
  const { end } = state;
  if (end === null) return [];
  const winners = names.filter((_, seat) => end.places[seat] === 0);
  const how = end.reason === "played" ? "" : ` (${end.reason})`;
  const result = end.reason === "abandoned" ? "Nobody wins" : `${winners.join(" and ")} won`;
  return [`${result}${how}. Check the dice and draws: riad verify <record>.`];
}
