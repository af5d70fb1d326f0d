/**
 * A player whose values come true: what a search expects is corrected by what was measured for its class of positions. A search that
 * does not reach the end of a round takes the maximum over uncertain values, and so flatters the seat that moves. Only what is
 * reported changes; the moves stay those of the player, and facts stay facts.
 */
import type { Move, Position } from "@riad/core";
import {
  UNCORRECTED,
  correctMove,
  correctShare,
  correctShares,
  correctionAt,
  correctionOfStage,
  inTurn,
} from "./measured.ts";
import type { Correction } from "./measured.ts";
import { evaluate } from "./player.ts";
import type { Analysis, Budget, Choice, Evaluation, Player } from "./player.ts";
import { FEW, correctionClass } from "./position-classes.ts";
import type { Kind, PositionClasses } from "./position-classes.ts";

export class CalibratedPlayer<P extends Position> implements Player<P> {
  /** The player without corrections, which are measured with it. */
  readonly plain: Player<P>;
  readonly #classes: PositionClasses<P>;
  /** Where the player has a way of its own. */
  readonly evaluate?: (position: P, budget: Budget) => Evaluation;

  constructor(plain: Player<P>, classes: PositionClasses<P>) {
    this.plain = plain;
    this.#classes = classes;
    if (plain.evaluate !== undefined) this.evaluate = this.#evaluate;
  }

  choose(position: P, budget: Budget): Choice {
    const choice = this.plain.choose(position, budget);
    if (choice.isProven === true) return choice;
    const correction = this.#correctionFor(position, choice, "chosen");
    return {
      ...choice,
      share: correctShare(choice.share, correction),
      margin: choice.margin + correction.margin,
    };
  }

  judge(position: P, moves: readonly Move[], budget: Budget): Analysis {
    const analysis = this.plain.judge(position, moves, budget);
    if (analysis.isProven) return analysis;
    const correction = this.#correctionFor(position, analysis, moves.length <= FEW ? "compared" : "judged");
    const { actor } = position;
    const believed = analysis.isSolved ? analysis : doubted(analysis);
    return {
      ...believed,
      shares: correctShares(believed.shares, actor, correction),
      moves: believed.moves.map((judged) => (judged.isSeen ? correctMove(judged, actor, correction) : judged)),
    };
  }

  readonly #evaluate = (position: P, budget: Budget): Evaluation => {
    const evaluation = evaluate(this.plain, position, budget);
    if (evaluation.isProven) return evaluation;
    const correction = this.#correctionFor(position, evaluation, "chosen");
    const shares = correctShares(evaluation.shares, position.actor, correction);
    return { ...evaluation, shares, margin: evaluation.margin + correction.margin };
  };

  /** What the search would have said with far more nodes, and then what becomes of that. */
  #correctionFor(
    position: P,
    { isSearchedOut = false, nodes }: { readonly isSearchedOut?: boolean; readonly nodes: number },
    kind: Kind,
  ): Correction {
    const classes = this.#classes;
    const calibration = classes.measured[classes.setupOf(position)]?.calibration;
    if (calibration === undefined) return UNCORRECTED;
    const { corrections } = calibration;
    const [own, common] = [kind, "judged" as const].map((one) =>
      correctionClass(classes, position, isSearchedOut, one),
    );
    const isKnown = kind !== "compared" || corrections.some(({ name }) => name === own);
    const deeper = correctionAt(corrections, isKnown ? own : common, nodes);
    return inTurn(deeper, correctionOfStage(calibration, classes.stageOf(position), isSearchedOut));
  }
}

/** What a search that has left moves out takes for certain may still turn out otherwise: this much of the win is shared evenly. */
const DOUBT = 0.01;

function doubted(analysis: Analysis): Analysis {
  const moves = analysis.moves.map((judged) => ({ ...judged, shares: withDoubt(judged.shares) }));
  return { ...analysis, shares: withDoubt(analysis.shares), moves };
}

function withDoubt(shares: readonly number[]): readonly number[] {
  return shares.map((share) => (1 - DOUBT) * share + DOUBT / shares.length);
}
