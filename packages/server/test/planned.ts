/** Tables without a server: a draft's changes are applied as if a store had committed them. */
import { gameOf } from "@riad/games";
import type { ClockWish } from "@riad/protocol";
import { createMatch } from "../src/table/creating.ts";
import { Draft, Refused } from "../src/table/draft.ts";
import { sit } from "../src/table/sitting.ts";
import { Table } from "../src/table/table.ts";

export const START = 1_000_000;

/** A live match of Marrakech. */
export function beginMatch(clock: ClockWish, people = 2): Table {
  const game = gameOf("marrakech");
  if (game === undefined) throw new Error("no marrakech");
  const seats = Array.from({ length: people }, (_, i) => ({ kind: i === 0 ? ("me" as const) : ("open" as const) }));
  const created = createMatch(game, { game: "marrakech", seats, clock }, [], START);
  if (created instanceof Refused) throw new Error(created.says.message);
  const table = new Table(game, { row: created.row, moves: [] });
  for (let seat = 1; seat < people; seat++) {
    const draft = new Draft(table, { now: START, outages: [] });
    sit(draft, { name: `Guest ${seat}`, token: `token-of-seat-number-${seat}-here` });
    take(table, draft);
  }
  return table;
}

export function take(table: Table, draft: Draft): Table {
  const change = draft.change();
  table.adopt({ row: draft.nextRow(change), moves: change.moves }, draft.position);
  return table;
}
