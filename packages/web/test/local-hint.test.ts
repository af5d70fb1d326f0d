/** Hints in a match on this screen. */
import {
  COMPUTER,
  IDRIS,
  SALMA,
  chooseFirst,
  notation,
  playTurn,
  sit,
  undoForSure,
  useLocalTables,
  watch,
} from "./local-match.ts";
import { listMoves } from "@riad/core";
import { describe, expect, test, vi } from "vitest";
import { subline } from "../src/play/subline.ts";
import { FakeWorker } from "./fake-worker.ts";

useLocalTables();

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
    expect(subline(table)).toBe("L. Chance to win: about 60\u00a0%; with the next best, about 50\u00a0%.");
  });

  test("with a single move has nothing to compare with", async () => {
    const table = sit([SALMA, COMPUTER]);
    void table.askHint();
    FakeWorker.last.answer({ moves: [{ move: "L", value: 0, margin: -23.44 }], line: [] });
    await vi.advanceTimersByTimeAsync(0);
    expect(subline(table)).toBe("L. Chance to win: under 5\u00a0%.");
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
    expect(subline(table)).toBe("S. Chance to win: about 50\u00a0%, as with the next best.");
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
    undoForSure(table);
    table.choose(table.moves.value[1]);
    watch(table);
    const { length } = table.match;
    stale.answer({ move: due }, asked);
    await vi.advanceTimersByTimeAsync(0);
    expect([table.length.value, table.isLost.value]).toEqual([length, false]);
  });
});
