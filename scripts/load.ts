/**
 * `npm run load`: measures what one node achieves on this machine, with the load generator on the same machine.
 *
 *     npm run load                 all trials
 *     npm run load -- play         one: play, rush, idle, finished, restart, hostile, compare, experts, toggles, spectators
 */
import { CrowdTrial } from "../packages/server/test/trial/crowd-trial.ts";
import { LoadTrial } from "../packages/server/test/trial/load-trial.ts";
import { readCommandLine, stop } from "./command-line.ts";

const TRIALS: Readonly<Record<string, (trial: LoadTrial) => Promise<object>>> = {
  /** 1,000 matches at the pace of fast players. */
  play: (trial) => trial.play(1000, 20, 500),
  /** As fast as possible: everybody answers at once. */
  rush: (trial) => trial.play(200, 15, 0),
  idle: (trial) => trial.idle(5000),
  finished: (trial) => trial.finished(10_000),
  restart: (trial) => trial.restart(10_000, 1000),
  hostile: (trial) => trial.hostile(100_000),
  /** Compares with boardgame.io and Colyseus, which are installed outside the repository for this. */
  compare: (trial) => trial.compare(200, 10),
};

/** One address against everybody else; each trial has its own node. */
const CROWDS: Readonly<Record<string, ["on" | "off", (trial: CrowdTrial) => Promise<object>]>> = {
  /** One address plays 60 experts, another one an easy computer. */
  experts: ["on", (trial) => trial.experts(60, 100)],
  /** 100 sockets watch and leave as fast as the limits allow, while another player sends pings. */
  toggles: ["on", (trial) => trial.toggles(100, 20)],
  spectators: ["off", (trial) => trial.spectators(3000)],
};

const { positionals } = readCommandLine({ script: import.meta.url, options: {}, words: 1 });
const [wanted = "all"] = positionals;
const all = [...Object.keys(TRIALS), ...Object.keys(CROWDS)];
const names = wanted === "all" ? all : [wanted];
if (!names.every((name) => all.includes(name))) stop(`There is no trial "${wanted}"; choose all, ${all.join(", ")}.`);
for (const name of names) {
  if (name in CROWDS) {
    const [limits, run] = CROWDS[name];
    const crowd = await CrowdTrial.open(limits);
    try {
      console.log(JSON.stringify({ trial: name, ...(await run(crowd)) }));
    } finally {
      await crowd.close();
    }
    continue;
  }
  const trial = new LoadTrial();
  await trial.open();
  try {
    console.log(JSON.stringify({ trial: name, ...(await TRIALS[name](trial)) }));
  } finally {
    await trial.close();
  }
}
process.exit(0);
