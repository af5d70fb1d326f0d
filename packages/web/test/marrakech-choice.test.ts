/** What is being chosen in Marrakech: a way for Assam, and a place for a rug. */
import { listMoves, unwrap } from "@riad/core";
import {
  LEFT,
  PASS,
  RIGHT,
  STRAIGHT,
  columnOf,
  higherSquare,
  lowerSquare,
  marrakech,
  rowOf,
  squareAt,
} from "@riad/marrakech";
import type { MarrakechPosition } from "@riad/marrakech";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { Laying, Turning } from "../src/marrakech/choice.ts";
import { centreOf } from "../src/marrakech/geometry.ts";
import { lesson } from "../src/marrakech/lesson.ts";
import { MarrakechState } from "../src/marrakech/state.ts";
import type { Sitter } from "../src/play/face.ts";
import { loadWords } from "../src/words/words.ts";

beforeAll(() => loadWords("marrakech"));

const SITTERS: readonly Sitter[] = [
  { name: "Salma", level: null },
  { name: "Idris", level: "easy" },
];

/** Assam stands in the middle and faces north; yellow rugs lie ahead of him. */
const start = unwrap(marrakech.notation.parsePosition(lesson.position));

function after(position: MarrakechPosition, ...moves: number[]): MarrakechPosition {
  const next = position.clone();
  for (const move of moves) next.play(move);
  return next;
}

describe("turning", () => {
  test("offers three ways and shows the one under the pointer before the chosen one", () => {
    const turning = new Turning(start, STRAIGHT);
    expect(turning.outlooks.map(({ rotation }) => rotation)).toEqual([LEFT, STRAIGHT, RIGHT]);
    expect(turning.regarded.value).toBe(STRAIGHT);
    turning.hovered.value = LEFT;
    expect(turning.regarded.value).toBe(LEFT);
    turning.hovered.value = null;
    expect(turning.regarded.value).toBe(STRAIGHT);
  });

  test("knows which way led to a roll, and that none of its ways led to another", () => {
    const turning = new Turning(start, null);
    for (const rotation of [LEFT, STRAIGHT, RIGHT]) {
      expect(turning.rotationTo(after(start, rotation))).toBe(rotation);
    }
    expect(turning.rotationTo(start)).toBeNull();
    expect(turning.rotationTo(after(start, LEFT, 2))).toBeNull();
  });

  test("stays the same at a table while the die rolls, and is a new one afterwards", () => {
    const state = new MarrakechState();
    const turning = state.turningAt(start, null);
    const rolling = after(start, LEFT);
    expect(state.turningAt(rolling, null)).toBe(turning);
    const laying = after(rolling, 2);
    expect(state.turningAt(laying, null)).not.toBe(turning);
  });

  test("after a jump to the roll has all three ways, and knows the one that was taken", () => {
    const rolling = after(start, LEFT);
    const turning = new MarrakechState().turningAt(rolling, null, { before: start, move: LEFT });
    expect(turning.outlooks).toEqual(new Turning(start, null).outlooks);
    expect(turning.rotationTo(rolling)).toBe(LEFT);
  });
});

