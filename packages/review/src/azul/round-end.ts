/** Azul: how a round is expected to end after a move, which accounts and motifs compare. */
import type { AzulPosition } from "@riad/azul";
import { listMoves } from "@riad/core";
import type { Move } from "@riad/core";
import { evaluate } from "@riad/bots";
import type { Player } from "@riad/bots";
import type { Alternative } from "../review.ts";

/** How deep the rest of a round is looked into where the line ends before it. */
const REST_NODES = 200;

export interface RoundEnd {
  /** The moves until the round is scored: the line first, then what the judge would do. */
  readonly moves: readonly Move[];
  /** Before the next deal, or when the match is over. */
  readonly end: AzulPosition;
}

/** An alternative belongs to one position, and its account and its motifs ask for the same end. */
const known = new WeakMap<Alternative, RoundEnd>();

export function roundEnd(before: AzulPosition, way: Alternative, player: Player<AzulPosition>): RoundEnd {
  const found = known.get(way) ?? finishRound(before, way.line, player);
  known.set(way, found);
  return found;
}

export function finishRound(before: AzulPosition, line: readonly Move[], player: Player<AzulPosition>): RoundEnd {
  const moves: Move[] = [];
  const position = before.clone();
  for (; position.actor >= 0; position.play(moves[moves.length - 1])) {
    moves.push(moves.length < line.length ? line[moves.length] : bestOf(position, player));
  }
  return { moves, end: position };
}

/**
 * With several others a tree of so few nodes has looked at most moves once or twice: the best of these values is a wild one, and the
 * account would tell of tiles on the floor that nobody would have put there. What it would choose is what it has looked at most.
 */
function bestOf(position: AzulPosition, player: Player<AzulPosition>): Move {
  const moves = listMoves(position);
  if (moves.length === 1) return moves[0];
  const budget = { nodes: REST_NODES };
  if (position.seats > 2) return evaluate(player, position.clone(), budget).move;
  return player.judge(position.clone(), moves, budget).moves[0].move;
}
