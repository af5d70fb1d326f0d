/** Which match a table begins with: the one that was requested, the one that was saved, or a first one. */
import { addressNow, setAddress, storage } from "./page-globals.ts";
import { Match, makeRecord, unwrap } from "@riad/core";
import type { Game } from "@riad/core";
import { azul as azulGame, marrakech as marrakechGame } from "@riad/games";
import fc from "fast-check";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { begin, bringBack, readMatch, readAnything } from "../src/play/beginning.ts";
import {
  sitDown,
  sitDownFirst,
  takeRequest,
  earlierMatch,
  saveMatch,
  savedMatch,
  setAside,
  unfinishedMatch,
} from "../src/play/saved.ts";
import { againstComputers, completeNames, makeNotes, readSitters, usualName, usualNames } from "../src/play/sitting.ts";
import { isOpening, openText, refusal } from "../src/start/OpenSheet.tsx";
import { speak } from "../src/words/words.ts";
import { playByChance } from "./kept-match.ts";

const azul = azulGame as unknown as Game;
const marrakech = marrakechGame as unknown as Game;

beforeEach(() => {
  storage.clear();
  takeRequest();
  setAddress("http://riad.test/");
});

afterAll(() => speak("en"));

function recordOf(game: Game, plies: number, players = ["Mina", "Zohra"], seats = "person,hard"): string {
  return makeRecord(playByChance(game, { seats: players.length }, plies, 3), { players, extra: { seats } });
}

describe("a table begins", () => {
  test("with a person and computers where nothing is saved", () => {
    const { match, sitters, notice } = begin(marrakech, null);
    expect([match.length, match.seats, notice]).toEqual([0, 2, ""]);
    expect(sitters).toEqual([
      { name: "Salma", level: null },
      { name: "Idris", level: "medium" },
    ]);
  });

  test("with what was saved: moves, names and levels", () => {
    saveMatch("azul", recordOf(azul, 14));
    const { match, sitters, notice } = begin(azul, null);
    expect([match.length, notice]).toEqual([14, ""]);
    expect(sitters).toEqual([
      { name: "Mina", level: null },
      { name: "Zohra", level: "hard" },
    ]);
  });

  test("anew where the saved match cannot be read, and says why", () => {
    saveMatch("azul", recordOf(azul, 14).replace("rules: ", "rules: 9"));
    const { match, notice } = begin(azul, null);
    expect(match.length).toBe(0);
    expect(notice).toMatch(/^The saved match couldn’t be read, so a new one starts\. ./);
  });

  test("with the setup that was requested", () => {
    const sitters = [1, 2, 3].map((number) => ({ name: `Player ${number}`, level: null }));
    const begun = begin(azul, { kind: "new", setup: { seats: 3, options: { wall: "free" } }, sitters });
    expect([begun.match.seats, begun.sitters]).toEqual([3, sitters]);
    expect(makeRecord(begun.match)).toContain("option wall: free");
  });

  test("with a requested position, at which everybody is a person", () => {
    const position = marrakech.notation.makePosition(unwrap(Match.fromSetup(marrakech, { seats: 3 })).position);
    const { match, sitters } = begin(marrakech, { kind: "position", text: ` ${position}\n` });
    expect(match.seats).toBe(3);
    expect(sitters.map(({ level }) => level)).toEqual([null, null, null]);
    expect(new Set(sitters.map(({ name }) => name)).size).toBe(3);
  });

  test.each([
    ["a record that is none", { kind: "record", text: "riad record 1\nnonsense" } as const],
    ["a record of another game", { kind: "record", text: recordOf(marrakech, 3) } as const],
    ["a position that is none", { kind: "position", text: "nonsense" } as const],
    ["a setup that the game does not have", { kind: "new", setup: { seats: 9 }, sitters: [] } as const],
  ])("with the saved match where %s was requested, and says why", (_name, request) => {
    saveMatch("azul", recordOf(azul, 6));
    const { match, notice } = begin(azul, request);
    expect(match.length).toBe(6);
    expect(notice).not.toBe("");
  });
});

const notes = (seats: string) => ({ players: ["Mina", "Zohra"], date: "", extra: { seats } });

