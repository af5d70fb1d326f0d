/**
 * The contract that every game must fulfil. One call plays one random match and checks the contract at every move; it
 * returns a description of the first breach, or undefined. Tests and the soak run it with many seeds and every setup.
 */
import { CHANCE, OVER, newMoveList } from "./game.ts";
import type { Game, MoveList, Position, Setup } from "./game.ts";
import type { Random } from "./random.ts";

/** An invariant of every position of a game, such as "a hundred tiles": describes the breach, or returns undefined. */
export type Law<P extends Position> = (position: P) => string | undefined;

export interface Conformance<P extends Position> {
  readonly game: Game<P>;
  readonly law: Law<P>;
}

/** Reuses its buffers, so that a million matches allocate little. */
export class ConformanceCheck<P extends Position> {
  readonly #game: Game<P>;
  readonly #law: Law<P>;
  readonly #list: MoveList = newMoveList();
  readonly #other: MoveList = newMoveList();
  readonly #log: number[] = [];

  constructor(subject: Conformance<P>) {
    this.#game = subject.game;
    this.#law = subject.law;
  }

  /** Plays one match; one position in `thorough` gets the expensive checks. */
  playMatch(setup: Setup, random: Random, thorough = 8): string | undefined {
    const game = this.#game;
    const position = game.start(setup);
    const copy = position.clone();
    this.#log.length = 0;
    for (let ply = 0; ; ply++) {
      const breach = this.#checkPosition(position, copy, ply % thorough === random.below(thorough));
      if (breach !== undefined) return `ply ${ply}, ${game.notation.makePosition(position)}: ${breach}`;
      if (position.actor === OVER) return this.#checkEnd(setup, position);
      if (ply >= game.moveLimit) return `the match did not end within ${game.moveLimit} moves`;
      const count = position.moves(this.#list);
      const move = position.actor === CHANCE ? position.draw(random) : this.#list[random.below(count)];
      if (!this.#list.subarray(0, count).includes(move)) return `ply ${ply}: drew ${move}, which is not listed`;
      this.#log.push(move);
      position.play(move);
    }
  }

  #checkPosition(position: P, copy: P, thorough: boolean): string | undefined {
    const count = position.moves(this.#list);
    if ((count === 0) !== (position.actor === OVER)) return `${count} moves with actor ${position.actor}`;
    if (position.actor >= position.seats || position.actor < OVER) return `no such actor ${position.actor}`;
    for (let i = 1; i < count; i++) if (this.#list[i - 1] >= this.#list[i]) return "the list of moves is not ascending";
    return this.#law(position) ?? (thorough ? this.#checkDearly(position, copy, count) : undefined);
  }

  #checkDearly(position: P, copy: P, count: number): string | undefined {
    copy.copyFrom(position);
    if (!copy.equals(position)) return "a copy differs";
    if (copy.moves(this.#other) !== count) return "a copy has different moves";
    return this.#checkWeights(position, count) ?? this.#checkMoves(position, copy, count) ?? this.#checkText(position);
  }

  #checkWeights(position: P, count: number): string | undefined {
    if (position.actor !== CHANCE) return undefined;
    for (let i = 0; i < count; i++) {
      if (!(position.weight(this.#list[i]) > 0)) return `outcome ${this.#list[i]} is listed with no weight`;
    }
    return undefined;
  }

  /** Checks that every listed move can be written, read back, and played on a copy without changing the original. */
  #checkMoves(position: P, copy: P, count: number): string | undefined {
    const { notation } = this.#game;
    const before = position.clone();
    const texts = new Set<string>();
    for (let i = 0; i < count; i++) {
      const move = this.#list[i];
      const text = notation.makeMove(position, move);
      texts.add(text);
      const parsed = notation.parseMove(position, text);
      if (!parsed.ok) return `move ${move} is written "${text}", which is refused: ${parsed.refusal.message}`;
      if (parsed.value !== move) return `move ${move} is written "${text}", which reads as ${parsed.value}`;
      copy.copyFrom(position);
      copy.play(move);
      if (!position.equals(before)) return `playing ${text} on a copy changed the original`;
    }
    return texts.size === count ? undefined : "two moves have the same text";
  }

  #checkText(position: P): string | undefined {
    const { notation } = this.#game;
    const text = notation.makePosition(position);
    const parsed = notation.parsePosition(text);
    if (!parsed.ok) return `the position cannot be read back: ${parsed.refusal.message}`;
    if (!parsed.value.equals(position)) return "the position reads back as a different one";
    return parsed.value.actor === position.actor ? undefined : "the position reads back with a different actor";
  }

  #checkEnd(setup: Setup, position: P): string | undefined {
    const replayed = this.#game.start(setup);
    for (const move of this.#log) replayed.play(move);
    if (!replayed.equals(position)) return "the log replays to a different position";
    const places = Array.from({ length: position.seats }, (_, seat) => position.place(seat)).sort((a, b) => a - b);
    if (places[0] !== 0) return "nobody has won";
    for (let i = 1; i < places.length; i++) {
      if (places[i] !== i && places[i] !== places[i - 1]) return `the places are ${places.join(" ")}`;
    }
    return undefined;
  }
}
