import { expect, test } from "vitest";
import { runChaos } from "./trial/chaos-trial.ts";

const SHORT = { matches: 3, restartEvery: 2, between: 400, movesBetween: 10 };
const CLEAN = { lost: 0, twice: 0, different: 0, lostOnTime: 0, faults: [] };

test("one node on SQLite that is paused and restarted with clocks that are wrong by an hour", async () => {
  const troubles = ["clock", "pause", "clock"] as const;
  const result = await runChaos({
    ...SHORT,
    store: "sqlite",
    redis: false,
    nodes: 1,
    kills: 4,
    troubles,
    troubleEvery: 1,
  });
  expect(result).toMatchObject({ ...CLEAN, kills: 4, troubles: 4 });
});

// The long form is `npm run chaos`: 200 kills each, with Redis too.
test("one node on SQLite, killed while people play: nothing acknowledged is lost or done twice", async () => {
  const result = await runChaos({ ...SHORT, store: "sqlite", redis: false, nodes: 1, kills: 3 });
  expect(result).toMatchObject({ ...CLEAN, kills: 3 });
  expect(result.acknowledged).toBeGreaterThan(30);
});

test("three nodes on PostgreSQL, killed while people play, and PostgreSQL restarted under them", async () => {
  const result = await runChaos({ ...SHORT, store: "postgres", redis: false, nodes: 3, kills: 3 });
  expect(result).toMatchObject({ ...CLEAN, kills: 3, restarts: 1 });
  expect(result.acknowledged).toBeGreaterThan(30);
});
