/**
 * Detects whether a record is a copy of a match that is still being played here. Names, seats and options can be edited
 * and a record can be cut or continued, so only the game and the first moves are compared: enough of them that two
 * matches do not share them by chance.
 *
 * This keeps the server from helping a player. It cannot stop anybody from running the same program at home.
 */
import { CHANCE, listMoves } from "@riad/core";
import type { Match, Move, Position } from "@riad/core";
import type { Store } from "../store/store.ts";

/** Two unrelated matches agree this far once in 65,536 times: after some factories of a deal, or after two turns. */
const BITS = 16;

/** `own` are matches that the caller has created: for those, one move in common is enough. */
export async function isBeingPlayed(
  match: Match,
  store: Pick<Store, "agreeing">,
  own: readonly string[],
): Promise<boolean> {
  const moves = identifyingMoves(match);
  const found = await store.agreeing(match.game.id, moves);
  return found.some((one) => one.length >= moves.length || own.includes(one.match));
}

/** The first moves, as many as it takes to make a coincidence unlikely enough. */
function identifyingMoves(match: Match): string[] {
  const position = match.positionAt(0);
  const moves: string[] = [];
  let bits = 0;
  for (const move of match.log) {
    if (bits >= BITS) break;
    bits += surpriseOf(position, move);
    moves.push(match.game.notation.makeMove(position, move));
    position.play(move);
  }
  return moves;
}

/** How improbable a move was, in bits; all legal decisions count as equally likely. */
function surpriseOf(position: Position, move: Move): number {
  const moves = listMoves(position);
  if (position.actor !== CHANCE) return Math.log2(moves.length);
  const total = moves.reduce((sum, outcome) => sum + position.weight(outcome), 0);
  return Math.log2(total / position.weight(move));
}
