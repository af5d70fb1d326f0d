import { FLOOR, azul, countOf, draftColour, draftSource, draftTarget, isDraft } from "@riad/azul";
import type { AzulPosition } from "@riad/azul";
import { CHANCE, OVER, SeededRandom, completeSetup, listMoves, unwrap } from "@riad/core";
import { describe, expect, it } from "vitest";
import { azulLevels } from "../../src/azul/levels.ts";
import { playRound } from "../../src/arena-round.ts";

function share(challenger: string, rest: string, seats: number, wall: string, nodes: number, rounds: number): number {
  let sum = 0;
  for (let i = 0; i < rounds; i++) {
    const options = { wall, centres: "1" };
    sum += playRound({ game: "azul", seats, options, challenger, rest, budget: { nodes }, seed: `test ${i}` }).share;
  }
  return sum / rounds;
}

describe("the levels of Azul", () => {
  it("are five, from random to expert", () => {
    expect(azulLevels.map(({ id }) => id)).toEqual(["random", "easy", "medium", "hard", "expert"]);
    for (const { about } of azulLevels) expect(about).toMatch(/^[A-Z].*\.$/);
  });

  it("the expert beats a greedy player with a very small budget", () => {
    expect(share("expert", "greedy", 2, "fixed", 150, 5)).toBeGreaterThanOrEqual(0.8);
    expect(share("expert", "greedy", 2, "free", 150, 3)).toBeGreaterThanOrEqual(0.7);
  });

  it("the expert beats three greedy players more often than not", () => {
    expect(share("expert", "greedy", 4, "fixed", 200, 2)).toBeGreaterThanOrEqual(0.5);
  });

  it.each(["easy", "medium"])("%s misjudges, but drops nothing on the floor that a line has room for", (id) => {
    const random = new SeededRandom(`thrown by ${id}`);
    const player = azulLevels.find((level) => level.id === id)?.create(random);
    let thrown = 0;
    for (let match = 0; match < 12; match++) {
      const position = azul.start(unwrap(completeSetup(azul, { seats: 2 })));
      while (position.actor !== OVER) {
        if (position.actor === CHANCE) position.play(position.draw(random));
        else {
          const move = player?.choose(position, { nodes: 1 }).move ?? 0;
          if (isDraft(move) && draftTarget(move) === FLOOR) {
            thrown++;
            expect(roomiest(position, move)).toBeLessThan(
              countOf(position.offers[draftSource(move)], draftColour(move)),
            );
          }
          position.play(move);
        }
      }
    }
    expect(thrown).toBeGreaterThan(0);
  });
});

describe("medium", () => {
  const medium = azulLevels.find(({ id }) => id === "medium");
  const TILES = "AF0abcd1aabb2bcde3ccde4adeeCfB1616161616D0000000000";

  /** How many different moves twenty of it choose with these points of seats A and B. */
  function variety(own: number, other: number): number {
    const position = unwrap(azul.notation.parsePosition(`${TILES} A${own}MSFB${other}MSF wall=fixed`));
    const chosen = Array.from({ length: 20 }, (_, seed) =>
      medium?.create(new SeededRandom(seed)).choose(position.clone(), { nodes: 1 }),
    );
    return new Set(chosen.map((choice) => choice?.move)).size;
  }

  it("is careless only while it is ahead on points", () => {
    const serious = variety(0, 10);
    expect(variety(5, 5)).toBe(serious);
    expect(variety(10, 0)).toBeGreaterThan(2 * serious - 1);
  });
});

/** How many of the colour the line with most room would take. */
function roomiest(position: AzulPosition, move: number): number {
  const rows = listMoves(position)
    .filter((other) => draftSource(other) === draftSource(move) && draftColour(other) === draftColour(move))
    .map(draftTarget)
    .filter((row) => row !== FLOOR);
  return Math.max(0, ...rows.map((row) => row + 1 - position.lineCount(position.turn, row)));
}
