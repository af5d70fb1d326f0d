/** A person wants to be forgotten: their seats become somebody's, at every table and in every record, and nothing of them is left. */
import type { Host } from "../host.ts";
import { goAway } from "../table/absence.ts";
import type { Draft } from "../table/draft.ts";
import { standUp } from "../table/sitting.ts";
import { forgetSeats } from "../table/state.ts";
import { inBatches } from "./entering.ts";

export async function forgetMe(host: Host, person: string): Promise<void> {
  const { people } = host.store;
  const [seats, keys] = await Promise.all([people.seatsOf(person), people.keysOf(person)]);
  await inBatches(seats, async ({ match }) => {
    await host.tables.change(match, (draft) => ({ commit: leaveFor(draft, person), answer: undefined }));
  });
  await people.remove(person, seats);
  await host.removeDevices(keys.flatMap(({ kind, hash }) => (kind === "device" ? [hash] : [])));
}

/** Before the start the seat is free again; in a running match the others need not wait, and may decide as about any leaver. */
function leaveFor(draft: Draft, person: string): boolean {
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
