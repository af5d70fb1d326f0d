import { PHASE } from "@riad/azul";
import type { AzulPosition } from "@riad/azul";
import { CHANCE, OVER, listMoves } from "@riad/core";
import { describe, expect, it } from "vitest";
import { netsFor } from "../../src/azul/shipped-nets.ts";
import { newSearch } from "../../src/azul/search-player.ts";
import { VARIANTS, variantName, walkMatch } from "./matches.ts";
import { plainUtilities } from "./plain-utilities.ts";

/** Every course of the rest of the round, all seats for themselves. */
function bruteForce(position: AzulPosition): number[] {
  if (position.actor === CHANCE || position.actor === OVER) return plainUtilities(position);
  let best: number[] | undefined;
  for (const move of listMoves(position)) {
    const after = position.clone();
    after.play(move);
    const worth = bruteForce(after);
    if (best === undefined || worth[position.actor] > best[position.actor]) best = worth;
  }
  return best!;
}

function groups(position: AzulPosition): number {
  let count = 0;
  for (const tiles of position.offers) for (let left = tiles; left !== 0; left >>= 5) if (left & 31) count++;
  return count;
}

describe("the end of a round is solved exactly", () => {
  for (const variant of VARIANTS.filter(({ wall }) => wall === "fixed")) {
    it(variantName(variant), () => {
      let solved = 0;
      let search: ReturnType<typeof newSearch> | undefined;
      for (let seed = 0; seed < 2; seed++) {
        walkMatch(variant, seed, (position) => {
          const count = groups(position);
          if (position.phase !== PHASE.draft || count > 3 || listMoves(position).length > 12) return;
          search ??= newSearch(netsFor(position));
          const [best] = search.search(position, { nodes: 1_000_000 });
          expect(best.value).toBeCloseTo(bruteForce(position)[position.actor], 3);
          solved++;
        });
      }
      expect(solved).toBeGreaterThan(10);
    });
  }
});
