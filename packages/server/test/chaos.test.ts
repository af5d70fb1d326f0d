import { expect, test } from "vitest";
import { runChaos } from "./trial/chaos-trial.ts";

const SHORT = { matches: 2, restartEvery: 2, between: 400, movesBetween: 10 };
const CLEAN = { lost: 0, twice: 0, different: 0, lostOnTime: 0, faults: [] };

// The long form is `npm run chaos`: 200 kills each, with Redis too.
test("loses or repeats no acknowledged move when a node on SQLite is killed, pauses, or restarts with its clock an hour off", async () => {
  const troubles = ["clock", "pause"] as const;
  const plan = { ...SHORT, store: "sqlite", redis: false, nodes: 1, kills: 3, troubles, troubleEvery: 1 } as const;
  const result = await runChaos(plan);
  expect(result).toMatchObject({ ...CLEAN, kills: 3, troubles: 3 });
  expect(result.acknowledged).toBeGreaterThan(30);
});

test("loses or repeats no acknowledged move when three nodes are killed and PostgreSQL is restarted", async () => {
  const result = await runChaos({ ...SHORT, store: "postgres", redis: false, nodes: 3, kills: 2 });
  expect(result).toMatchObject({ ...CLEAN, kills: 2, restarts: 1 });
  expect(result.acknowledged).toBeGreaterThan(30);
});
