import { PHASE, countTiles } from "@riad/azul";
import type { AzulPosition } from "@riad/azul";
import { CHANCE, OVER, listMoves } from "@riad/core";
import { describe, expect, it } from "vitest";
import { DraftStack, orderedMove } from "../../src/azul/draft-stack.ts";
import { packLines } from "../../src/azul/packed-lines.ts";
import { netsFor } from "../../src/azul/shipped-nets.ts";
import { RoundModel } from "../../src/azul/round-model.ts";
import { unpackValue } from "../../src/azul/utility.ts";
import { VARIANTS, variantName, walkMatch } from "./matches.ts";
import { plainUtilities } from "./plain-utilities.ts";

/** What both sides know of a drafting position, in one list. The search forgets what of a floor goes to the lid. */
function facts(position: AzulPosition): number[] {
  const seats = Array.from({ length: position.seats }, (_, seat) => seat);
  const marker = (seat: number): number => (position.marker === seat ? 1 : 0);
  return [
    position.actor,
    position.marker,
    position.offers[9],
    position.offers[10],
    ...Array.from(position.offers.subarray(0, 9), (tiles) => (tiles === 0 ? 0 : 1)),
    ...seats.map((seat) => packLines(position, seat)),
    ...seats.map((seat) => countTiles(position.floors[seat]) + marker(seat)),
  ];
}

function stackFacts(stack: DraftStack, ply: number): number[] {
  const seats = Array.from({ length: stack.seats }, (_, seat) => ply * stack.seats + seat);
  return [
    stack.mover[ply],
    stack.marker[ply],
    stack.centre0[ply],
    stack.centre1[ply],
    ...Array.from({ length: 9 }, (_, factory) => (stack.factories[ply] >> factory) & 1),
    ...seats.map((at) => stack.lines[at]),
    ...seats.map((at) => Math.min(7, stack.floors[at] + (stack.marker[ply] === at - ply * stack.seats ? 1 : 0))),
  ];
}

describe("the round inside the search", () => {
  for (const variant of VARIANTS) {
    it(`is the round of the rules: ${variantName(variant)}`, () => {
      let stack: DraftStack | undefined;
      let compared = 0;
      for (const seed of [0]) {
        walkMatch(variant, seed, (position) => {
          if (position.phase !== PHASE.draft) return;
          stack ??= new DraftStack(new RoundModel(netsFor(position)));
          stack.model.begin(position);
          stack.load(position);
          const list = new Int32Array(512);
          const end = stack.list(0, list, 0);
          const listed = Array.from(list.subarray(0, end), orderedMove).sort((a, b) => a - b);
          const legal = listMoves(position);
          const plain = new Set(Array.from(legal, (move) => stack!.plainMove(move)));
          expect(Array.from(plain).sort((a, b) => a - b)).toEqual(listed);
          const mine: number[][] = [];
          const theirs: number[][] = [];
          for (const move of legal) {
            const after = position.clone();
            after.play(move);
            stack.play(0, move);
            if (stack.isOver(1) !== (after.phase !== PHASE.draft)) expect(move).toBe("the last of the round");
            if (after.phase !== PHASE.draft) continue;
            mine.push(stackFacts(stack, 1));
            theirs.push(facts(after));
            compared++;
          }
          expect(mine).toEqual(theirs);
        });
      }
      expect(compared).toBeGreaterThan(1000);
    });
  }

  for (const variant of VARIANTS.filter(({ wall }) => wall === "fixed")) {
    it(`evaluates the end of a round as the plain net does: ${variantName(variant)}`, () => {
      let stack: DraftStack | undefined;
      let ends = 0;
      for (let seed = 0; seed < 3; seed++) {
        walkMatch(variant, seed, (position) => {
          if (position.phase !== PHASE.draft) return;
          stack ??= new DraftStack(new RoundModel(netsFor(position)));
          for (const move of listMoves(position)) {
            const after = position.clone();
            after.play(move);
            if (after.actor !== CHANCE && after.actor !== OVER) break;
            stack.model.begin(position);
            stack.load(position);
            stack.play(0, move);
            stack.playOut(1);
            const utilities = plainUtilities(after);
            for (let seat = 0; seat < variant.seats; seat++) {
              expect(stack.model.utilities[seat]).toBeCloseTo(utilities[seat], 3);
            }
            if (variant.seats === 2) expect(unpackValue(stack.playOutTwo(1)).utility).toBeCloseTo(utilities[0], 3);
            ends++;
          }
        });
      }
      expect(ends).toBeGreaterThan(25);
    });
  }
});
