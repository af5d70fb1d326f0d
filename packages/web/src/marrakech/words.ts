/** A position of Marrakech in sentences: one for the state, one beneath it, and the whole board for reading aloud. */
import { RUGS } from "../art/rugs.ts";
import { clothAt } from "./view.ts";
import type { MarrakechSeat, MarrakechView } from "./view.ts";

const HEADINGS = { N: "north", E: "east", S: "south", W: "west" } as const;
const NUMBERS = ["no", "one", "two", "three", "four"];

const TASKS = { rotate: "turn Assam", roll: "roll the die", lay: "lay a rug", draw: "draw a rug" } as const;

export function headline(view: MarrakechView): string {
  if (view.phase === "over" || view.turn === null) return result(view);
  return `${RUGS[view.seats[view.turn].colour].name}: ${TASKS[view.phase]}`;
}

function result({ seats }: MarrakechView): string {
  const winners = seats.filter((seat) => seat.place === 0);
  const names = winners.map((seat) => RUGS[seat.colour].name).join(" and ");
  return winners.length === 1 ? `${names} wins with ${winners[0].points}` : `${names} share the win`;
}

/** Where Assam stands, to be said after his name. */
export function subline(view: MarrakechView): string {
  const { x, y, heading } = view.assam;
  const cloth = clothAt(view, x, y);
  const ground = cloth === null ? "bare ground" : `a ${RUGS[cloth.colour].name.toLowerCase()} rug`;
  return `on ${ground}, facing ${HEADINGS[heading]}`;
}

/** Everything on the table, a sentence each. */
export function describe(view: MarrakechView): string[] {
  const { x, y, heading } = view.assam;
  return [
    `Marrakech with ${NUMBERS[view.seats.length]} seats. ${headline(view)}.`,
    `Assam stands in column ${x + 1}, row ${y + 1} and faces ${HEADINGS[heading]}.`,
    ...view.seats.map(describeSeat),
    "The squares, row by row from the top:",
    ...Array.from({ length: 7 }, (_, row) => describeRow(view, row)),
  ];
}

function describeSeat(seat: MarrakechSeat): string {
  const name = RUGS[seat.colour].name;
  const holds = `${seat.dirhams} dirhams, ${seat.rugs} rugs to lay, ${seat.squares} squares to be seen, ${seat.points} in all`;
  return `${name}${seat.isOut ? ", out of the game" : ""}: ${holds}.`;
}

function describeRow(view: MarrakechView, row: number): string {
  const squares = Array.from({ length: 7 }, (_, column) => {
    const cloth = clothAt(view, column, row);
    const ground = cloth === null ? "bare" : `${RUGS[cloth.colour].name.toLowerCase()} ${cloth.id}`;
    return view.assam.x === column && view.assam.y === row ? `${ground} with Assam` : ground;
  });
  return `Row ${row + 1}: ${squares.join(", ")}.`;
}