describe("laying", () => {
  const position = after(start, LEFT, 2);
  const moves = listMoves(position);
  let laying: Laying;
  beforeEach(() => {
    laying = new Laying(position, moves);
  });

  test("offers every square that some rug may cover, each once and in order", () => {
    const squares = new Set(moves.flatMap((move) => (move === PASS ? [] : [lowerSquare(move), higherSquare(move)])));
    expect(laying.squares).toEqual([...squares].toSorted((a, b) => a - b));
    expect(laying.squares).not.toContain(position.assam);
  });

  test("two taps choose a rug", () => {
    const [first] = laying.squares;
    const [partner] = laying.partners(first);
    expect(laying.tap(first)).toBe(false);
    expect(laying.first.value).toBe(first);
    expect(laying.tap(partner)).toBe(true);
    expect(moves).toContain(laying.chosen.value);
  });

  test("the first square again takes the choice back", () => {
    const [first] = laying.squares;
    laying.tap(first);
    laying.tap(first);
    expect(laying.first.value).toBeNull();
    expect(laying.chosen.value).toBeNull();
  });

  test("a square far from the first half starts afresh", () => {
    const [first] = laying.squares;
    const far = laying.squares.find(
      (square) => !laying.partners(first).includes(square) && !isBeside(first, square) && square !== first,
    );
    if (far === undefined) throw new Error("all squares are near");
    laying.tap(first);
    laying.tap(far);
    expect(laying.first.value).toBe(far);
  });

  test("the pointer over a second half shows the whole rug without choosing it", () => {
    const [first] = laying.squares;
    const [partner] = laying.partners(first);
    laying.hover(partner);
    expect(laying.regarded.value).toBeNull();
    laying.tap(first);
    laying.hover(partner);
    expect(laying.regarded.value).not.toBeNull();
    expect(laying.chosen.value).toBeNull();
    laying.hover(null);
    expect(laying.regarded.value).toBeNull();
  });

  test("turning the rug goes through all its directions and comes back", () => {
    const first = laying.squares.find((square) => laying.partners(square).length > 1) ?? laying.squares[0];
    const count = laying.partners(first).length;
    laying.tap(first);
    const seen = Array.from({ length: count }, () => {
      laying.turn();
      return laying.chosen.value;
    });
    expect(new Set(seen).size).toBe(count);
    laying.turn();
    expect(laying.chosen.value).toBe(seen[0]);
  });

  test("says why nothing may lie there, and counts every try", () => {
    laying.refuse(position.assam);
    expect(laying.refusal.value).toEqual({ reason: "assam", count: 1 });
    laying.refuse(squareAt(6, 6));
    expect(laying.refusal.value).toEqual({ reason: "far", count: 2 });
  });

  test("tells what a rug would bring", () => {
    const move = moves.find((one) => one !== PASS) ?? PASS;
    const { squaresBefore, squaresAfter, regionAfter, covers } = laying.consequence(move);
    expect(squaresBefore).toBe(0);
    expect(squaresAfter).toBe(2);
    expect(regionAfter).toBe(2);
    expect(covers.every((seat) => seat === 1)).toBe(true);
  });

  test("a rug that is carried lies where its middle is nearest, and nowhere else than the rules allow", () => {
    for (const move of laying.moves) {
      const [one, other] = [lowerSquare(move), higherSquare(move)].map(centreOf);
      expect(laying.moveAt({ x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 })).toBe(move);
    }
    expect(laying.moveAt({ x: 0, y: 0 })).toBeNull();
    const open = laying.squares;
    for (let square = 0; square < 49; square++) {
      expect(laying.moveAt(centreOf(square)) !== null).toBe(open.includes(square));
    }
  });

  test("a rug that is dropped on a wrong place is refused for that place alone, and what was chosen stays", () => {
    const [move] = laying.moves;
    laying.show(move);
    laying.refuse(squareAt(0, 0), null);
    expect(laying.refusal.value?.reason).toBe("far");
    expect([laying.chosen.value, laying.first.value]).toEqual([move, lowerSquare(move)]);
  });

  test("a hint is shown as a whole rug", () => {
    const [move] = laying.moves;
    laying.show(move);
    expect(laying.regarded.value).toBe(move);
    expect(laying.first.value).toBe(lowerSquare(move));
  });
});

describe("what has just happened", () => {
  const rolling = after(start, STRAIGHT);

  test("a roll is told to those who watch, and to the player who lays next", () => {
    const state = new MarrakechState();
    state.record({ before: rolling, move: 1 }, SITTERS);
    const laying = after(rolling, 1);
    expect(state.lastRoll(laying, null, SITTERS)).toMatch(/^Salma rolled 1/);
    expect(state.note(laying)).toMatch(/^Salma rolled 1/);
  });

  test("payments of the others are kept for the player's next turn; a roll that cost nothing gives way to them", () => {
    const state = new MarrakechState();
    state.record({ before: rolling, move: 2 }, SITTERS);
    state.record({ before: rolling, move: 4 }, SITTERS);
    const idris = after(rolling, 1, listMoves(after(rolling, 1))[0]);
    expect(idris.turn).toBe(1);
    // Two squares ahead lies yellow, four squares ahead nothing.
    expect(state.recap(idris)).toMatch(/^Salma rolled 2 and paid Idris \d\.$/);
  });

  test("a roll belongs to its turn: the next player's turn starts without it", () => {
    const state = new MarrakechState();
    state.record({ before: rolling, move: 2 }, SITTERS);
    const next = after(rolling, 1, listMoves(after(rolling, 1))[0]);
    expect([next.phase, next.turn]).toEqual(["rotate", 1]);
    expect(state.lastRoll(next, { before: rolling, move: 1 }, SITTERS)).toBe("");
  });

  test("whoever steps to a rug that is being laid sees the roll that led to it, and no other", () => {
    const state = new MarrakechState();
    state.record({ before: rolling, move: 2 }, SITTERS);
    state.forget();
    const draw = { before: rolling, move: 1 };
    expect(state.lastRoll(after(rolling, 1), draw, SITTERS)).toMatch(/^Salma rolled 1/);
    expect(state.lastRoll(start, draw, SITTERS)).toBe("");
  });

  test("a person who turns Assam starts a new account, and a jump forgets everything", () => {
    const state = new MarrakechState();
    state.record({ before: rolling, move: 2 }, SITTERS);
    state.record({ before: start, move: LEFT }, SITTERS);
    expect(state.lastRoll(start, null, SITTERS)).toBe("");
    state.record({ before: rolling, move: 2 }, SITTERS);
    state.forget();
    expect(state.lastRoll(start, null, SITTERS)).toBe("");
    expect(state.note(start)).not.toBe("");
  });
});

function isBeside(one: number, other: number): boolean {
  return Math.abs(columnOf(one) - columnOf(other)) + Math.abs(rowOf(one) - rowOf(other)) === 1;
}
