/** A match on this screen without the screen: chance, computers, undoing, stepping and saving. */
import { storage } from "./page-globals.ts";
import { CHANCE, Match, listMoves, parseRecord, unwrap } from "@riad/core";
import type { Game } from "@riad/core";
import { gameOf, marrakech as marrakechGame } from "@riad/games";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { choose as set } from "../src/page/settings.ts";
import { makePlainFace } from "../src/plain/face.tsx";
import type { Face, Sitter } from "../src/play/face.ts";
import { LocalTable, rematch } from "../src/play/local.ts";
import { subline } from "../src/play/subline.ts";
import { FakeWorker } from "./fake-worker.ts";
import { playByChance } from "./kept-match.ts";

const marrakech = marrakechGame as unknown as Game;
const face: Face = makePlainFace(marrakech);
const { notation } = marrakech;
const SALMA: Sitter = { name: "Salma", level: null };
const IDRIS: Sitter = { name: "Idris", level: null };
const COMPUTER: Sitter = { name: "Noor", level: "medium" };

const tables: LocalTable[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  storage.clear();
  FakeWorker.all.length = 0;
  set("speed", "quick");
});

afterEach(() => {
  for (const table of tables.splice(0)) table.leave();
  vi.useRealTimers();
});

function sit(
  sitters: readonly Sitter[],
  match = unwrap(Match.fromSetup(marrakech, { seats: sitters.length, first: 0 })),
) {
  const table = new LocalTable(face, { id: "own", name: "", isKept: false, match, sitters, date: "", notice: "" });
  tables.push(table);
  table.goOn();
  return table;
}

/** What would be there after a reload; there is no database here. */
function savedRecord(): string {
  return (JSON.parse(storage.get("riad.kept.own") ?? "{}") as { record?: string }).record ?? "";
}

/** Everything that is being shown is over at once. */
function watch(table: LocalTable): void {
  for (let i = 0; i < 50 && table.isShowing.value; i++) table.skip();
}

function chooseFirst(table: LocalTable): void {
  table.choose(table.moves.value[0]);
  watch(table);
}

/** Salma turns Assam, the die falls, and she lays her rug: then it is the next seat's turn. */
function playTurn(table: LocalTable): void {
  const { actor } = table.match;
  while (!table.isOver.value && table.match.actor === actor) chooseFirst(table);
}

async function answer(table: LocalTable, move = listMoves(table.match.position)[0]): Promise<void> {
  FakeWorker.last.answer({ move: notation.makeMove(table.match.position, move) });
  await vi.advanceTimersByTimeAsync(0);
}

describe("a choice", () => {
  test("is played only if it is among the moves on offer", () => {
    const table = sit([SALMA, IDRIS]);
    table.choose(-7);
    expect(table.length.value).toBe(0);
    chooseFirst(table);
    expect(table.match.actorAt(0)).toBe(0);
  });

  test("is followed by chance without being asked, and each is shown before the next", () => {
    const table = sit([SALMA, IDRIS]);
    table.choose(table.moves.value[1]);
    expect([table.ply.value, table.isShowing.value]).toEqual([1, true]);
    expect(table.moves.value).toEqual([]);
    table.shown(1);
    expect(table.match.actorAt(1)).toBe(CHANCE);
    expect([table.ply.value, table.isShowing.value]).toEqual([2, true]);
    expect(table.step.value?.move).toBe(table.match.log[1]);
    watch(table);
    expect(table.moves.value.length).toBeGreaterThan(0);
  });

  test("can be typed in the game's notation, and a wrong one is explained", () => {
    const table = sit([SALMA, IDRIS]);
    expect(table.type("nonsense")).not.toBe("");
    expect(table.length.value).toBe(0);
    expect(table.type(` ${notation.makeMove(table.match.position, table.moves.value[0])} `)).toBe("");
    expect(table.length.value).toBe(1);
    expect(table.type("L")).toBe("It isn’t your turn on this screen.");
  });

  test("is not offered in the past, while something is shown, or at a computer's turn", () => {
    const table = sit([SALMA, COMPUTER]);
    playTurn(table);
    expect(table.match.actor).toBe(1);
    expect(table.moves.value).toEqual([]);
    table.jump(0);
    expect(table.moves.value).toEqual([]);
  });
});

