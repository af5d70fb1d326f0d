/** The short forms of `npm run load -- experts|toggles|spectators`, which have the figures. */
import { expect, test } from "vitest";
import { CrowdTrial } from "./trial/crowd-trial.ts";

async function run<T>(limits: "on" | "off", task: (trial: CrowdTrial) => Promise<T>): Promise<T> {
  const trial = await CrowdTrial.open(limits);
  try {
    return await task(trial);
  } finally {
    await trial.close();
  }
}

test("tables of experts of one address do not keep another's easy computer from moving", async () => {
  const result = await run("on", (trial) => trial.experts(8, 5));
  expect(result.replies).toBeGreaterThanOrEqual(5);
  expect(result.faults).toEqual([]);
});

test("sockets that come and go as fast as they may leave another player's pings answered", async () => {
  const result = await run("on", (trial) => trial.toggles(20, 2));
  expect(result.pings).toBeGreaterThan(2);
});

test("everybody who watches a match arrives, and comes back after a kill", async () => {
  const result = await run("off", (trial) => trial.spectators(100));
  expect(result.spectators).toBe(100);
});
