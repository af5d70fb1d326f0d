/**
 * Questions and answers as plain objects: what `riad engine` speaks in JSON lines and what workers are asked.
 * A question is `{"id":1,"position":"…","ms":500,"level":"expert"}`; without a level the strongest answers. With
 * `"analyse":true` every move is rated, with `"judge":["A2b3","A1c4"]` those are compared by one search; without `ms` and `nodes`
 * these look as far as a hint does.
 */
import { CHANCE, OVER, SeededRandom } from "@riad/core";
import type { Game, Move, Position } from "@riad/core";
import { hintNodes, newJudge, recommend } from "./hint.ts";
import { findLevel, levelsOf } from "./levels.ts";
import { analyse } from "./player.ts";
import type { Analysis, Budget, Level, Player } from "./player.ts";

export type EngineReply =
  | { id: unknown; move: string; value: number; margin: number; nodes: number }
  | AnalyseReply
  | JudgeReply
  | { id: unknown; error: string };

/** Every legal move with its value to the seat that moves; a move that the search never looked at has none. */
interface AnalyseReply {
  id: unknown;
  moves: { move: string; value?: number; margin?: number }[];
  /** What a hint recommends: the best, or one as good within the noise that looks more sensible to people. */
  hint: string;
  line: string[];
  nodes: number;
}

/** The moves that were asked about, with the shares of all seats. */
interface JudgeReply {
  id: unknown;
  shares: readonly number[];
  judged: { move: string; seen: boolean; shares: readonly number[]; margin: number; line: string[] }[];
  solved: boolean;
  proven: boolean;
  nodes: number;
}

const KEYS = new Set(["id", "position", "ms", "nodes", "level", "analyse", "judge"]);
const LONGEST_MS = 600_000;

export class Engine {
  readonly #game: Game;
  readonly #players = new Map<string, Player>();
  readonly #judges = new Map<string, Player>();
  readonly #seed: number | string;

  /** `seed` makes the weaker levels repeatable; what is judged or analysed does not depend on it. */
  constructor(game: Game, seed: number | string) {
    this.#game = game;
    this.#seed = seed;
  }

  /** Answers anything: what is not a question gets an error that says what would be one. */
  answer(question: unknown): EngineReply {
    if (typeof question !== "object" || question === null || Array.isArray(question)) {
      return { id: null, error: 'A question is a JSON object: {"id":1,"position":"…","ms":500}.' };
    }
    const { id = null, ...rest } = question as Record<string, unknown>;
    const asked = this.#read(rest);
    return typeof asked === "string" ? { id, error: asked } : this.#think(id, asked);
  }

