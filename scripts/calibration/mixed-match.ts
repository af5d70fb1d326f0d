/**
 * Positions from all kinds of play: each seat is played by a level drawn at random, until the expert takes over all seats. What
 * an evaluation means is the result of good play from there on, so that only what comes after counts.
 */
import { CHANCE, OVER } from "@riad/core";
import type { Game, Move, Position, Random, Setup } from "@riad/core";
import { levelsOf, luckMeasureOf } from "@riad/bots";
import type { Budget, Choice, Player } from "@riad/bots";

/** At each decision of the mixed part, one time in so many the expert takes over. */
const MEAN_MIXED = 25;
/** One match in so many is the expert's from the start. */
const PURE = 5;

export class MixedMatches {
  readonly #game: Game;
  readonly #setup: Setup;
  readonly #players: readonly Player[];
  readonly #budgets: readonly Budget[];
  readonly #random: Random;
  readonly expert: Player;
  readonly #nodes: number;

  constructor(game: Game, setup: Setup, nodes: number, random: Random) {
    const levels = levelsOf(game.id);
    this.#game = game;
    this.#setup = setup;
    this.#random = random;
    this.#nodes = nodes;
    this.#players = levels.map((level) => level.create(random));
    // The levels' own budgets, but none beyond that of the expert here.
    this.#budgets = levels.map(({ budget }) => ({ nodes: Math.min(nodes, budget.nodes ?? nodes) }));
    this.expert = this.#players[levels.length - 1];
  }

  /** A position of mixed play, at the moment when the expert takes over; never one that is over. */
  start(): Position {
    for (;;) {
      const position = this.#mixed();
      if (position.actor !== OVER) return position;
    }
  }

  #mixed(): Position {
    const random = this.#random;
    const position = this.#game.start(this.#setup);
    if (random.below(PURE) === 0) return position;
    const seats = Array.from({ length: position.seats }, () => random.below(this.#players.length));
    while (position.actor !== OVER) {
      const { actor } = position;
      if (actor === CHANCE) {
        position.play(position.draw(random));
        continue;
      }
      if (random.below(MEAN_MIXED) === 0) break;
      position.play(this.#players[seats[actor]].choose(position.clone(), this.#budgets[seats[actor]]).move);
    }
    return position;
  }

  draw(position: Position): Move {
    return position.draw(this.#random);
  }

  /** A move that somebody might make. */
  anyMove(position: Position): Move {
    const index = this.#random.below(this.#players.length);
    return this.#players[index].choose(position.clone(), this.#budgets[index]).move;
  }

  /**
   * The expert plays the match to its end and `visit` sees each decision before it is made. `luck` grows by what chance gives every
   * seat, where the game has a measure of it.
   */
  playOn(position: Position, visit?: (position: Position, choice: Choice) => void, luck?: Float64Array): void {
    const measure = luck === undefined ? undefined : luckMeasureOf(this.#game.id);
    const nodes = this.#nodes;
    for (let ply = 0; position.actor !== OVER && ply < this.#game.moveLimit; ply++) {
      if (position.actor === CHANCE) {
        const outcome = this.draw(position);
        if (luck !== undefined) measure?.(position, outcome, luck);
        position.play(outcome);
        continue;
      }
      const choice = this.expert.choose(position.clone(), { nodes });
      visit?.(position, choice);
      position.play(choice.move);
    }
  }
}