describe("showing", () => {
  test("ignores a report about another move, or a second one about the same", () => {
    const table = sit([SALMA, IDRIS]);
    table.choose(table.moves.value[0]);
    table.shown(5);
    expect([table.ply.value, table.isShowing.value]).toEqual([1, true]);
    table.shown(1);
    table.shown(1);
    expect([table.ply.value, table.isShowing.value]).toEqual([2, true]);
  });

  test("goes on by itself where a table never reports", async () => {
    const table = sit([SALMA, IDRIS]);
    table.choose(table.moves.value[0]);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(table.isShowing.value).toBe(false);
    expect(table.match.actor).toBe(0);
    expect(table.ply.value).toBe(table.length.value);
  });

  test("a jump stays within the match, and only the last move lets it go on", () => {
    const table = sit([SALMA, IDRIS]);
    playTurn(table);
    const { length } = table.match;
    table.jump(-3);
    expect([table.ply.value, table.isBrowsing.value]).toEqual([0, true]);
    table.goOn();
    expect(table.ply.value).toBe(0);
    table.jump(length + 9);
    expect([table.ply.value, table.isBrowsing.value]).toEqual([length, false]);
    expect(table.step.value).toBeNull();
  });

  test("the board has four sides", () => {
    const table = sit([SALMA, IDRIS]);
    for (const side of [1, 2, 3, 0]) {
      table.flip();
      expect(table.side.value).toBe(side);
    }
  });
});

