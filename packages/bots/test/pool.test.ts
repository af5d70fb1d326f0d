/** A worker thread survives whatever it is asked. */
import { SeededRandom, completeSetup, listMoves, playChance, unwrap } from "@riad/core";
import { shelf } from "@riad/games";
import { afterAll, describe, expect, test } from "vitest";
import { BotPool } from "../src/pool.ts";

describe.each(shelf.map((game) => [game.id, game] as const))("a worker that plays %s", (id, game) => {
  const pool = new BotPool(1);
  afterAll(() => pool.close());
  const start = game.start(unwrap(completeSetup(game)));
  playChance(start, new SeededRandom(1));
  const position = game.notation.makePosition(start);
  const moves = listMoves(start).map((move) => game.notation.makeMove(start, move));
  const answers = (): Promise<unknown> => pool.think(id, { id: "next", position, nodes: 100, judge: moves }, "seed");

  test("answers after a search that was cancelled halfway", async () => {
    const controller = new AbortController();
    await answers();
    const thought = pool.think(id, { id: 1, position, nodes: 1e9, judge: moves }, "seed", controller.signal);
    setTimeout(() => controller.abort(), 50);
    await expect(thought).rejects.toThrow();
    expect(await answers()).toMatchObject({ id: "next", proven: false });
  });

  test("answers after an illegal move, and says in a sentence what was wrong", async () => {
    const reply = await pool.think(id, { id: 1, position, nodes: 100, judge: [...moves, "zzz"] }, "seed");
    expect(reply).toEqual({ id: 1, error: expect.stringMatching(/^zzz: .+\.$/u) });
    expect(await answers()).toMatchObject({ id: "next" });
  });
});
