/** Marrakech in words: what to do, what was done, and how things stand. */
import { Match, OVER, listMoves, unwrap } from "@riad/core";
import { LEFT, PASS, RIGHT, SOUTH, STRAIGHT, marrakech, placementOf, squareAt } from "@riad/marrakech";
import { beforeAll, describe, expect, test } from "vitest";
import { Laying } from "../src/marrakech/choice.ts";
import { lesson } from "../src/marrakech/lesson.ts";
import {
  breakdown,
  describe as inWords,
  headingWord,
  propose,
  seatColours,
  sentence,
  tell,
  tellAloud,
  whyOut,
} from "../src/marrakech/sentences.ts";
import { MarrakechState } from "../src/marrakech/state.ts";
import type { Sitter } from "../src/play/face.ts";
import { loadWords } from "../src/words/words.ts";
import { playByChance } from "./kept-match.ts";

beforeAll(() => loadWords("marrakech"));

const SITTERS: readonly Sitter[] = [
  { name: "Salma", level: null },
  { name: "Idris", level: "easy" },
];
const start = unwrap(marrakech.notation.parsePosition(lesson.position));
const rolling = start.clone();
rolling.play(STRAIGHT);
const laying = rolling.clone();
laying.play(1);

describe("the sentence", () => {
  test("tells a person what to do", () => {
    expect(sentence(start, SITTERS)).toBe("Salma: turn Assam, then roll");
    expect(sentence(rolling, SITTERS)).toBe("Salma rolls the die");
    expect(sentence(laying, SITTERS)).toBe("Salma: lay a rug next to Assam");
  });

  test("says what a computer does", () => {
    const computers = SITTERS.map(({ name }) => ({ name, level: "hard" }));
    expect(sentence(start, computers)).toBe("Salma turns Assam");
    expect(sentence(laying, computers)).toBe("Salma lays a rug");
  });

  test("asks only the player at this screen: of the others it says what they do", () => {
    const online = [true, false].map((isYou) =>
      SITTERS.map(({ name }) => ({ name, level: null, remote: { isYou, isHere: true, note: "", clock: null } })),
    );
    expect(online.map((sitters) => sentence(start, sitters))).toEqual([
      "Salma: turn Assam, then roll",
      "Salma turns Assam",
    ]);
  });

  test("asks for the second square once the first half of a rug is chosen, and again for a rug once it is put back", () => {
    const state = new MarrakechState();
    const chosen = new Laying(laying, listMoves(laying));
    state.laying.value = chosen;
    const said = () => [sentence(laying, SITTERS, state), state.half !== null];
    expect(said()).toEqual(["Salma: lay a rug next to Assam", false]);
    const [first] = chosen.squares;
    chosen.tap(first);
    expect(said()).toEqual(["Salma: now the second square", true]);
    chosen.tap(chosen.partners(first)[0]);
    expect(said()).toEqual(["Salma: lay a rug next to Assam", false]);
    chosen.tap(first);
    chosen.putBack();
    expect(said()).toEqual(["Salma: lay a rug next to Assam", false]);
  });

  test("addresses whoever is told what to do, and never whoever only acts", () => {
    const say = (position: typeof start) => sentence(position, SITTERS, undefined, null, "Your turn, Salma");
    expect(say(start)).toBe("Your turn, Salma: turn Assam, then roll");
    expect(say(laying)).toBe("Your turn, Salma: lay a rug next to Assam");
    expect(say(rolling)).toBe("Salma rolls the die");
  });

  test("describes the step that is being shown, not the position behind it", () => {
    expect(sentence(laying, SITTERS, undefined, { before: rolling, move: 1 })).toBe("Salma rolls the die");
  });
});

test("moves are told with what they cost", () => {
  expect([LEFT, STRAIGHT, RIGHT].map((move) => tell(start, move, SITTERS))).toEqual([
    "Salma turned Assam left ←",
    "Salma went straight on, up ↑",
    "Salma turned Assam right →",
  ]);
  expect(tell(rolling, 2, SITTERS)).toMatch(/^Salma rolled 2 and paid Idris \d$/);
  expect(tell(rolling, 4, SITTERS)).toBe("Salma rolled 4, nothing to pay");
  expect(tell(laying, PASS, SITTERS)).toBe("Salma could not lay a rug");
  expect(tell(laying, placementOf(squareAt(2, 3), squareAt(2, 4)), SITTERS)).toBe("Salma laid a rug on c4 c5");
});

