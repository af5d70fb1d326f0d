/**
 * What each level loses when it plays against itself, by the current review: per decision, and as a part of what blind moves lose in the
 * same decisions. The second is the table behind "plays like".
 */
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { completeSetup, unwrap } from "@riad/core";
import type { Game } from "@riad/core";
import { estimate, estimateRatio, levelsOf, positionClassesOf } from "@riad/bots";
import { lossOf, nodesPerDecision, openDecisions, pluginOf } from "@riad/review";
import type { LevelLoss, LevelLosses, ReviewEvent } from "@riad/review";
import { hashWeights } from "../calibration/measured-file.ts";
import { playMatch, reviewEvents, scaledBudgets } from "./reviewed-matches.ts";

export function measureLevels(
  game: Game,
  { seats, count, scale, seed: more }: { seats: number; count: number; scale: number; seed: string },
  progress: (done: number) => boolean,
): Record<string, LevelLoss> {
  // The expert plays with the same number of nodes per decision as the review.
  const nodes = nodesPerDecision(pluginOf(game.id).budgets(seats));
  const budgets = scaledBudgets(game, seats, scale);
  const ids = levelsOf(game.id).map(({ id }) => id);
  // One value per match: matches are independent, but the decisions of one match are not.
  const perMatch = new Map(ids.map((id): [string, MatchLoss[]] => [id, []]));
  // The levels take turns, so that a run that is stopped early has as many matches of each.
  for (let done = 0; done < count; done++) {
    for (const [id, measured] of perMatch) {
      const match = playMatch(game, new Array<string>(seats).fill(id), `levels ${id} ${done}${more}`, nodes);
      measured.push(sumUp(reviewEvents(match, budgets)));
    }
    if (!progress(done + 1)) break;
  }
  return Object.fromEntries([...perMatch].map(([id, measured]) => [id, toLevelLoss(measured)]));
}

/** Over the open decisions of a match. */
interface MatchLoss {
  readonly loss: number;
  readonly blindLoss: number;
  readonly decisions: number;
}

function sumUp(events: readonly ReviewEvent[]): MatchLoss {
  const open = openDecisions(events);
  return {
    loss: open.reduce((sum, event) => sum + lossOf(event), 0),
    blindLoss: open.reduce((sum, event) => sum + event.blindLoss, 0),
    decisions: open.length,
  };
}

function toLevelLoss(measured: readonly MatchLoss[]): LevelLoss {
  const perDecision = estimate(measured.map(({ loss, decisions }) => loss / Math.max(1, decisions)));
  const ratio = estimateRatio(measured.map(({ loss, blindLoss }) => [loss, blindLoss]));
  return {
    perMille: round(1000 * perDecision.mean, 2),
    error: round(1000 * perDecision.error, 2),
    ratio: round(ratio.mean, 4),
    ratioError: round(ratio.error, 4),
    matches: measured.length,
  };
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

function round(value: number, digits: number): number {
  return Number(value.toFixed(digits));
}