describe("who sits where", () => {
  test("survives in the notes of a record", () => {
    const level = fc.constantFrom(null, "random", "easy", "medium", "hard", "expert");
    const sitter = fc.record({ name: fc.stringMatching(/^[A-Za-z]{1,9}$/), level });
    fc.assert(
      fc.property(fc.array(sitter, { minLength: 2, maxLength: 2 }), (sitters) => {
        const text = makeRecord(unwrap(Match.fromSetup(azul)), makeNotes(sitters, "2026-11-16"));
        expect(unwrap(readMatch(azul, text)).sitters).toEqual(sitters);
      }),
    );
  });

  test("is everybody a person in a record from elsewhere, or where a level is unknown", () => {
    expect(readSitters(notes("wizard"), ["easy"]).map(({ level }) => level)).toEqual([null, null]);
    expect(readSitters(notes("easy"), ["easy"]).map(({ level }) => level)).toEqual(["easy", null]);
    expect(readSitters({ ...notes(""), extra: {} }, ["easy"]).map(({ level }) => level)).toEqual([null, null]);
  });

  test("is one person against computers of one level, however many seats there are", () => {
    const sitters = againstComputers("easy", 6);
    expect(sitters.map(({ level }) => level)).toEqual([null, "easy", "easy", "easy", "easy", "easy"]);
    expect(new Set(sitters.map(({ name }) => name)).size).toBe(6);
  });

  test("has names that differ at tables of any size, in any language", async () => {
    expect(usualNames(6)).toEqual(["Salma", "Idris", "Noor", "Tariq", "Seat 5", "Seat 6"]);
    await speak("fr");
    expect(usualNames(5).at(-1)).toBe("Place 5");
    await speak("en");
    expect(usualName(["Salma", "Idris"])).toBe("Noor");
    expect(usualName(["Noor"], 2)).toBe("Salma");
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.constantFrom("Salma", "Idris", "Noor", "Tariq", "Mina"), { maxLength: 4 }),
        (some) => {
          const names = completeNames([...some, "", " "]);
          expect(new Set(names).size).toBe(some.length + 2);
          expect(names.slice(0, some.length)).toEqual(some);
        },
      ),
    );
  });
});

describe("a running match", () => {
  test("is set aside when another takes its place, and comes back in exchange", () => {
    const [first, second] = [recordOf(azul, 8), recordOf(azul, 21)];
    saveMatch("azul", first);
    setAside("azul");
    saveMatch("azul", second);
    expect(earlierMatch("azul")).toBe(first);
    expect(unwrap(bringBack(azul)).match.length).toBe(8);
    expect(earlierMatch("azul")).toBe(second);
  });

  test("is not lost for an earlier one that cannot be read, which is forgotten", () => {
    storage.set("riad.match.azul.earlier", "nonsense");
    saveMatch("azul", recordOf(azul, 8));
    expect(bringBack(azul).ok).toBe(false);
    expect(earlierMatch("azul")).toBeNull();
    expect(savedMatch("azul")).toBe(recordOf(azul, 8));
  });

  test.each([
    ["has no moves", 0],
    ["is over", 5000],
  ])("that %s is not worth setting aside, nor going on with", (_name, plies) => {
    saveMatch("marrakech", recordOf(marrakech, plies));
    setAside("marrakech");
    expect(earlierMatch("marrakech")).toBeNull();
    expect(unfinishedMatch()).toBeNull();
  });

  test("to go on with is the one played last, with its players", () => {
    saveMatch("marrakech", recordOf(marrakech, 5, ["Mina", "Noor", "Zohra"]));
    saveMatch("azul", recordOf(azul, 9));
    expect(unfinishedMatch()).toEqual({ game: "azul", players: ["Mina", "Zohra"] });
    storage.set("riad.last", "marrakech");
    expect(unfinishedMatch()).toEqual({ game: "marrakech", players: ["Mina", "Noor", "Zohra"] });
  });

  test("of the other game is offered where the last one played is over", () => {
    saveMatch("azul", recordOf(azul, 9));
    saveMatch("marrakech", recordOf(marrakech, 5000));
    expect(unfinishedMatch()?.game).toBe("azul");
  });
});

describe("sitting down", () => {
  test("sets a running match aside, hands over the request once, and goes there", () => {
    saveMatch("azul", recordOf(azul, 9));
    const request = { kind: "record", text: "x" } as const;
    sitDown("azul", request);
    expect(earlierMatch("azul")).toBe(recordOf(azul, 9));
    expect(new URL(addressNow()).pathname).toBe("/azul");
    expect([takeRequest(), takeRequest()]).toEqual([request, null]);
  });

  test("after a lesson is against easy computers, and the learner begins", () => {
    sitDownFirst(marrakech);
    const request = takeRequest();
    expect(request).toMatchObject({ kind: "new", setup: { first: 0 }, sitters: [{ level: null }, { level: "easy" }] });
    expect(begin(marrakech, request).match.actor).toBe(0);
  });
});

describe("a text from outside", () => {
  const record = recordOf(marrakech, 7);
  const position = azul.notation.makePosition(unwrap(Match.fromSetup(azul)).position);

  test("is a record or a position of any game, blanks around it aside", () => {
    expect(unwrap(readAnything(`\n  ${record}\n\n`))).toEqual({
      game: "marrakech",
      request: { kind: "record", text: record },
    });
    expect(unwrap(readAnything(` ${position} `))).toEqual({
      game: "azul",
      request: { kind: "position", text: position },
    });
  });

  test("that cannot be read opens the sheet with the reason; one that can closes it", async () => {
    await openText("riad record 1\ngame: chess");
    expect([isOpening.value, refusal.value === "", takeRequest()]).toEqual([true, false, null]);
    await openText(record);
    expect([isOpening.value, refusal.value]).toEqual([false, ""]);
    expect(takeRequest()).toEqual({ kind: "record", text: record });
  });

  test("is never read as a match that cannot be begun", () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.string().map((text) => `riad${text}`),
        ),
        (text) => {
          const read = readAnything(text);
          if (!read.ok) expect(read.refusal.message).not.toBe("");
          else expect(begin(read.value.game === "azul" ? azul : marrakech, read.value.request).notice).toBe("");
        },
      ),
    );
  });
});
