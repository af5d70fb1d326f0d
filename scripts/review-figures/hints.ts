/**
 * How often a review calls a hint a mistake. At decisions of matches between mixed levels, a hint is requested, and the hinted move is
 * played instead of the original one. It then goes through everything that a review does with a move: first, second and third look.
 */
import { CHANCE, SeededRandom, listMoves } from "@riad/core";
import type { Game, Match } from "@riad/core";
import { advise, estimate, levelsOf, newJudge, positionClassesOf } from "@riad/bots";
import { lossOf, pluginOf, verdictOf } from "@riad/review";
import { drawLevels, playMatch, reviewMove, scaledBudgets } from "./reviewed-matches.ts";

const NODES = 1000;
/** A hint is requested at one decision in this many. */
const EVERY = 5;
const MISTAKE = 0.04;

interface Asked {
  readonly size: string;
  /** The loss by the review; the mean also includes hints that lose nothing. */
  readonly loss: number;
  readonly isMistake: boolean;
  readonly isSlip: boolean;
  readonly ms: number;
}

export function measureHints(
  game: Game,
  { seats, count, scale, seed }: { seats: number; count: number; scale: number; seed: string },
  progress: (done: number) => boolean,
): string[] {
  const random = new SeededRandom(`hints ${game.id} ${seats}${seed}`);
  const budgets = scaledBudgets(game, seats, scale);
  const asked: Asked[] = [];
  for (let i = 0; i < count; i++) {
    const match = playMatch(game, drawLevels(game, seats, random), `hints ${i}${seed}`, NODES);
    for (let ply = random.below(EVERY); ply < match.length; ply += EVERY) {
      if (match.actorAt(ply) !== CHANCE && listMoves(match.positionAt(ply)).length > 1)
        asked.push(ask(match, ply, budgets));
    }
    if (!progress(i + 1)) break;
  }
  return describe(asked);
}

function ask(match: Match, ply: number, budgets: ReturnType<typeof scaledBudgets>): Asked {
  const { game } = match;
  const position = match.positionAt(ply);
  const level = levelsOf(game.id).at(-1);
  if (level === undefined) throw new Error(`${game.title} has no levels.`);
  const before = process.cpuUsage();
  const [{ move, line }] = advise(game.id, newJudge(level), position.clone()).moves;
  const { user, system } = process.cpuUsage(before);
  const event = reviewMove(match, ply, [move, ...line.slice(1, 2)], budgets);
  const { kind, certainty, isAboutPoints } = verdictOf(event, pluginOf(game.id).noise);
  const isTold = certainty !== "unclear" && !isAboutPoints;
  return {
    size: positionClassesOf(game.id)?.sizeOf(position) ?? "all",
    loss: lossOf(event),
    isMistake: isTold && (kind === "mistake" || kind === "blunder"),
    isSlip: isTold && kind === "slip",
    ms: (user + system) / 1000,
  };
}

function describe(asked: readonly Asked[]): string[] {
  const sizes = [...new Set(asked.map(({ size }) => size))].sort();
  const line = (name: string, some: readonly Asked[]): string => {
    const losses = estimate(some.map(({ loss }) => 100 * loss));
    const times = some.map(({ ms }) => ms).sort((one, other) => one - other);
    const at = (part: number): string => times[Math.floor(part * (times.length - 1))].toFixed(0);
    return (
      `${name}: ${portion(some.filter((one) => one.isMistake).length, some.length)} called a mistake, ` +
      `${some.filter((one) => one.isSlip).length} a slip, ${some.filter(({ loss }) => loss >= MISTAKE).length} losses of 4 pp; ` +
      `lost ${losses.mean.toFixed(2)} ± ${losses.error.toFixed(2)} pp; ` +
      `processor ${at(0.5)} ms (median), ${at(0.9)} (nine in ten), ${at(1)} (longest)`
    );
  };
  return [
    line("all hints", asked),
    ...sizes.map((size) =>
      line(
        size,
        asked.filter((one) => one.size === size),
      ),
    ),
  ];
}

/** A share with its 95 % interval (Wilson), which is also valid for rare events. */
function portion(part: number, whole: number): string {
  const z = 1.96;
  const share = part / whole;
  const middle = (share + z ** 2 / (2 * whole)) / (1 + z ** 2 / whole);
  const half = (z / (1 + z ** 2 / whole)) * Math.sqrt((share * (1 - share)) / whole + z ** 2 / (4 * whole ** 2));
  return `${part} of ${whole} (${percent(share)} %, ${percent(middle - half)} to ${percent(middle + half)})`;
}

function percent(value: number): string {
  return (100 * Math.max(0, value)).toFixed(1);
}
