/**
 * Measures the quality of reviews, one figure per command. Budgets are those of a real review times `--scale`; figures that do not
 * depend on the budget are cheap to measure with a small one.
 *
 *     npm run review:figures -- identity  --matches 10000 --scale 0.001     the ledgers add up
 *     npm run review:figures -- luck      --matches 2000  --scale 0.03      mean luck, as judged by the expert and by a bad judge
 *     npm run review:figures -- stability --matches 20                      verdicts at ten times the nodes
 *     npm run review:figures -- slope     --matches 2000  --scale 0.05      the result without luck against the loss, by match and by decision
 *     npm run review:figures -- errors    --matches 10                      losses, luck and values against ten times the nodes
 *     npm run review:figures -- hints     --matches 20                      how often a review calls a hint a mistake
 *     npm run review:figures -- losses    --matches 40    --seats 3         measured losses against matches played on from both moves
 *     npm run review:figures -- levels    --matches 20    [--write]         what each level loses, and as a part of what blind moves lose
 *     npm run review:figures -- claims    --matches 20    --scale 0.1       mistakes that have an account and a motif
 *     npm run review:figures -- time      --matches 5                       how long a review takes here
 *
 * `--game` selects one game, `--seats` one number of seats, `--judge` (expert or bad) the judge of luck, and `--seed` other matches.
 * `--minutes` stops slope, errors, hints, losses, luck and levels early and reports what has been measured so far. Whether the
 * claims of a review are true is checked by `npm run audit`.
 */
import { completeSetup } from "@riad/core";
import type { Game } from "@riad/core";
import type { Estimate } from "@riad/bots";
import { parseGameId, shelf } from "@riad/games";
import { readCommandLine, readCount, readPositive, stop, unwrapOrStop } from "./command-line.ts";
import { measureCoverage } from "./review-figures/coverage.ts";
import { measureErrors } from "./review-figures/errors.ts";
import { measureHints } from "./review-figures/hints.ts";
import { measureIdentity } from "./review-figures/identity.ts";
import { measureLevels, writeLevels } from "./review-figures/level-losses.ts";
import { measureLosses } from "./review-figures/losses.ts";
import { measureLuck } from "./review-figures/mean-luck.ts";
import { measureSlope } from "./review-figures/slope.ts";
import { measureStability } from "./review-figures/stability.ts";
import { measureTime } from "./review-figures/time.ts";

const { values, positionals } = readCommandLine({
  script: import.meta.url,
  words: 1,
  options: {
    game: { type: "string" },
    seats: { type: "string" },
    matches: { type: "string", default: "20" },
    scale: { type: "string", default: "1" },
    judge: { type: "string" },
    seed: { type: "string", default: "" },
    minutes: { type: "string" },
    write: { type: "boolean", default: false },
  },
});

const count = readCount("matches", values.matches);
const scale = readPositive("scale", values.scale);
const games = values.game === undefined ? shelf : [unwrapOrStop(parseGameId(values.game))];
const { seed } = values;
const minutes = values.minutes === undefined ? Number.POSITIVE_INFINITY : readPositive("minutes", values.minutes);
const end = performance.now() + 60_000 * minutes;
const seatCounts = values.seats === undefined ? [2, 3, 4] : [readCount("seats", values.seats)];
for (const game of games) for (const seats of seatCounts) unwrapOrStop(completeSetup(game, { seats }));
if (values.judge !== undefined && !["expert", "bad"].includes(values.judge))
  stop(`--judge is expert or bad, not "${values.judge}".`);

const FIGURES: Readonly<Record<string, (game: Game) => void>> = {
  identity(game) {
    const worst = measureIdentity(game, count, scale, report);
    say(`${game.id}: ${count} matches, 2 to 4 seats: largest difference ${worst.toExponential(2)}`);
    if (worst > 1e-9) {
      console.error("A ledger does not add up.");
      process.exitCode = 1;
    }
  },
  luck(game) {
    for (const seats of seatCounts) {
      for (const isExpert of values.judge === undefined ? [true, false] : [values.judge === "expert"]) {
        const luck = measureLuck(game, { seats, count, scale, isExpert, seed }, goOn);
        const errors = Math.abs(luck.mean) / (luck.error / 1.96);
        say(
          `${game.id}, ${seats} seats, ${isExpert ? "the expert" : "a bad judge"}: ${inPoints(luck)}, ` +
            `${errors.toFixed(2)} standard errors from 0, ${luck.count} matches`,
        );
      }
    }
  },
  stability(game) {
    const seats = values.seats === undefined ? 2 : seatCounts[0];
    for (const line of measureStability(game, { seats, count, scale }, report))
      say(`${game.id}, ${seats} seats: ${line}`);
  },
  slope(game) {
    const seats = values.seats === undefined ? 2 : seatCounts[0];
    say(`${game.id}, ${seats} seats: ${measureSlope(game, { seats, count, scale, seed }, goOn)}`);
  },
  errors(game) {
    const seats = values.seats === undefined ? 2 : seatCounts[0];
    for (const line of measureErrors(game, { seats, count, scale, seed }, goOn))
      say(`${game.id}, ${seats} seats: ${line}`);
  },
  hints(game) {
    const seats = values.seats === undefined ? 2 : seatCounts[0];
    for (const line of measureHints(game, { seats, count, scale, seed }, goOn))
      say(`${game.id}, ${seats} seats: ${line}`);
  },
  losses(game) {
    for (const seats of seatCounts)
      for (const line of measureLosses(game, { seats, count, scale, seed }, goOn))
        say(`${game.id}, ${seats} seats: ${line}`);
  },
  levels(game) {
    const seats = values.seats === undefined ? 2 : seatCounts[0];
    const losses = measureLevels(game, { seats, count, scale, seed }, goOn);
    for (const [level, { perMille, error, ratio, ratioError, matches }] of Object.entries(losses)) {
      say(
        `${game.id}, ${seats} seats: ${level.padEnd(7)} ${perMille.toFixed(1)} ± ${error.toFixed(1)} ‰, ` +
          `${ratio.toFixed(3)} ± ${ratioError.toFixed(3)} of a blind move, ${matches} matches`,
      );
    }
    if (values.write) say(writeLevels(game, seats, losses));
  },
  claims(game) {
    const seats = values.seats === undefined ? 2 : seatCounts[0];
    for (const line of measureCoverage(game, { seats, count, scale }, report))
      say(`${game.id}, ${seats} seats: ${line}`);
  },
  time(game) {
    for (const seats of seatCounts) say(`${game.id}, ${seats} seats: ${measureTime(game, { seats, count, scale })}`);
  },
};

const figure = Object.hasOwn(FIGURES, positionals[0] ?? "") ? FIGURES[positionals[0]] : undefined;
if (figure === undefined) stop(`Choose a figure: ${Object.keys(FIGURES).join(", ")}.`);
for (const game of games) figure(game);

function inPoints({ mean, error }: Estimate): string {
  return `${(100 * mean).toFixed(3)} ± ${(100 * error).toFixed(3)} pp`;
}

function say(line: string): void {
  if (process.stderr.isTTY) process.stderr.write("\r\u001B[K");
  console.log(line);
}

function report(done: number): void {
  if (process.stderr.isTTY) process.stderr.write(`\r${done} of ${count}`);
}

/** Also returns whether there is time left. */
function goOn(done: number): boolean {
  report(done);
  return performance.now() < end;
}
