/** Marrakech by keyboard: the letters that turn Assam, and moves typed as the screen names them. */
import { listMoves, unwrap } from "@riad/core";
import { LEFT, outlooks, RIGHT, STRAIGHT, marrakech } from "@riad/marrakech";
import type { MarrakechPosition } from "@riad/marrakech";
import { beforeAll, describe, expect, test } from "vitest";
import { lesson } from "../src/marrakech/lesson.ts";
import { wayOfKey } from "../src/marrakech/turn-keys.ts";
import { typedMoves } from "../src/marrakech/typed-moves.ts";
import { loadWords } from "../src/words/words.ts";

beforeAll(() => loadWords("marrakech"));

/** The lesson's position with Assam looking elsewhere: N, E, S or W. */
function facing(letter: string): MarrakechPosition {
  return unwrap(marrakech.notation.parsePosition(lesson.position.replace("A33N", `A33${letter}`)));
}

/** What each letter chooses. */
function ways(letter: string, side = 0): (number | undefined)[] {
  return ["l", "r", "s", "u", "d"].map((key) => wayOfKey(key, outlooks(facing(letter)), side));
}

describe("a letter chooses the card that it stands for", () => {
  test("while Assam looks up, or down", () => {
    expect(ways("N")).toEqual([LEFT, RIGHT, STRAIGHT, STRAIGHT, undefined]);
    expect(ways("S")).toEqual([RIGHT, LEFT, STRAIGHT, undefined, STRAIGHT]);
  });

  test("while he looks left there is no card to the right: it is then his own right", () => {
    expect(ways("W")).toEqual([STRAIGHT, RIGHT, STRAIGHT, RIGHT, LEFT]);
  });

  test("on a board that is rotated", () => {
    expect(ways("N", 2)).toEqual(ways("S"));
  });
});

describe("a typed move", () => {
  test("is the word on a card", () => {
    const down = facing("S");
    expect(typedMoves.parse(down, "Left", 0)).toBe(RIGHT);
    expect(typedMoves.parse(down, "straight on", 0)).toBe(STRAIGHT);
    expect(typedMoves.parse(down, "up", 0)).toBeNull();
    expect(["D", " d ", "u"].map((text) => typedMoves.parse(down, text, 0))).toEqual([STRAIGHT, STRAIGHT, null]);
    // The notation's own letters stay Assam's.
    expect(typedMoves.parse(down, "L", 0)).toBeNull();
  });

  test("is two squares, either way round", () => {
    const laying = facing("N");
    for (const move of [STRAIGHT, 4]) laying.play(move);
    for (const move of listMoves(laying)) {
      const text = typedMoves.make(laying, move, 0);
      expect(typedMoves.parse(laying, text, 0)).toBe(move);
      expect(typedMoves.parse(laying, text.toUpperCase().split(" ").toReversed().join("-"), 0)).toBe(move);
    }
    expect(typedMoves.parse(laying, "a1 a2", 0)).toBeNull();
  });

  test("that cannot be played is refused by what it names", () => {
    const turning = facing("N");
    expect(typedMoves.refuse(turning, "down", 0)).toBe("Assam can go left, up, or right.");
    expect(typedMoves.refuse(turning, "x", 0)).toBeNull();
    const laying = facing("N");
    for (const move of [STRAIGHT, 1]) laying.play(move);
    const refuse = (text: string) => typedMoves.refuse(laying, text, 0);
    expect(refuse("a1 a2")).toBe("a1 a2 is not next to Assam on d3.");
    expect(refuse("A1, c5")).toBe("a1 and c5 do not share an edge.");
    expect(refuse("d3 d2")).toBe("Assam stands on d3.");
    expect(refuse("d2")).toBe("Which square beside d2?");
    expect(refuse("h9 d2")).toBe("There is no square h9; they go from a1 to g7.");
    expect(refuse("4353")).toBeNull();
  });
});
