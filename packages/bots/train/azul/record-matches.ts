/**
 * Matches to learn from, kept as the ends of their rounds and how they ended. Positions are kept whole, so that the inputs of
 * the net can change and the labels can be worked out again without playing anything again.
 *
 * Many matches begin with rounds of weaker play, so that the net also knows what strong players avoid; from the end of
 * those rounds on, which is the first end that is kept, the search plays all seats.
 */
import { CHANCE, OVER } from "@riad/core";
import type { Random } from "@riad/core";
import { PHASE } from "@riad/azul";
import type { AzulPosition } from "@riad/azul";
import { GreedyPlayer } from "../../src/azul/greedy-player.ts";

import type { Search } from "../../src/azul/search.ts";
import type { StageNets } from "../../src/azul/stage-nets.ts";
import { KeptPosition } from "./kept-position.ts";
import { newSearch } from "../../src/azul/search-player.ts";
import { TilingChoice } from "../../src/azul/tiling-choice.ts";
import { marginOf, winShares } from "../../src/contest.ts";

export interface RecordedMatch {
  /** The cells of the position between two rounds, in order. */
  readonly ends: readonly Int32Array[];
  /** By seat. */
  readonly shares: readonly number[];
  readonly margins: readonly number[];
}

export interface RecordStyle {
  /** Nodes for each of the first drafts of a round, which have the most to choose from, and for the others. */
  readonly firstNodes: number;
  readonly nodes: number;
}

/** On the free wall weak players can take very long. */
const MOST_ROUNDS = 14;
/** Standard deviations of the error of weaker players, see `GreedyPlayer`. */
const ERRORS = [0, 0.5, 1, 1.5, 2.5, 5.5, 24];
const MOST_WEAK_ROUNDS = 5;
const FIRST_DRAFTS = 4;

/** `position` is that of the finished match. */
export function recordOf(ends: readonly Int32Array[], position: AzulPosition): RecordedMatch {
  const margins = Array.from({ length: position.seats }, (_, seat) => marginOf(position, seat));
  return { ends, shares: winShares(position), margins };
}

export class MatchRecorder {
  readonly #style: RecordStyle;
  readonly #random: Random;
  readonly #search: Search;
  readonly #tiler: TilingChoice;
  readonly #weak: readonly GreedyPlayer[];

  constructor(nets: StageNets, style: RecordStyle, random: Random) {
    this.#style = style;
    this.#random = random;
    this.#search = newSearch(nets);
    this.#tiler = new TilingChoice(nets);
    this.#weak = ERRORS.map((error) => new GreedyPlayer(random, error));
  }

  /** Null where the match did not end in reasonable time, or no end of a round is left to learn from. */
  play(start: AzulPosition): RecordedMatch | null {
    const position = new KeptPosition(start.seats);
    position.copyFrom(start as KeptPosition);
    return this.#record(position, 0, this.#random.below(2) === 0 ? 0 : 1 + this.#random.below(MOST_WEAK_ROUNDS));
  }

  /** Plays on from the end of a round that was recorded before: the same end with another deal, and perhaps with stronger play. */
  playOn(seats: number, end: Int32Array): RecordedMatch | null {
    const position = new KeptPosition(seats);
    position.restore(end);
    return this.#record(position, 1, 0);
  }

  #record(position: KeptPosition, from: number, weakRounds: number): RecordedMatch | null {
    const random = this.#random;
    const ends: Int32Array[] = [];
    let round = from;
    let drafts = 0;
    let weak: readonly (GreedyPlayer | null)[] = [];
    while (position.actor !== OVER) {
      if (position.actor === CHANCE) {
        if (round > 0 && round >= weakRounds) ends.push(position.snapshot());
        if (round > MOST_ROUNDS) return null;
        while (position.actor === CHANCE) position.play(position.draw(random));
        weak = Array.from({ length: position.seats }, () => this.#weakPlayer(round, weakRounds));
        round++;
        drafts = 0;
        continue;
      }
      const player = weak[position.actor];
      const nodes = drafts++ < FIRST_DRAFTS ? this.#style.firstNodes : this.#style.nodes;
      if (player !== null) position.play(player.choose(position).move);
      else if (position.phase === PHASE.tile) position.play(this.#tiler.evaluate(position)[0].move);
      else position.play(this.#search.search(position, { nodes })[0].move);
    }
    return ends.length === 0 ? null : recordOf(ends, position);
  }

  /** The last of the weak rounds is weak for certain; those before it only sometimes. */
  #weakPlayer(round: number, weakRounds: number): GreedyPlayer | null {
    if (round >= weakRounds) return null;
    if (round < weakRounds - 1 && this.#random.below(2) === 0) return null;
    return this.#weak[this.#random.below(this.#weak.length)];
  }
}
