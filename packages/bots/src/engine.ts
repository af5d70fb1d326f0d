/**
 * Questions and answers as plain objects: what `riad engine` speaks in JSON lines and what workers are asked.
 * A question is `{"id":1,"position":"…","ms":500,"level":"expert"}`; without a level the strongest answers.
 */
import { CHANCE, OVER, SeededRandom } from "@riad/core";
import type { Game, Position } from "@riad/core";
import type { Level } from "./player.ts";
import { findLevel, levelsOf } from "./levels.ts";
import type { Budget, Player } from "./player.ts";

export type EngineReply =
  | { id: unknown; move: string; value: number; margin: number; nodes: number }
  | { id: unknown; moves: { move: string; value: number; margin: number }[]; line: string[]; nodes: number }
  | { id: unknown; error: string };

const KEYS = new Set(["id", "position", "ms", "nodes", "level", "analyse"]);
const LONGEST_MS = 600_000;

export class Engine {
  readonly #game: Game;
  readonly #players = new Map<string, Player>();
  readonly #seed: number | string;

  /** `seed` makes the weaker levels repeatable. */
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
    const { position: text, level: levelId, ms, nodes, analyse = false } = question;
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
    if (typeof analyse !== "boolean") return '"analyse" must be true or false.';
    return { position: position.value, level, budget: readBudget(ms, nodes, level), analyse };
  }

  #think(id: unknown, { position, level, budget, analyse }: Question): EngineReply {
    const player = this.#playerOf(level);
    const { notation } = this.#game;
    if (analyse) {
      const { moves, line, nodes } = player.analyse(position, budget);
      const board = position.clone();
      return {
        id,
        moves: moves.map(({ move, share, margin }) => ({
          move: notation.makeMove(position, move),
          value: share,
          margin,
        })),
        line: line.map((move) => {
          const text = notation.makeMove(board, move);
          board.play(move);
          return text;
        }),
        nodes,
      };
    }
    const { move, share, margin, nodes } = player.choose(position, budget);
    return { id, move: notation.makeMove(position, move), value: share, margin, nodes };
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
}

interface Question {
  readonly position: Position;
  readonly level: Level;
  readonly budget: Budget;
  readonly analyse: boolean;
}

function isLimit(value: unknown, most: number): value is number {
  return typeof value === "number" && value >= 1 && value <= most;
}

function readBudget(ms: unknown, nodes: unknown, level: Level): Budget {
  if (typeof ms !== "number" && typeof nodes !== "number") return level.budget;
  return { ...(typeof ms === "number" ? { ms } : {}), ...(typeof nodes === "number" ? { nodes } : {}) };
}
