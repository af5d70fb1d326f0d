/**
 * Moves as text: `L` `S` `R`, the die `1` to `4`, the colour of a drawn rug, and a rug as its two squares such as `4445`.
 * The squares may be read in either order and are written lower first: by column, then by row.
 */
import { OVER, REFUSAL, accept, listMoves, refuse } from "@riad/core";
import type { Move, Result } from "@riad/core";
import { neighbour } from "./board.ts";
import { makeSquare, parseSquare } from "./coordinates.ts";
import { makeRugName, quote } from "./game-string.ts";
import { PASS, higherSquare, lowerSquare, placementOf, placementsBeside } from "./laying.ts";
import type { MarrakechPosition } from "./position.ts";
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
  if (position.actor === OVER) return refuse(REFUSAL.over, "The match is over.");
  switch (position.phase) {
    case "rotate":
      return oneOf(position, text, text.length === 1 ? ROTATIONS.indexOf(text) : -1, "Assam is turned by");
    case "roll":
      return oneOf(position, text, /^[1-4]$/.test(text) ? Number(text) : -1, "The die shows");
    case "draw":
      return oneOf(position, text, parseColour(text), "The rug that can be drawn is");
    default:
      return parsePlacement(position, text);
  }
}

/** For phases with so few moves that a refusal can name them all. */
function oneOf(position: MarrakechPosition, text: string, move: Move, what: string): Result<Move> {
  const moves = listMoves(position);
  if (moves.includes(move)) return accept(move);
  const names = moves.map((legal) => makeMove(position, legal)).join(", ");
  return refuse(REFUSAL.illegal, `${what} ${names}, not ${quote(text)}.`, 0);
}

function parsePlacement(position: MarrakechPosition, text: string): Result<Move> {
  const moves = listMoves(position);
  if (text === PASS_WORD && moves.includes(PASS)) return accept(PASS);
  const example = `; ${makeMove(position, moves[0])} would do`;
  if (!/^\d{4}$/.test(text)) {
    return refuse(REFUSAL.syntax, `A rug is written as its two squares, not ${quote(text)}${example}.`, 0);
  }
  const one = parseSquare(text.slice(0, 2));
  const other = parseSquare(text.slice(2));
  if (one < 0 || other < 0) {
    return refuse(REFUSAL.illegal, `Columns and rows count from 0 to 6${example}.`, one < 0 ? 0 : 2);
  }
  const placement = placementOf(one, other);
  if (moves.includes(placement)) return accept(placement);
  return refuse(REFUSAL.illegal, `${whyNot(position, one, other)}${example}.`, 0);
}

function whyNot(position: MarrakechPosition, one: number, other: number): string {
  const { assam } = position;
  if (![0, 1, 2, 3].some((heading) => neighbour(one, heading) === other)) {
    return `The squares ${makeSquare(one)} and ${makeSquare(other)} do not share an edge`;
  }
  if (one === assam || other === assam) return `A rug cannot be laid under Assam, who stands on ${makeSquare(assam)}`;
  if (!placementsBeside(assam).includes(placementOf(one, other))) {
    return `The rug must touch an edge of Assam's square ${makeSquare(assam)}`;
  }
  return `The rug would cover both halves of the rug ${makeRugName(position.rugAt(one))} at once`;
}
