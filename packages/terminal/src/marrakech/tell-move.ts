/** Describes a move of Marrakech in sentences. */
import { OVER } from "@riad/core";
import type { Move, Seat } from "@riad/core";
import {
  COLOUR_NAMES,
  LEFT,
  PASS,
  RIGHT,
  STRAIGHT,
  higherSquare,
  lowerSquare,
  makeSquareName,
  paymentAt,
  walkFrom,
} from "@riad/marrakech";
import type { MarrakechPosition } from "@riad/marrakech";
import { HEADING_NAMES } from "@riad/drawing/marrakech";
import type { PlayedMove, TurnStory } from "../speech.ts";

export const ROTATION_NAMES: Readonly<Record<Move, string>> = {
  [LEFT]: "left",
  [STRAIGHT]: "straight on",
  [RIGHT]: "right",
};

export function tellMove(
  before: MarrakechPosition,
  move: Move,
  after: MarrakechPosition,
  names: readonly string[],
): string[] {
  const name = names[before.turn];
  switch (before.phase) {
    case "rotate":
      return [tellRotation(name, move, HEADING_NAMES[after.heading])];
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

function tellRotation(name: string, rotation: Move, heading: string): string {
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
    `${walk}; ${name} pays ${payment.paid} ${payment.paid === 1 ? "dirham" : "dirhams"} to ${names[payment.to]}.`,
  ];
  if (payment.ruins) lines.push(`${name} owed ${payment.due} and is out; the rugs stay, but nobody is paid for them.`);
  if (payment.ruins && after.actor === OVER) lines.push(`${names[after.turn]} is the last player in.`);
  return lines;
}

/** `Tariq: left, rolls 3 to e4, pays 5 to you, rug on d4 d5`. */
export function tellTurn(
  moves: readonly PlayedMove<MarrakechPosition>[],
  names: readonly string[],
  reader?: Seat,
): TurnStory {
  const [first] = moves;
  let income = 0;
  const parts = moves.flatMap(({ before, move }): string[] => {
    if (before.phase === "rotate") return [ROTATION_NAMES[move]];
    if (before.phase === "draw") return [`draws ${COLOUR_NAMES[move]}`];
    if (before.phase === "lay") {
      if (move === PASS) return ["no rug fits"];
      return [`rug on ${makeSquareName(lowerSquare(move))} ${makeSquareName(higherSquare(move))}`];
    }
    const square = walkFrom(before.assam, before.heading, move) >> 2;
    const walk = `rolls ${move} to ${makeSquareName(square)}`;
    const payment = paymentAt(before, square);
    if (payment === null) return [walk];
    if (payment.to === reader) income += payment.paid;
    const paid = `pays ${payment.paid} to ${payment.to === reader ? "you" : names[payment.to]}`;
    return [walk, paid, ...(payment.ruins ? [`owed ${payment.due} and is out`] : [])];
  });
  return { text: `${names[first.before.turn]}: ${parts.join(", ")}.`, income };
}
