import { CHANCE, OVER, SeededRandom, listMoves } from "@riad/core";
import type { MarrakechPosition } from "@riad/marrakech";
import { expect, test } from "vitest";
import { marginOf, winShares } from "../../src/contest.ts";
import { marrakechLevels } from "../../src/marrakech/levels.ts";
import { near } from "./positions.ts";

/** Every way to the end by the rules alone; each seat prefers wins, then margin. */
function solve(position: MarrakechPosition): number[] {
  if (position.actor === OVER) {
    const shares = winShares(position);
    return [...shares, ...shares.map((_, seat) => marginOf(position, seat))];
  }
  const values = listMoves(position).map((move) => {
    const next = position.clone();
    next.play(move);
    return { move, value: solve(next) };
  });
  if (position.actor === CHANCE) {
    const total = values.reduce((sum, { move }) => sum + position.weight(move), 0);
    return values[0].value.map((_, i) =>
      values.reduce((sum, { move, value }) => sum + (position.weight(move) / total) * value[i], 0),
    );
  }
  const seat = position.actor;
  const utility = (value: number[]): number => value[seat] + 0.0005 * value[position.seats + seat];
  return values.reduce((best, { value }) => (utility(value) > utility(best) ? value : best), values[0].value);
}

const expert = marrakechLevels[4].create(new SeededRandom(1));

test.each([
  [1, 2, "anu"],
  [2, 2, "anu"],
  [1, 3, "anu"],
  [2, 3, "anu"],
  [1, 4, "publisher"],
  [1, 2, "publisher"],
  [2, 2, "publisher"],
])("with %i turns left at %i seats (%s) the expert plays as every way to the end says", (left, seats, ruleset) => {
  for (let seed = 0; seed < 3; seed++) {
    const position = near(left, seats, seed, ruleset);
    const exact = solve(position);
    const { share, margin } = expert.choose(position.clone(), {});
    expect(share).toBeCloseTo(exact[position.turn], 6);
    expect(margin).toBeCloseTo(exact[seats + position.turn], 6);
  }
});
