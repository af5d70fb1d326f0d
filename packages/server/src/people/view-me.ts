/** What people are shown of their own data. Fields are listed one by one, so that no hash or address can leak. */
import { REFUSED, serverSays } from "@riad/protocol";
import type { MeAnswer } from "@riad/protocol";
import { ApiFailure } from "../api/failure.ts";
import type { Host } from "../host.ts";
import { viewChannel } from "../notify/channels.ts";
import type { Person } from "./people.ts";

/** Devices are identified by this many characters of their hash. */
const DEVICE_ID = 12;

export function nameDevice(hash: string): string {
  return hash.slice(0, DEVICE_ID);
}

export async function viewMe(host: Host, person: Person, isSecure: boolean): Promise<MeAnswer> {
  const [row, keys, passkeys, blocked, waiting, channels] = await Promise.all([
    host.store.people.find(person.id),
    host.store.people.keysOf(person.id),
    host.store.people.passkeysOf(person.id),
    host.store.people.blockedBy(person.id),
    host.store.people.countTurns(person.id),
    host.store.channels.of(person.id),
  ]);
  // Deleted on another node a moment ago.
  if (row === undefined) throw new ApiFailure(REFUSED.unauthorised, serverSays("strangerHere", {}));
  const devices = keys.filter(({ kind }) => kind === "device");
  return {
    person: row.id,
    name: row.name,
    settings: row.settings,
    createdAt: row.createdAt,
    devices: devices.map(({ hash, label, createdAt, usedAt }) => ({
      id: nameDevice(hash),
      label,
      createdAt,
      usedAt,
      isThis: hash === person.device,
    })),
    hasRecovery: keys.some(({ kind }) => kind === "recovery"),
    passkeys: passkeys.map(({ id, label, createdAt }) => ({ id, label, createdAt })),
    channels: channels.map(viewChannel),
    blocked: blocked.map((one) => ({ person: one.person, name: one.name })),
    waiting,
    isSecure,
    pushKey: host.notifier.publicKey,
  };
}
