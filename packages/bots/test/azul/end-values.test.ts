import { SeededRandom, listMoves } from "@riad/core";
import type { AzulPosition } from "@riad/azul";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { EndValues, LEAST_NODES } from "../../src/azul/end-values.ts";
import { SearchPlayer } from "../../src/azul/search-player.ts";
import { netsFor } from "../../src/azul/shipped-nets.ts";
import { TwoSeatSearch } from "../../src/azul/two-seat-search.ts";
import { startOf } from "../../train/azul/training-match.ts";

/** Some drafts before the end of the first round. */
function nearTheEnd(): AzulPosition {
  const random = new SeededRandom("ends");
  const position = startOf(2, false, 0);
  while (position.actor < 0) position.play(position.draw(random));
  const search = new TwoSeatSearch(netsFor(position));
  for (let draft = 0; draft < 7; draft++) position.play(search.search(position.clone(), { nodes: 200 })[0].move);
  return position;
}

describe("judging few moves of a round that is searched to its end", () => {
  const position = nearTheEnd();
  const moves = listMoves(position).slice(0, 2);
  const enough = { nodes: 30_000 };

  it("looks over the next deal, and says the same whatever it was asked before", () => {
    const looked = vi.spyOn(EndValues.prototype, "look");
    onTestFinished(() => looked.mockRestore());
    const player = new SearchPlayer({ nets: netsFor });
    const first = player.judge(position.clone(), moves, enough);
    expect(looked).toHaveBeenCalledTimes(2);
    expect(first.isSolved).toBe(true);
    for (const { shares } of first.moves) expect(shares[0] + shares[1]).toBeCloseTo(1, 9);
    expect(first.moves[0].shares).toEqual(first.shares);
    player.judge(position.clone(), listMoves(position), { nodes: 500 });
    expect(player.judge(position.clone(), moves, enough)).toEqual(first);
    expect(new SearchPlayer({ nets: netsFor }).judge(position.clone(), moves, enough)).toEqual(first);
  });

  it("looks over as many deals with few nodes as with many, so that two searches in a row agree", () => {
    const player = new SearchPlayer({ nets: netsFor });
    const [little, much] = [LEAST_NODES, 300_000].map((nodes) => player.judge(position.clone(), moves, { nodes }));
    expect(little.isSolved).toBe(true);
    expect(little.moves).toEqual(much.moves);
  });

  it("leaves it to the net where there are too few nodes, or too many moves", () => {
    const looked = vi.spyOn(EndValues.prototype, "look");
    onTestFinished(() => looked.mockRestore());
    const player = new SearchPlayer({ nets: netsFor });
    player.judge(position.clone(), moves, { nodes: 3000 });
    player.judge(position.clone(), listMoves(position), { nodes: 100_000 });
    expect(looked).not.toHaveBeenCalled();
  });
});
