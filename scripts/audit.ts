/**
 * Checks every claim that the words of a review can make, over many decisions and by a method other than the one that produced the
 * claim. Fails if a claim is false, or if a motif scores no better than a nonsense motif.
 *
 *     npm run audit -- [game] --decisions 20000 --nodes 60
 */
import { parseGameId, shelf } from "@riad/games";
import { audit } from "../packages/review/test/audit/audit.ts";
import { readCommandLine, readCount, unwrapOrStop } from "./command-line.ts";

const { values, positionals } = readCommandLine({
  script: import.meta.url,
  words: shelf.length,
  options: {
    decisions: { type: "string", default: "20000" },
    nodes: { type: "string", default: "60" },
    seed: { type: "string", default: "1" },
  },
});

const SHOWN = 10;
/** A motif that occurred less often than this is not judged. */
const FEWEST = 50;

const named = positionals.map((id) => unwrapOrStop(parseGameId(id)));
const plan = {
  decisions: readCount("decisions", values.decisions),
  nodes: readCount("nodes", values.nodes),
  seed: values.seed,
};

let failures = 0;
for (const game of named.length > 0 ? named : shelf) {
  const { decisions, claims, falsehoods, scores, nonsense } = audit(game, plan, report);
  console.log(`${game.id}: ${decisions} decisions, ${claims} claims, ${falsehoods.length} of them false`);
  for (const fault of falsehoods.slice(0, SHOWN)) console.log(`  false: ${fault}`);
  for (const { name, count, score, error } of [...scores, nonsense]) {
    const share = `${((100 * count) / decisions).toFixed(1)} %`.padStart(7);
    console.log(`  ${name.padEnd(15)} ${share}  score ${score.toFixed(2)} ± ${error.toFixed(2)}`);
  }
  const weak = scores.filter(({ count, score, error }) => count >= FEWEST && score - error <= nonsense.score);
  for (const { name } of weak) console.log(`  ${name} means no more than nonsense`);
  failures += falsehoods.length + weak.length;
}
process.exit(failures === 0 ? 0 : 1);

function report(done: number): void {
  if (process.stderr.isTTY && done % 100 === 0) process.stderr.write(`\r${done} decisions`);
}
