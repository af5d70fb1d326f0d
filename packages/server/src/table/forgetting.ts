/** Removes a deleted person from their seats at a table. */
import { goAway } from "./absence.ts";
import type { Draft } from "./draft.ts";
import { standUp } from "./sitting.ts";
import { forgetSeats } from "./state.ts";

/**
 * Before the start the seat becomes free; in a running match the player counts as having left, and the others may vote.
 */
export function leaveFor(draft: Draft, person: string): boolean {
  const own = draft.state.seats.flatMap((seat, i) => (seat.person === person ? [i] : []));
  forgetSeats(draft.state, person);
  for (const seat of own) {
    if (draft.status === "open") standUp(draft, seat);
    else if (draft.status === "live" && draft.state.seats[seat].out === null) goAway(draft, seat);
  }
  const { seats } = draft.state;
  if (draft.status === "live" && !draft.people().some((seat) => seats[seat].token !== null)) {
    draft.end(
      "abandoned",
      seats.map(() => 0),
    );
  }
  return own.length > 0;
}
