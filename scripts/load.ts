/**
 * `npm run load`: what one node does on this machine, with the load generator on the same machine.
 *
 *     npm run load                 all trials
 *     npm run load -- play         one: play, rush, idle, finished, restart, hostile, compare
 */
import { LoadTrial } from "../packages/server/test/trial/load-trial.ts";

const TRIALS: Readonly<Record<string, (trial: LoadTrial) => Promise<object>>> = {
  /** 1,000 matches at the pace of quick people. */
  play: (trial) => trial.play(1000, 20, 500),
  /** As fast as it goes: everybody answers at once. */
  rush: (trial) => trial.play(200, 15, 0),
  idle: (trial) => trial.idle(5000),
  finished: (trial) => trial.finished(10_000),
  restart: (trial) => trial.restart(10_000, 1000),
  hostile: (trial) => trial.hostile(100_000),
  /** With boardgame.io and Colyseus, which are installed outside the repository for it. */
  compare: (trial) => trial.compare(200, 10),
};

const [wanted = "all"] = process.argv.slice(2);
const names = wanted === "all" ? Object.keys(TRIALS) : [wanted];
if (!names.every((name) => name in TRIALS)) {
  console.error(`Usage: npm run load -- [all|${Object.keys(TRIALS).join("|")}]`);
  process.exit(2);
}
for (const name of names) {
  const trial = new LoadTrial();
  await trial.open();
  try {
    console.log(JSON.stringify({ trial: name, ...(await TRIALS[name](trial)) }));
  } finally {
    await trial.close();
  }
}
process.exit(0);
