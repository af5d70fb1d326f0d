/** Matches of the search against itself: slower than greedy ones, and of the kind that strong play leads to. */
import { CHANCE, OVER } from "@riad/core";
import type { Random } from "@riad/core";
import { TilingChoice } from "../../src/azul/tiling-choice.ts";
import type { Net } from "../../src/azul/net.ts";
import { AzulPosition, PHASE } from "@riad/azul";
import type { Search } from "../../src/azul/search.ts";
import { newSearch } from "../../src/azul/search-player.ts";
import { resultOf } from "./training-match.ts";
import type { Samples } from "./samples.ts";

export interface SearchGamesStyle {
  /** Nodes for the first draft of a round, which also labels the end of the round before, and for the others. */
  readonly firstNodes: number;
  readonly nodes: number;
  /** How much of a label comes from the final result rather than from the search after the next deal. */
  readonly lambda: number;
}

const MOST_ROUNDS = 14;

export class SearchGames {
  readonly #style: SearchGamesStyle;
  readonly #random: Random;
  readonly #position: AzulPosition;
  readonly #search: Search;
  readonly #tiler: TilingChoice;

  constructor(net: Net, style: SearchGamesStyle, random: Random) {
    this.#style = style;
    this.#random = random;
    this.#position = new AzulPosition(net.shape.seats);
    this.#search = newSearch(net);
    this.#tiler = new TilingChoice(net);
  }

  play(start: AzulPosition, samples: Samples): void {
    const position = this.#position;
    const random = this.#random;
    const { seats } = position;
    position.copyFrom(start);
    const before = samples.count;
    const ends: { at: number; starter: number; worth: Float64Array }[] = [];
    let isFirst = true;
    while (position.actor !== OVER) {
      if (position.actor === CHANCE) {
        if (!isFirst) {
          ends.push({ at: samples.add(position, random), starter: position.turn, worth: new Float64Array(seats) });
        }
        if (ends.length > MOST_ROUNDS) {
          samples.count = before;
          return;
        }
        while (position.actor === CHANCE) position.play(position.draw(random));
        isFirst = true;
        continue;
      }
      if (position.phase === PHASE.tile) {
        position.play(this.#tiler.judge(position)[0].move);
        continue;
      }
      const nodes = isFirst ? this.#style.firstNodes : this.#style.nodes;
      const roots = this.#search.search(position, { nodes });
      if (isFirst && ends.length > 0) ends[ends.length - 1].worth.set(this.#search.worth);
      // Now and then another move that looks good, more often early in a round, so that matches differ.
      const strays = random.below(100) < (isFirst ? 30 : 8);
      position.play(roots[strays ? random.below(Math.min(roots.length, 6)) : 0].move);
      isFirst = false;
    }
    let target = resultOf(position);
    const { lambda } = this.#style;
    for (const { at, starter, worth } of ends.toReversed()) {
      target = target.map((value, seat) => lambda * value + (1 - lambda) * worth[seat]);
      for (let role = 0; role < seats; role++) samples.label(at, role, target[(starter + role) % seats]);
    }
  }
}
