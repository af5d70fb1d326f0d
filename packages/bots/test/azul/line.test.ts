import { PHASE } from "@riad/azul";
import { listMoves } from "@riad/core";
import { describe, expect, it } from "vitest";
import { netsFor } from "../../src/azul/shipped-nets.ts";
import { newSearch } from "../../src/azul/search-player.ts";
import { VARIANTS, opening, variantName, walkMatch } from "./matches.ts";

describe("the expected line", () => {
  for (const variant of VARIANTS) {
    it(`can be played and goes beyond the first move: ${variantName(variant)}`, () => {
      let met = 0;
      let turns = 0;
      let longer = 0;
      // One for the whole match, as players have it: its tables are large.
      let search: ReturnType<typeof newSearch> | undefined;
      walkMatch(variant, 3, (position) => {
        if (position.phase !== PHASE.draft || met++ % 4 !== 0) return;
        search ??= newSearch(netsFor(position));
        const [best] = search.search(position, { nodes: 300 });
        const line = search.line(best.move);
        expect(line[0]).toBe(best.move);
        const after = position.clone();
        for (const move of line) {
          expect(listMoves(after)).toContain(move);
          after.play(move);
        }
        turns++;
        if (line.length > 1 || after.phase !== PHASE.draft) longer++;
      });
      expect(longer).toBeGreaterThan(0.8 * turns);
    });
  }

  it.each(VARIANTS.filter(({ seats }) => seats > 2))(
    "goes a move further with every walk, as no position is evaluated twice: $seats seats, $wall wall, $centres centres",
    (variant) => {
      const position = opening(variant, 1);
      const search = newSearch(netsFor(position));
      const move = search.plain(listMoves(position)[0]);
      for (const nodes of [1, 2]) {
        search.search(position, { nodes }, [move]);
        expect(search.line(move)).toHaveLength(nodes);
      }
    },
  );
});
