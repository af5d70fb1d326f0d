/**
 * Deletes a person: their seats become anonymous at every table and in every record, and nothing else of them is kept.
 */
import type { Host } from "../host.ts";
import { leaveFor } from "../table/forgetting.ts";
import { inBatches } from "./add-device.ts";

export async function forgetMe(host: Host, person: string): Promise<void> {
  const { people } = host.store;
  const [seats, keys] = await Promise.all([people.seatsOf(person), people.keysOf(person)]);
  const leave = async ({ match }: { readonly match: string }): Promise<void> => {
    await host.tables.change(match, (draft) => ({ commit: leaveFor(draft, person), answer: undefined }));
  };
  await inBatches(seats, leave);
  await people.remove(person, seats);
  // Seats that were taken while the first batch ran. Anything later is detected by the command that takes the seat (see
  // commands.ts).
  await inBatches(await people.seatsOf(person), leave);
  await host.removeDevices(keys.flatMap(({ kind, hash }) => (kind === "device" ? [hash] : [])));
}
