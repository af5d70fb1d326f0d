/** A position as text for a game that provides only rules: its notation, the points, and whose turn it is. */
import { CHANCE, OVER } from "@riad/core";
import type { Game, Position, Seat } from "@riad/core";
import { clip, padEnd, widthOf, wrap } from "./block.ts";
import type { Look, Screen } from "./screen.ts";

export function makePlainScreen(game: Game): Screen {
  return {
    draw: (position, look) => [
      ...wrap(game.notation.makePosition(position), look.width).flatMap((line) => breakLine(line, look.width)),
      "",
      ...look.names.map((_, seat) => drawPoints(position, seat, look)),
    ],
    drawSeat: (position, seat, look) => [drawPoints(position, seat, look)],
    title: (position, { names }) => `${game.title}: ${describeTurn(position, names)}`,
    nameSeat: (_position, seat) => `Player ${seat + 1}`,
  };
}

/** A notation without spaces has no place to wrap, so it is cut. */
function breakLine(line: string, width: number): string[] {
  return line.match(new RegExp(`.{1,${width}}`, "gu")) ?? [""];
}

function drawPoints(position: Position, seat: Seat, { names, paint, width }: Look): string {
  const mark = position.actor === seat ? ">" : " ";
  const points = position.points(seat);
  const longest = Math.max(...names.map(widthOf));
  const line = clip(`${mark} ${padEnd(names[seat], longest)}  ${points} ${points === 1 ? "point" : "points"}`, width);
  return position.actor === seat ? paint.bold(line) : line;
}

function describeTurn(position: Position, names: readonly string[]): string {
  if (position.actor === OVER) return "the match is over";
  return position.actor === CHANCE ? "chance decides" : `${names[position.actor]} to move`;
}
