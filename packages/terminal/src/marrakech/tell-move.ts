/** What a move of Marrakech did, in sentences. */
import { OVER } from "@riad/core";
import type { Move } from "@riad/core";
import { COLOUR_NAMES, LEFT, PASS, STRAIGHT, higherSquare, lowerSquare, paymentAt, walkFrom } from "@riad/marrakech";
import type { MarrakechPosition } from "@riad/marrakech";
import { HEADING_NAMES, makeSquareName } from "@riad/drawing/marrakech";

export function tellMove(
  before: MarrakechPosition,
  move: Move,
  after: MarrakechPosition,
  names: readonly string[],
): string[] {
  const name = names[before.turn];
  switch (before.phase) {
    case "rotate":
      return [tellTurn(name, move, HEADING_NAMES[after.heading])];
    case "roll":
      return tellWalk(before, move, after, names);
    case "draw":
      return [`${name} draws a ${COLOUR_NAMES[move]} rug.`];
    default:
      if (move === PASS) return [`${name} can't lay a rug and discards one.`];
      return [
        `${name} lays a ${COLOUR_NAMES[before.rugColour]} rug on ${makeSquareName(lowerSquare(move))} and ` +
          `${makeSquareName(higherSquare(move))}.`,
      ];
  }
}

function tellTurn(name: string, rotation: Move, heading: string): string {
  if (rotation === STRAIGHT) return `${name} leaves Assam facing ${heading}.`;
  return `${name} turns Assam ${rotation === LEFT ? "left" : "right"}: he faces ${heading}.`;
}

function tellWalk(before: MarrakechPosition, die: Move, after: MarrakechPosition, names: readonly string[]): string[] {
  const square = walkFrom(before.assam, before.heading, die) >> 2;
  const payment = paymentAt(before, square);
  const walk = `The die shows ${die}: Assam walks to ${makeSquareName(square)}`;
  if (payment === null) return [`${walk}.`];
  const name = names[before.turn];
  const lines = [
    `${walk}; ${name} pays ${names[payment.to]} ${payment.paid} ${payment.paid === 1 ? "dirham" : "dirhams"}.`,
  ];
  if (payment.ruins) lines.push(`${name} owed ${payment.due} and is out; the rugs stay, but nobody is paid for them.`);
  if (payment.ruins && after.actor === OVER) lines.push(`${names[after.turn]} is the last player in.`);
  return lines;
}
