/**
 * A match and its players. People type their moves; computers and chance move on their own. Everything that happens follows from
 * the seed and from what people type, so the same commands give the same match.
 */
import { CHANCE, OVER, accept, findUndo, keyedRandom, listTurns } from "@riad/core";
import type { Match, Move, Position, Result, Seat } from "@riad/core";
import { advise, findLevel, levelsOf, newJudge } from "@riad/bots";
import type { Analysis, Budget, Level, Player } from "@riad/bots";
import { readDialect, speechOf } from "../games.ts";
import { cleanName } from "./names.ts";
import type { Speech, TurnStory } from "../speech.ts";
import { movesBetween } from "./stops.ts";

/** The player of a seat: a person, or a computer of some level. */
export interface Sitter {
  readonly name: string;
  readonly level?: string;
}

/** Searches visit about this many positions per millisecond; used for levels whose budget is given in time. */
const NODES_PER_MS = 100;

export class Table {
  readonly match: Match;
  readonly sitters: readonly Sitter[];
  readonly seed: string;
  /** Whether the match must be the same on every machine: players then count nodes instead of time. */
  readonly isRepeatable: boolean;
  /** The set of names for the pieces; see games.ts. */
  readonly dialect: string | undefined;
  readonly speech: Speech;

  /** `seed` is used if the match has none. */
  constructor(match: Match, sitters: readonly Sitter[], seed: string, isRepeatable: boolean, dialect?: string) {
    this.match = match;
    this.sitters = sitters;
    if (match.chance === undefined) match.seedChance(seed);
    this.seed = cleanName(match.chance?.seed ?? seed);
    this.isRepeatable = isRepeatable;
    this.dialect = dialect ?? readDialect(match.game, {});
    this.speech = speechOf(match.game, this.dialect);
  }

  get names(): string[] {
    return this.sitters.map(({ name }) => name);
  }

  isPerson(seat: Seat): boolean {
    return this.sitters[seat].level === undefined;
  }

  /** The person who has to decide, if any. */
  get awaited(): Seat | undefined {
    const { position } = this.match;
    const seat = position.actor === CHANCE ? this.speech.roller(position) : position.actor;
    return seat !== undefined && seat !== OVER && this.isPerson(seat) ? seat : undefined;
  }

  /** Plays a person's move or die roll and reports what it did. */
  play(move: Move): Result<string[]> {
    const before = this.match.position;
    const played = this.match.play(move);
    if (!played.ok) return played;
    return accept(this.speech.tell(before, move, this.match.position, this.names));
  }

  /**
   * Plays one move by chance or a computer, or a forced one; undefined when a person has to decide. A computer's turn
   * of several moves is described in one line once it is complete.
   */
  step(): TurnStory[] | undefined {
    const { position } = this.match;
    const move = this.#moveByItself(position);
    if (move === undefined) return undefined;
    const told = this.play(move);
    if (!told.ok) return undefined;
    const sentences = told.value.map((text) => ({ text, income: 0 }));
    const turn = listTurns(this.match).at(-1);
    if (turn === undefined || this.isPerson(turn.seat)) return sentences;
    if (this.speech.tellTurn !== undefined && this.#isGoingOn(turn.seat)) return [];
    const story = this.speech.tellTurn?.(movesBetween(this.match, turn.from, turn.to), this.names, this.reader);
    return story === undefined ? sentences : [story];
  }

  /** Whether a seat's turn is still in progress. */
  #isGoingOn(seat: Seat): boolean {
    const { position } = this.match;
    return position.actor === seat || this.speech.roller(position) === seat;
  }

  /** The only person at the table, who can be called "you". */
  get reader(): Seat | undefined {
    const people = this.sitters.flatMap(({ level }, seat) => (level === undefined ? [seat] : []));
    return people.length === 1 ? people[0] : undefined;
  }

  /** The computer to move next, for a screen that shows who is thinking. */
  get thinker(): Sitter | undefined {
    const { actor } = this.match;
    return actor >= 0 && !this.isPerson(actor) ? this.sitters[actor] : undefined;
  }

  /** The person who decided last. */
  get lastPerson(): Seat | undefined {
    const { match } = this;
    for (let ply = match.length - 1; ply >= 0; ply--) {
      const actor = match.actorAt(ply);
      if (actor !== CHANCE && this.isPerson(actor)) return actor;
    }
    return undefined;
  }

  #moveByItself(position: Position): Move | undefined {
    const { actor } = position;
    if (actor === OVER) return undefined;
    if (actor === CHANCE) {
      const roller = this.speech.roller(position);
      return roller !== undefined && this.isPerson(roller) ? undefined : this.match.drawOutcome();
    }
    const { level } = this.sitters[actor];
    if (level === undefined) return this.speech.forced(position);
    return this.#choose(position, level);
  }

  /** A new player for each move: one with memory would play differently after a save was loaded. */
  #choose(position: Position, levelId: string): Move {
    const level = findLevel(this.match.game.id, levelId);
    if (level === undefined) throw new Error(`There is no level "${levelId}".`);
    const player = level.create(keyedRandom(this.seed, `player ${position.actor}`, this.match.length));
    return player.choose(position, this.#budgetOf(level)).move;
  }

  #budgetOf({ budget }: Level): Budget {
    if (!this.isRepeatable || budget.ms === undefined) return budget;
    return { nodes: budget.nodes ?? Math.max(1, Math.round(budget.ms * NODES_PER_MS)) };
  }

  /** The strongest level, which gives hints to everybody. */
  get judge(): Player {
    const level = levelsOf(this.match.game.id).at(-1);
    if (level === undefined) throw new Error(`${this.match.game.title} has no levels.`);
    return newJudge(level);
  }

  /** Evaluates every move, the recommended one first: the same as the browser's hint. */
  analyse(): Analysis {
    const { game, position } = this.match;
    return advise(game.id, this.judge, position);
  }

  /** Undoes the last choice of a person, as far as core allows it. */
  undo(): Result<number> {
    const { match } = this;
    const ply = findUndo(match, {
      isPerson: (seat) => this.isPerson(seat),
      isChoice: (at) => this.speech.forced(match.positionAt(at)) === undefined,
    });
    return ply.ok ? match.rewind(ply.value) : ply;
  }
}