describe("computers", () => {
  test("are asked for their level and position, and their answer is played", async () => {
    const table = sit([SALMA, COMPUTER]);
    playTurn(table);
    const position = notation.makePosition(table.match.position);
    expect(FakeWorker.last.asked).toMatchObject([{ game: "marrakech", question: { level: "medium", position } }]);
    expect(subline(table)).toBe("Thinking …");
    const before = table.length.value;
    await answer(table);
    expect(table.length.value).toBeGreaterThan(before);
    expect(table.match.actorAt(before)).toBe(1);
  });

  test("wait as long as is set, so that they can be followed", async () => {
    set("speed", "calm");
    const table = sit([SALMA, COMPUTER]);
    playTurn(table);
    const before = table.length.value;
    await answer(table);
    expect(table.length.value).toBe(before);
    await vi.advanceTimersByTimeAsync(1600);
    expect(table.length.value).toBeGreaterThan(before);
  });

  test("are asked once, however often the reader steps to the last move", async () => {
    const table = sit([SALMA, COMPUTER]);
    playTurn(table);
    for (let i = 0; i < 5; i++) table.jump(table.length.value + 1);
    expect(FakeWorker.last.asked).toHaveLength(1);
    await answer(table);
    expect(table.match.actorAt(table.length.value - 1)).not.toBe(0);
  });

  test("going forward ends what is being shown before it steps on", () => {
    const table = sit([SALMA, IDRIS]);
    chooseFirst(table);
    table.jump(0);
    table.stepOn();
    expect([table.isShowing.value, table.ply.value]).toEqual([true, 1]);
    table.forward();
    expect([table.isShowing.value, table.ply.value]).toEqual([false, 1]);
    table.forward();
    expect(table.ply.value).toBe(2);
  });

  test("make one move at a time while the match is paused", async () => {
    const table = sit([SALMA, COMPUTER]);
    playTurn(table);
    table.pause();
    const before = table.length.value;
    table.forward();
    await answer(table);
    watch(table);
    expect(table.match.actorAt(before)).toBe(1);
    expect(table.isThinking.value).toBe(false);
    expect(table.isPaused.value).toBe(true);
    const stepped = table.length.value;
    await vi.advanceTimersByTimeAsync(5000);
    expect(table.length.value).toBe(stepped);
  });

  test("of the strongest level think briefly when everything has to be quick", () => {
    const limits = (["quick", "normal"] as const).map((speed) => {
      set("speed", speed);
      const table = sit([SALMA, { name: "Noor", level: "expert" }]);
      playTurn(table);
      return (FakeWorker.last.asked as { question: { ms?: number } }[])[0].question.ms;
    });
    expect(limits).toEqual([120, undefined]);
  });

  test("stop while the match is paused, and think again afterwards", async () => {
    const table = sit([SALMA, COMPUTER]);
    playTurn(table);
    const paused = FakeWorker.last;
    table.pause();
    expect(paused.isEnded).toBe(true);
    expect(subline(table)).toBe("Paused");
    table.jump(table.length.value);
    expect(FakeWorker.all).toHaveLength(1);
    table.pause();
    expect(FakeWorker.all).toHaveLength(2);
    const before = table.length.value;
    await answer(table);
    expect(table.length.value).toBeGreaterThan(before);
  });

  test("stop while the reader looks at the past", () => {
    const table = sit([SALMA, COMPUTER]);
    playTurn(table);
    table.jump(1);
    expect([FakeWorker.last.isEnded, table.isThinking.value]).toEqual([true, false]);
    expect(subline(table)).toBe("Looking back, turn 1 of 1. → and End lead back to the match.");
    table.jump(table.length.value);
    expect(table.isThinking.value).toBe(true);
  });

  test.each([
    ["breaks", () => FakeWorker.last.fail()],
    ["sends what cannot be read", () => FakeWorker.last.fail("messageerror")],
    ["refuses the question", () => FakeWorker.last.answer({ error: "no" })],
    ["answers with a move that is none", () => FakeWorker.last.answer({ move: "nonsense" })],
    ["never answers", () => vi.advanceTimersByTime(60_000)],
  ])("are lost when the worker %s, and can be tried again", async (_name, lose) => {
    const table = sit([SALMA, COMPUTER]);
    playTurn(table);
    const before = table.length.value;
    lose();
    await vi.advanceTimersByTimeAsync(0);
    expect([table.isLost.value, table.isThinking.value, table.length.value]).toEqual([true, false, before]);
    table.goOn();
    expect(table.isThinking.value).toBe(false);
    table.retry();
    expect([table.isLost.value, table.isThinking.value]).toEqual([false, true]);
    await answer(table);
    expect(table.length.value).toBeGreaterThan(before);
  });

  test("hand their seat over to a person, which is saved", async () => {
    const table = sit([SALMA, COMPUTER]);
    playTurn(table);
    FakeWorker.last.fail();
    await vi.advanceTimersByTimeAsync(0);
    table.takeOver(1);
    expect(table.moves.value.length).toBeGreaterThan(0);
    expect(savedRecord()).toContain("note seats: person,person");
    expect(table.viewer).toBe(1);
  });
});

