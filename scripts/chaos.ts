/**
 * `npm run chaos`: kills real nodes with SIGKILL under load, one on SQLite and three on PostgreSQL, with and without Redis.
 * After every tenth kill there is another fault: the network drops everything for 8 s, a node or the database is paused, Redis is
 * paused for 12 s, or a node's system clock is wrong by an hour.
 *
 *     npm run chaos                      all of it, 200 kills each
 *     npm run chaos -- postgres 20       one kind (sqlite, postgres, redis), 20 kills
 *     npm run chaos -- notify 1000       1,000 turns of people who are notified of them, three nodes, 20 kills
 */
import { runNotify } from "../packages/server/test/trial/notify-trial.ts";
import { runChaos } from "../packages/server/test/trial/chaos-trial.ts";
import type { ChaosPlan } from "../packages/server/test/trial/chaos-trial.ts";
import { readCommandLine, stop } from "./command-line.ts";

const KINDS: Readonly<Record<string, Pick<ChaosPlan, "store" | "redis" | "nodes">>> = {
  sqlite: { store: "sqlite", redis: false, nodes: 1 },
  postgres: { store: "postgres", redis: false, nodes: 3 },
  redis: { store: "postgres", redis: true, nodes: 3 },
};

const { positionals } = readCommandLine({ script: import.meta.url, options: {}, words: 2 });
const [wanted = "all", killsText = "200"] = positionals;
const kills = Number(killsText);
if (!Number.isSafeInteger(kills) || kills < 1) stop(`"${killsText}" is not a whole number from 1.`);
if (wanted === "notify") {
  const figures = await runNotify({ store: "postgres", nodes: 3, matches: 20, turns: kills, kills: 20 });
  console.log(JSON.stringify(figures));
  process.exit(figures.lost + figures.twice === 0 ? 0 : 1);
}
const kinds = wanted === "all" ? Object.keys(KINDS) : [wanted];
if (!kinds.every((kind) => Object.hasOwn(KINDS, kind)))
  stop(`There is no trial "${wanted}"; choose all, ${Object.keys(KINDS).join(", ")} or notify.`);

let isGood = true;
for (const kind of kinds) {
  const { faults, ...figures } = await runChaos({
    ...KINDS[kind],
    matches: 16,
    movesBetween: 30,
    kills,
    restartEvery: 20,
    troubles: ["black-hole", "pause", "clock", "database-pause", "redis-pause"],
    troubleEvery: 10,
    between: 1500,
    report: (line) => console.log(`${kind}: ${line}`),
  });
  const { lost, twice, different, lostOnTime } = figures;
  const passed = lost + twice + different + lostOnTime + faults.length === 0;
  isGood &&= passed;
  console.log(JSON.stringify({ kind, passed, ...figures }));
  for (const fault of faults.slice(0, 20)) console.log(`  ${fault}`);
}
process.exit(isGood ? 0 : 1);
