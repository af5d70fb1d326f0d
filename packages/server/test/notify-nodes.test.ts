import { expect, test } from "vitest";
import { runNotify } from "./trial/notify-trial.ts";

// The long version is `npm run chaos -- notify`: 1,000 turns and 20 kills.
test("sends every notification exactly once when nodes are killed between a move and its message", async () => {
  const figures = await runNotify({ store: "postgres", nodes: 3, matches: 6, turns: 24, kills: 2 });
  expect(figures).toMatchObject({ lost: 0, twice: 0, kills: 2 });
  expect(figures.turns).toBeGreaterThanOrEqual(24);
});