describe("undoing", () => {
  test("alone with computers goes back to the person's last choice, even past the die, and marks the match", async () => {
    const table = sit([SALMA, COMPUTER]);
    chooseFirst(table);
    expect(table.match.actorAt(1)).toBe(CHANCE);
    expect(table.undoTarget()).toBe(0);
    table.undo();
    expect([table.length.value, table.ply.value, table.isRewound.value]).toEqual([0, 0, true]);
    expect(savedRecord()).toContain("rewound: yes");
  });

  test("with others stops at the die, and says why", () => {
    const table = sit([SALMA, IDRIS]);
    chooseFirst(table);
    table.undo();
    expect(table.notice.value).toMatch(/roll|draw|chance/);
    expect([table.length.value, table.isRewound.value]).toEqual([2, false]);
    playTurn(table);
    const { length } = table.match;
    table.undo();
    expect(table.length.value).toBe(length - 1);
    expect([table.isRewound.value, table.notice.value]).toEqual([false, ""]);
  });

  test("before the first move there is nothing to undo", () => {
    const table = sit([SALMA, IDRIS]);
    expect(table.undoTarget()).toEqual(expect.any(String));
    table.undo();
    expect(table.notice.value).toBe(table.undoTarget());
  });

  test("ends a computer's thinking, and its answer is not played later", async () => {
    const table = sit([SALMA, COMPUTER]);
    playTurn(table);
    const asked = FakeWorker.last;
    const [question] = asked.asked;
    table.undo();
    expect(asked.isEnded).toBe(true);
    asked.answer({ move: "1111" }, question);
    await vi.advanceTimersByTimeAsync(0);
    expect(table.match.actor).toBe(0);
  });

  test("leads to the ply that is looked at where the rules of undoing allow it", () => {
    const alone = sit([SALMA, COMPUTER]);
    playTurn(alone);
    expect(alone.mayRewindHere).toBe(false);
    alone.jump(0);
    expect(alone.mayRewindHere).toBe(true);
    alone.rewind(0);
    expect([alone.length.value, alone.isBrowsing.value]).toEqual([0, false]);
    const together = sit([SALMA, IDRIS]);
    playTurn(together);
    together.jump(0);
    expect(together.mayRewindHere).toBe(false);
    together.jump(2);
    expect(together.mayRewindHere).toBe(true);
  });

  test("is not a second roll: the same decision meets the same die, also after the page was loaded again", () => {
    for (let i = 0; i < 20; i++) {
      const table = sit([SALMA, COMPUTER]);
      chooseFirst(table);
      const roll = table.match.log[1];
      table.undo();
      const { match } = unwrap(parseRecord(table.record, gameOf));
      const loaded = sit([SALMA, COMPUTER], match);
      for (const one of [table, loaded]) {
        chooseFirst(one);
        expect(one.match.log[1]).toBe(roll);
      }
    }
  });

  test("keeps the rolls of a match that was begun before matches had a seed", () => {
    const old = unwrap(Match.fromSetup(marrakech, { seats: 2, first: 0 }));
    for (const move of ["L", "4"]) old.play(unwrap(notation.parseMove(old.position, move)));
    const table = sit([SALMA, COMPUTER], old);
    table.undo();
    chooseFirst(table);
    expect(notation.makeMove(table.match.positionAt(1), table.match.log[1])).toBe("4");
  });

  test("starts every match with a seed of its own", () => {
    const table = sit([SALMA, IDRIS]);
    const next = rematch(table);
    tables.push(next);
    expect(next.match.chance?.seed).not.toBe(table.match.chance?.seed);
    expect(table.record).toMatch(/^note seed: \w+\nnote chance: by outcome$/m);
  });

  test("redraws the position although the ply is the same", () => {
    const table = sit([SALMA, COMPUTER]);
    table.choose(table.moves.value[0]);
    table.skip();
    const before = notation.makePosition(table.match.positionAt(1));
    table.rewind(0);
    table.choose(table.moves.value[2]);
    expect(table.ply.value).toBe(1);
    expect(notation.makePosition(table.position.value)).not.toBe(before);
  });
});

