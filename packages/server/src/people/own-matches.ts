/** A person's list of matches, without moves, so that even a long list needs no replaying. */
import type { OwnMatch } from "@riad/protocol";
import type { OwnedMatch } from "../store/people-store.ts";
import { deadlineOf } from "../table/clock.ts";
import type { ServerTime } from "../table/clock.ts";

export function viewOwnMatch({ row, seat, seen, isKept }: OwnedMatch, serverTime: ServerTime): OwnMatch {
  const { state } = row;
  const actor = row.status === "live" ? state.turn : null;
  return {
    match: row.id,
    game: row.game,
    path: `/${row.game}/${row.id}`,
    status: row.status,
    seat,
    seats: state.seats.map(({ kind, name }, i) => ({
      kind,
      name,
      points: state.end?.points[i] ?? null,
      place: state.end?.places[i] ?? null,
    })),
    length: row.length,
    seen: Math.min(seen, row.length),
    actor,
    isYourTurn: actor === seat && state.seats[seat].level === null,
    clock: state.clock,
    deadline: actor === null ? null : deadlineOf(state, actor, serverTime),
    createdAt: row.createdAt,
    updatedAt: row.updatedAt,
    isKept,
    end: state.end?.reason ?? null,
  };
}
