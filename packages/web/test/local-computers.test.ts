/** Computers at a match on this screen: asked once, stopped while paused or in the past, replaced by a person. */
import {
  COMPUTER,
  IDRIS,
  SALMA,
  answer,
  chooseFirst,
  face,
  marrakech,
  notation,
  playTurn,
  savedRecord,
  sit,
  tables,
  useLocalTables,
  watch,
} from "./local-match.ts";
import { makeRecord } from "@riad/core";
import { describe, expect, test, vi } from "vitest";
import { choose as set } from "../src/page/settings.ts";
import { begin } from "../src/play/beginning.ts";
import type { Sitter } from "../src/play/face.ts";
import { LocalTable } from "../src/play/local.ts";
import { makeNotes } from "../src/play/sitting.ts";
import { subline } from "../src/play/subline.ts";
import { FakeWorker } from "./fake-worker.ts";

useLocalTables();

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

  test("going forward ends what is being shown, with what chance did after it", () => {
    const table = sit([SALMA, IDRIS]);
    chooseFirst(table);
    table.jump(0);
    table.stepOn();
    expect([table.isShowing.value, table.ply.value]).toEqual([true, 1]);
    table.forward();
    // The roll belongs to what was decided before it.
    expect([table.isShowing.value, table.ply.value]).toEqual([false, 2]);
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

  test("that nobody plays against are stopped by the first step, and make one move with it", async () => {
    const table = sit([COMPUTER, { ...COMPUTER, name: "Tariq" }]);
    expect(table.isFilm).toBe(true);
    table.forward();
    expect(table.isPaused.value).toBe(true);
    await answer(table);
    watch(table);
    const stepped = table.length.value;
    expect(stepped).toBeGreaterThan(0);
    await vi.advanceTimersByTimeAsync(5000);
    expect(table.length.value).toBe(stepped);
  });

  test("play to the end without showing every move when the reader skips there, until somebody pauses", async () => {
    set("speed", "calm");
    const table = sit([COMPUTER, { name: "Tariq", level: "expert" }]);
    table.hurry();
    const limits = new Set<number | undefined>();
    for (let i = 0; i < 12; i++) {
      const asked = FakeWorker.last.asked as { question: { ms?: number } }[];
      limits.add(asked.at(-1)?.question.ms);
      await answer(table);
      await vi.advanceTimersByTimeAsync(1);
      expect(table.isShowing.value).toBe(false);
      expect(table.ply.value).toBe(table.length.value);
    }
    expect([...limits]).toEqual([undefined, 30]);
    table.pause();
    const paused = table.length.value;
    await vi.advanceTimersByTimeAsync(5000);
    expect(table.length.value).toBe(paused);
  });

  test("of the strongest level think briefly when everything has to be quick", () => {
    const limits = (["fastest", "quick", "normal"] as const).map((speed) => {
      set("speed", speed);
      const table = sit([SALMA, { name: "Noor", level: "expert" }]);
      playTurn(table);
      return (FakeWorker.last.asked as { question: { ms?: number } }[])[0].question.ms;
    });
    expect(limits).toEqual([30, 120, undefined]);
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

  test("cannot be paused where none plays, also after the last was replaced while the match was paused", () => {
    const people = sit([SALMA, IDRIS]);
    people.pause();
    expect([people.mayPause, people.isPaused.value]).toEqual([false, false]);
    const replaced = sit([SALMA, COMPUTER]);
    replaced.pause();
    replaced.takeOver(1);
    expect([replaced.mayPause, replaced.isPaused.value]).toEqual([false, false]);
  });

  test("wait in a match that was sent: its position stays until the reader continues", async () => {
    const sent = sit([SALMA, COMPUTER]);
    playTurn(sent);
    const { length } = sent.match;
    FakeWorker.all.length = 0;
    const opened = async (sitters: readonly Sitter[]) => {
      const record = makeRecord(sent.match, makeNotes(sitters, ""));
      const begun = await begin(marrakech, { kind: "record", text: record }, null);
      if (begun === null) throw new Error("The record cannot be read.");
      const table = new LocalTable(face, begun);
      tables.push(table);
      table.goOn();
      await vi.advanceTimersByTimeAsync(5000);
      return table;
    };
    const table = await opened([SALMA, COMPUTER]);
    expect([table.length.value, FakeWorker.all.length, subline(table)]).toEqual([
      length,
      0,
      "Shared position: Salma and Noor. This is your own copy: play on or look back.",
    ]);
    table.pause();
    expect(FakeWorker.all).toHaveLength(1);
    // Where a person is to move nothing happens by itself, and the computers answer as usual.
    expect((await opened([COMPUTER, SALMA])).isPaused.value).toBe(false);
    expect((await opened([SALMA, IDRIS])).isPaused.value).toBe(false);
  });

  test("stop while the reader looks at the past", () => {
    const table = sit([SALMA, COMPUTER]);
    playTurn(table);
    table.jump(1);
    expect([FakeWorker.last.isEnded, table.isThinking.value]).toEqual([true, false]);
    expect(subline(table)).toMatch(/^.+\. The End key leads back to the match\.$/);
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
