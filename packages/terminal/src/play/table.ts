/**
 * A match and its players. People type their moves; computers and chance move on their own. Everything that happens follows from
 * the seed and from what people type, so the same commands give the same match.
 */
import { CHANCE, OVER, accept, findUndo, keyedRandom } from "@riad/core";
import type { Match, Move, Position, Result, Seat } from "@riad/core";
import { findLevel, levelsOf } from "@riad/bots";
import type { Analysis, Budget, Level } from "@riad/bots";
import { readDialect, speechOf } from "../games.ts";
import { cleanName } from "./names.ts";
import type { Speech } from "../speech.ts";

/** Who sits on a seat: a person, or a computer of some level. */
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
  /** Whether the match must come out the same on every machine: then players count nodes instead of time. */
  readonly isRepeatable: boolean;
  /** Which words the pieces go by; see games.ts. */
  readonly dialect: string | undefined;
  readonly speech: Speech;

  /** `seed` is for a match without one of its own. */
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

  /** One move by chance or a computer, or a forced one; undefined when a person has to decide. */
  step(): string[] | undefined {
    const { position } = this.match;
    const move = this.#moveByItself(position);
    if (move === undefined) return undefined;
    const told = this.play(move);
    return told.ok ? told.value : undefined;
  }

  /** The computer to move next, for a screen that shows who is thinking. */
  get thinker(): Sitter | undefined {
    const { actor } = this.match;
    return actor >= 0 && !this.isPerson(actor) ? this.sitters[actor] : undefined;
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

  /** A fresh player for each move: one that remembers would play differently after a save was loaded. */
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

  /** What the strongest level thinks of every move. */
  analyse(): { level: string; analysis: Analysis } {
    const levels = levelsOf(this.match.game.id);
    const level = levels[levels.length - 1];
    const player = level.create(keyedRandom(this.seed, "hint", this.match.length));
    return { level: level.id, analysis: player.analyse(this.match.position, this.#budgetOf(level)) };
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
