/**
 * A device becomes another person's: by words, or by a passkey. What it was before is not lost: its seats come along, and
 * whoever nobody else carries is removed.
 */
import { REFUSED, serverSays } from "@riad/protocol";
import { ApiFailure } from "../api/failure.ts";
import type { Host } from "../host.ts";
import { reassignSeats } from "../table/state.ts";
import { Refused } from "../table/draft.ts";
import type { Person } from "./people.ts";

/** Tables are changed so many at a time: everybody else has to be served too. */
const AT_ONCE = 10;

export interface Entrance {
  /** Who the device is from now on. */
  readonly person: string;
  readonly label: string;
  /** Who it was so far. */
  readonly before: Person | undefined;
  /** A device that is no longer this person's. */
  readonly moved?: string | undefined;
}

/** Resolves with the secret of the device. */
export async function enter(host: Host, { person, label, before, moved }: Entrance): Promise<[Person, string]> {
  const { secret, key } = host.people.newDevice(person, label);
  // Deleted between the words and here: whatever this device had stays where it is.
  if (!(await host.store.people.addKey(key))) {
    throw new ApiFailure(REFUSED.unauthorised, serverSays("strangerHere", {}));
  }
  if (before !== undefined && before.id !== person) await bringSeats(host, before.id, person);
  const gone = [before?.device, moved].filter((device) => device !== undefined && device !== key.hash) as string[];
  await host.removeDevices(gone);
  if (before !== undefined && before.id !== person) await removeIfLeft(host, before.id, person);
  return [{ id: person, device: key.hash }, secret];
}

async function bringSeats(host: Host, from: string, to: string): Promise<void> {
  const seats = await host.store.people.seatsOf(from);
  await inBatches(seats, async ({ match, seen, isKept, isHidden }) => {
    const answer = await host.tables.change(match, (draft) => ({
      commit: reassignSeats(draft.state, from, to),
      answer: true,
    }));
    // A match that this version cannot play stays whose it was; it is found again when its rules are.
    if (!(answer instanceof Refused)) await host.store.people.note(to, match, { seen, isKept, isHidden });
  });
}

async function removeIfLeft(host: Host, from: string, to: string): Promise<void> {
  const keys = await host.store.people.keysOf(from);
  if (keys.some(({ kind }) => kind === "device")) return;
  await host.store.people.merge(from, to);
  await host.store.people.remove(from, []);
}

export async function inBatches<T>(items: readonly T[], work: (item: T) => Promise<void>): Promise<void> {
  for (let i = 0; i < items.length; i += AT_ONCE) await Promise.all(items.slice(i, i + AT_ONCE).map(work));
}
