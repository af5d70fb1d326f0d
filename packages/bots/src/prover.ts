/**
 * Proofs: what a position is worth when everybody plays perfectly to the end of the match, with nothing left out. Plain
 * and slow on purpose, from the rules alone, so that it can check the fast searches. Each seat takes the move with its
 * best share of the win, then with its best margin; outcomes of chance count by their weights.
 */
import { CHANCE, OVER, listMoves } from "@riad/core";
import type { Move, Notation, Position } from "@riad/core";
import { marginOf, winShares } from "./contest.ts";
import { rankMoves } from "./player.ts";
import type { Analysis, JudgedMove } from "./player.ts";

export interface Proven {
  readonly shares: readonly number[];
  /** Points of each seat ahead of the best other. */
  readonly margins: readonly number[];
  /** The decision that leads there; -1 where chance decides or the match is over. */
  readonly move: Move;
}

/** A proof must not take longer than the search it checks. */
const PROOF_NODES = 4000;

/** More outcomes than a die and a draw have cannot all be followed. */
const MOST_OUTCOMES = 16;

export class Prover<P extends Position> {
  readonly #notation: Notation<P>;
  readonly #known = new Map<string, Proven>();
  #left = 0;

  constructor(notation: Notation<P>) {
    this.#notation = notation;
  }

  /** Null where the positions to look at are more than `mostNodes`, or where chance has too many outcomes. */
  prove(position: P, mostNodes: number): Proven | null {
    this.#known.clear();
    this.#left = mostNodes;
    return this.#follow(position);
  }

  /** The same for each of some moves. */
  proveMoves(position: P, moves: readonly Move[], mostNodes: number): ReadonlyMap<Move, Proven> | null {
    this.#known.clear();
    this.#left = mostNodes;
    const proven = new Map<Move, Proven>();
    for (const move of moves) {
      const result = this.#after(position, move);
      if (result === null) return null;
      proven.set(move, result);
    }
    return proven;
  }

  /** Puts facts in the place of estimates, where the end of the match is near enough to be looked at in full. */
  check(position: P, analysis: Analysis): Analysis {
    const proven = this.proveMoves(
      position,
      analysis.moves.map(({ move }) => move),
      PROOF_NODES,
    );
    if (proven === null) return analysis;
    const { actor } = position;
    const moves = analysis.moves.flatMap((judged): JudgedMove[] => {
      const fact = proven.get(judged.move);
      if (fact === undefined) return [];
      return [{ ...judged, isSeen: true, shares: fact.shares, margin: fact.margins[actor] }];
    });
    const ranked = rankMoves(moves, actor);
    return { ...analysis, shares: ranked[0].shares, moves: ranked, isSolved: true, isProven: true };
  }

  #after(position: P, move: Move): Proven | null {
    const next = position.clone();
    next.play(move);
    return this.#follow(next);
  }

  #follow(position: P): Proven | null {
    if (position.actor === OVER) return resultOf(position);
    const key = this.#notation.makePosition(position);
    const known = this.#known.get(key);
    if (known !== undefined) return known;
    if (this.#left-- <= 0) return null;
    const proven = position.actor === CHANCE ? this.#mean(position) : this.#best(position);
    if (proven !== null) this.#known.set(key, proven);
    return proven;
  }

  #best(position: P): Proven | null {
    const seat = position.actor;
    let best: Proven | null = null;
    for (const move of listMoves(position)) {
      const after = this.#after(position, move);
      if (after === null) return null;
      if (best === null || isBetter(after, best, seat)) best = { ...after, move };
    }
    return best;
  }

  #mean(position: P): Proven | null {
    const outcomes = listMoves(position);
    if (outcomes.length > MOST_OUTCOMES) return null;
    const total = outcomes.reduce((sum, outcome) => sum + position.weight(outcome), 0);
    const shares = Array.from({ length: position.seats }, () => 0);
    const margins = [...shares];
    for (const outcome of outcomes) {
      const weight = position.weight(outcome) / total;
      if (weight === 0) continue;
      const after = this.#after(position, outcome);
      if (after === null) return null;
      for (let seat = 0; seat < position.seats; seat++) {
        shares[seat] += weight * after.shares[seat];
        margins[seat] += weight * after.margins[seat];
      }
    }
    return { shares, margins, move: -1 };
  }
}

function resultOf(position: Position): Proven {
  const margins = Array.from({ length: position.seats }, (_, seat) => marginOf(position, seat));
  return { shares: winShares(position), margins, move: -1 };
}

function isBetter(one: Proven, other: Proven, seat: number): boolean {
  const gain = one.shares[seat] - other.shares[seat];
  return gain > 0 || (gain === 0 && one.margins[seat] > other.margins[seat]);
}
