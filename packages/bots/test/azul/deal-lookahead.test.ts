import { SeededRandom } from "@riad/core";
import type { AzulPosition } from "@riad/azul";
import { describe, expect, it } from "vitest";
import { DealLookahead } from "../../src/azul/deal-lookahead.ts";
import { netsFor } from "../../src/azul/shipped-nets.ts";
import { TwoSeatSearch } from "../../src/azul/two-seat-search.ts";
import { startOf } from "../../train/azul/training-match.ts";

/** A few drafts before the end of the first round. */
function nearTheEnd(free: boolean): AzulPosition {
  const random = new SeededRandom("lookahead");
  const position = startOf(2, free, 0);
  while (position.actor < 0) position.play(position.draw(random));
  const search = new TwoSeatSearch(netsFor(position));
  for (let draft = 0; draft < 10; draft++) position.play(search.search(position.clone(), { nodes: 200 })[0].move);
  return position;
}

describe("looking beyond the next deal", () => {
  it.each([false, true])("prefers one of the best moves, and the same one every time (free wall: %s)", (free) => {
    const position = nearTheEnd(free);
    const nets = netsFor(position);
    const search = new TwoSeatSearch(nets);
    const roots = search.search(position.clone(), { nodes: 20_000 });
    expect(search.isSearchedOut).toBe(true);
    const prefer = () => new DealLookahead(nets).prefer(position.clone(), roots, { nodes: 60_000 })?.move;
    const preferred = prefer();
    expect(roots.slice(0, 3).map(({ move }) => move)).toContain(preferred);
    expect(prefer()).toBe(preferred);
  });

  it("says nothing where there is no time for enough deals", () => {
    const position = nearTheEnd(false);
    const nets = netsFor(position);
    const roots = new TwoSeatSearch(nets).search(position.clone(), { nodes: 20_000 });
    expect(new DealLookahead(nets).prefer(position.clone(), roots, { nodes: 50 })).toBeUndefined();
  });
});
