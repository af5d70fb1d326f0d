/** Describes what has changed at an online table. */
import { makeEnding } from "@riad/core";
import { PHRASES } from "@riad/protocol";
import type { News, TableView } from "@riad/protocol";
import { cleanName } from "../play/names.ts";

type Chat = Extract<News, { type: "chat" }>;

/** A server may send anything: names are reduced to one line. */
export function namesAt(table: TableView): string[] {
  return table.seats.map(({ kind, name }, seat) =>
    kind === "open" || kind === "reserved" ? `(${kind})` : cleanName(name) || `Seat ${seat + 1}`,
  );
}

/** Describes what has changed apart from the moves. */
export function tellTable(before: TableView, after: TableView): string[] {
  const names = namesAt(after);
  const told = after.seats.flatMap((_, seat) => tellSeat(before, after, seat, names[seat]));
  if (before.status === "open" && after.status === "live" && after.first !== null)
    told.push(`The match starts: ${names[after.first]} is first.`);
  for (const { about, by, choice } of after.votes) {
    if (before.votes.some((vote) => vote.about === about && vote.by === by && vote.choice === choice)) continue;
    told.push(`${names[by]} votes on ${names[about]}: ${choice}.`);
  }
  if (before.end === null && after.end !== null) told.push(tellEnd(after));
  for (const seat of after.rematch.agreed)
    if (!before.rematch.agreed.includes(seat)) told.push(`${names[seat]} wants a rematch.`);
  return told;
}

function tellSeat(before: TableView, after: TableView, seat: number, name: string): string[] {
  const [old, now] = [before.seats[seat], after.seats[seat]];
  if (old === undefined) return [];
  if (now.kind === "human" && old.kind !== "human") return [`${name} takes seat ${seat + 1}.`];
  if (now.kind !== "human" && old.kind === "human") return [`Seat ${seat + 1} is free again.`];
  const told: string[] = [];
  if (now.out !== old.out) told.push(now.out === "resigned" ? `${name} has resigned.` : `${name} has run out of time.`);
  if (now.away && !old.away) told.push(`${name} has left and may come back.`);
  if (now.level !== old.level && now.kind === "human" && after.status === "live")
    told.push(now.level === null ? `${name} is back.` : `A computer (${now.level}) plays for ${name}.`);
  else if (!now.away && old.away) told.push(`${name} is back.`);
  return told;
}

/** Who won and why, and everybody's points. */
export function tellEnd(table: TableView): string {
  const { end } = table;
  if (end === null) return "";
  const names = namesAt(table);
  const { winners, ranking } = makeEnding(end.points, end.places, end.reason);
  const order = ranking.map(({ seat, points, place }) => `${place + 1}. ${names[seat]}: ${points}`).join(", ");
  if (winners.length === 0) return `The match has ended without a winner. ${order}.`;
  const verb = winners.length > 1 ? "share the win" : "wins";
  return `The match is over: ${winners.map((seat) => names[seat]).join(" and ")} ${verb}. ${order}.`;
}

export function tellChat({ seat, phrase }: Chat, table: TableView | undefined): string {
  const name = table === undefined ? undefined : namesAt(table)[seat];
  return `${name ?? `Seat ${seat + 1}`}: “${PHRASES[phrase]}”`;
}

/** Who has connected or disconnected. */
export function tellPresence(
  before: readonly boolean[] | undefined,
  after: readonly boolean[],
  table: TableView,
  own: number | null,
): string[] {
  const names = namesAt(table);
  return after.flatMap((isHere, seat) => {
    if (seat === own || table.seats[seat]?.kind !== "human" || table.status === "over") return [];
    const wasHere = before?.[seat];
    if (wasHere === undefined || wasHere === isHere) return [];
    return [isHere ? `${names[seat]} is connected.` : `${names[seat]} has disconnected.`];
  });
}
