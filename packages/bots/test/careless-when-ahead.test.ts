import type { AzulPosition } from "@riad/azul";
import { listMoves } from "@riad/core";
import { expect, test } from "vitest";
import { CarelessWhenAhead } from "../src/careless-when-ahead.ts";
import type { Player } from "../src/player.ts";
import { VARIANTS, opening } from "./azul/matches.ts";

const position = opening(VARIANTS[0], 1);
const [thought, glance] = listMoves(position);

/** Always the same move, in the belief to win so often. */
function stubborn(move: number, share: number, margin = 0): Player<AzulPosition> {
  return {
    choose: () => ({ move, share, margin, nodes: 1 }),
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
  { share: 0.2, margin: 9, move: thought },
  { share: 0.85, margin: 9, move: thought },
  { share: 0.95, margin: 9, move: glance },
  { share: 1, margin: 1, move: thought },
])("with a share of $share and $margin points ahead it plays $move", ({ share, margin, move }) => {
  const player = new CarelessWhenAhead(stubborn(thought, share, margin), stubborn(glance, 0.5), () => ({
    share: 0.9,
    margin: 8,
  }));
  expect(player.choose(position, {}).move).toBe(move);
  expect(player.judge(position, [thought], {}).moves[0].move).toBe(thought);
});
