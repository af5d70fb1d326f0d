import { expect, test } from "vitest";
import { runNotify } from "./trial/notify-trial.ts";

// The long form is `npm run chaos -- notify`: 1,000 turns and 20 kills.
test("three nodes, killed between a move and its message: nobody is forgotten and nobody is told twice", async () => {
  const figures = await runNotify({ store: "postgres", nodes: 3, matches: 6, turns: 24, kills: 2 });
  expect(figures).toMatchObject({ lost: 0, twice: 0, kills: 2 });
  expect(figures.turns).toBeGreaterThanOrEqual(24);
});
