/** Which names somebody who sits down may have. */
import { foldName } from "../admin/control.ts";
import type { PeopleStore } from "../store/people-store.ts";
import { numberNames } from "./names.ts";

/** What somebody may be called who wants this name, the best first. */
export async function findFreeNames(store: PeopleStore, name: string, person: string | null): Promise<string[]> {
  const wanted = numberNames(name);
  const owners = await store.ownersOf(wanted.map(foldName));
  const taken = new Set(owners.flatMap((one) => (one.person === person ? [] : [one.name])));
  const free = wanted.filter((one) => !taken.has(foldName(one)));
  return free.length === 0 ? wanted.slice(-1) : free;
}
