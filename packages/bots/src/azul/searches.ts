import { Crowd } from "./crowd.ts";
import { Duel } from "./duel.ts";
import type { Net } from "./net.ts";
import type { Search } from "./search.ts";

/** The search for as many seats as the net judges. */
export function newSearch(net: Net): Search {
  return net.shape.seats === 2 ? new Duel(net) : new Crowd(net);
}
