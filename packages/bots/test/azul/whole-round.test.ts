/** What a comparison says about a round that it has searched to its end. Positions of matches whose reviews found mistakes that were none. */
import { azul, PHASE } from "@riad/azul";
import type { AzulPosition } from "@riad/azul";
import { unwrap } from "@riad/core";
import { expect, test } from "vitest";
import { newSearch } from "../../src/azul/search-player.ts";
import { netsFor } from "../../src/azul/shipped-nets.ts";
import { THOROUGH_STYLE, TWO_SEAT_STYLE, TwoSeatSearch } from "../../src/azul/two-seat-search.ts";

const ROUND_4 =
  "AF0aace1abbe2bbbc4bcdeCdddfB0405040304D0805090707 A7Ma00d03e04a11c13e21a22e32c41S1b13d3FB7Mb01c02d03b12c13a22d42S0a12b13e3F wall=fixed";
const FEW_TILES =
  "BF1bbce4bbdeCbbbbceeB1405080706D0204040307 A11Mb01c02b12d14a22c24e43S2d23a14a2FfB9Md03e04e10d14c24b34S0c11c24d4F wall=fixed";

function read(text: string): AzulPosition {
  return unwrap(azul.notation.parsePosition(text));
}

function movesOf(position: AzulPosition, ...texts: string[]): number[] {
  return texts.map((text) => unwrap(azul.notation.parseMove(position, text)));
}

function playOut(position: AzulPosition, line: readonly number[]): AzulPosition {
  const end = position.clone();
  for (const move of line) end.play(move);
  return end;
}

test("lines go on to the end of the round, though later positions take the place of earlier ones in the table", () => {
  const position = read(ROUND_4);
  const search = newSearch(netsFor(position));
  const moves = movesOf(position, "A0c0", "A1b1");
  search.search(position, { nodes: 1_000_000 }, moves);
  expect(search.isSearchedOut).toBe(true);
  for (const move of moves) expect(playOut(position, search.line(search.plain(move))).phase).not.toBe(PHASE.draft);
});

test("nodes that are left go to replies that looked unpromising, until nothing is left out", () => {
  const position = read(FEW_TILES);
  const moves = movesOf(position, "B1cF", "BCcF");
  const nets = netsFor(position);
  const sharesWith = (one: TwoSeatSearch, nodes: number): number[] => {
    const roots = one.search(position, { nodes }, moves);
    return moves.map((move) => roots.find((root) => root.move === one.plain(move))?.share ?? -1);
  };
  const brief = new TwoSeatSearch(nets, { ...TWO_SEAT_STYLE, width: 3 });
  const thorough = new TwoSeatSearch(nets, { ...THOROUGH_STYLE, width: 3 });
  const narrow = sharesWith(thorough, 2000);
  expect([thorough.isSearchedOut, thorough.isSolved]).toEqual([true, false]);
  // A wider comparison that does not come to its end counts for nothing.
  expect(sharesWith(thorough, 2050)).toEqual(narrow);
  const whole = sharesWith(thorough, 400_000);
  expect(thorough.isSolved).toBe(true);
  expect(whole).not.toEqual(narrow);
  expect(whole).toEqual(sharesWith(new TwoSeatSearch(nets, { ...TWO_SEAT_STYLE, width: 256 }), 400_000));
  // Who only has to choose does not go on.
  sharesWith(brief, 400_000);
  expect([brief.isSearchedOut, brief.isSolved]).toEqual([true, false]);
  expect(brief.nodes).toBeLessThan(5000);
});
