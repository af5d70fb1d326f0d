import { readFileSync } from "node:fs";
import { perft, unwrap } from "@riad/core";
import { gameOf } from "@riad/games";
import { describe, expect, test } from "vitest";

interface PerftRow {
  readonly game: string;
  readonly name: string;
  readonly position: string;
  readonly leaves: readonly number[];
}

const rows = JSON.parse(readFileSync(new URL("perft.json", import.meta.url), "utf8")) as PerftRow[];

describe("the perft tables", () => {
  test.each(rows)("$game: $name", ({ game: id, position: text, leaves }) => {
    const game = gameOf(id);
    expect(game).toBeDefined();
    if (game === undefined) return;
    const position = unwrap(game.notation.parsePosition(text));
    expect(leaves.map((_, index) => perft(position, index + 1))).toEqual(leaves);
  });
});
