/** Positions to test on: drafting and tiling positions met in matches. */
import { azul } from "@riad/azul";
import type { AzulPosition } from "@riad/azul";
import { CHANCE, OVER, SeededRandom, listMoves } from "@riad/core";
import type { Random } from "@riad/core";

export const VARIANTS = [2, 3, 4].flatMap((seats) =>
  ["fixed", "free"].flatMap((wall) => ["1", "2"].map((centres) => ({ seats, wall, centres }))),
);

export type Variant = (typeof VARIANTS)[number];

export function variantName({ seats, wall, centres }: Variant): string {
  return `${seats} seats, ${wall} wall, ${centres} centres`;
}

/** The first decision of a match. */
export function opening({ seats, wall, centres }: Variant, seed: number): AzulPosition {
  const random = new SeededRandom(seed);
  const position = azul.start({ seats, first: seed % seats, options: { wall, centres } });
  while (position.actor === CHANCE) position.play(position.draw(random));
  return position;
}

/** Plays a match and shows every decision; `choose` may be left out for random moves. */
export function walkMatch(
  { seats, wall, centres }: Variant,
  seed: number,
  visit: (position: AzulPosition) => void,
  choose: (position: AzulPosition, random: Random) => number = randomMove,
): AzulPosition {
  const random = new SeededRandom(seed);
  const position = azul.start({ seats, first: seed % seats, options: { wall, centres } });
  for (let ply = 0; position.actor !== OVER && ply < 1500; ply++) {
    if (position.actor === CHANCE) {
      position.play(position.draw(random));
      continue;
    }
    visit(position);
    position.play(choose(position, random));
  }
  return position;
}

export function randomMove(position: AzulPosition, random: Random): number {
  const moves = listMoves(position);
  return moves[random.below(moves.length)];
}
