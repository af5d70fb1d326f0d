/** Matches of noisy greedy players: weak but quick, and wide enough to show the net most of what can happen. */
import { CHANCE, OVER, newMoveList } from "@riad/core";
import type { Random } from "@riad/core";
import { noise } from "../../src/noise.ts";
import { countBlocked } from "../../src/azul/blocked-rows.ts";
import { draftValue, fillDraftValues, newDraftValues } from "../../src/azul/draft-values.ts";
import { FLOOR, PHASE, cellPoints, columnPattern, tilingColumn, tilingRow } from "@riad/azul";
import { AzulPosition } from "@riad/azul";
import { KeptPosition } from "./kept-position.ts";
import { recordOf } from "./record-matches.ts";
import type { RecordedMatch } from "./record-matches.ts";

/** On the free wall weak players can block every row for good; such matches teach nothing. */
const MOST_ROUNDS = 12;

/** Standard deviations of their errors. */
const ERRORS = [0.1, 0.3, 0.6, 1, 1.6];

export class GreedyMatches {
  readonly #position: KeptPosition;
  readonly #scratch: AzulPosition;
  readonly #values;
  readonly #moves = newMoveList();
  readonly #random: Random;

  constructor(seats: number, random: Random) {
    this.#position = new KeptPosition(seats);
    this.#scratch = new AzulPosition(seats);
    this.#values = Array.from({ length: seats }, () => newDraftValues());
    this.#random = random;
  }

  /** Null where the match did not end in reasonable time. */
  play(start: AzulPosition): RecordedMatch | null {
    const position = this.#position;
    position.copyFrom(start as KeptPosition);
    const errors = this.#values.map(() => ERRORS[this.#random.below(ERRORS.length)]);
    const ends: Int32Array[] = [];
    let isFirst = true;
    while (position.actor !== OVER) {
      if (position.actor === CHANCE) {
        if (!isFirst) ends.push(position.snapshot());
        if (ends.length > MOST_ROUNDS) return null;
        isFirst = false;
        while (position.actor === CHANCE) position.play(position.draw(this.#random));
        this.#begin();
        continue;
      }
      position.play(this.#choose(errors[position.actor]));
    }
    return ends.length === 0 ? null : recordOf(ends, position);
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
