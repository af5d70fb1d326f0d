/** A position of Marrakech in sentences: one for the state, one beneath it, and the whole board for reading aloud. */
import type { RugColour } from "./art/weaves.tsx";
import { listWords } from "../words/list.ts";
import { say } from "../words/words.ts";
import { clothAt } from "./view.ts";
import type { MarrakechSeat, MarrakechView } from "./view.ts";

const HEADINGS = { N: "north", E: "east", S: "south", W: "west" } as const;
const NAMES = { c: "Cyan", y: "Yellow", r: "Red", p: "Purple" } as const;
const COLOURS = { c: "cyan", y: "yellow", r: "red", p: "purple" } as const;
const TASKS = { rotate: "viewRotate", roll: "viewRoll", lay: "viewLay", draw: "viewDraw" } as const;

export function rugName(colour: RugColour): string {
  return say(NAMES[colour]);
}

export function headline(view: MarrakechView): string {
  if (view.phase === "over" || view.turn === null) return result(view);
  return say(TASKS[view.phase], { name: rugName(view.seats[view.turn].colour) });
}

function result({ seats }: MarrakechView): string {
  const winners = seats.filter((seat) => seat.place === 0);
  const names = winners.map((seat) => rugName(seat.colour));
  return winners.length === 1
    ? say("wins", { name: names[0], points: winners[0].points })
    : say("shareWin", { names: listWords(names) });
}

/** Where Assam stands. */
export function subline(view: MarrakechView): string {
  const { x, y } = view.assam;
  const heading = say(HEADINGS[view.assam.heading]);
  const cloth = clothAt(view, x, y);
  if (cloth === null) return say("viewOnGround", { heading });
  return say("viewOnRug", { colour: say(COLOURS[cloth.colour]), heading });
}

/** Everything on the table, a sentence each. */
export function describe(view: MarrakechView): string[] {
  return [
    `${say("viewSeats", { count: view.seats.length })} ${headline(view)}.`,
    `${subline(view)}.`,
    ...view.seats.map(describeSeat),
    ...Array.from({ length: 7 }, (_, row) => describeRow(view, row)),
  ];
}

function describeSeat(seat: MarrakechSeat): string {
  const { dirhams, rugs, squares, points, isOut } = seat;
  const name = rugName(seat.colour);
  const held = say("viewHolds", { name, dirhams, rugs, squares, points });
  return isOut ? `${say("seatOut", { name })} ${held}` : held;
}

function describeRow(view: MarrakechView, row: number): string {
  const squares = Array.from({ length: 7 }, (_, column) => {
    const cloth = clothAt(view, column, row);
    const ground = cloth === null ? say("bare") : `${say(COLOURS[cloth.colour])} ${cloth.id}`;
    return view.assam.x === column && view.assam.y === row ? say("withAssam", { ground }) : ground;
  });
  return say("rowHolds", { row: row + 1, squares: squares.join(", ") });
}
