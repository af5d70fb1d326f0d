/**
 * A player whose values come true: what a search expects is corrected by what was measured for its class of positions. A search that
 * does not reach the end of a round takes the maximum over uncertain values, and so flatters the seat that moves. Only what is
 * reported changes; the moves stay those of the player, and facts stay facts.
 */
import type { Move, Position } from "@riad/core";
import { correctMove, correctShare, correctShares, correctionAt } from "./measured.ts";
import type { Correction } from "./measured.ts";
import type { Analysis, Budget, Choice, Player } from "./player.ts";
import { correctionClass } from "./position-classes.ts";
import type { PositionClasses } from "./position-classes.ts";

export class CalibratedPlayer<P extends Position> implements Player<P> {
  /** The player without corrections, which are measured with it. */
  readonly plain: Player<P>;
  readonly #classes: PositionClasses<P>;

  constructor(plain: Player<P>, classes: PositionClasses<P>) {
    this.plain = plain;
    this.#classes = classes;
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
    const correction = this.#correctionFor(position, analysis, "judged");
    const { actor } = position;
    return {
      ...analysis,
      shares: correctShares(analysis.shares, actor, correction),
      moves: analysis.moves.map((judged) => (judged.isSeen ? correctMove(judged, actor, correction) : judged)),
    };
  }

  #correctionFor(
    position: P,
    { isSearchedOut = false, nodes }: { readonly isSearchedOut?: boolean; readonly nodes: number },
    kind: "chosen" | "judged",
  ): Correction {
    const classes = this.#classes;
    const corrections = classes.measured[classes.setupOf(position)]?.calibration.corrections ?? [];
    return correctionAt(corrections, correctionClass(classes, position, isSearchedOut, kind), nodes);
  }
}
