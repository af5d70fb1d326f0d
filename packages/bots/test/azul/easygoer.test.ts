import type { AzulPosition } from "@riad/azul";
import { listMoves } from "@riad/core";
import { expect, test } from "vitest";
import { Easygoer } from "../../src/azul/easygoer.ts";
import type { Player } from "../../src/player.ts";
import { VARIANTS, opening } from "./matches.ts";

const position = opening(VARIANTS[0], 1);
const [thought, glance] = listMoves(position);

/** Always the same move, in the belief to win so often. */
function stubborn(move: number, win: number): Player<AzulPosition> {
  return {
    choose: () => ({ move, win, margin: 0, nodes: 1 }),
    analyse: () => ({ moves: [{ move, win, margin: 0 }], line: [move], nodes: 1 }),
  };
}

test.each([
  { win: 0.2, move: thought },
  { win: 0.85, move: thought },
  { win: 0.95, move: glance },
])("with a chance of $win it plays $move", ({ win, move }) => {
  const player = new Easygoer(stubborn(thought, win), stubborn(glance, 0.5), 0.9);
  expect(player.choose(position, {}).move).toBe(move);
  expect(player.analyse(position, {}).moves[0].move).toBe(thought);
});
