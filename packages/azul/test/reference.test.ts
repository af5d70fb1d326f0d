/** The real rules against the plain ones in random matches: the same moves, the same states, the same end. */
import { CHANCE } from "@riad/core";
import { describe, expect, it } from "vitest";
import { TABLES, nameOf, playRandomly, startAt } from "./matches.ts";
import { makeMove, makePosition } from "./positions.ts";
import { Reference } from "./reference.ts";

describe("the plain reference agrees", () => {
  for (const table of TABLES) {
    it(nameOf(table), () => {
      for (let match = 0; match < 8; match++) {
        const first = match % table.seats;
        const reference = new Reference(table.seats, first, table.wall === "free", Number(table.centres));
        playRandomly(startAt(table, first), `reference ${match}`, (position, move, moves) => {
          const text = makePosition(position);
          expect(text.split(" ").slice(0, 2).join(" ")).toBe(reference.toString());
          expect(reference.isOver).toBe(move === undefined);
          if (move === undefined) return;
          if (position.actor === CHANCE) {
            reference.deal(makeMove(position, move));
          } else {
            expect(moves.map((each) => makeMove(position, each)).sort(), text).toEqual(reference.legal().sort());
            reference.play(makeMove(position, move));
          }
        });
      }
    });
  }
});
