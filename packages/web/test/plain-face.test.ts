/** The face that every game has: sentences, history, the table as buttons; and the lines and lessons built on faces. */
import "./page-globals.ts";
import { CHANCE, Match, OVER, listMoves, unwrap } from "@riad/core";
import type { Game, Position } from "@riad/core";
import { azul as azulGame, marrakech as marrakechGame } from "@riad/games";
import { signal } from "@preact/signals";
import { h } from "preact";
import { afterEach, beforeAll, describe, expect, test } from "vitest";
import { LessonTable } from "../src/learn/lesson-table.ts";
import { makePlainFace } from "../src/plain/face.tsx";
import type { Sitter, TableProps, Lesson } from "../src/play/face.ts";
import { linesOf } from "../src/play/lines.ts";
import type { Table } from "../src/play/table.ts";
import { loadWords, speak } from "../src/words/words.ts";
import { playByChance } from "./kept-match.ts";
import { rendered } from "./rendered.ts";

beforeAll(() => loadWords("plain"));

const marrakech = marrakechGame as unknown as Game;
const azul = azulGame as unknown as Game;
const face = makePlainFace(marrakech);
const sitters: readonly Sitter[] = [
  { name: "Salma", level: null },
  { name: "Idris", level: "easy" },
];
const start = () => unwrap(Match.fromSetup(marrakech, { seats: 2, first: 0 })).position;
const after = (...moves: string[]): Position => {
  const position = start();
  for (const move of moves) position.play(unwrap(marrakech.notation.parseMove(position, move)));
  return position;
};

afterEach(() => speak("en"));

describe("the plain face", () => {
  test("says whose move it is: a person's, a computer's or chance's", () => {
    const mine = start();
    const theirs = unwrap(Match.fromSetup(marrakech, { seats: 2, first: 1 })).position;
    expect(face.sentence(mine, sitters, null)).toBe("Salma: choose a move");
    expect(face.sentence(theirs, sitters, null)).toBe("Idris is choosing a move");
    expect(after("L").actor).toBe(CHANCE);
    expect(face.sentence(after("L"), sitters, null)).toBe("Chance decides");
  });

  test("says at the end who won, with the points", () => {
    const { position } = playByChance(marrakech, { seats: 2 }, 5000, 4);
    expect(position.actor).toBe(OVER);
    const winner = position.place(0) === 0 ? 0 : 1;
    expect(face.sentence(position, sitters, null)).toBe(`${sitters[winner].name} wins with ${position.points(winner)}`);
  });

  test("tells each move by whoever made it, in the game's notation", () => {
    const position = start();
    expect(face.tell(position, unwrap(marrakech.notation.parseMove(position, "L")), sitters)).toBe("Salma: L");
    const rolling = after("L");
    expect(face.tell(rolling, unwrap(marrakech.notation.parseMove(rolling, "3")), sitters)).toBe("Chance: 3");
    expect(face.propose?.(position, listMoves(position)[0])).toBe(
      marrakech.notation.makeMove(position, listMoves(position)[0]),
    );
  });

  test.each([
    ["en", "Salma: 30 points."],
    ["fr", "Salma\u202f: 30 points."],
    ["es", "Salma: 30 puntos."],
  ] as const)(
    "describes the table for a screen reader in %s: the turn, then everybody's points",
    async (of, points) => {
      await speak(of);
      const lines = face.describe(start(), sitters).split("\n");
      expect(lines).toHaveLength(3);
      expect(lines[1]).toBe(points);
    },
  );
});

const show = (change: Partial<TableProps<Position>>) => {
  const position = start();
  const chosen: number[] = [];
  const props = {
    position,
    state: null,
    step: null,
    moves: listMoves(position),
    sitters,
    viewer: 0,
    side: 0,
    speed: 1,
    confirms: false,
    pointed: null,
    choose: (move: number) => void chosen.push(move),
    shown: () => undefined,
    ...change,
  };
  return { ...rendered(h(face.Table, props)), chosen };
};

