/** What a search of several seats says about moves that it compares. */
import { draftTarget, FLOOR } from "@riad/azul";
import { listMoves } from "@riad/core";
import { describe, expect, it } from "vitest";
import { newSearch } from "../../src/azul/search-player.ts";
import type { RootMove } from "../../src/azul/search.ts";
import { netsFor } from "../../src/azul/shipped-nets.ts";
import { VARIANTS, opening } from "./matches.ts";

type Visited = RootMove & { readonly visits: number };

describe.each(VARIANTS.filter(({ seats, wall, centres }) => seats > 2 && wall === "fixed" && centres === "1"))(
  "$seats seats",
  (variant) => {
    const position = opening(variant, 1);
    const search = newSearch(netsFor(position));

    it("looks at few moves equally often, however bad one of them is, and names the better one first", () => {
      const [best] = search.search(position, { nodes: 400 });
      const bad = listMoves(position).findLast((move) => draftTarget(move) === FLOOR) ?? -1;
      const compared = search.search(position, { nodes: 400 }, [bad, best.move]) as Visited[];
      expect(compared.map(({ visits }) => visits)).toEqual([200, 200]);
      expect(compared.map(({ move }) => move)).toEqual([best.move, search.plain(bad)]);
      expect(search.shares[position.turn]).toBe(compared[0].share);
    });

    it("has seen no move of many that it has hardly visited, but always the one visited most", () => {
      for (const nodes of [1, 300]) {
        const all = search.search(position, { nodes }) as Visited[];
        expect(all[0].isSeen).toBe(true);
        for (const { isSeen, visits } of all.slice(1)) expect(isSeen).toBe(visits >= 10);
      }
    });
  },
);
