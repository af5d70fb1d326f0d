/** A person who wants to be forgotten gives up their seats at a table. */
import { goAway } from "./absence.ts";
import type { Draft } from "./draft.ts";
import { standUp } from "./sitting.ts";
import { forgetSeats } from "./state.ts";

/** Before the start the seat is free again; in a running match the others need not wait, and may decide as about any leaver. */
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
