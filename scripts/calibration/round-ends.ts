/**
 * Compares the players' evaluation of positions before chance with matches played on from there with fresh outcomes: the error of
 * the evaluation that searches use, and of the one that `judge` reports after looking beyond chance.
 */
import { CHANCE, OVER } from "@riad/core";
import type { Position } from "@riad/core";
import { marginOf, winShares } from "@riad/bots";
import type { PositionClasses } from "@riad/bots";
import type { MixedMatches } from "./mixed-match.ts";

interface Stage {
  count: number;
  squares: number;
  /** All errors are for the seat that acts first after chance. */
  bias: number;
  /** The expected part of `squares` that is due to the limited number of matches. */
  sampling: number;
  marginSquares: number;
}

/** Gives up after this many matches without a wanted position. */
const MOST_IN_VAIN = 1000;

export function measureRoundEnds(
  matches: MixedMatches,
  classes: PositionClasses,
  wanted: { readonly positions: number; readonly deals: number; readonly stages: readonly string[] | undefined },
  progress: (done: number) => boolean,
): Map<string, Stage> {
  const stages = new Map<string, Stage>();
  for (let done = 0, inVain = 0; done < wanted.positions && inVain < MOST_IN_VAIN; inVain++) {
    const position = nextEnd(matches, classes);
    if (position === undefined || wanted.stages?.includes(classes.stageOf(position)) === false) continue;
    inVain = 0;
    add(stages, matches, classes, position, wanted.deals);
    if (!progress(++done)) break;
  }
  return stages;
}

/** Plays on from a mixed position to the next chance event; undefined if the players do not evaluate positions there. */
function nextEnd(matches: MixedMatches, classes: PositionClasses): Position | undefined {
  const position = matches.start();
  while (position.actor !== OVER) {
    if (position.actor === CHANCE) return classes.beforeChance?.(position) == null ? undefined : position;
    position.play(matches.anyMove(position));
  }
  return undefined;
}

function add(
  stages: Map<string, Stage>,
  matches: MixedMatches,
  classes: PositionClasses,
  position: Position,
  deals: number,
): void {
  const seat = firstAfter(position, matches);
  const won: number[] = [];
  let margin = 0;
  for (let deal = 0; deal < deals; deal++) {
    const board = position.clone();
    matches.playOn(board);
    won.push(winShares(board)[seat]);
    margin += marginOf(board, seat) / deals;
  }
  const mean = won.reduce((sum, share) => sum + share, 0) / deals;
  const variance = won.reduce((sum, share) => sum + (share - mean) ** 2, 0) / (deals - 1);
  const name = `end of ${classes.stageOf(position)}`;
  for (const [kind, expected] of [
    ["", classes.beforeChance?.(position)],
    [", judged", classes.beyondChance?.(position)],
  ] as const) {
    if (expected == null) continue;
    const stage = stages.get(name + kind) ?? { count: 0, squares: 0, bias: 0, sampling: 0, marginSquares: 0 };
    stages.set(name + kind, stage);
    stage.count++;
    stage.squares += (expected.shares[seat] - mean) ** 2;
    stage.bias += expected.shares[seat] - mean;
    stage.sampling += variance / deals;
    stage.marginSquares += (expected.margins[seat] - margin) ** 2;
  }
}

function firstAfter(position: Position, matches: MixedMatches): number {
  const board = position.clone();
  while (board.actor === CHANCE) board.play(matches.draw(board));
  return board.actor;
}

export function makeRoundEnds(stages: ReadonlyMap<string, Stage>): string[] {
  const rows = [...stages].sort(([a], [b]) => a.localeCompare(b));
  return [
    "                             positions   rms error   without sampling noise             bias   rms margin",
    ...rows.map(
      ([name, { count, squares, bias, sampling, marginSquares }]) =>
        name.padEnd(29) +
        String(count).padStart(9) +
        Math.sqrt(squares / count)
          .toFixed(3)
          .padStart(12) +
        Math.sqrt(Math.max(0, squares - sampling) / count)
          .toFixed(3)
          .padStart(25) +
        makeBias(bias / count, squares / count, count).padStart(17) +
        Math.sqrt(marginSquares / count)
          .toFixed(1)
          .padStart(13),
    ),
  ];
}

/** ± is the 95 % interval. */
function makeBias(bias: number, square: number, count: number): string {
  const error = 1.96 * Math.sqrt(Math.max(0, square - bias ** 2) / Math.max(1, count - 1));
  return `${bias.toFixed(3)} ± ${error.toFixed(3)}`;
}
