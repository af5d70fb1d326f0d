/**
 * One play of a game. The log of decisions and outcomes is authoritative; the position is what it leads to. A match
 * returns copies of its position and checks every move.
 */
import { outcomeRandom } from "./chance.ts";
import type { ChanceSeed } from "./chance.ts";
import { CHANCE, OVER } from "./game.ts";
import type { Game, Move, Position, Seat, Setup } from "./game.ts";
import { isLegal } from "./moves.ts";
import type { Random } from "./random.ts";
import { refuse } from "./refusals.ts";
import { REFUSAL, accept } from "./result.ts";
import type { Result } from "./result.ts";
import { completeSetup } from "./setup.ts";

/** How a match started: from a setup, or from a written position. */
export type Origin = { readonly setup: Setup } | { readonly position: string };

export class Match<P extends Position = Position> {
  readonly game: Game<P>;
  readonly origin: Origin;
  readonly #start: P;
  readonly #position: P;
  readonly #log: Move[] = [];
  /** Who made each move of the log. */
  readonly #actors: number[] = [];
  #rewound = false;
  #chance: ChanceSeed | undefined;
  /** The log when the seed was set: its outcomes were drawn elsewhere, and undoing must not redraw them. */
  #given: readonly Move[] = [];

  private constructor(game: Game<P>, origin: Origin, start: P) {
    this.game = game;
    this.origin = origin;
    this.#start = start;
    this.#position = start.clone();
  }

  static fromSetup<P extends Position>(game: Game<P>, given: Partial<Setup> = {}): Result<Match<P>> {
    const setup = completeSetup(game, given);
    return setup.ok ? accept(new Match(game, { setup: setup.value }, game.start(setup.value))) : setup;
  }

  static fromPosition<P extends Position>(game: Game<P>, text: string): Result<Match<P>> {
    const position = game.notation.parsePosition(text);
    if (!position.ok) return position;
    return accept(new Match(game, { position: game.notation.makePosition(position.value) }, position.value));
  }

  /** An independent match with the same log. */
  clone(): Match<P> {
    const copy = new Match(this.game, this.origin, this.#start);
    copy.#log.push(...this.#log);
    copy.#actors.push(...this.#actors);
    copy.#position.copyFrom(this.#position);
    copy.#rewound = this.#rewound;
    copy.#chance = this.#chance;
    copy.#given = this.#given;
    return copy;
  }

  get seats(): number {
    return this.#position.seats;
  }

  get actor(): number {
    return this.#position.actor;
  }

  /** A copy, so that callers cannot change the match. */
  get position(): P {
    return this.#position.clone();
  }

  get log(): readonly Move[] {
    return this.#log;
  }

  /** How many moves have been played. */
  get length(): number {
    return this.#log.length;
  }

  get isOver(): boolean {
    return this.actor === OVER;
  }

  /** Whether a decision was undone across an outcome of chance: the result of such a match proves nothing. */
  get isRewound(): boolean {
    return this.#rewound;
  }

  /** The seed that `drawOutcome` uses; undefined if outcomes are drawn elsewhere. */
  get chance(): ChanceSeed | undefined {
    return this.#chance;
  }

  /** Makes later outcomes follow from this seed. */
  seedChance(seed: string): void {
    this.restoreChance({ seed, countedBy: "outcomes", from: this.length });
  }

  /** For a record that says what its outcomes follow from. */
  restoreChance(chance: ChanceSeed): void {
    this.#chance = chance;
    this.#given = [...this.#log];
  }

  /** Who made the move at `ply`: a seat or `CHANCE`. */
  actorAt(ply: number): Seat | typeof CHANCE {
    return this.#actors[ply];
  }

  /** The position after the first `ply` moves. */
  positionAt(ply: number): P {
    const position = this.#start.clone();
    const end = Math.min(ply, this.#log.length);
    for (let i = 0; i < end; i++) position.play(this.#log[i]);
    return position;
  }

  /** Plays a decision or an outcome; the value is the new length of the log. */
  play(move: Move): Result<number> {
    if (this.isOver) return refuse(REFUSAL.over, "over", {});
    if (this.length >= this.game.moveLimit) {
      return refuse(REFUSAL.over, "moveLimit", { limit: this.game.moveLimit });
    }
    if (!isLegal(this.#position, move)) return refuse(REFUSAL.illegal, "notAllowed", {});
    this.#append(move);
    return accept(this.length);
  }

  /** Draws every outcome that is due. */
  playChance(random: Random): void {
    while (this.actor === CHANCE) this.#append(this.#position.draw(random));
  }

  /**
   * The pending outcome, by the seed of the match: the same one after the same decisions, however often they are
   * undone. It is not played yet.
   */
  drawOutcome(): Move {
    const { length } = this;
    if (this.#chance === undefined) throw new Error("The match has no seed.");
    if (
      length < this.#chance.from &&
      length < this.#given.length &&
      this.#log.every((move, i) => move === this.#given[i])
    )
      return this.#given[length];
    const outcomes = this.#actors.filter((actor) => actor === CHANCE).length;
    return this.#position.draw(outcomeRandom(this.#chance, length, outcomes));
  }

  /** Undoes the last decision; never across an outcome of chance. */
  undo(): Result<Move> {
    const last = this.length - 1;
    if (last < 0) return refuse(REFUSAL.illegal, "nothingToUndo", {});
    if (this.#actors[last] === CHANCE) return refuse(REFUSAL.chance, "pastChance", {});
    const move = this.#log[last];
    this.#cut(last);
    return accept(move);
  }

  /** Whether going back to a ply would mark the match, which is not marked yet. */
  marksAt(ply: number): boolean {
    return !this.#rewound && this.#actors.includes(CHANCE, ply);
  }

  /** Goes back to any earlier ply and marks the match if that undoes an outcome of chance. */
  rewind(ply: number): Result<number> {
    if (!Number.isInteger(ply) || ply < 0 || ply > this.length) {
      return refuse(REFUSAL.illegal, "noSuchMove", { length: this.length, ply });
    }
    if (this.marksAt(ply)) this.#rewound = true;
    this.#cut(ply);
    return accept(ply);
  }

  /** For a record that says so: the undone moves are no longer in its log. */
  markRewound(): void {
    this.#rewound = true;
  }

  #append(move: Move): void {
    this.#log.push(move);
    this.#actors.push(this.actor);
    this.#position.play(move);
  }

  #cut(length: number): void {
    this.#log.length = length;
    this.#actors.length = length;
    this.#position.copyFrom(this.positionAt(length));
  }
}
