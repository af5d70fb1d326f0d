/** Positions in notation for the tests. */
import { listMoves, unwrap } from "@riad/core";
import type { Move, Result } from "@riad/core";
import { azul } from "../src/index.ts";
import type { AzulPosition } from "../src/index.ts";

const { notation } = azul;
export const parsePosition = (text: string): Result<AzulPosition> => notation.parsePosition(text);
export const makePosition = (position: AzulPosition): string => notation.makePosition(position);
export const parseMove = (position: AzulPosition, text: string): Result<Move> => notation.parseMove(position, text);
export const makeMove = (position: AzulPosition, move: Move): string => notation.makeMove(position, move);

/** Fills in the starred heap, `B*` or `D*`, with all tiles that are nowhere else. */
export function balance(text: string): string {
  const [shared, players, ...words] = text.split(" ");
  const bag = shared.indexOf("B", 1);
  const offer = shared.slice(1, bag);
  const heaps = shared.slice(bag);
  const counts = Array.from("abcde", (letter, colour) => {
    const loose = offer.split(letter).length - 1;
    const counted = Array.from(heaps.matchAll(/[BD](\d{10})/g), ([, digits]) =>
      Number(digits.slice(2 * colour, 2 * colour + 2)),
    );
    const onFloors = Array.from(players.matchAll(/F([a-f]*)/g), ([, floor]) => floor.split(letter).length - 1);
    const rows = Array.from(players.matchAll(/S((?:\d[a-e]\d)*)/g), ([, lines]) =>
      Array.from(lines.matchAll(new RegExp(`\\d${letter}(\\d)`, "g")), ([, count]) => Number(count)),
    );
    const inRows = rows.flat();
    const inWalls = Array.from(players.matchAll(/M((?:[a-e]\d\d)*)/g), ([, wall]) => wall.split(letter).length - 1);
    return 20 - loose - sum(counted) - sum(onFloors) - sum(inRows) - sum(inWalls);
  });
  const filled = counts.map((count) => String(count).padStart(2, "0")).join("");
  return [shared.replace("*", filled), players, ...words].join(" ");
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, each) => total + each, 0);
}

export function at(text: string): AzulPosition {
  return unwrap(parsePosition(text.includes("*") ? balance(text) : text));
}

export function after(text: string, ...moves: string[]): string {
  const position = at(text);
  for (const move of moves) position.play(unwrap(parseMove(position, move)));
  return makePosition(position);
}

export function movesAt(text: string): string[] {
  const position = at(text);
  return listMoves(position).map((move) => makeMove(position, move));
}
