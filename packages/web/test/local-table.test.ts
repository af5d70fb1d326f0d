/** A match on this screen without the screen: what may be chosen, and how it is shown. */
import { COMPUTER, IDRIS, SALMA, chooseFirst, notation, playTurn, sit, useLocalTables, watch } from "./local-match.ts";
import { CHANCE } from "@riad/core";
import { describe, expect, test, vi } from "vitest";
import { FakeWorker } from "./fake-worker.ts";

useLocalTables();

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
    const example = notation.makeMove(table.match.position, table.moves.value[0]);
    expect(table.type("nonsense")).toMatch(new RegExp(`\\. For example: ${example}\\.$`));
    expect(table.length.value).toBe(0);
    expect(table.type(` ${notation.makeMove(table.match.position, table.moves.value[0]).toLowerCase()} `)).toBe("");
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

describe("the headline", () => {
  test("addresses the next person by name where several share the screen", () => {
    const table = sit([SALMA, IDRIS]);
    expect(table.sentence).toMatch(/^Your turn, Salma: /);
    expect(table.shortSentence).toBe("Your turn, Salma");
    playTurn(table);
    expect(table.sentence).toMatch(/^Your turn, Idris: /);
  });

  test("addresses nobody within a turn, while a move is shown, or in the past", () => {
    const table = sit([SALMA, IDRIS]);
    table.choose(table.moves.value[1]);
    expect(table.sentence).not.toContain("Your turn");
    watch(table);
    expect(table.match.actor).toBe(0);
    expect(table.sentence).toMatch(/^Salma: /);
    table.jump(0);
    expect(table.sentence).not.toContain("Your turn");
  });

  test("addresses nobody where one person plays computers", () => {
    expect(sit([SALMA, COMPUTER]).sentence).toMatch(/^Salma: /);
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

  test("the past runs by itself from its start, until it is stopped or stepped through", () => {
    const table = sit([SALMA, IDRIS]);
    playTurn(table);
    for (const stop of [() => table.replay(), () => table.forward(), () => table.back(), () => table.jump(1)]) {
      table.jump(table.length.value);
      table.replay();
      expect([table.ply.value, table.isReplaying.value]).toEqual([table.start, true]);
      stop();
      expect(table.isReplaying.value).toBe(false);
    }
  });

  test("the board has four sides", () => {
    const table = sit([SALMA, IDRIS]);
    for (const side of [1, 2, 3, 0]) {
      table.flip();
      expect(table.side.value).toBe(side);
    }
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
