/**
 * Writes the perft tables: named positions of every game and the leaves of their trees, from a fixed seed.
 * A table changes only when a rule does, so the diff of `packages/games/test/perft.json` is part of such a change.
 *
 *     npm run perft
 */
import { writeFileSync } from "node:fs";
import { CHANCE, OVER, SeededRandom, newMoveList, perft } from "@riad/core";
import type { Game, Position, Setup } from "@riad/core";
import { shelf } from "@riad/games";
import { nthSetup } from "../packages/games/test/setups.ts";
import { readCommandLine } from "./command-line.ts";

readCommandLine({ script: import.meta.url, options: {} });

/** Rows stop at about this many leaves, so that the test stays quick. */
const MOST_LEAVES = 200_000;
const MOST_DEPTH = 5;
const PLIES = [0, 7, 20, 45];

interface PerftRow {
  readonly game: string;
  readonly name: string;
  readonly position: string;
  /** Leaves at depth 1, 2, 3 … */
  readonly leaves: readonly number[];
}

const rows: PerftRow[] = [];
for (const game of shelf) {
  for (let n = 0; n < 12; n++) {
    const setup = nthSetup(game, n);
    for (const ply of PLIES) {
      const position = randomPosition(game, setup, ply);
      const name = [`${setup.seats} seats`, ...Object.values(setup.options), `ply ${ply}`].join(", ");
      rows.push({ game: game.id, name, position: game.notation.makePosition(position), leaves: countLeaves(position) });
    }
  }
}

writeFileSync(
  new URL("../packages/games/test/perft.json", import.meta.url),
  `[\n${rows.map((row) => JSON.stringify(row)).join(",\n")}\n]\n`,
);
console.log(`${rows.length} positions`);

function randomPosition(game: Game, setup: Setup, plies: number): Position {
  const random = new SeededRandom(`perft ${plies}`);
  const list = newMoveList();
  const position = game.start(setup);
  for (let ply = 0; ply < plies; ply++) {
    const count = position.moves(list);
    if (position.actor === OVER) break;
    position.play(position.actor === CHANCE ? position.draw(random) : list[random.below(count)]);
  }
  return position;
}

function countLeaves(position: Position): number[] {
  const leaves: number[] = [];
  for (let depth = 1; depth <= MOST_DEPTH; depth++) {
    const growth = leaves.length < 2 ? 100 : leaves[depth - 2] / leaves[depth - 3];
    if (depth > 1 && leaves[depth - 2] * growth > MOST_LEAVES) break;
    leaves.push(perft(position, depth));
  }
  return leaves;
}
