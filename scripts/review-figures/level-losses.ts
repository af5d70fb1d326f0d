/** What each level loses per decision when it plays against itself, by the current review; this is the table behind "plays like". */
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { completeSetup, unwrap } from "@riad/core";
import type { Game } from "@riad/core";
import { estimate, levelsOf, positionClassesOf } from "@riad/bots";
import { nodesPerDecision, openLosses, pluginOf } from "@riad/review";
import type { LevelLoss, LevelLosses } from "@riad/review";
import { hashWeights } from "../calibration/measured-file.ts";
import { playMatch, reviewEvents, scaledBudgets } from "./reviewed-matches.ts";

export function measureLevels(
  game: Game,
  { seats, count, scale, seed: more }: { seats: number; count: number; scale: number; seed: string },
  progress: (done: number) => boolean,
): Record<string, LevelLoss> {
  const losses: Record<string, LevelLoss> = {};
  // The expert plays with the same number of nodes per decision as the review.
  const nodes = nodesPerDecision(pluginOf(game.id).budgets(seats));
  for (const { id } of levelsOf(game.id)) {
    // One value per match: matches are independent, but the decisions of one match are not.
    const perMatch: number[] = [];
    while (perMatch.length < count) {
      const seed = `levels ${id} ${perMatch.length}${more}`;
      const match = playMatch(
        game,
        Array.from({ length: seats }, () => id),
        seed,
        nodes,
      );
      const events = reviewEvents(match, scaledBudgets(game, seats, scale));
      const own = openLosses(events);
      perMatch.push(own.reduce((sum, loss) => sum + loss, 0) / Math.max(1, own.length));
      if (!progress(perMatch.length)) break;
    }
    const { mean, error } = estimate(perMatch);
    losses[id] = { perMille: round(1000 * mean), error: round(1000 * error), matches: perMatch.length };
  }
  return losses;
}

/** Writes the losses into the game's table; those for other numbers of seats are kept. */
export function writeLevels(game: Game, seats: number, levels: Readonly<Record<string, LevelLoss>>): string {
  const path = new URL(`../../packages/review/src/${game.id}/level-losses.json`, import.meta.url);
  const before = existsSync(path) ? (JSON.parse(readFileSync(path, "utf8")) as LevelLosses) : {};
  const weights = hashWeights(weightsOf(game, seats));
  const date = new Date().toISOString().slice(0, 10);
  const table: LevelLosses = { ...before, [seats]: { date, weights, levels } };
  writeFileSync(path, `${JSON.stringify(table, undefined, 2)}\n`);
  return `wrote the losses of ${Object.keys(levels).length} levels with the weights ${weights}`;
}

/** The weights for this number of seats under the default rules; empty if the game has none. */
function weightsOf(game: Game, seats: number): string {
  const classes = positionClassesOf(game.id);
  const position = game.start(unwrap(completeSetup(game, { seats })));
  return classes?.weights[classes.setupOf(position)] ?? "";
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
