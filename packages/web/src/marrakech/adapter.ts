/** The only place of the board that knows the rules' position: it says what lies where. */
import { OVER } from "@riad/core";
import { NO_COLOUR, NO_RUG, SQUARES, colourOf, columnOf, idOf, makeColour, makeHeading, rowOf } from "@riad/marrakech";
import type { Colour, MarrakechPosition } from "@riad/marrakech";
import type { Heading } from "./art/Assam.tsx";
import type { RugColour } from "./art/weaves.tsx";
import type { Cloth, MarrakechSeat, MarrakechView } from "./view.ts";

export function viewMarrakech(position: MarrakechPosition): MarrakechView {
  const isOver = position.actor === OVER;
  return {
    seats: Array.from({ length: position.seats }, (_, seat) => viewSeat(position, seat, isOver)),
    turn: isOver ? null : position.turn,
    phase: isOver ? "over" : position.phase,
    squares: SQUARES.map((square) => viewCloth(position.rugAt(square))),
    assam: {
      x: columnOf(position.assam),
      y: rowOf(position.assam),
      heading: makeHeading(position.heading) as Heading,
    },
  };
}

function viewSeat(position: MarrakechPosition, seat: number, isOver: boolean): MarrakechSeat {
  const { dirhams, squares, points, isOut } = position.scoreParts(seat);
  const second = position.secondColour(seat);
  return {
    colour: rugColour(position.colour(seat)),
    secondColour: second === NO_COLOUR ? null : rugColour(second),
    dirhams,
    rugs: position.rugs(seat),
    squares,
    points,
    isOut,
    place: isOver ? position.place(seat) : null,
  };
}

function viewCloth(rug: number): Cloth | null {
  return rug === NO_RUG ? null : { colour: rugColour(colourOf(rug)), id: idOf(rug) };
}

function rugColour(colour: Colour): RugColour {
  return makeColour(colour) as RugColour;
}
