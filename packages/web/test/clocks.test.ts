/** Time at an online table: what is left, in words, and counted by the server's time. */
import "./page-globals.ts";
import { signal } from "@preact/signals";
import type { ClockView, ClockWish, SeatView } from "@riad/protocol";
import fc from "fast-check";
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { clockLine, clockOf, clockWords, paceWords, runClocks, secondsUntil } from "../src/online/clocks.ts";
import { connection } from "../src/online/connection.ts";
import type { OnlineMatch } from "../src/online/online-match.ts";
import { seatTitle, sittersOf } from "../src/online/sitters.ts";
import { loadWords, speak } from "../src/words/words.ts";
import { human } from "./scripted-server.ts";

beforeAll(() => loadWords("online"));
beforeEach(() => void vi.useFakeTimers());
afterEach(async () => {
  vi.useRealTimers();
  await speak("en");
});

const SECOND = 1000;
const HOUR = 3600 * SECOND;

describe("a clock in words", () => {
  test.each([
    [0, "0:00"],
    [1, "0:01"],
    [59_001, "1:00"],
    [65 * SECOND, "1:05"],
    [599 * SECOND, "9:59"],
    [HOUR, "1:00:00"],
    [HOUR + 61 * SECOND, "1:01:01"],
    [24 * HOUR, "1 d 0 h"],
    [73 * HOUR, "3 d 1 h"],
  ])("%i ms left is %s", (ms, words) => {
    expect(clockWords(ms)).toBe(words);
  });

  test("never shows more than a minute's seconds or an hour's minutes, and only 0:00 when time is up", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 24 * HOUR - 1 }), (ms) => {
        const parts = clockWords(ms).split(":").map(Number);
        expect(parts.slice(1).every((part) => part < 60)).toBe(true);
        const seconds = parts.reduce((sum, part) => sum * 60 + part, 0);
        expect(seconds).toBe(Math.ceil(ms / SECOND));
      }),
    );
  });

  test("days and hours are said in the language on screen", async () => {
    await speak("fr");
    expect(clockWords(49 * HOUR)).toBe("2 j 1 h");
  });
});

describe("a pace in words", () => {
  const paces: readonly (readonly [ClockWish, string, string])[] = [
    [{ kind: "none" }, "None", ""],
    [{ kind: "turn", seconds: 30 }, "30 s", "30 s for each decision"],
    [{ kind: "turn", seconds: 60 }, "1 min", "1 min for each decision"],
    [{ kind: "turn", seconds: 90 }, "90 s", "90 s for each decision"],
    [{ kind: "turn", seconds: 300 }, "5 min", "5 min for each decision"],
    [{ kind: "bank", seconds: 600, increment: 10 }, "10 min + 10 s", "10 min + 10 s"],
    [{ kind: "bank", seconds: 90, increment: 0 }, "1.5 min + 0 s", "1.5 min + 0 s"],
    [{ kind: "days", days: 1 }, "1 day", "1 day for each decision"],
    [{ kind: "days", days: 3 }, "3 days", "3 days for each decision"],
  ];

  test.each(paces)("%j", (clock, pace, line) => {
    expect(paceWords(clock)).toBe(pace);
    expect(clockLine(clock)).toBe(line);
  });
});

describe("a clock at a seat", () => {
  const clocks = signal<ClockView | null>(null);
  const seats = [0, 1].map((seat) => clockOf(clocks, seat));

  test("runs only for the seat to move, by the server's time, and never below nothing", async () => {
    const stop = runClocks();
    clocks.value = { left: [30_000, 20_000], running: { seat: 0, since: connection.now } };
    expect(seats.map(({ text }) => text.value)).toEqual(["0:30", "0:20"]);
    await vi.advanceTimersByTimeAsync(12_000);
    expect(seats.map(({ text }) => text.value)).toEqual(["0:18", "0:20"]);
    expect(seats.map(({ isRunning }) => isRunning.value)).toEqual([true, false]);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(seats[0].text.value).toBe("0:00");
    stop();
  });

  test("is low only while it runs and has less than ten seconds", () => {
    const now = connection.now;
    clocks.value = { left: [9000, 9000], running: { seat: 1, since: now } };
    expect(seats.map(({ isLow }) => isLow.value)).toEqual([false, true]);
    clocks.value = { left: [9000, 10_000], running: { seat: 1, since: now } };
    expect(seats[1].isLow.value).toBe(false);
  });

  test("that started in the future, by a slow clock here, has lost nothing yet", () => {
    clocks.value = { left: [30_000, null], running: { seat: 0, since: connection.now + 5000 } };
    expect(seats[0].text.value).toBe("0:30");
    expect(seats[1].text.value).toBe("0:00");
  });
});

test("the clocks stop after their last user, who may leave twice", async () => {
  const stops = [runClocks(), runClocks()];
  const left = secondsUntil(connection.now + 10_000);
  stops[0]();
  stops[0]();
  await vi.advanceTimersByTimeAsync(4000);
  expect(left.value).toBe(6);
  stops[1]();
  await vi.advanceTimersByTimeAsync(4000);
  expect(left.value).toBe(6);
  expect(vi.getTimerCount()).toBe(0);
});

function sitters(seats: readonly SeatView[], you: number | null, here: readonly boolean[], clock: ClockWish["kind"]) {
  const online = {
    view: signal({ seats, clock: { kind: clock } }),
    you: signal(you),
    presence: signal({ here, watchers: 0, gone: [] }),
    clocks: signal(null),
  };
  return sittersOf(online as unknown as OnlineMatch).value;
}

describe("who sits at an online table", () => {
  test.each([
    [human("Noor"), false, true, ""],
    [human("Noor"), true, true, "you"],
    [human("Noor"), false, false, "not connected"],
    [human("Noor", { away: true }), false, false, "has left"],
    [human("Noor", { level: "easy" }), false, false, "a computer stands in"],
    [human("Noor", { level: "easy", out: "resigned" }), true, true, "has resigned"],
    [human("Noor", { out: "time" }), false, true, "out of time"],
    // Its name says how strong it is.
    [human("", { kind: "computer", level: "hard" }), false, false, ""],
  ])("%j is noted as what matters most", (seat, isYou, isHere, note) => {
    const [sitter] = sitters([seat], isYou ? 0 : null, [isHere], "none");
    expect(sitter.remote?.note).toBe(note);
    // A stand-in for somebody who has resigned is not who sits there.
    expect(sitter.level).toBe(seat.kind === "human" && seat.out !== null ? null : seat.level);
  });

  test("has a presence only as a person, and a clock only where the match has one", () => {
    const seats = [human("Noor"), human("", { kind: "computer", level: "easy" })];
    const [person, computer] = sitters(seats, null, [false, false], "turn");
    expect([person.remote?.isHere, computer.remote?.isHere]).toEqual([false, null]);
    expect([person.remote?.clock === null, computer.remote?.clock]).toEqual([false, null]);
    expect(sitters(seats, null, [], "none")[0].remote).toMatchObject({ isHere: null, clock: null });
  });

  test("is called by name, by level or by number", () => {
    expect(seatTitle(human("Noor"), 2)).toBe("Noor");
    expect(seatTitle(human(""), 2)).toBe("Seat 3");
    expect(seatTitle(human("x", { kind: "computer", level: "medium" }), 2)).toBe("Computer (medium)");
  });
});
