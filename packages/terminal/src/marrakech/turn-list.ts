/**
 * Lists every legal turn of Marrakech with its price: the rent of a rotation, the squares that a rug gains and covers.
 */
import { OVER, listMoves } from "@riad/core";
import type { Move } from "@riad/core";
import {
  NO_RUG,
  PASS,
  colourOf,
  higherSquare,
  lowerSquare,
  makeColour,
  makeSquareName,
  outlooks,
} from "@riad/marrakech";
import type { MarrakechPosition, Outlook } from "@riad/marrakech";
import { blockWidth, inRows, padEnd, padStart, wrap } from "@riad/drawing/block";
import { ROTATION_NAMES } from "./tell-move.ts";

export function listTurns(position: MarrakechPosition, width: number): string[] {
  if (position.actor === OVER) return ["There are no legal turns now."];
  return position.phase === "lay" ? listRugs(position, width) : listRents(position);
}

function listRents(position: MarrakechPosition): string[] {
  const rents = outlooks(position);
  const isTurned = rents.length === 1;
  return [
    `Rent if the die shows     1   2   3   4   average`,
    ...rents.map((outlook) => priceRotation(outlook, isTurned)),
    "",
    "The die shows 1, 2, 2, 3, 3, 4. ! means that you could not pay.",
  ];
}

function priceRotation({ rotation, landings, expectedCost }: Outlook, isTurned: boolean): string {
  const name = isTurned ? "Enter  roll" : `${"<^>"[rotation]}  ${ROTATION_NAMES[rotation]}`;
  const rents = landings.map(({ payment }) =>
    padStart(payment === null ? "0" : `${payment.due}${payment.ruins ? "!" : ""}`, 4),
  );
  return `${padEnd(name, 23)}${rents.join("")}${padStart(expectedCost.toFixed(1), 10)}`;
}

function listRugs(position: MarrakechPosition, width: number): string[] {
  const moves = listMoves(position);
  if (moves[0] === PASS) return ["pass  no rug fits"];
  const legend = "+ how many more squares you show, and whose squares you cover: y−2 covers two yellow ones.";
  const rugs = moves.map((move) => priceRug(position, move));
  const widest = blockWidth(rugs);
  return [
    ...inRows(
      rugs.map((rug) => [padEnd(rug, widest)]),
      3,
      width,
    ),
    "",
    ...wrap(legend, width),
  ];
}

/** `c4 c5 +1 y−1`: you gain only one square, since the rug also covers one of yours; yellow loses one. */
function priceRug(position: MarrakechPosition, move: Move): string {
  const { turn } = position;
  const own = new Set([position.colour(turn), position.secondColour(turn)]);
  const squares = [lowerSquare(move), higherSquare(move)];
  const covered = squares.flatMap((square) =>
    position.rugAt(square) === NO_RUG ? [] : [colourOf(position.rugAt(square))],
  );
  const others = [...new Set(covered.filter((colour) => !own.has(colour)))].map(
    (colour) => `${makeColour(colour)}−${covered.filter((one) => one === colour).length}`,
  );
  const gain = squares.length - covered.filter((colour) => own.has(colour)).length;
  return [...squares.map(makeSquareName), `+${gain}`, ...others].join(" ");
}
