/** Matches of noisy greedy players: weak but quick, and wide enough to show the net most of what can happen. */
import { CHANCE, OVER, newMoveList } from "@riad/core";
import type { Random } from "@riad/core";
import { noise } from "../../src/noise.ts";
import { countBlocked } from "../../src/azul/blocked-rows.ts";
import { draftValue, fillDraftValues, newDraftValues } from "../../src/azul/draft-values.ts";
import { FLOOR, PHASE, cellPoints, columnPattern, tilingColumn, tilingRow } from "@riad/azul";
import { AzulPosition } from "@riad/azul";
import { resultOf } from "./training-match.ts";
import type { Samples } from "./samples.ts";

/** On the free wall weak players can block every row for good; such matches teach nothing. */
const MOST_ROUNDS = 12;

const NOISES = [0.1, 0.3, 0.6, 1, 1.6];

export class GreedyGames {
  readonly #position: AzulPosition;
  readonly #scratch: AzulPosition;
  readonly #values;
  readonly #moves = newMoveList();
  readonly #random: Random;

  constructor(seats: number, random: Random) {
    this.#position = new AzulPosition(seats);
    this.#scratch = new AzulPosition(seats);
    this.#values = Array.from({ length: seats }, () => newDraftValues());
    this.#random = random;
  }

  /** Plays one match from `start` and adds its round ends to the samples. */
  play(start: AzulPosition, samples: Samples): void {
    const position = this.#position;
    const { seats } = position;
    position.copyFrom(start);
    const noises = this.#values.map(() => NOISES[this.#random.below(NOISES.length)]);
    const ends: { at: number; starter: number }[] = [];
    const before = samples.count;
    let dealt = false;
    while (position.actor !== OVER) {
      if (position.actor === CHANCE) {
        if (dealt) ends.push({ at: samples.add(position, this.#random), starter: position.turn });
        if (ends.length > MOST_ROUNDS) {
          samples.count = before;
          return;
        }
        dealt = false;
        while (position.actor === CHANCE) position.play(position.draw(this.#random));
        this.#begin();
        continue;
      }
      dealt = true;
      position.play(this.#choose(noises[position.actor]));
    }
    const result = resultOf(position);
    for (const { at, starter } of ends) {
      for (let role = 0; role < seats; role++) samples.label(at, role, result[(starter + role) % seats]);
    }
  }

  #begin(): void {
    this.#scratch.copyFrom(this.#position);
    this.#values.forEach((values, seat) => fillDraftValues(this.#scratch, seat, values));
  }

  #choose(deviation: number): number {
    const position = this.#position;
    const moves = this.#moves;
    const count = position.moves(moves);
    const values = this.#values[position.turn];
    const drafts = position.phase === PHASE.draft;
    let best = Number.NEGATIVE_INFINITY;
    let choice = moves[0];
    for (let i = 0; i < count; i++) {
      const value = drafts ? draftValue(position, values, moves[i]) : this.#placing(moves[i]);
      const seen = value + deviation * noise(this.#random);
      if (seen > best) {
        best = seen;
        choice = moves[i];
      }
    }
    return choice;
  }

  #placing(move: number): number {
    const position = this.#position;
    const seat = position.actor;
    const wall = position.walls[seat];
    const column = tilingColumn(move);
    if (column === FLOOR) return 0;
    let fill = 0;
    for (let bits = columnPattern(wall, column); bits !== 0; bits &= bits - 1) fill++;
    const scratch = this.#scratch;
    scratch.copyFrom(position);
    scratch.play(move);
    return 0.7 * cellPoints(wall, tilingRow(move), column) + 0.25 * fill - 1.5 * countBlocked(scratch, seat);
  }
}
