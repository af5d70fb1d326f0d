import { PHASE, countTiles } from "@riad/azul";
import { listMoves } from "@riad/core";
import { describe, expect, it } from "vitest";
import { packLines } from "../../src/azul/packed-lines.ts";
import { netsFor } from "../../src/azul/shipped-nets.ts";
import { Tiler } from "../../src/azul/tiler.ts";
import { TilingChoice } from "../../src/azul/tiling-choice.ts";
import { walkMatch } from "./matches.ts";

const FREE = { seats: 2, wall: "free", centres: "1" };

describe("tiling on the free wall", () => {
  it("gives the wall and the points that the rules give for the same columns", () => {
    let tilings = 0;
    for (let seed = 0; seed < 30; seed++) {
      walkMatch(FREE, seed, (position) => {
        if (position.phase !== PHASE.tile) return;
        const seat = position.actor;
        const tiler = new Tiler(netsFor(position), false);
        tiler.begin(position, seat);
        const { points, dropped } = tiler.tile(packLines(position, seat));
        const played = position.clone();
        // The other seat must still have a row to tile, or the rules settle the round and charge the floors.
        played.lines[(1 - seat) * 5] = 1;
        while (played.actor === seat) {
          const row = (listMoves(played)[0] >> 3) & 7;
          const move = listMoves(played).find((one) => (one & 7) === tiler.columns[row]);
          if (move === undefined) break;
          played.play(move);
        }
        expect(played.walls[seat]).toBe(tiler.scratch.walls[seat]);
        expect(played.scores[seat] - position.scores[seat]).toBe(points);
        expect(countTiles(played.floors[seat]) - countTiles(position.floors[seat])).toBe(dropped);
        tilings++;
      });
    }
    expect(tilings).toBeGreaterThan(100);
  });

  it("evaluates every tiling", () => {
    walkMatch(FREE, 4, (position) => {
      if (position.phase !== PHASE.tile) return;
      const evaluated = new TilingChoice(netsFor(position)).evaluate(position);
      expect(evaluated.map(({ move }) => move).sort((a, b) => a - b)).toEqual(Array.from(listMoves(position)));
    });
  });
});
