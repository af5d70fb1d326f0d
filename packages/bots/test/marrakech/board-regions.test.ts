import { SeededRandom, newMoveList } from "@riad/core";
import { SQUARES, higherSquare, lowerSquare } from "@riad/marrakech";
import type { MarrakechPosition } from "@riad/marrakech";
import { expect, test } from "vitest";
import { BoardRegions } from "../../src/marrakech/board-regions.ts";
import { SETUPS, start, wander } from "./positions.ts";

function facts(regions: BoardRegions): unknown {
  return [regions.owner, regions.size, regions.visible, regions.income].map((list) => Array.from(list));
}

function loaded(position: MarrakechPosition): BoardRegions {
  const regions = new BoardRegions();
  regions.load(position);
  return regions;
}

test.each(SETUPS)("regions are those of the rules: $name", ({ seats, ruleset }) => {
  wander(start(seats, ruleset), new SeededRandom(seats), (met) => {
    const regions = loaded(met);
    for (const square of SQUARES) {
      const owner = met.owner(met.rugAt(square) >> 7);
      expect(regions.owner[square]).toBe(owner);
      expect(regions.size[square]).toBe(owner < 0 ? 0 : met.region(square).length);
    }
    for (let seat = 0; seat < seats; seat++) expect(regions.visible[seat]).toBe(met.scoreParts(seat).squares);
  });
});

test.each(SETUPS)("a placement changes what playing it changes, and back: $name", ({ seats, ruleset }) => {
  const moves = newMoveList();
  for (let seed = 0; seed < 4; seed++) {
    wander(start(seats, ruleset), new SeededRandom(seed), (met) => {
      if (met.phase !== "lay") return;
      const regions = loaded(met);
      const before = facts(regions);
      for (const placement of moves.slice(0, met.moves(moves))) {
        const after = met.clone();
        after.play(placement);
        regions.lay(lowerSquare(placement), higherSquare(placement), met.rugColour, met.turn);
        expect(facts(regions)).toEqual(facts(loaded(after)));
        regions.takeBack();
      }
      expect(facts(regions)).toEqual(before);
    });
  }
});
