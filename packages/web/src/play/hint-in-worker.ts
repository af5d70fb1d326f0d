/** A hint in the worker: what the terminal's hint says too, from the same search, with the reason that its account gives. */
import { advise, levelsOf, newJudge } from "@riad/bots";
import type { EngineReply } from "@riad/bots";
import type { Game } from "@riad/core";
import { reasonOf } from "@riad/review";
import type { Reason } from "@riad/review";

/** Every move with its value, the one to recommend, and what speaks most for it against the next best. */
export type HintReply = Extract<EngineReply, { moves: unknown }> & { readonly reason: Reason | null };

/** A new judge for each question: what it remembered of an earlier one could change the answer. */
export function answerHint(game: Game, text: string): HintReply | { id: null; error: string } {
  const parsed = game.notation.parsePosition(text);
  if (!parsed.ok) return { id: null, error: parsed.refusal.message };
  const position = parsed.value;
  const level = levelsOf(game.id).at(-1);
  if (level === undefined || position.actor < 0) return { id: null, error: "There is nothing to choose." };
  const judge = newJudge(level);
  const analysis = advise(game.id, judge, position);
  const write = (move: number) => game.notation.makeMove(position, move);
  const moves = analysis.moves.map(({ move, isSeen, shares, margin }) => ({
    move: write(move),
    ...(isSeen ? { value: shares[position.actor], margin } : {}),
  }));
  const reason = reasonOf(game, position, analysis, judge);
  return { id: null, moves, hint: moves[0].move, line: [], nodes: analysis.nodes, reason };
}
