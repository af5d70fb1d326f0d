import { CHANCE, SeededRandom, completeSetup, listMoves, unwrap } from "@riad/core";
import { shelf } from "@riad/games";
import { describe, expect, it } from "vitest";
import { findLevel, levelsOf } from "../src/levels.ts";

describe("players of past versions", () => {
  for (const game of shelf) {
    it(`${game.id}: expert-0.2 is a sparring partner that makes legal moves and that nobody is offered`, () => {
      const random = new SeededRandom("past");
      const position = game.start(unwrap(completeSetup(game, { seats: 2 })));
      while (position.actor === CHANCE) position.play(position.draw(random));
      const player = findLevel(game.id, "expert-0.2")?.create(random);
      const legal = listMoves(position);
      expect(legal).toContain(player?.choose(position, { nodes: 50 }).move);
      const judged = player?.judge(position, legal.slice(0, 2), { nodes: 200 });
      expect(judged?.moves.map(({ move }) => move).sort((a, b) => a - b)).toEqual(legal.slice(0, 2));
      expect(levelsOf(game.id).map(({ id }) => id)).not.toContain("expert-0.2");
    });
  }
});
