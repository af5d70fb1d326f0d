import { SeededRandom } from "@riad/core";
import type { AzulPosition } from "@riad/azul";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { DealLookahead } from "../../src/azul/deal-lookahead.ts";
import { SearchPlayer } from "../../src/azul/search-player.ts";
import { netsFor } from "../../src/azul/shipped-nets.ts";
import { TilingChoice } from "../../src/azul/tiling-choice.ts";
import { Clock } from "../../src/clock.ts";
import { TwoSeatSearch } from "../../src/azul/two-seat-search.ts";
import { startOf } from "../../train/azul/training-match.ts";

/** A few drafts before the end of the first round. */
function nearTheEnd(free: boolean): AzulPosition {
  return afterDrafts(free, 10);
}

function afterDrafts(free: boolean, drafts: number): AzulPosition {
  const random = new SeededRandom("lookahead");
  const position = startOf(2, free, 0);
  while (position.actor < 0) position.play(position.draw(random));
  const search = new TwoSeatSearch(netsFor(position));
  for (let draft = 0; draft < drafts; draft++) position.play(search.search(position.clone(), { nodes: 200 })[0].move);
  return position;
}

/** Milliseconds per node: ten times as slow as the machine that the budgets were chosen on; and per tiling of the free wall, at most. */
const WORK = { node: 0.01, tiling: 12, look: 0.001 };

/** To the end of the test time passes with work alone, so that what happens between two looks at the clock counts too. */
function passTimeByWork(): { now(): number } {
  let now = 0;
  const spent = vi.spyOn(performance, "now").mockImplementation(() => (now += WORK.look));
  const tick = Reflect.get(Clock.prototype, "tick");
  const nodes = vi.spyOn(Clock.prototype, "tick").mockImplementation(function (this: Clock) {
    now += WORK.node;
    tick.call(this);
  });
  const evaluate = Reflect.get(TilingChoice.prototype, "evaluate");
  const tilings = vi.spyOn(TilingChoice.prototype, "evaluate").mockImplementation(function (
    this: TilingChoice,
    position: AzulPosition,
  ) {
    now += WORK.tiling;
    return evaluate.call(this, position);
  });
  onTestFinished(() => [spent, nodes, tilings].forEach((spy) => spy.mockRestore()));
  return { now: () => now };
}

describe("a choice within a time", () => {
  it.each([
    { free: false, drafts: 0 },
    { free: false, drafts: 6 },
    { free: false, drafts: 10 },
    { free: true, drafts: 6 },
    { free: true, drafts: 10 },
  ])("never takes longer, spare time included (free wall: $free, after $drafts drafts)", ({ free, drafts }) => {
    const position = afterDrafts(free, drafts);
    const time = passTimeByWork();
    const looked = vi.spyOn(DealLookahead.prototype, "prefer");
    onTestFinished(() => looked.mockRestore());
    for (const ms of [5, 60, 150]) {
      const player = new SearchPlayer({ nets: netsFor, usesSpareTime: true });
      const begin = time.now();
      player.choose(position.clone(), { ms });
      expect(time.now() - begin).toBeLessThanOrEqual(ms);
    }
    if (drafts === 10) expect(looked).toHaveBeenCalled();
  });
});

describe("looking beyond the next deal", () => {
  it.each([false, true])("prefers one of the best moves, and the same one every time (free wall: %s)", (free) => {
    const position = nearTheEnd(free);
    const nets = netsFor(position);
    const search = new TwoSeatSearch(nets);
    const roots = search.search(position.clone(), { nodes: 20_000 });
    expect(search.isSearchedOut).toBe(true);
    const prefer = () => new DealLookahead(nets).prefer(position.clone(), roots, { nodes: 20_000 })?.move;
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
