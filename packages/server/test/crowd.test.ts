/** Short versions of `npm run load -- experts|toggles|spectators`, which report the figures. */
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

test("many expert tables of one address do not delay another address's easy computer", async () => {
  const result = await run("on", (trial) => trial.experts(5, 3));
  expect(result.replies).toBeGreaterThanOrEqual(3);
  expect(result.faults).toEqual([]);
});

test("sockets that come and go as fast as the limits allow do not delay another player's pings", async () => {
  const result = await run("on", (trial) => trial.toggles(20, 2));
  expect(result.pings).toBeGreaterThan(2);
});

test("all spectators connect, and reconnect after the node is killed", async () => {
  const result = await run("off", (trial) => trial.spectators(50));
  expect(result.spectators).toBe(50);
});
