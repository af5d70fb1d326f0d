/** Tables that still wait for players: the person's own, and those that this browser has opened for others. */
import type { OwnMatch } from "@riad/protocol";
import { ownList } from "./own-list.ts";
import { watchedTables } from "./watched.ts";

export interface WaitingTable extends Pick<OwnMatch, "game" | "match"> {
  readonly seats: readonly Pick<OwnMatch["seats"][number], "kind" | "name">[];
  readonly isWatched: boolean;
}

/** Reading it inside a component makes that component follow the list. */
export function waitingTables(): WaitingTable[] {
  const own = [...ownList.value.matches.values()].filter(({ status }) => status === "open");
  return [
    ...own.map(({ game, match, seats }) => ({ game, match, seats, isWatched: false })),
    ...watchedTables.value.map(({ game, match, seats }) => ({ game, match, seats, isWatched: true })),
  ];
}

export function countFree({ seats }: Pick<WaitingTable, "seats">): number {
  return seats.filter(({ kind }) => kind === "open" || kind === "reserved").length;
}
