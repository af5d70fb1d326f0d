/** A person wants to be forgotten: their seats become somebody's, at every table and in every record, and nothing of them is left. */
import type { Host } from "../host.ts";
import { leaveFor } from "../table/forgetting.ts";
import { inBatches } from "./entering.ts";

export async function forgetMe(host: Host, person: string): Promise<void> {
  const { people } = host.store;
  const [seats, keys] = await Promise.all([people.seatsOf(person), people.keysOf(person)]);
  const leave = async ({ match }: { readonly match: string }): Promise<void> => {
    await host.tables.change(match, (draft) => ({ commit: leaveFor(draft, person), answer: undefined }));
  };
  await inBatches(seats, leave);
  await people.remove(person, seats);
  // Taken in the meantime by who was still known then; whoever comes later is found out (see commands.ts).
  await inBatches(await people.seatsOf(person), leave);
  await host.removeDevices(keys.flatMap(({ kind, hash }) => (kind === "device" ? [hash] : [])));
}
