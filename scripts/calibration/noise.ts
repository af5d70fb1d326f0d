/**
 * How far a verdict can be trusted: measures the loss of a move against the best one, and again with ten times the nodes. If the
 * first look was not a complete search, a second look with ten times the nodes counts instead, and is checked with ten times those.
 */
import { CHANCE, OVER, listMoves } from "@riad/core";
import type { Move, Position } from "@riad/core";
import { noiseClass } from "@riad/bots";
import type { Analysis, NoiseFloor, PositionClasses } from "@riad/bots";
import type { MixedMatches } from "./mixed-match.ts";

const MORE = 10;
/** Slip, mistake, blunder: shares of the win lost. */
const VERDICTS = [0.02, 0.04, 0.08];
/** A verdict is firm if the loss is this many standard deviations away from every threshold. */
const CERTAINTY = 2.33;

interface Decision {
  readonly name: string;
  readonly isSolved: boolean;
  /** By the look that counts, and (`checked`) by the look that checks it. */
  readonly loss: Loss;
  readonly checked: Loss;
}

interface Loss {
  readonly share: number;
  readonly margin: number;
}

export function measureNoise(
  matches: MixedMatches,
  classes: PositionClasses,
  count: number,
  nodes: number,
  progress: (done: number) => boolean,
): Decision[] {
  const decisions: Decision[] = [];
  while (decisions.length < count) {
    const position = matches.start();
    while (position.actor === CHANCE) position.play(matches.draw(position));
    if (position.actor === OVER || listMoves(position).length < 2) continue;
    const decision = look(matches, classes, position, nodes);
    if (decision === undefined) continue;
    decisions.push(decision);
    if (!progress(decisions.length)) break;
  }
  return decisions;
}

function look(
  matches: MixedMatches,
  classes: PositionClasses,
  position: Position,
  nodes: number,
): Decision | undefined {
  const { expert } = matches;
  const best = expert.choose(position.clone(), { nodes }).move;
  const played = matches.anyMove(position);
  if (played === best) return undefined;
  const judge = (budget: number): Analysis => expert.judge(position.clone(), [best, played], { nodes: budget });
  const first = judge(nodes);
  const second = judge(MORE * nodes);
  const { isSolved } = first;
  return {
    name: noiseClass(classes, position, isSolved),
    isSolved,
    loss: lossOf(isSolved ? first : second, best, played, position.actor),
    checked: lossOf(isSolved ? second : judge(MORE * MORE * nodes), best, played, position.actor),
  };
}

function lossOf({ moves }: Analysis, best: Move, played: Move, seat: number): Loss {
  const one = moves.find(({ move }) => move === best);
  const other = moves.find(({ move }) => move === played);
  if (one?.isSeen !== true || other?.isSeen !== true) return { share: 0, margin: 0 };
  return { share: one.shares[seat] - other.shares[seat], margin: one.margin - other.margin };
}

/** The least noise: values are rounded, and even a search that more nodes would not change depends on the same net. */
const LEAST: Loss = { share: 0.002, margin: 0.05 };

/** A class with fewer decisions than this uses the floor of all stages together, unless its own is higher. */
const FEWEST = 20;

export function floorsOf(decisions: readonly Decision[]): Record<string, NoiseFloor> {
  const names = [...new Set(decisions.map(({ name }) => name))].sort();
  return Object.fromEntries(
    names.map((name) => {
      const own = decisions.filter((decision) => decision.name === name);
      const alike = decisions.filter((decision) => withoutStage(decision.name) === withoutStage(name));
      const floor = (key: keyof Loss): number =>
        Math.max(LEAST[key], rms(own, key), own.length >= FEWEST ? 0 : rms(alike, key));
      return [name, { share: round(floor("share")), margin: round(floor("margin")), count: own.length }];
    }),
  );
}

function rms(decisions: readonly Decision[], key: keyof Loss): number {
  const squares = decisions.reduce((sum, { loss, checked }) => sum + (loss[key] - checked[key]) ** 2, 0);
  return Math.sqrt(squares / decisions.length);
}

/** See `noiseClass`. */
function withoutStage(name: string): string {
  return name.slice(name.indexOf(", "));
}

function round(value: number): number {
  return Math.round(value * 10_000) / 10_000;
}

/** How many firm verdicts stay the same when they are checked. Each half of the decisions is tested with the floors of the other. */
export function makeFirmness(decisions: readonly Decision[]): string[] {
  const halves = [0, 1].map((half) => decisions.filter((_, i) => i % 2 === half));
  const firm = halves.flatMap((half, i) => {
    const floors = floorsOf(halves[1 - i]);
    return half.filter(({ name, isSolved, loss }) => isFirm(isSolved, loss.share, floors[name]?.share));
  });
  const kept = (some: readonly Decision[]): string => {
    const same = some.filter(({ loss, checked }) => verdictOf(loss.share) === verdictOf(checked.share)).length;
    return `${same} of ${some.length} (${((100 * same) / Math.max(1, some.length)).toFixed(1)} %)`;
  };
  return [
    `verdicts that are the same with ten times the nodes: solved ${kept(decisions.filter(({ isSolved }) => isSolved))}, ` +
      `second look ${kept(decisions.filter(({ isSolved }) => !isSolved))}, ` +
      `firm after a second look ${kept(firm.filter(({ isSolved }) => !isSolved))}, firm ${kept(firm)}`,
    `firm: ${((100 * firm.length) / decisions.length).toFixed(1)} % of decisions`,
  ];
}

/** Solved, or further from every threshold than noise can explain. Never firm if the noise is unknown. */
function isFirm(isSolved: boolean, loss: number, noise: number | undefined): boolean {
  if (isSolved) return true;
  return noise !== undefined && VERDICTS.every((threshold) => Math.abs(loss - threshold) >= CERTAINTY * noise);
}

/** The index of the verdict, 0 for a good move; a negative loss counts as none. */
function verdictOf(loss: number): number {
  return VERDICTS.filter((threshold) => loss >= threshold).length;
}
