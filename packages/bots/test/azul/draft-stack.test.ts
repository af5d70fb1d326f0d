import { PHASE, countTiles, isDraft } from "@riad/azul";
import type { AzulPosition } from "@riad/azul";
import { CHANCE, OVER, listMoves } from "@riad/core";
import { describe, expect, it } from "vitest";
import { DraftStack, orderedMove } from "../../src/azul/draft-stack.ts";
import { packLines } from "../../src/azul/lines.ts";
import { netFor } from "../../src/azul/nets.ts";
import { RoundModel, SCALE } from "../../src/azul/round-model.ts";
import { resultValue } from "../../src/azul/net.ts";
import { marginOf, winShares } from "../../src/contest.ts";
import { VARIANTS, variantName, walkMatch } from "./matches.ts";

/** What the end of a round is worth to each seat, by the rules and the plain net. */
function plainWorth(position: AzulPosition): number[] {
  const { seats } = position;
  if (position.actor === OVER) {
    const fair = 1 / seats;
    return winShares(position).map((share, seat) => {
      return resultValue((share - fair) / (1 - fair), marginOf(position, seat));
    });
  }
  const values = netFor(position).judge(position);
  if (seats === 2) values.push(-values[0]);
  const worth = new Array<number>(seats);
  values.forEach((value, role) => (worth[(position.turn + role) % seats] = value));
  return worth;
}

describe("the round inside the search", () => {
  for (const variant of VARIANTS) {
    it(`is the round of the rules: ${variantName(variant)}`, () => {
      let stack: DraftStack | undefined;
      let compared = 0;
      for (let seed = 0; seed < 6; seed++) {
        walkMatch(variant, seed, (position) => {
          if (position.phase !== PHASE.draft) return;
          stack ??= new DraftStack(new RoundModel(netFor(position)));
          stack.model.begin(position);
          stack.load(position);
          const list = new Int32Array(512);
          const end = stack.list(0, list, 0);
          const listed = new Set(Array.from(list.subarray(0, end), orderedMove));
          expect(listed.size).toBe(end);
          const legal = listMoves(position);
          expect(new Set(legal.map((move) => stack!.plainMove(move)))).toEqual(listed);
          for (const move of legal) {
            if ((move + seed) % 5 !== 0) continue;
            const after = position.clone();
            after.play(move);
            stack.play(0, move);
            expect(stack.isOver(1)).toBe(position.left === countTaken(position, after));
            if (after.phase !== PHASE.draft) continue;
            expect(stack.mover[1]).toBe(after.actor);
            expect(stack.marker[1]).toBe(after.marker);
            expect([stack.centre0[1], stack.centre1[1]]).toEqual([after.pools[9], after.pools[10]]);
            for (let factory = 0; factory < 9; factory++) {
              expect((stack.factories[1] >> factory) & 1).toBe(after.pools[factory] === 0 ? 0 : 1);
            }
            for (let seat = 0; seat < variant.seats; seat++) {
              expect(stack.lines[variant.seats + seat]).toBe(packLines(after, seat));
              // The search forgets what of a floor goes to the lid when the marker pushes it out.
              const floor = stack.floors[variant.seats + seat];
              const marker = after.marker === seat ? 1 : 0;
              expect(Math.min(7, floor + marker)).toBe(countTiles(after.floors[seat]) + marker);
            }
            compared++;
          }
        });
      }
      expect(compared).toBeGreaterThan(1000);
    });
  }

  for (const variant of VARIANTS.filter(({ wall }) => wall === "fixed")) {
    it(`judges the end of a round as the plain net does: ${variantName(variant)}`, () => {
      let stack: DraftStack | undefined;
      let ends = 0;
      for (let seed = 0; seed < 12; seed++) {
        walkMatch(variant, seed, (position) => {
          if (position.phase !== PHASE.draft) return;
          stack ??= new DraftStack(new RoundModel(netFor(position)));
          for (const move of listMoves(position)) {
            const after = position.clone();
            after.play(move);
            if (after.actor !== CHANCE && after.actor !== OVER) break;
            stack.model.begin(position);
            stack.load(position);
            stack.play(0, move);
            stack.playOut(1);
            const worth = plainWorth(after);
            for (let seat = 0; seat < variant.seats; seat++) {
              expect(stack.model.worth[seat]).toBeCloseTo(worth[seat], 3);
            }
            if (variant.seats === 2) expect(stack.playOutTwo(1) / SCALE).toBeCloseTo(worth[0], 3);
            ends++;
          }
        });
      }
      expect(ends).toBeGreaterThan(50);
    });
  }
});

function countTaken(before: AzulPosition, after: AzulPosition): number {
  expect(isDraft(0)).toBe(true);
  return before.left - (after.phase === PHASE.draft ? after.left : 0);
}
