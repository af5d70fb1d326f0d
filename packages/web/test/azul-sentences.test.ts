/** Azul in words: what to do, what was done, what a choice brings, and where points came from. */
import { FIRST_CENTRE, azul, draftMove, isDeal } from "@riad/azul";
import { OVER, listMoves, unwrap } from "@riad/core";
import { beforeAll, describe, expect, test } from "vitest";
import { AzulState, Choice } from "../src/azul/choice.ts";
import { lesson } from "../src/azul/lesson.ts";
import { lookAhead, refusalOf } from "../src/azul/outlook.ts";
import { gainParts, gainText, outlookWords, refusalWords } from "../src/azul/outlook-words.ts";
import { breakdown, describe as inWords, note, propose, sentence, speaker, tell } from "../src/azul/sentences.ts";
import { isAtKeyboard, isTouch } from "../src/page/touch.ts";
import type { Sitter } from "../src/play/face.ts";
import { loadWords } from "../src/words/words.ts";
import { playMatch } from "./azul-match.ts";

beforeAll(() => loadWords("azul"));

const SITTERS: readonly Sitter[] = [
  { name: "Salma", level: null },
  { name: "Idris", level: "easy" },
];
const [BLUE, GREEN, ORANGE, , RED] = [0, 1, 2, 3, 4];
const position = unwrap(azul.notation.parsePosition(lesson.position));
const state = new AzulState();

describe("the sentence", () => {
  test("tells a person what to do, and says what a computer does", () => {
    expect(sentence(position, SITTERS, state)).toBe("Salma: take tiles of one colour");
    const next = position.clone();
    next.play(draftMove(0, BLUE, 1, 0));
    expect(sentence(next, SITTERS, state)).toBe("Idris takes tiles");
  });

  test("says that the round is being scored while that is shown", () => {
    const scored = new AzulState();
    scored.counting.value = { seat: 1, isBonus: false };
    expect(sentence(position, SITTERS, scored)).toBe("Scoring the round: Idris");
    scored.counting.value = { seat: 0, isBonus: true };
    expect(sentence(position, SITTERS, scored)).toBe("Scoring the bonuses: Salma");
  });

  test("says that the factories are being refilled, and at the end who won", () => {
    const match = playMatch({ seats: 2, plies: 0 });
    expect(sentence(match.position, SITTERS, state)).toBe("Refilling the factories");
    const ended = playMatch({ seats: 2, plies: 1000 }).position;
    expect(ended.actor).toBe(OVER);
    expect(sentence(ended, SITTERS, state)).toMatch(/^(Salma|Idris) wins with \d+$|share/);
    expect(note(ended, state)).toBe("");
  });
});

test("a player with a mouse clicks, and a finger taps", () => {
  const { position: first } = playMatch({ seats: 2, plies: 5 });
  expect(note(first, state)).toMatch(/^Click a tile/);
  isTouch.value = true;
  expect(note(first, state)).toMatch(/^Tap a tile/);
  isTouch.value = false;
});

test("whoever plays by keyboard is told its keys", () => {
  isAtKeyboard.value = true;
  const { position: first } = playMatch({ seats: 2, plies: 5 });
  expect(note(first, state)).toBe(
    "Choose a tile with the arrow keys and Enter to take all of that colour from the factory.",
  );
  isAtKeyboard.value = false;
});

test("the marker is no surprise: what it costs is said before it is taken, and whoever starts a round is told why", () => {
  const noteAt = (ply: number) => note(long.positionAt(ply), state);
  const long = playMatch({ seats: 2, plies: 1000 });
  const starts = Array.from({ length: long.length }, (_, ply) => ply).filter(
    (ply) => long.actorAt(ply) >= 0 && (ply === 0 || long.actorAt(ply - 1) < 0),
  );
  expect(noteAt(starts[0])).toMatch(/^Click a tile/);
  expect(noteAt(starts[1])).toBe("You took the 1 marker last round, so you start this one.");
  expect(noteAt(starts[1] + 1)).toMatch(/^Click a tile/);
  const computers = ["Salma", "Idris"].map((name): Sitter => ({ name, level: "easy" }));
  const starter = SITTERS[long.actorAt(starts[1])].name;
  expect(sentence(long.positionAt(starts[1]), computers, state)).toBe(`${starter} had the marker and starts`);
  expect(sentence(long.positionAt(starts[0]), computers, state)).toMatch(/ takes tiles$/);
  const holding = new AzulState();
  const centred = long.positionAt(starts[0] + 1);
  const choice = new Choice({ position: centred, moves: listMoves(centred), choose: () => undefined });
  holding.choice.value = choice;
  const said = choice.picks.map((pick) => {
    choice.pick.value = pick;
    return [pick.from.kind, note(centred, holding).split(":")[0]];
  });
  expect(said.filter(([kind]) => kind === "centre")).not.toEqual([]);
  for (const [kind, text] of said) expect(text.startsWith("You also take the 1 marker")).toBe(kind === "centre");
});