describe("a hint", () => {
  const MOVES = [
    { move: "L", value: 0.614, margin: 3.26 },
    { move: "S", value: 0.5, margin: -1 },
    { move: "R", value: 0.4, margin: -2 },
  ];

  test("is asked once, and compares the best move with the next", async () => {
    const table = sit([SALMA, COMPUTER]);
    void table.askHint();
    void table.askHint();
    expect(FakeWorker.last.asked).toMatchObject([{ question: { analyse: true } }]);
    expect(subline(table)).toBe("Looking for a good move …");
    FakeWorker.last.answer({ moves: MOVES, line: [] });
    await vi.advanceTimersByTimeAsync(0);
    expect(subline(table)).toBe("L: the chance to win is about 60 in 100, with the next best move 50.");
  });

  test("with a single move has nothing to compare with", async () => {
    const table = sit([SALMA, COMPUTER]);
    void table.askHint();
    FakeWorker.last.answer({ moves: [{ move: "L", value: 0, margin: -23.44 }], line: [] });
    await vi.advanceTimersByTimeAsync(0);
    expect(subline(table)).toBe("L: the chance to win is under 5 in 100.");
  });

  test("that does not come is said to be missing", async () => {
    const table = sit([SALMA, COMPUTER]);
    void table.askHint();
    FakeWorker.last.fail();
    await vi.advanceTimersByTimeAsync(0);
    expect([subline(table), table.isThinking.value]).toEqual(["No hint available. Try again.", false]);
  });

  test("is gone after the next move", async () => {
    const table = sit([SALMA, IDRIS]);
    void table.askHint();
    FakeWorker.last.answer({ moves: MOVES, line: [] });
    await vi.advanceTimersByTimeAsync(0);
    chooseFirst(table);
    expect(table.hint.value).toBeNull();
  });

  test("is not asked at a computer's turn", () => {
    const table = sit([SALMA, COMPUTER]);
    playTurn(table);
    expect(table.mayHint).toBe(false);
    FakeWorker.all.length = 0;
    void table.askHint();
    expect(FakeWorker.all).toHaveLength(0);
  });

  test("can be asked about a position of the past, and says so while it is looked for", async () => {
    const table = sit([SALMA, COMPUTER]);
    playTurn(table);
    table.jump(0);
    void table.askHint();
    expect(subline(table)).toBe("Looking for a good move …");
    FakeWorker.last.answer({ moves: MOVES, hint: "S", line: [] });
    await vi.advanceTimersByTimeAsync(0);
    expect(subline(table)).toBe("S: the chance to win is about 50 in 100.");
  });

  test("that nobody waits for does not hold up the computer, nor hide that it thinks", async () => {
    const table = sit([SALMA, COMPUTER]);
    chooseFirst(table);
    void table.askHint();
    const hinting = FakeWorker.last;
    const [question] = hinting.asked;
    chooseFirst(table);
    expect(table.match.actor).toBe(1);
    expect(hinting.isEnded).toBe(true);
    hinting.answer({ moves: MOVES, line: [] }, question);
    await vi.advanceTimersByTimeAsync(0);
    expect(table.isThinking.value).toBe(true);
    // The computer's answer to what was taken back must not be played after another choice of the same length.
    const stale = FakeWorker.last;
    const [asked] = stale.asked;
    const due = notation.makeMove(table.match.position, listMoves(table.match.position)[0]);
    table.undo();
    table.choose(table.moves.value[1]);
    watch(table);
    const { length } = table.match;
    stale.answer({ move: due }, asked);
    await vi.advanceTimersByTimeAsync(0);
    expect([table.length.value, table.isLost.value]).toEqual([length, false]);
  });
});

const saved = () => unwrap(parseRecord(savedRecord(), gameOf)).match.length;

describe("saving", () => {
  test("happens at the start and after every move, so that a reload loses nothing", () => {
    const table = sit([SALMA, IDRIS]);
    expect(saved()).toBe(0);
    for (let i = 0; i < 4; i++) {
      chooseFirst(table);
      expect(saved()).toBe(table.length.value);
    }
    expect(storage.get("riad.last")).toContain("own");
  });

  test("does not happen while a kept match is only looked at", () => {
    const match = unwrap(Match.fromSetup(marrakech, { seats: 2, first: 0 }));
    const kept = { id: "own", name: "", isKept: true, match, sitters: [SALMA, IDRIS], date: "2026-11-01", notice: "" };
    const table = new LocalTable(face, kept);
    tables.push(table);
    expect(storage.get("riad.kept.own")).toBeNull();
    table.goOn();
    chooseFirst(table);
    expect(savedRecord()).toContain("date: 2026-11-01");
  });

  test("that fails is said, and the match goes on", async () => {
    storage.isFull = true;
    const table = sit([SALMA, IDRIS]);
    await vi.advanceTimersByTimeAsync(0);
    expect(subline(table)).toContain("storage is full");
    chooseFirst(table);
    await vi.advanceTimersByTimeAsync(0);
    expect(subline(table)).toContain("storage is full");
    storage.isFull = false;
    chooseFirst(table);
    await vi.advanceTimersByTimeAsync(0);
    expect(table.notice.value).toBe("");
  });
});

