import { shelf } from "@riad/games";
import { afterAll, describe, expect, test } from "vitest";
import { findEntrant, planPairings, runArena } from "../src/index.ts";
import type { ArenaPlan } from "../src/index.ts";
import { BotPool } from "../src/pool.ts";
import { playRound } from "../src/arena-round.ts";

/** All but the times. */
async function resultOf(plan: ArenaPlan, pool: BotPool): Promise<unknown> {
  const { pairings } = await runArena(plan, pool, () => {});
  return pairings.map(({ ms: _ms, ...rest }) => rest);
}

describe("pairings", () => {
  test("at two seats each pair meets once, at more each is once alone against each other", () => {
    expect(planPairings(["a", "b", "c"], 2)).toEqual([
      ["a", "b"],
      ["a", "c"],
      ["b", "c"],
    ]);
    expect(planPairings(["a", "b"], 4)).toEqual([
      ["a", "b"],
      ["b", "a"],
    ]);
    expect(planPairings(["a", "b", "c"], 3, true)).toEqual([
      ["a", "b"],
      ["a", "c"],
    ]);
  });
});

describe("entrants", () => {
  test("a level may bring a budget of its own", () => {
    expect(findEntrant("azul", "expert")).toMatchObject({ level: { id: "expert" } });
    expect(findEntrant("azul", "expert")?.budget).toBeUndefined();
    expect(findEntrant("azul", "expert@30ms")).toMatchObject({ level: { id: "expert" }, budget: { ms: 30 } });
    expect(findEntrant("azul", "greedy@5nodes")).toMatchObject({ level: { id: "greedy" }, budget: { nodes: 5 } });
  });

  test.each([
    "expert@",
    "expert@30",
    "expert@0ms",
    "expert@30ms@2nodes",
    "expert@-1ms",
    "nobody",
    "nobody@30ms",
    "@30ms",
  ])("%s is nobody", (name) => expect(findEntrant("azul", name)).toBeUndefined());
});

describe.each(shelf.map(({ id }) => id))("the arena of %s", (game) => {
  const pool = new BotPool(2);
  afterAll(() => pool.close());
  const plan = { game, levels: ["random", "random"], options: {}, matches: 12, budget: { nodes: 1 }, seed: "test" };

  test.each([2, 3, 4])("plays whole rounds at %i seats", async (seats) => {
    const seen: number[] = [];
    const { pairings } = await runArena({ ...plan, seats }, pool, (done) => seen.push(done));
    expect(pairings[0].matches).toBe(12);
    expect(seen.at(-1)).toBe((12 / seats) * pairings.length);
    expect(pairings[0].share.mean).toBeGreaterThanOrEqual(0);
    expect(pairings[0].share.mean).toBeLessThanOrEqual(1);
  });

  test("the same seed and node budget give the same result", async () => {
    expect(await resultOf({ ...plan, seats: 2 }, pool)).toEqual(await resultOf({ ...plan, seats: 2 }, pool));
  });

  test("equals share the wins", () => {
    const scores = Array.from({ length: 50 }, (_, index) =>
      playRound({
        game,
        seats: 2,
        options: {},
        challenger: "random",
        rest: "random",
        budget: {},
        seed: `equal ${index}`,
      }),
    );
    const mean = scores.reduce((sum, { share }) => sum + share, 0) / scores.length;
    expect(Math.abs(mean - 0.5)).toBeLessThan(0.12);
  });

  test("a search can be cancelled", async () => {
    const controller = new AbortController();
    const thought = pool.think(game, { id: 1, position: "x" }, "seed", controller.signal);
    controller.abort();
    await expect(thought).rejects.toThrow();
    expect(await pool.think(game, { id: 2, position: "x" }, "seed")).toMatchObject({ id: 2 });
  });
});
