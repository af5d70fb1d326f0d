import type { AzulPosition } from "@riad/azul";
import { listMoves } from "@riad/core";
import { expect, test } from "vitest";
import { CarelessWhenAhead } from "../../src/azul/careless-when-ahead.ts";
import type { Player } from "../../src/player.ts";
import { VARIANTS, opening } from "./matches.ts";

const position = opening(VARIANTS[0], 1);
const [thought, glance] = listMoves(position);

/** Always the same move, in the belief to win so often. */
function stubborn(move: number, share: number): Player<AzulPosition> {
  return {
    choose: () => ({ move, share, margin: 0, nodes: 1 }),
    judge: () => ({
      shares: [share, 1 - share],
      moves: [{ move, isSeen: true, shares: [share, 1 - share], margin: 0, line: [move] }],
      isSolved: false,
      isProven: false,
      nodes: 1,
    }),
  };
}

test.each([
  { share: 0.2, move: thought },
  { share: 0.85, move: thought },
  { share: 0.95, move: glance },
])("with a chance of $share it plays $move", ({ share, move }) => {
  const player = new CarelessWhenAhead(stubborn(thought, share), stubborn(glance, 0.5), 0.9);
  expect(player.choose(position, {}).move).toBe(move);
  expect(player.judge(position, [thought], {}).moves[0].move).toBe(thought);
});