const ended = () => playByChance(marrakech, { seats: 2 }, 1000, 4);

describe("the end", () => {
  test("has an ending and no moves; hints are of no use", () => {
    const table = sit([SALMA, COMPUTER], ended());
    expect(table.isOver.value).toBe(true);
    expect([table.moves.value, table.mayHint, subline(table)]).toEqual([[], false, ""]);
    const { position } = table.match;
    expect(table.ending?.ranking.map(({ points }) => points)).toEqual(
      [position.points(0), position.points(1)].sort((one, other) => other - one),
    );
    expect(FakeWorker.all).toHaveLength(0);
  });

  test("is reached by the last choice, and not before", () => {
    const match = ended();
    const { length } = match;
    const last = match.log[length - 1];
    unwrap(match.rewind(length - 1));
    const table = sit([SALMA, IDRIS], match);
    expect(table.ending).toBeNull();
    table.choose(last);
    watch(table);
    expect(table.ending).not.toBeNull();
  });

  test("is followed by the same seats, and the next one begins", () => {
    const first = sit([SALMA, COMPUTER, IDRIS], playByChance(marrakech, { seats: 3, first: 2 }, 1000, 4));
    const next = rematch(first);
    tables.push(next);
    expect([next.match.length, next.match.actor]).toEqual([0, 0]);
    expect(next.sitters.value).toEqual(first.sitters.value);
    expect(first.isBrowsing.value).toBe(true);
  });

  test("of a match that began with a position is followed by a whole match of as many seats", () => {
    const position = notation.makePosition(unwrap(Match.fromSetup(marrakech, { seats: 4 })).position);
    const table = sit([SALMA, IDRIS, COMPUTER, COMPUTER], unwrap(Match.fromPosition(marrakech, position)));
    const next = rematch(table);
    tables.push(next);
    expect([next.match.seats, next.match.length]).toEqual([4, 0]);
  });

  test.each([
    ["azul", { wall: "free", centres: "1" }],
    ["azul", { wall: "fixed", centres: "2" }],
    ["marrakech", { ruleset: "publisher" }],
  ])("of a match of %s that began with a position keeps its rules: %j", (id, options) => {
    const game = gameOf(id) as Game;
    const position = game.notation.makePosition(unwrap(Match.fromSetup(game, { seats: 3, options })).position);
    const match = unwrap(Match.fromPosition(game, position));
    const table = new LocalTable(makePlainFace(game), {
      id: "own",
      name: "",
      isKept: false,
      match,
      sitters: [SALMA, IDRIS, COMPUTER],
      date: "",
      notice: "",
    });
    const next = rematch(table);
    tables.push(table, next);
    expect(next.match.origin).toMatchObject({ setup: { seats: 3, options } });
  });
});

test("the board shown large is that of the person to move, or of the only one here", () => {
  const table = sit([COMPUTER, SALMA, IDRIS]);
  expect(table.viewer).toBe(1);
  expect(sit([COMPUTER, COMPUTER]).viewer).toBe(0);
  const people = sit([SALMA, IDRIS]);
  playTurn(people);
  expect(people.viewer).toBe(1);
});

test("a match that was left neither moves nor thinks", () => {
  const table = sit([SALMA, COMPUTER]);
  playTurn(table);
  table.leave();
  expect(FakeWorker.last.isEnded).toBe(true);
  table.goOn();
  expect(table.isThinking.value).toBe(false);
});
