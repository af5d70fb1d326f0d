/**
 * The long form of the conformance test: a million random matches over all seats and options, zero breaches.
 *
 *     npm run soak
 *     npm run soak -- --matches 50000 --seed 7 --game <game>
 */
import { ConformanceCheck, SeededRandom } from "@riad/core";
import { subjects } from "../packages/games/test/laws.ts";
import { nthSetup } from "../packages/games/test/setups.ts";
import { readCommandLine, readCount, stop } from "./command-line.ts";

const { values } = readCommandLine({
  script: import.meta.url,
  options: {
    matches: { type: "string", default: "1000000" },
    seed: { type: "string", default: String(Date.now()) },
    game: { type: "string" },
  },
});
const matches = readCount("matches", values.matches);
const chosen = subjects.filter(({ game }) => values.game === undefined || game.id === values.game);
if (chosen.length === 0) stop(`--game is one of ${subjects.map(({ game }) => game.id).join(", ")}.`);

console.log(`seed ${values.seed}`);
let breaches = 0;
for (const subject of chosen) {
  const check = new ConformanceCheck(subject);
  const random = new SeededRandom(values.seed);
  const share = Math.ceil(matches / chosen.length);
  for (let n = 0; n < share; n++) {
    const breach = check.playMatch(nthSetup(subject.game, n), random, 512);
    if (breach !== undefined) {
      breaches++;
      console.error(`${subject.game.id}, match ${n}: ${breach}`);
    }
    if ((n + 1) % 50_000 === 0) console.log(`${subject.game.id}: ${n + 1} matches`);
  }
}
console.log(`${breaches} breaches`);
process.exit(breaches === 0 ? 0 : 1);