describe("read out, a move says what only the board shows", () => {
  test("where Assam stops and where he looks, as the board is turned", () => {
    expect(tellAloud(rolling, 4, SITTERS)).toMatch(
      /^Salma rolled 4, nothing to pay\. Assam stands on [a-g][1-7], bare, facing \w+\.$/,
    );
    expect(tellAloud(rolling, 1, SITTERS)).toMatch(/ Assam stands on d3, .*, facing up\.$/);
    expect(tellAloud(rolling, 1, SITTERS, 2)).toMatch(/ Assam stands on d3, .*, facing down\.$/);
  });

  test("how many squares of others a rug covers, not those of its owner", () => {
    // Idris has c4 and c3, Salma b4; the string runs column by column.
    const rugs: Readonly<Record<number, string>> = { 17: "y00", 16: "y00", 10: "c01", 9: "c01" };
    const squares = Array.from({ length: 49 }, (_, at) => rugs[at] ?? "n00");
    const text = `Pc03014iPy03014iA33NB${squares.join("")} turn=c phase=lay`;
    const position = unwrap(marrakech.notation.parsePosition(text));
    const aloud = (one: [number, number], other: [number, number]) =>
      tellAloud(position, placementOf(squareAt(...one), squareAt(...other)), SITTERS);
    expect(aloud([2, 3], [2, 4])).toBe("Salma laid a rug on c4 c5, covering 1 of Idris’s squares");
    expect(aloud([1, 3], [2, 3])).toBe("Salma laid a rug on b4 c4, covering 1 of Idris’s squares");
    expect(aloud([3, 4], [3, 5])).toBe("Salma laid a rug on d5 d6");
  });
});

test("moves are proposed without a name, a way as its card calls it", () => {
  expect([LEFT, STRAIGHT, RIGHT].map((move) => propose(start, move))).toEqual([
    "Left ←",
    "Up ↑, straight on",
    "Right →",
  ]);
  // On a board that is rotated by half a turn the reader sees his left at the right.
  expect(propose(start, LEFT, 2)).toBe("Right →");
  expect(tell(start, LEFT, SITTERS, 2)).toBe("Salma turned Assam right →");
  expect(propose(laying, listMoves(laying)[0])).toMatch(/^Lay the rug on [a-g][1-7] and [a-g][1-7]$/);
});

test("a way is called after where it points on the board as it is shown, however that is rotated", () => {
  expect([0, 1, 2, 3].map((side) => headingWord(SOUTH, side))).toEqual(["down", "left", "up", "right"]);
});

test("the whole table is described, and a seat named after its colour is not named twice", () => {
  const lines = inWords(start, SITTERS).split("\n");
  expect(lines[0]).toBe("Marrakech with 2 players. Salma: turn Assam, then roll.");
  expect(lines[1]).toBe("Assam stands on d4, bare, facing up.");
  expect(lines).toContain("Salma, cyan: 30 dirhams, 15 rugs to lay, 0 visible squares, 30 points in all.");
  const colours = [0, 1].map((seat) => ({ name: seatColours(start, seat), level: null }));
  expect(inWords(start, colours)).toContain("\ncyan: 30 dirhams");
});

test("the parts of a result add up to the points", () => {
  const { position } = playByChance(marrakech, { seats: 3 }, 1000, 5);
  expect(position.actor).toBe(OVER);
  for (const seat of [0, 1, 2]) {
    const sum = breakdown(position, seat).reduce((all, { points }) => all + points, 0);
    expect(sum).toBe(position.points(seat));
  }
});

describe("a match that ended because somebody could not pay", () => {
  // Salma has 1 dirham, and Assam is about to step onto six yellow squares; the string runs column by column.
  const rugs: Readonly<Record<number, string>> = { 23: "y00", 22: "y00", 21: "y01", 14: "y01", 16: "y02", 15: "y02" };
  const squares = Array.from({ length: 49 }, (_, at) => rugs[at] ?? "n00");
  const text = `Pc00105iPy05905iA33NB${squares.join("")} turn=c phase=rotate`;
  const match = unwrap(Match.fromPosition(marrakech, text));
  for (const move of [STRAIGHT, 1]) unwrap(match.play(move));

  test("says whom the reader could not pay, and how much", () => {
    expect(match.isOver).toBe(true);
    expect(whyOut(match, SITTERS, 0)).toBe("You could not pay Idris 6 and are out.");
  });

  test("tells the others the same by name", () => {
    expect(whyOut(match, SITTERS, 1)).toBe("Salma could not pay Idris 6 and is out.");
  });
});
