import { SeededRandom, newMoveList } from "@riad/core";
import { SQUARES, higherSquare, lowerSquare } from "@riad/marrakech";
import type { MarrakechPosition } from "@riad/marrakech";
import { expect, test } from "vitest";
import { Market } from "../../src/marrakech/market.ts";
import { SETUPS, start, wander } from "./positions.ts";

function facts(market: Market): unknown {
  return [market.owner, market.size, market.visible, market.income].map((list) => Array.from(list));
}

function loaded(position: MarrakechPosition): Market {
  const market = new Market();
  market.load(position);
  return market;
}

test.each(SETUPS)("regions are those of the rules: $name", ({ seats, ruleset }) => {
  wander(start(seats, ruleset), new SeededRandom(seats), (met) => {
    const market = loaded(met);
    for (const square of SQUARES) {
      const owner = met.owner(met.rugAt(square) >> 7);
      expect(market.owner[square]).toBe(owner);
      expect(market.size[square]).toBe(owner < 0 ? 0 : met.region(square).length);
    }
    for (let seat = 0; seat < seats; seat++) expect(market.visible[seat]).toBe(met.scoreParts(seat).squares);
  });
});

test.each(SETUPS)("a placement changes what playing it changes, and back: $name", ({ seats, ruleset }) => {
  const moves = newMoveList();
  for (let seed = 0; seed < 4; seed++) {
    wander(start(seats, ruleset), new SeededRandom(seed), (met) => {
      if (met.phase !== "lay") return;
      const market = loaded(met);
      const before = facts(market);
      for (const placement of moves.slice(0, met.moves(moves))) {
        const after = met.clone();
        after.play(placement);
        market.lay(lowerSquare(placement), higherSquare(placement), met.rugColour, met.turn);
        expect(facts(market)).toEqual(facts(loaded(after)));
        market.takeBack();
      }
      expect(facts(market)).toEqual(before);
    });
  }
});