test("a move that is being shown is about its player, and a count about the seat that gets the points", () => {
  const move = draftMove(0, BLUE, 1, 0);
  const next = position.clone();
  next.play(move);
  expect(sentence(next, SITTERS, state, { before: position, move })).toBe("Salma takes tiles");
  expect(speaker(state, next)).toBeNull();
  const scored = new AzulState();
  scored.counting.value = { seat: 1, isBonus: false };
  expect(speaker(scored, next)).toBe(1);
  const filling = playMatch({ seats: 2, plies: 0 }).position;
  expect(speaker(state, filling)).toBe("nobody");
});

describe("moves", () => {
  test("are told with tiles, origin and target", () => {
    expect(tell(position, draftMove(0, BLUE, 1, 0), SITTERS)).toBe("Salma: 2 blue, factory 1 → line 2, +6");
    expect(tell(position, draftMove(4, RED, 0, 0), SITTERS)).toContain(", 3 to the floor");
  });

  test("that take from the centre first take the marker", () => {
    const next = position.clone();
    next.play(draftMove(0, BLUE, 1, 0));
    next.play(draftMove(1, ORANGE, 2, 0));
    const told = tell(next, listMoves(next).find((move) => move >= draftMove(FIRST_CENTRE, 0, 0, 0)) ?? 0, SITTERS);
    expect(told).toContain("centre");
    expect(told).toContain("first-player marker");
  });

  test("are proposed without a name, and deals are not told", () => {
    expect(propose(position, draftMove(2, GREEN, 1, 0))).toBe("Take 2 green from factory 3 to line 2");
    const { position: deal } = playMatch({ seats: 2, plies: 0 });
    const move = listMoves(deal)[0];
    expect(isDeal(move)).toBe(true);
    expect(tell(deal, move, SITTERS)).toBe("");
  });
});

describe("what a choice brings", () => {
  test.each([
    [{ points: 6, floorCost: 0 }, "+6", ["gain"]],
    [{ points: 0, floorCost: 2 }, "−2", ["cost"]],
    [{ points: 3, floorCost: 1 }, "+3 −1", ["gain", "cost"]],
    [{ points: 0, floorCost: 0 }, "0", ["even"]],
  ])("%o reads %s", (outlook, text, kinds) => {
    expect(gainText(outlook)).toBe(text);
    expect(gainParts(outlook).map(({ kind }) => kind)).toEqual(kinds);
  });

  test("is said in full to those who listen", () => {
    const words = outlookWords(lookAhead(position, draftMove(0, BLUE, 1, 0)));
    expect(words).toContain("2 of 2");
    expect(words).toContain("goes to the centre: 1 green, 1 purple");
  });

  test("a line that refuses says why", () => {
    const pick = { from: { kind: "factory", index: 0 }, colour: "a", count: 2, choosesCentre: false } as const;
    expect(refusalWords(0, refusalOf(position, pick, 0))).toBe("line 1: row 1 already has blue");
  });
});

test("the whole table is described, one sentence per line", () => {
  const lines = inWords(position, SITTERS).split("\n");
  expect(lines[0]).toBe("Azul with 2 players.");
  expect(lines).toContain("Factory 1: 2 blue, 1 green, 1 purple.");
  expect(lines.every((line) => line.endsWith("."))).toBe(true);
  // An empty cell of the fixed wall says which colour is printed on it; a line says how much of which colour it holds.
  expect(lines.at(-1)).toMatch(/Wall, row 1: (blue|blue empty), (green|green empty), (orange|orange empty)/);
  expect(lines.at(-1)).toMatch(/Lines: line 1: (empty|1 of 1, \w+); line 2: /);
});

test("the parts of a result add up to the points", () => {
  const { position: ended } = playMatch({ seats: 2, plies: 1000 });
  for (const seat of [0, 1]) {
    const sum = breakdown(ended, seat).reduce((all, { points }) => all + points, 0);
    expect(sum).toBe(ended.points(seat));
  }
});
