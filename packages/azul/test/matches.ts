/** Random matches for the tests. */
import { CHANCE, OVER, SeededRandom, newMoveList } from "@riad/core";
import type { Move } from "@riad/core";
import { azul } from "../src/index.ts";
import type { AzulPosition } from "../src/index.ts";

export interface Table {
  readonly seats: number;
  readonly wall: string;
  readonly centres: string;
}

export const TABLES: readonly Table[] = [2, 3, 4].flatMap((seats) =>
  ["fixed", "free"].flatMap((wall) => ["1", "2"].map((centres) => ({ seats, wall, centres }))),
);

export function nameOf({ seats, wall, centres }: Table): string {
  return `${seats} seats, ${wall} wall, ${centres} centres`;
}

export function startAt(table: Table, first = 0): AzulPosition {
  const { seats, wall, centres } = table;
  return azul.start({ seats, first, options: { wall, centres } });
}

/** Plays to the end and yields every position, the last one without a move. */
export function playRandomly(
  position: AzulPosition,
  seed: string,
  see: (position: AzulPosition, move: Move | undefined, moves: readonly Move[]) => void,
): void {
  const random = new SeededRandom(seed);
  const list = newMoveList();
  while (position.actor !== OVER) {
    const length = position.moves(list);
    const move = position.actor === CHANCE ? position.draw(random) : list[random.below(length)];
    see(position, move, Array.from(list.subarray(0, length)));
    position.play(move);
  }
  see(position, undefined, []);
}
