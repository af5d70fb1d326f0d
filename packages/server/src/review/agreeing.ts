/**
 * Whether a record is a copy of a match that is still being played here. Its names, seats and options can be changed and it can be cut
 * or continued, so only the game and the first moves are compared: so many that no two matches have them in common by chance.
 *
 * This keeps the server from helping a player. It cannot keep anybody from asking the same program at home.
 */
import { CHANCE, listMoves } from "@riad/core";
import type { Match, Move, Position } from "@riad/core";
import type { Store } from "../store/store.ts";

/** Two matches agree so far once in 65,536 times: after some factories of a deal, or after two turns. */
const BITS = 16;

/** `own` are matches that the caller has created: with those a single move in common is enough. */
export async function isBeingPlayed(
  match: Match,
  store: Pick<Store, "agreeing">,
  own: readonly string[],
): Promise<boolean> {
  const moves = tellingMoves(match);
  const found = await store.agreeing(match.game.id, moves);
  return found.some((one) => one.length >= moves.length || own.includes(one.match));
}

/** The first moves, until chance and choice together make a coincidence unlikely enough. */
function tellingMoves(match: Match): string[] {
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

/** How unlikely a move was, in bits; of decisions all count as equally likely. */
function surpriseOf(position: Position, move: Move): number {
  const moves = listMoves(position);
  if (position.actor !== CHANCE) return Math.log2(moves.length);
  const total = moves.reduce((sum, outcome) => sum + position.weight(outcome), 0);
  return Math.log2(total / position.weight(move));
}
