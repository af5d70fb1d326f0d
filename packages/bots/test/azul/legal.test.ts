import type { AzulPosition } from "@riad/azul";
import { SeededRandom, listMoves } from "@riad/core";
import { describe, expect, it } from "vitest";
import { analyse } from "../../src/player.ts";
import { azulLevels, azulSparring } from "../../src/azul/levels.ts";
import { VARIANTS, randomMove, variantName, walkMatch } from "./matches.ts";

const LEVELS = [...azulLevels, ...azulSparring];
const EXPERT = 4;
/** `POSITIONS=10000` takes a minute or two. */
const POSITIONS = Number(process.env["POSITIONS"] ?? 480);

describe("every level makes legal moves only", () => {
  for (const variant of VARIANTS) {
    it(`in random and in strong matches: ${variantName(variant)}`, () => {
      let positions = 0;
      const players = LEVELS.map((level) => level.create(new SeededRandom(level.id)));
      const playStrong = (position: AzulPosition): number =>
        players[EXPERT].choose(position.clone(), { nodes: 20 }).move;
      for (let seed = 0; positions < POSITIONS / VARIANTS.length; seed++) {
        walkMatch(
          variant,
          seed,
          (position) => {
            const legal = listMoves(position);
            // Each position is given to the expert and to one other in turn.
            for (const player of [players[EXPERT], players[positions % players.length]]) {
              const { move, share } = player.choose(position.clone(), { nodes: 20 });
              if (!legal.includes(move)) expect(legal).toContain(move);
              if (!(share >= 0 && share <= 1)) expect(share).toBe("a share of the win");
            }
            positions++;
          },
          seed % 2 === 0 ? randomMove : playStrong,
        );
      }
    });
  }

  it("judges every legal move in an analysis, the best first, and expects a legal line", () => {
    for (const variant of VARIANTS) {
      let turn = 0;
      const player = azulLevels[EXPERT].create(new SeededRandom(1));
      walkMatch(variant, 3, (position) => {
        if (turn++ % 50 !== 0) return;
        const { moves, shares } = analyse(player, position.clone(), { nodes: 150 });
        const { actor } = position;
        expect(moves.map(({ move }) => move).sort((a, b) => a - b)).toEqual(Array.from(listMoves(position)));
        const seen = moves.filter(({ isSeen }) => isSeen);
        expect(moves.slice(0, seen.length)).toEqual(seen);
        for (const some of [shares, ...seen.map((one) => one.shares)]) {
          expect(some.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 9);
        }
        for (let i = 1; i < seen.length; i++) {
          expect(seen[i - 1].shares[actor]).toBeGreaterThanOrEqual(seen[i].shares[actor]);
        }
        for (const { line } of moves) {
          const board = position.clone();
          for (const move of line) {
            expect(listMoves(board)).toContain(move);
            board.play(move);
          }
        }
      });
    }
  });
});
