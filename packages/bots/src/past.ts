/**
 * Players of past versions, kept as sparring partners: `expert-0.2` is the strongest level of version 0.2 with the weights and
 * the search that it had. `npm run freeze` makes the file of a version; it is an engine and is asked in the engine's strings, so
 * that it stays what it was whatever changes here. Only Node can load one: the browser's bundle must not carry old weights.
 */
import type { Game, Move, Position } from "@riad/core";
import { unwrap } from "@riad/core";
import { gameOf } from "@riad/games";
import type { Analysis, Budget, Choice, Level, Player } from "./player.ts";

/** The versions in `packages/bots/past`, the oldest first. */
const VERSIONS = ["0.2"];

/** Kept apart from the engine of today: these are the answers that past ones give. */
type PastReply =
  | { move: string; value: number; margin: number; nodes: number }
  | {
      shares: readonly number[];
      judged: { move: string; seen: boolean; shares: readonly number[]; margin: number; line: string[] }[];
      solved: boolean;
      proven: boolean;
      nodes: number;
    }
  | { error: string };

interface PastEngine {
  answer(question: unknown): PastReply;
}

interface PastVersion {
  newEngine(gameId: string, seed: string): PastEngine | undefined;
}

interface NodeModules {
  createRequire(from: string): (path: string) => PastVersion;
}

/** Nothing where there is no Node. */
export function pastLevels(gameId: string): readonly Level[] {
  const game = gameOf(gameId);
  const modules = nodeModules();
  if (game === undefined || modules === undefined) return [];
  return VERSIONS.map((version) => ({
    id: `expert-${version}`,
    about: `Plays as the strongest level of version ${version} did.`,
    budget: { ms: 150 },
    create: (random) => {
      const load = modules.createRequire(import.meta.url);
      const engine = load(`../past/${version}.cjs`).newEngine(gameId, String(random.below(1 << 30)));
      if (engine === undefined) throw new Error(`Version ${version} has no players for ${game.title}.`);
      return new PastPlayer(game, engine);
    },
  }));
}

/** Players are made synchronously and browsers have no synchronous way to load, so this asks Node for its own. */
function nodeModules(): NodeModules | undefined {
  const node = (globalThis as { process?: { getBuiltinModule?: (id: string) => unknown } }).process;
  return node?.getBuiltinModule?.("module") as NodeModules | undefined;
}

class PastPlayer implements Player {
  readonly #game: Game;
  readonly #engine: PastEngine;

  constructor(game: Game, engine: PastEngine) {
    this.#game = game;
    this.#engine = engine;
  }

  choose(position: Position, budget: Budget): Choice {
    const reply = this.#ask(position, budget);
    if (!("move" in reply)) throw new Error("A past version gave no move.");
    const { value: share, margin, nodes } = reply;
    return { move: this.#parseMove(position, reply.move), share, margin, nodes };
  }

  judge(position: Position, moves: readonly Move[], budget: Budget): Analysis {
    const { notation } = this.#game;
    const reply = this.#ask(position, budget, { judge: moves.map((move) => notation.makeMove(position, move)) });
    if (!("judged" in reply)) throw new Error("A past version judged nothing.");
    const { shares, judged, solved, proven, nodes } = reply;
    const ranked = judged.map(({ move, seen, line, shares: after, margin }) => {
      const board = position.clone();
      const parsed = line.map((text) => {
        const next = this.#parseMove(board, text);
        board.play(next);
        return next;
      });
      return { move: this.#parseMove(position, move), isSeen: seen, shares: after, margin, line: parsed };
    });
    return { shares, moves: ranked, isSolved: solved, isProven: proven, nodes };
  }

  #ask(position: Position, { ms, nodes }: Budget, more: object = {}): PastReply {
    const reply = this.#engine.answer({
      position: this.#game.notation.makePosition(position),
      level: "expert",
      ...(ms === undefined ? {} : { ms }),
      ...(nodes === undefined ? {} : { nodes }),
      ...more,
    });
    if ("error" in reply) throw new Error(`A past version did not understand: ${reply.error}`);
    return reply;
  }

  #parseMove(position: Position, text: string): Move {
    return unwrap(this.#game.notation.parseMove(position, text));
  }
}
