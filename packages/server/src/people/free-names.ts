/** The names that a guest may use at a table. */
import { foldName } from "./fold-name.ts";
import type { PeopleStore } from "../store/people-store.ts";
import { numberNames } from "./names.ts";

/** Candidate names for a guest who asks for `name`, in order of preference. */
export async function findFreeNames(store: PeopleStore, name: string, person: string | null): Promise<string[]> {
  const wanted = numberNames(name);
  const owners = await store.ownersOf(wanted.map(foldName));
  const taken = new Set(owners.flatMap((one) => (one.person === person ? [] : [one.name])));
  const free = wanted.filter((one) => !taken.has(foldName(one)));
  return free.length === 0 ? wanted.slice(-1) : free;
}
