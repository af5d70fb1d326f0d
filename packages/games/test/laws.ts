/** Invariants of each game: nothing is lost and nothing appears. */
import { FLOOR_PLACES, NOBODY, ROWS, floorSize } from "@riad/azul";
import type { AzulPosition } from "@riad/azul";
import type { Conformance, Law, Position } from "@riad/core";
import { azul, marrakech, shelf } from "@riad/games";
import { SQUARES, colourOf } from "@riad/marrakech";
import type { MarrakechPosition } from "@riad/marrakech";

/** A hundred tiles and one marker; a floor of at most seven; points never below 0. */
const azulLaw: Law<AzulPosition> = (position) => {
  for (const [name, count] of azul.stock(position)) if (count !== 20) return `${count} ${name}`;
  if (position.marker !== NOBODY && (position.marker < 0 || position.marker >= position.seats)) return "no marker";
  for (let seat = 0; seat < position.seats; seat++) {
    const floor = floorSize(position, seat);
    if (floor > FLOOR_PLACES) return `${floor} tiles on a floor`;
    if (position.points(seat) < 0) return "points below 0";
    for (let row = 0; row < ROWS; row++) if (position.lineCount(seat, row) > row + 1) return `row ${row} overflows`;
  }
  return undefined;
};

/** Dirhams only change hands; a square shows one rug; a player who is out has nothing and stays out. */
const marrakechLaw: Law<MarrakechPosition> = (position) => {
  for (const [name, count] of marrakech.stock(position)) {
    if (count !== 30 * position.seats) return `${count} ${name}`;
  }
  let visible = 0;
  for (let seat = 0; seat < position.seats; seat++) {
    if (position.dirhams(seat) < 0 || position.rugs(seat) < 0) return "something below 0";
    if (position.isOut(seat) && position.dirhams(seat) !== 0) return "someone is out with money";
    visible += position.scoreParts(seat).squares;
  }
  let owned = 0;
  for (const square of SQUARES) if (position.owner(colourOf(position.rugAt(square))) >= 0) owned++;
  return owned === visible ? undefined : `${visible} squares are scored and ${owned} are owned`;
};

const LAWS: Readonly<Record<string, unknown>> = { azul: azulLaw, marrakech: marrakechLaw };

/** Every game of the shelf with its law; a game without one only has to fulfil the contract. */
export const subjects: readonly Conformance<Position>[] = shelf.map((game) => ({
  game,
  law: (LAWS[game.id] ?? (() => undefined)) as Law<Position>,
}));
