/** The player that does not search: it takes the draft with the best greedy value. */
import { listMoves } from "@riad/core";
import type { Move, Random } from "@riad/core";
import {
  FLOOR,
  PHASE,
  cellPoints,
  countOf,
  draftColour,
  draftSource,
  draftTarget,
  isDraft,
  tilingColumn,
  tilingRow,
} from "@riad/azul";
import type { AzulPosition } from "@riad/azul";
import { marginOf } from "../contest.ts";
import { noise } from "../noise.ts";
import { evenShares } from "../player.ts";
import type { Analysis, Choice, Player } from "../player.ts";
import { draftValue, fillDraftValues, newDraftValues } from "./draft-values.ts";

export class GreedyPlayer implements Player<AzulPosition> {
  readonly #random: Random;
  readonly #deviation: number;
  readonly #values = newDraftValues();

  /** `deviation` is the standard deviation of its misjudgement, in points or so. */
  constructor(random: Random, deviation: number) {
    this.#random = random;
    this.#deviation = deviation;
  }

  choose(position: AzulPosition): Choice {
    const [best] = this.#judge(position, this.#deviation);
    return { move: best.move, share: 1 / position.seats, margin: marginOf(position, position.actor), nodes: 1 };
  }

  judge(position: AzulPosition, moves: readonly Move[]): Analysis {
    const shares = evenShares(position.seats);
    const known = this.#judge(position, 0).filter(({ move }) => moves.includes(move));
    const judged = known.map(({ move, value }) => ({
      move,
      isSeen: true,
      shares,
      margin: value - known[0].value,
      line: [move],
    }));
    return { shares, moves: judged, isSolved: false, isProven: false, nodes: 1 };
  }

  #judge(position: AzulPosition, deviation: number): { move: number; value: number }[] {
    const drafts = position.phase === PHASE.draft;
    if (drafts) fillDraftValues(position.clone(), position.turn, this.#values);
    const moves = listMoves(position);
    return (deviation === 0 ? moves : moves.filter((move) => !isWaste(position, moves, move)))
      .map((move) => {
        const value = drafts ? draftValue(position, this.#values, move) : tilingPoints(position, move);
        return { move, value: deviation === 0 ? value : value + deviation * noise(this.#random) };
      })
      .sort((a, b) => b.value - a.value || a.move - b.move);
  }
}

/** Even a player that misjudges everything drops nothing on the floor that one of its lines has room for. */
function isWaste(position: AzulPosition, moves: readonly number[], move: number): boolean {
  if (!isDraft(move) || draftTarget(move) !== FLOOR) return false;
  const source = draftSource(move);
  const colour = draftColour(move);
  const taken = countOf(position.offers[source], colour);
  return moves.some((other) => {
    if (draftSource(other) !== source || draftColour(other) !== colour) return false;
    const row = draftTarget(other);
    return row !== FLOOR && row + 1 - position.lineCount(position.turn, row) >= taken;
  });
}

function tilingPoints(position: AzulPosition, move: number): number {
  const column = tilingColumn(move);
  return column === FLOOR ? 0 : cellPoints(position.walls[position.actor], tilingRow(move), column);
}