describe("the plain table", () => {
  test("has a button for each legal move, which chooses it, and marks the hint", () => {
    const moves = listMoves(start());
    const table = show({ pointed: moves[1] });
    expect(table.buttons).toEqual(moves.map((move) => marrakech.notation.makeMove(start(), move)));
    table.press(table.buttons[2]);
    expect(table.chosen).toEqual([moves[2]]);
    expect(table.html.match(/button pointed/g)).toHaveLength(1);
    expect(table.text).toContain(marrakech.notation.makePosition(start()));
  });

  test("asks once more on a touch screen", () => {
    const table = show({ confirms: true });
    expect(table.button("L")["aria-pressed"]).toBe(false);
    table.press("L");
    expect(table.chosen).toEqual([]);
  });

  test("says when there is nothing to choose, and offers to narrow down many moves", () => {
    expect(show({ moves: [] }).text).toContain("It isn’t your turn.");
    expect(show({}).html).not.toContain("<input");
    const match = playByChance(azul, { seats: 2 }, 5, 1);
    const many = listMoves(match.position);
    expect(many.length).toBeGreaterThan(24);
    const props = { position: match.position, moves: many };
    const { Table: AzulTable } = makePlainFace(azul);
    const base = { state: null, step: null, sitters, viewer: 0, side: 0, speed: 1, confirms: false, pointed: null };
    const html = rendered(h(AzulTable, { ...base, ...props, choose: () => undefined, shown: () => undefined })).html;
    expect(html).toContain('aria-label="Narrow the moves down"');
  });
});

describe("the history as lines", () => {
  const match = playByChance(marrakech, { seats: 2, first: 1 }, 9, 2);
  const parts = { match, face, length: signal(match.length), sitters: signal(sitters), side: signal(0) };
  const told = (change: object = {}) => linesOf({ ...parts, ...change } as unknown as Table).value;

  test("has a line per move worth telling, with whoever moved; chance belongs to the seat before it", () => {
    const lines = told();
    expect(lines.map(({ ply }) => ply)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
    expect(lines[0]).toMatchObject({ seat: 1, text: expect.stringMatching(/^Idris: /) as string });
    for (const { ply, seat, text } of lines) {
      const actor = match.actorAt(ply - 1);
      if (actor === CHANCE) expect(text).toMatch(/^Chance: /);
      else expect(seat).toBe(actor);
    }
    expect(lines[1].seat).toBe(1);
  });

  test("leaves out what the face does not tell, and nothing else is renumbered", () => {
    const quiet = {
      ...face,
      tell: (...[before, move]: Parameters<typeof face.tell>) => (before.actor < 0 ? "" : String(move)),
    };
    const lines = told({ face: quiet });
    expect(lines.every(({ ply }) => match.actorAt(ply - 1) !== CHANCE)).toBe(true);
    expect(lines[0].ply).toBe(1);
  });

  test("of a match without moves is empty", () => {
    const fresh = unwrap(Match.fromSetup(marrakech, {}));
    expect(told({ match: fresh, length: signal(0) })).toEqual([]);
  });
});

const roll = (position: Position) => (position.actor === CHANCE ? 2 : null);

describe("a lesson", () => {
  const left = unwrap(marrakech.notation.parseMove(start(), "L"));
  const right = unwrap(marrakech.notation.parseMove(start(), "R"));
  const lesson: Lesson = {
    position: marrakech.notation.makePosition(start()),
    steps: [
      { text: () => "turn left", isNamed: true, allows: (_position, move) => move === left, answer: roll },
      { text: () => "look", isShown: true, answer: () => null },
      { text: () => "lay a rug", answer: roll },
    ],
  };
  const open = () => new LessonTable(face, lesson);

  test("points at the move that it names, offers and plays no other", () => {
    const table = open();
    expect([table.pointed.value, table.moves.value]).toEqual([left, [left]]);
    for (const move of [right, -5]) table.choose(move);
    expect(table.count.value).toBe(0);
    table.choose(left);
    expect([table.count.value, table.isShowing.value]).toEqual([1, true]);
    expect(table.moves.value).toEqual([]);
  });

  test("answers for chance, and goes on when that has been shown", () => {
    const table = open();
    table.choose(left);
    table.shown(7);
    expect(table.count.value).toBe(1);
    table.shown(1);
    expect([table.count.value, table.step.value?.move, table.at.value]).toEqual([2, 2, 0]);
    table.skip();
    expect([table.at.value, table.isWaiting.value, table.moves.value]).toEqual([1, true, []]);
    table.next();
    expect([table.at.value, table.isLast, table.pointed.value]).toEqual([2, true, null]);
    expect(table.moves.value.length).toBeGreaterThan(0);
    table.next();
    expect(table.at.value).toBe(2);
  });
});
