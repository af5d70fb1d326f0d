/** What is chosen for a new online table: kinds of seats, clocks, and what storage may contain. */
import { storage } from "./page-globals.ts";
import { createRequest } from "@riad/protocol";
import fc from "fast-check";
import { beforeEach, describe, expect, test } from "vitest";
import {
  CLOCKS,
  CLOCK_KINDS,
  SEAT_KINDS,
  changeKind,
  changePart,
  fitSeats,
  keepSettings,
  requestSeat,
  seatsFrom,
  storedSettings,
} from "../src/online/table-settings.ts";
import type { OnlineSeat, SeatKind } from "../src/online/table-settings.ts";
import type { LevelId } from "../src/play/sitting.ts";

beforeEach(() => storage.clear());

const kinds = (seats: readonly OnlineSeat[]) => seats.map(({ kind }) => kind);
const seatsOf = (...all: SeatKind[]): OnlineSeat[] => all.map((kind) => ({ kind, level: "medium" }));
const plan = (...levels: (LevelId | null)[]) => seatsFrom(levels.map((level) => ({ name: "", level, sign: "" })));

describe("seats as they are set up for this screen", () => {
  test.each([
    [
      "the only person is oneself, and the first computer makes room",
      plan("easy", null, "hard"),
      ["open", "me", "computer"],
    ],
    ["other people may come from anywhere", plan(null, "easy", null), ["me", "computer", "open"]],
    ["where only computers play, one takes the first seat", plan("easy", "hard"), ["me", "open"]],
  ])("%s", (_name, seats, expected) => {
    expect(kinds(seats)).toEqual(expected);
  });

  test("computers keep their level, also while somebody may sit there", () => {
    expect(plan(null, "hard", "expert").map(({ level }) => level)).toEqual(["medium", "hard", "expert"]);
  });
});

describe("a kind of seat", () => {
  test("becomes another", () => {
    expect(kinds(changeKind(seatsOf("me", "open", "computer"), 1, "friend"))).toEqual(["me", "friend", "computer"]);
  });

  test("taken for oneself is exchanged with one's own", () => {
    expect(kinds(changeKind(seatsOf("me", "open", "computer"), 2, "me"))).toEqual(["computer", "open", "me"]);
  });

  test("one's own is given up only by taking another", () => {
    expect(kinds(changeKind(seatsOf("me", "open"), 0, "computer"))).toEqual(["me", "open"]);
  });

  test("there is always exactly one of one's own", () => {
    const changes = fc.array(fc.tuple(fc.nat(2), fc.constantFrom(...SEAT_KINDS)));
    fc.assert(
      fc.property(changes, (all) => {
        let seats = seatsOf("me", "open", "computer");
        for (const [at, kind] of all) seats = changeKind(seats, at, kind);
        expect(kinds(seats).filter((kind) => kind === "me")).toHaveLength(1);
      }),
    );
  });

  test("is for somebody else when the reader only watches, and one's own again when not", () => {
    const watching = changePart(seatsOf("computer", "me", "open"), false);
    expect(kinds(watching)).toEqual(["computer", "open", "open"]);
    expect(kinds(changePart(watching, false))).toEqual(["computer", "open", "open"]);
    expect(kinds(changePart(watching, true))).toEqual(["computer", "me", "open"]);
    expect(kinds(changePart(seatsOf("me", "open"), true))).toEqual(["me", "open"]);
  });

  test("is asked for as the server knows it", () => {
    expect(seatsOf("me", "open", "friend", "computer").map(requestSeat)).toEqual([
      { kind: "me" },
      { kind: "open" },
      { kind: "reserved" },
      { kind: "computer", level: "medium" },
    ]);
  });
});

describe("another game", () => {
  test("has as many seats as it can, and one's own is never cut off", () => {
    const six = seatsOf("open", "computer", "open", "friend", "open", "me");
    expect(kinds(fitSeats(six, { minSeats: 2, maxSeats: 4 }))).toEqual(["open", "computer", "open", "me"]);
    expect(kinds(fitSeats(seatsOf("me", "open"), { minSeats: 3, maxSeats: 4 }))).toEqual(["me", "open", "open"]);
    const fitting = seatsOf("me", "friend", "open");
    expect(fitSeats(fitting, { minSeats: 2, maxSeats: 4 })).toEqual(fitting);
  });
});

describe("settings", () => {
  test("are kept for the next table", () => {
    expect(storedSettings()).toEqual({ clock: "none", pace: 0, isPublic: false });
    keepSettings({ clock: "bank", pace: 2, isPublic: true });
    expect(storedSettings()).toEqual({ clock: "bank", pace: 2, isPublic: true });
  });

  test.each(CLOCK_KINDS.flatMap((kind) => CLOCKS[kind].map((clock) => [clock])))(
    "%j is a clock of the server",
    (clock) => {
      const request = { game: "azul", seats: [{ kind: "me" }, { kind: "open" }], clock };
      expect(createRequest.safeParse(request).success).toBe(true);
    },
  );

  test("stored as anything are settings that the server takes", () => {
    const nonsense = fc.oneof(
      fc.json(),
      fc
        .record({
          clock: fc.oneof(fc.constantFrom(...CLOCK_KINDS, "toString", "chess"), fc.jsonValue()),
          pace: fc.oneof(fc.integer({ min: -1, max: 5 }), fc.constantFrom("1", "length", 0.5), fc.jsonValue()),
          isPublic: fc.oneof(fc.boolean(), fc.jsonValue()),
        })
        .map((value) => JSON.stringify(value)),
      fc.string(),
    );
    fc.assert(
      fc.property(nonsense, (text) => {
        storage.set("riad.manner", text);
        const { clock, pace, isPublic } = storedSettings();
        const request = {
          game: "azul",
          seats: [{ kind: "me" }, { kind: "open" }],
          clock: CLOCKS[clock][pace],
          public: isPublic,
        };
        expect(createRequest.safeParse(request).success, JSON.stringify(request)).toBe(true);
      }),
      { numRuns: 300 },
    );
  });
});
