import { describe, expect, test } from "vitest";
import { makeSquare, makeSquareName, parseSquare, parseSquareName } from "../src/index.ts";
import { SQUARES } from "../src/board.ts";

describe("squares as text", () => {
  test("every square is read back from both of its names", () => {
    expect(SQUARES.map((square) => parseSquare(makeSquare(square)))).toEqual([...SQUARES]);
    expect(SQUARES.map((square) => parseSquareName(makeSquareName(square)))).toEqual([...SQUARES]);
  });

  test("people count columns by letters and rows from 1", () => {
    expect(makeSquareName(parseSquare("64"))).toBe("g5");
  });

  test.each(["", "c", "c0", "c8", "h1", "C4", "c44", "4c"])("%j is not the name of a square", (text) => {
    expect(parseSquareName(text)).toBe(-1);
  });
});
