/** Two tables on one page: what is chosen and shown at one of them does not reach the other. */
import { azul } from "@riad/azul";
import { listMoves, unwrap } from "@riad/core";
import { LEFT, marrakech } from "@riad/marrakech";
import { beforeAll, describe, expect, test } from "vitest";
import { AzulState, Choice } from "../src/azul/choice.ts";
import { lesson as azulLesson } from "../src/azul/lesson.ts";
import { note as azulNote, sentence as azulSentence } from "../src/azul/sentences.ts";
import { LessonTable } from "../src/learn/lesson-table.ts";
import { lesson as marrakechLesson } from "../src/marrakech/lesson.ts";
import { MarrakechState } from "../src/marrakech/state.ts";
import type { Face, Sitter, Lesson } from "../src/play/face.ts";
import { loadWords } from "../src/words/words.ts";

beforeAll(async () => {
  await Promise.all([loadWords("azul"), loadWords("marrakech")]);
});

const SITTERS: readonly Sitter[] = [
  { name: "Salma", level: null },
  { name: "Idris", level: "easy" },
];

describe("Azul", () => {
  const position = unwrap(azul.notation.parsePosition(azulLesson.position));
  const moves = listMoves(position);
  const newTable = () => {
    const state = new AzulState();
    state.choice.value = new Choice({ position, moves, choose: () => undefined });
    return state;
  };

  test("tiles taken at one table change only its own sentence", () => {
    const [one, other] = [newTable(), newTable()];
    const before = azulSentence(position, SITTERS, other);
    one.choice.value?.take(one.choice.value.picks[0]);
    expect(azulSentence(position, SITTERS, one)).not.toBe(before);
    expect(azulNote(position, one)).not.toBe(azulNote(position, other));
    expect(azulSentence(position, SITTERS, other)).toBe(before);
    expect(other.choice.value?.pick.value).toBeNull();
  });

  test("a round that is scored at one table is not scored in the words of the other", () => {
    const [one, other] = [newTable(), newTable()];
    const before = azulSentence(position, SITTERS, other);
    one.counting.value = { seat: 1, isBonus: false };
    expect(azulSentence(position, SITTERS, one)).toContain("Idris");
    expect(azulSentence(position, SITTERS, other)).toBe(before);
  });
});

describe("Marrakech", () => {
  const position = unwrap(marrakech.notation.parsePosition(marrakechLesson.position));
  const rolled = position.clone();
  rolled.play(LEFT);

  test("a roll at one table is not told at the other", () => {
    const [one, other] = [new MarrakechState(), new MarrakechState()];
    one.record({ before: rolled, move: 2 }, SITTERS);
    expect(one.lastRoll(position, null, SITTERS)).toContain("Salma rolled 2");
    expect(other.lastRoll(position, null, SITTERS)).toBe("");
  });

  test("a way chosen at one table is not chosen at the other", () => {
    const [one, other] = [new MarrakechState(), new MarrakechState()].map((state) => state.turningAt(position, null));
    one.chosen.value = LEFT;
    expect(one.regarded.value).toBe(LEFT);
    expect(other.regarded.value).toBeNull();
  });
});

test("a face is asked for a new state by every table", () => {
  const face = { game: azul, newState: () => new AzulState() } as unknown as Face;
  const tables = [1, 2].map(() => new LessonTable(face, azulLesson as unknown as Lesson));
  expect(tables[0].state).toBeInstanceOf(AzulState);
  expect(tables[0].state).not.toBe(tables[1].state);
});
