/**
 * Moves as text: `L` `S` `R`, the die `1` to `4`, the colour of a drawn rug, and a rug as its two squares such as
 * `4445`. The squares are accepted in either order and written lower first: by column, then by row.
 */
import { OVER, REFUSAL, accept, listMoves, quote, refuseFromCore } from "@riad/core";
import type { Move, Result } from "@riad/core";
import { neighbour } from "./board.ts";
import type { Square } from "./board.ts";
import { makeSquare, parseSquare } from "./coordinates.ts";
import { makeRugName } from "./game-string.ts";
import { PASS, higherSquare, lowerSquare, placementOf, placementsBeside } from "./laying.ts";
import type { MarrakechPosition } from "./position.ts";
import { refuse } from "./refusals.ts";
import { makeColour, parseColour } from "./rugs.ts";

const ROTATIONS = "LSR";

const PASS_WORD = "pass";

export function makeMove(position: MarrakechPosition, move: Move): string {
  switch (position.phase) {
    case "rotate":
      return ROTATIONS[move];
    case "roll":
      return String(move);
    case "draw":
      return makeColour(move);
    default:
      return move === PASS ? PASS_WORD : makeSquare(lowerSquare(move)) + makeSquare(higherSquare(move));
  }
}

export function parseMove(position: MarrakechPosition, text: string): Result<Move> {
  if (position.actor === OVER) return refuseFromCore(REFUSAL.over, "over", {});
  switch (position.phase) {
    case "rotate":
      return oneOf(position, text, text.length === 1 ? ROTATIONS.indexOf(text) : -1, "turnBy");
    case "roll":
      return oneOf(position, text, /^[1-4]$/.test(text) ? Number(text) : -1, "die");
    case "draw":
      return oneOf(position, text, parseColour(text), "drawn");
    default:
      return parsePlacement(position, text);
  }
}

/** For phases with so few moves that a refusal can list them all. */
function oneOf(position: MarrakechPosition, text: string, move: Move, what: "turnBy" | "die" | "drawn"): Result<Move> {
  const moves = listMoves(position);
  if (moves.includes(move)) return accept(move);
  const names = moves.map((legal) => makeMove(position, legal)).join(", ");
  return refuse(REFUSAL.illegal, what, { moves: names, found: quote(text) }, 0);
}

function parsePlacement(position: MarrakechPosition, text: string): Result<Move> {
  const moves = listMoves(position);
  if (text === PASS_WORD && moves.includes(PASS)) return accept(PASS);
  const example = makeMove(position, moves[0]);
  if (!/^\d{4}$/.test(text)) return refuse(REFUSAL.syntax, "rugForm", { example, found: quote(text) }, 0);
  const one = parseSquare(text.slice(0, 2));
  const other = parseSquare(text.slice(2));
  if (one < 0 || other < 0) return refuse(REFUSAL.illegal, "squareRange", { example }, one < 0 ? 0 : 2);
  const placement = placementOf(one, other);
  if (moves.includes(placement)) return accept(placement);
  return refusePlacement(position, one, other, example);
}

function refusePlacement(position: MarrakechPosition, one: Square, other: Square, example: string): Result<never> {
  const { assam } = position;
  const square = makeSquare(assam);
  if (![0, 1, 2, 3].some((heading) => neighbour(one, heading) === other)) {
    const args = { one: makeSquare(one), other: makeSquare(other), example };
    return refuse(REFUSAL.illegal, "notBeside", args, 0);
  }
  if (one === assam || other === assam) return refuse(REFUSAL.illegal, "underAssam", { square, example }, 0);
  if (!placementsBeside(assam).includes(placementOf(one, other))) {
    return refuse(REFUSAL.illegal, "notTouching", { square, example }, 0);
  }
  return refuse(REFUSAL.illegal, "bothHalves", { rug: makeRugName(position.rugAt(one)), example }, 0);
}
