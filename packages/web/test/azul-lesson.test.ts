import "./page-globals.ts";
import { azul } from "@riad/azul";
import { OVER, listMoves, unwrap } from "@riad/core";
import { afterAll, expect, test } from "vitest";
import { lookAhead } from "../src/azul/outlook.ts";
import { subjectCells } from "../src/azul/bonus-cells.ts";
import { lesson } from "../src/azul/lesson.ts";
import { viewAzul } from "../src/azul/view.ts";
import { lesson as marrakechLesson } from "../src/marrakech/lesson.ts";
import { LANGUAGES, loadWords, speak } from "../src/words/words.ts";
import type { Language } from "../src/words/words.ts";

afterAll(async () => speak("en"));

test("each step of the lesson has one way on, and it leads to the end of a match", () => {
  const position = unwrap(azul.notation.parsePosition(lesson.position));
  const chosen = lesson.steps.flatMap((step) => {
    const taken = [];
    if (step.isShown !== true) {
      const moves = listMoves(position).filter((move) => step.allows?.(position, move) !== false);
      expect(moves.length).toBe(1);
      taken.push(lookAhead(position, moves[0]));
      position.play(moves[0]);
    }
    const answer = () => step.answer?.(position) ?? null;
    for (let move = answer(); move !== null; move = answer()) position.play(move);
    return taken;
  });
  expect(chosen.map(({ colour, target, takesMarker, toFloor }) => [colour, target, takesMarker, toFloor])).toEqual([
    ["a", 1, false, 0],
    ["e", 0, true, 0],
    ["d", 3, false, 0],
    ["a", 2, false, 1],
  ]);
  // The learner fills the top row, and what falls to the floor was worth it.
  expect(chosen[1].completes).toContain("row");
  expect(chosen[3].points).toBeGreaterThan(chosen[3].floorCost + 2);
  expect(position.actor).toBe(OVER);
});

test("what the lesson says about columns and colours is lit on the learner's wall", () => {
  const view = viewAzul(unwrap(azul.notation.parsePosition(lesson.position)));
  const subjects = lesson.steps.flatMap(({ subject }) => subject ?? []);
  // Whoever reads of the wall and the lines for the first time is shown them.
  expect(subjects).toEqual(["wall", "lines", "column", "colour"]);
  const [column, colour] = subjects.slice(2).map((subject) => subjectCells(view, 0, subject));
  expect([column.length, colour.length]).toEqual([5, 5]);
  expect(new Set(column.map((cell) => cell.column)).size).toBe(1);
  expect(new Set(colour.map(({ row, column: at }) => view.pattern?.[5 * row + at])).size).toBe(1);
  expect(subjectCells(view, 0, undefined)).toEqual([]);
});

test("every step that waits for a choice says in one sentence what it wants", () => {
  for (const step of [...lesson.steps, ...marrakechLesson.steps])
    expect(step.wish === undefined).toBe(step.isShown === true);
});

test("the first step says how a match is won", async () => {
  await Promise.all([loadWords("azul"), loadWords("marrakech")]);
  for (const { steps } of [lesson, marrakechLesson]) expect(steps[0].text()).toMatch(/\bwin\b/);
});

test.each(Object.keys(LANGUAGES) as Language[])("each step has few and short sentences, in %s", async (language) => {
  await Promise.all([loadWords("azul"), loadWords("marrakech")]);
  await speak(language);
  for (const { text } of [...lesson.steps, ...marrakechLesson.steps]) {
    const sentences = text().split(/(?<=[.!?:]) (?=[\p{L}¡¿])/u);
    expect(text().split(" ").length, text()).toBeLessThanOrEqual(28);
    expect(sentences.length, text()).toBeLessThanOrEqual(4);
    for (const sentence of sentences) expect(sentence.split(" ").length, sentence).toBeLessThanOrEqual(20);
  }
});
