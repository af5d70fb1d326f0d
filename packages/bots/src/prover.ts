/**
 * Proofs: what a position is worth when everybody plays perfectly to the end of the match, with nothing left out. Plain
 * and separate from the fast searches, from the rules alone, so that one can check the other. Each seat takes the move with
 * its best share of the win, then with its best margin; outcomes of chance count by their weights.
 */
import { CHANCE, OVER, newMoveList } from "@riad/core";
import type { Move, MoveList, Notation, Position } from "@riad/core";
import { marginOf } from "./contest.ts";
import { rankMoves } from "./player.ts";
import type { Analysis, JudgedMove } from "./player.ts";

export interface Proven {
  readonly shares: readonly number[];
  /** Points of each seat ahead of the best other. */
  readonly margins: readonly number[];
}

/**
 * A win and a point, in the units in which they are counted: divisible by twelve (ties of two, three and four seats) and by six
 * again and again, so that means over a die are whole numbers and equal moves are exactly equal.
 */
const WHOLE = 12 * 6 ** 8;

/** A proof must not take longer than the search it checks. */
const PROOF_NODES = 4000;

/** More outcomes than a die and a draw have cannot all be followed. */
const MOST_OUTCOMES = 16;

/** What every seat gets, in units: its shares, then its margins. */
type Payoffs = Float64Array;

/** What one depth of the tree needs while those below it are searched. */
interface Ply<P> {
  readonly board: P;
  readonly moves: MoveList;
  readonly payoffs: Payoffs;
}

export class Prover<P extends Position> {
  readonly #notation: Notation<P> | undefined;
  readonly #known = new Map<string, Payoffs>();
  #plies: Ply<P>[] = [];
  #left = 0;

  /** With a notation it remembers what it has proven, which pays only where many ways lead to the same position. */
  constructor(notation?: Notation<P>) {
    this.#notation = notation;
  }

  /** Null where more than `mostNodes` positions have moves to follow, or where chance has too many outcomes. */
  prove(position: P, mostNodes: number): Proven | null {
    this.#begin(position, mostNodes);
    const payoffs = newPayoffs(position);
    return this.#follow(position, 0, payoffs) ? provenOf(payoffs) : null;
  }

  /** The same for each of some moves. */
  proveMoves(position: P, moves: readonly Move[], mostNodes: number): ReadonlyMap<Move, Proven> | null {
    this.#begin(position, mostNodes);
    const proven = new Map<Move, Proven>();
    for (const move of moves) {
      const payoffs = this.#after(position, move, 0);
      if (payoffs === null) return null;
      proven.set(move, provenOf(payoffs));
    }
    return proven;
  }

  /** Puts facts in the place of estimates, if looking at `mostNodes` positions is enough for that. */
  check(position: P, analysis: Analysis, mostNodes = PROOF_NODES): Analysis {
    const asked = analysis.moves.map(({ move }) => move);
    const proven = this.proveMoves(position, asked, mostNodes);
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

  #begin(position: P, mostNodes: number): void {
    if (this.#plies[0]?.board.seats !== position.seats) this.#plies = [];
    this.#known.clear();
    this.#left = mostNodes;
  }

  #after(position: P, move: Move, depth: number): Payoffs | null {
    const { board, payoffs } = this.#plyAt(depth, position);
    board.copyFrom(position);
    board.play(move);
    return this.#follow(board, depth + 1, payoffs) ? payoffs : null;
  }

  /** False if there is no proof. */
  #follow(position: P, depth: number, into: Payoffs): boolean {
    if (position.actor === OVER) {
      readResult(position, into);
      return true;
    }
    const key = this.#notation?.makePosition(position);
    const known = key === undefined ? undefined : this.#known.get(key);
    if (known !== undefined) {
      into.set(known);
      return true;
    }
    if (--this.#left < 0) return false;
    const isProven = position.actor === CHANCE ? this.#mean(position, depth, into) : this.#best(position, depth, into);
    if (isProven && key !== undefined) this.#known.set(key, into.slice());
    return isProven;
  }

  #best(position: P, depth: number, into: Payoffs): boolean {
    const { actor, seats } = position;
    const { moves } = this.#plyAt(depth, position);
    const count = position.moves(moves);
    for (let i = 0; i < count; i++) {
      const payoffs = this.#after(position, moves[i], depth);
      if (payoffs === null) return false;
      if (i === 0 || isBetter(payoffs, into, actor, seats)) copy(payoffs, into);
    }
    return true;
  }

  #mean(position: P, depth: number, into: Payoffs): boolean {
    const { moves } = this.#plyAt(depth, position);
    const count = position.moves(moves);
    if (count > MOST_OUTCOMES) return false;
    let total = 0;
    into.fill(0);
    for (let i = 0; i < count; i++) {
      const weight = position.weight(moves[i]);
      if (weight === 0) continue;
      const payoffs = this.#after(position, moves[i], depth);
      if (payoffs === null) return false;
      for (let j = 0; j < into.length; j++) into[j] += weight * payoffs[j];
      total += weight;
    }
    for (let j = 0; j < into.length; j++) into[j] /= total;
    return true;
  }

  #plyAt(depth: number, position: P): Ply<P> {
    return (this.#plies[depth] ??= { board: position.clone(), moves: newMoveList(), payoffs: newPayoffs(position) });
  }
}

function newPayoffs({ seats }: Position): Payoffs {
  return new Float64Array(2 * seats);
}

function readResult(position: Position, into: Payoffs): void {
  const { seats } = position;
  let winners = 0;
  for (let seat = 0; seat < seats; seat++) {
    const wins = position.place(seat) === 0 ? 1 : 0;
    winners += wins;
    into[seat] = wins * WHOLE;
    into[seats + seat] = marginOf(position, seat) * WHOLE;
  }
  for (let seat = 0; seat < seats; seat++) into[seat] /= winners;
}

function provenOf(payoffs: Payoffs): Proven {
  const values = Array.from(payoffs, (value) => value / WHOLE);
  return { shares: values.slice(0, values.length / 2), margins: values.slice(values.length / 2) };
}

function isBetter(one: Payoffs, other: Payoffs, seat: number, seats: number): boolean {
  return one[seat] > other[seat] || (one[seat] === other[seat] && one[seats + seat] > other[seats + seat]);
}

/** Cheaper than `set` for so few numbers. */
function copy(from: Payoffs, into: Payoffs): void {
  for (let i = 0; i < from.length; i++) into[i] = from[i];
}
