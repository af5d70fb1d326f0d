/**
 * Positions from all kinds of play: each seat is played by a level drawn at random, until the expert takes over all seats. An
 * evaluation predicts the result of good play from then on, so only the part that the expert plays is measured.
 */
import { CHANCE, OVER } from "@riad/core";
import type { Game, Move, Position, Random, Setup } from "@riad/core";
import { levelsOf, luckMeasureOf } from "@riad/bots";
import type { Budget, Choice, Player } from "@riad/bots";

/** The expert takes over at one in this many decisions of the mixed part. */
const MEAN_MIXED = 25;
/** The expert plays one in this many matches from the start. */
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
    // The levels' own budgets, limited to that of the expert here.
    this.#budgets = levels.map(({ budget }) => ({ nodes: Math.min(nodes, budget.nodes ?? nodes) }));
    this.expert = this.#players[levels.length - 1];
  }

  /** The position at which the expert takes over; the match is never over. */
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

  /** The move of a level drawn at random. */
  anyMove(position: Position): Move {
    const index = this.#random.below(this.#players.length);
    return this.#players[index].choose(position.clone(), this.#budgets[index]).move;
  }

  /**
   * The expert plays the match to its end; `visit` is called before each decision. What chance gives each seat is added to `luck`, if
   * the game can measure it.
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
