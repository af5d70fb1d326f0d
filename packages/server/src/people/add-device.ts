/**
 * Adds a device to a person, by words or by a passkey. The person it belonged to before is merged: their seats move to
 * the new person, and if they have no other device, they are removed.
 */
import { REFUSED, serverSays } from "@riad/protocol";
import { ApiFailure } from "../api/failure.ts";
import type { Host } from "../host.ts";
import { reassignSeats } from "../table/state.ts";
import { Refused } from "../table/draft.ts";
import type { Person } from "./people.ts";

/** Tables changed per batch, so that other requests are served in between. */
const AT_ONCE = 10;

/**
 * Devices per person. Beyond this the one unused for longest is removed, rather than the new one refused: somebody who
 * has lost everything but their recovery words must be able to get in.
 */
const MOST_DEVICES = 50;

export interface Entrance {
  /** The person that the device belongs to from now on. */
  readonly person: string;
  readonly label: string;
  /** The person it belonged to until now. */
  readonly before: Person | undefined;
  /** The device that this one replaces. */
  readonly moved?: string | undefined;
}

/** Resolves with the new device's secret. */
export async function enter(host: Host, { person, label, before, moved }: Entrance): Promise<[Person, string]> {
  const { secret, key } = host.people.newDevice(person, label);
  // The person was deleted in the meantime: this device stays with the person it had.
  if (!(await host.store.people.addKey(key))) {
    throw new ApiFailure(REFUSED.unauthorised, serverSays("strangerHere", {}));
  }
  if (before !== undefined && before.id !== person) await bringSeats(host, before.id, person);
  const gone = [before?.device, moved].filter((device) => device !== undefined && device !== key.hash) as string[];
  await host.removeDevices([...gone, ...(await surplusDevices(host, person))]);
  if (before !== undefined && before.id !== person) await removeIfLeft(host, before.id, person);
  return [{ id: person, device: key.hash }, secret];
}

async function surplusDevices(host: Host, person: string): Promise<string[]> {
  const keys = await host.store.people.keysOf(person);
  const devices = keys.filter(({ kind }) => kind === "device").toSorted((a, b) => b.usedAt - a.usedAt);
  return devices.slice(MOST_DEVICES).map(({ hash }) => hash);
}

async function bringSeats(host: Host, from: string, to: string): Promise<void> {
  const seats = await host.store.people.seatsOf(from);
  await inBatches(seats, async ({ match, seen, isKept, isHidden }) => {
    const answer = await host.tables.change(match, (draft) => ({
      commit: reassignSeats(draft.state, from, to),
      answer: true,
    }));
    // A match that this version cannot play keeps its old owner until a version that can play it moves the seat.
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