  #read(question: Record<string, unknown>): Question | string {
    const unknown = Object.keys(question).find((key) => !KEYS.has(key));
    if (unknown !== undefined)
      return `A question has no key "${unknown.slice(0, 40)}"; it has ${[...KEYS].join(", ")}.`;
    const { position: text, level: levelId, ms, nodes, analyse: isAnalysis = false, judge } = question;
    if (typeof text !== "string") return 'The "position" must be a string.';
    const position = this.#game.notation.parsePosition(text);
    if (!position.ok) return position.refusal.message;
    if (position.value.actor === OVER) return "The match is over in this position; there is nothing to choose.";
    if (position.value.actor === CHANCE) return "Chance is to move in this position; there is nothing to choose.";
    if (levelId !== undefined && typeof levelId !== "string") return 'The "level" must be a string.';
    const levels = levelsOf(this.#game.id);
    const level = levelId === undefined ? levels[levels.length - 1] : findLevel(this.#game.id, levelId);
    if (level === undefined)
      return `There is no level "${levelId}"; there are ${levels.map(({ id }) => id).join(", ")}.`;
    if (ms !== undefined && !isLimit(ms, LONGEST_MS)) return `"ms" must be a number from 1 to ${LONGEST_MS}.`;
    if (nodes !== undefined && !isLimit(nodes, 1e9)) return '"nodes" must be a number from 1 to 1000000000.';
    if (typeof isAnalysis !== "boolean") return '"analyse" must be true or false.';
    const moves = judge === undefined ? null : this.#readMoves(position.value, judge);
    if (typeof moves === "string") return moves;
    if (isAnalysis && moves !== null) return 'Ask either to "judge" some moves or to "analyse" all of them.';
    const usual = isAnalysis || moves !== null ? { nodes: hintNodes(this.#game.id, position.value) } : level.budget;
    return { position: position.value, level, budget: readBudget(ms, nodes, usual), isAnalysis, moves };
  }

  #readMoves(position: Position, texts: unknown): readonly Move[] | string {
    const { notation } = this.#game;
    if (!Array.isArray(texts) || texts.length === 0) return '"judge" must be a list of at least one move.';
    const moves = new Set<Move>();
    for (const text of texts as unknown[]) {
      if (typeof text !== "string") return 'Each move in "judge" must be a string.';
      const move = notation.parseMove(position, text);
      if (!move.ok) return `${text.slice(0, 40)}: ${move.refusal.message}`;
      moves.add(move.value);
    }
    return [...moves];
  }

  #think(id: unknown, { position, level, budget, isAnalysis, moves }: Question): EngineReply {
    if (moves !== null) return this.#judge(id, position, this.#judgeOf(level).judge(position, moves, budget));
    if (isAnalysis) return this.#analyse(id, position, analyse(this.#judgeOf(level), position, budget));
    const { move, share, margin, nodes } = this.#playerOf(level).choose(position, budget);
    return { id, move: this.#game.notation.makeMove(position, move), value: share, margin, nodes };
  }

  #analyse(id: unknown, position: Position, analysis: Analysis): AnalyseReply {
    const { moves, nodes } = analysis;
    const [{ move: advised }] = recommend(this.#game.id, position, analysis).moves;
    const rated = moves.map(({ move, isSeen, shares, margin }) => ({
      move: this.#game.notation.makeMove(position, move),
      ...(isSeen ? { value: shares[position.actor], margin } : {}),
    }));
    const hint = this.#game.notation.makeMove(position, advised);
    return { id, moves: rated, hint, line: this.#makeLine(position, moves[0].line), nodes };
  }

  #judge(id: unknown, position: Position, { shares, moves, isSolved, isProven, nodes }: Analysis): JudgeReply {
    const judged = moves.map((one) => ({
      move: this.#game.notation.makeMove(position, one.move),
      seen: one.isSeen,
      shares: one.shares,
      margin: one.margin,
      line: this.#makeLine(position, one.line),
    }));
    return { id, shares, judged, solved: isSolved, proven: isProven, nodes };
  }

  #makeLine(position: Position, line: readonly Move[]): string[] {
    const board = position.clone();
    return line.map((move) => {
      const text = this.#game.notation.makeMove(board, move);
      board.play(move);
      return text;
    });
  }

  /** Players are kept between questions, and with them what they remember. */
  #playerOf(level: Level): Player {
    let player = this.#players.get(level.id);
    if (player === undefined) {
      player = level.create(new SeededRandom(`${this.#seed} ${level.id}`));
      this.#players.set(level.id, player);
    }
    return player;
  }

  #judgeOf(level: Level): Player {
    let judge = this.#judges.get(level.id);
    if (judge === undefined) {
      judge = newJudge(level);
      this.#judges.set(level.id, judge);
    }
    return judge;
  }
}

interface Question {
  readonly position: Position;
  readonly level: Level;
  readonly budget: Budget;
  readonly isAnalysis: boolean;
  /** To be judged; null where all are, or none. */
  readonly moves: readonly Move[] | null;
}

function isLimit(value: unknown, most: number): value is number {
  return typeof value === "number" && value >= 1 && value <= most;
}

function readBudget(ms: unknown, nodes: unknown, usual: Budget): Budget {
  if (typeof ms !== "number" && typeof nodes !== "number") return usual;
  return { ...(typeof ms === "number" ? { ms } : {}), ...(typeof nodes === "number" ? { nodes } : {}) };
}
