/** Which match a table begins with: the one that was requested, the one that was saved, or a first one. */
import { addressNow, setAddress, storage } from "./page-globals.ts";
import "fake-indexeddb/auto";
import { Match, makeRecord, unwrap } from "@riad/core";
import type { Game } from "@riad/core";
import { azul as azulGame, marrakech as marrakechGame } from "@riad/games";
import fc from "fast-check";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { begin, readMatch } from "../src/play/beginning.ts";
import { makeLink } from "../src/play/share.ts";
import { sitDown, sitDownFirst, takeRequest } from "../src/play/request.ts";
import { keptFrom } from "../src/kept/kept-match.ts";
import type { KeptMatch } from "../src/kept/kept-match.ts";
import { deleteMatch, listMatches, saveMatch } from "../src/kept/match-store.ts";
import type { MatchRequest } from "../src/play/request.ts";
import { againstComputers, completeNames, makeNotes, readSitters, usualName, usualNames } from "../src/play/sitting.ts";
import { isOpening, openText, refusal } from "../src/start/opening.ts";
import { makeAddress } from "../src/play/position-address.ts";
import { readAnything } from "../src/start/reading.ts";
import { loadWords, speak } from "../src/words/words.ts";
import { playByChance } from "./kept-match.ts";

const azul = azulGame as unknown as Game;
const marrakech = marrakechGame as unknown as Game;

beforeAll(() => loadWords("table"));

beforeEach(async () => {
  storage.clear();
  for (const { id } of await listMatches()) await deleteMatch(id);
  takeRequest();
  setAddress("http://riad.test/");
});

afterAll(() => speak("en"));

test("a match that was sent says whose it is and that this is a copy; one that is over shows its result instead", async () => {
  const sent = await begin(azul, { kind: "record", text: recordOf(azul, 20) }, null);
  expect(sent?.notice).toBe("Shared position: Mina and Zohra. This is your own copy: play on or look back.");
  expect((await begin(azul, { kind: "record", text: recordOf(azul, 5000) }, null))?.notice).toBe("");
});

function recordOf(game: Game, plies: number, players = ["Mina", "Zohra"], seats = "person,hard"): string {
  return makeRecord(playByChance(game, { seats: players.length }, plies, 3), { players, extra: { seats } });
}

async function keepRecord(record: string, wish: Partial<KeptMatch> = {}): Promise<string> {
  const kept = keptFrom(record, wish);
  if (kept === null) throw new Error("The record names no game.");
  await saveMatch(kept);
  return kept.id;
}

async function beginning(game: Game, request: MatchRequest | null, id: string | null = null) {
  const begun = await begin(game, request, id);
  if (begun === null) throw new Error("There is no such match.");
  return begun;
}

describe("a table begins", () => {
  test("with either player first, drawn, where nothing is saved", async () => {
    const starters = new Set<unknown>();
    for (let i = 0; i < 40; i++) {
      const { match, isDrawn } = await beginning(marrakech, null);
      expect(isDrawn).toBe(true);
      starters.add("setup" in match.origin && match.origin.setup.first);
    }
    expect(starters).toEqual(new Set([0, 1]));
  });

  test("with a person and computers where nothing is saved", async () => {
    const { match, sitters, notice } = await beginning(marrakech, null);
    expect([match.length, match.seats, notice]).toEqual([0, 2, ""]);
    expect(sitters).toEqual([
      { name: "Salma", level: null },
      { name: "Idris", level: "medium" },
    ]);
  });

  test("with what was saved: moves, names and levels", async () => {
    await keepRecord(recordOf(azul, 14));
    const { match, sitters, notice } = await beginning(azul, null);
    expect([match.length, notice]).toEqual([14, ""]);
    expect(sitters).toEqual([
      { name: "Mina", level: null },
      { name: "Zohra", level: "hard" },
    ]);
  });

  test("anew where the saved match cannot be read, and says why", async () => {
    const unreadable = recordOf(azul, 14).replace("rules: ", "rules: 9");
    await keepRecord(unreadable);
    const { match, notice } = await beginning(azul, null);
    expect(match.length).toBe(0);
    expect(notice).toMatch(/^The saved match couldn’t be read, so a new one starts\. ./);
    expect((await listMatches()).map(({ record }) => record)).toEqual([unreadable]);
  });

  test("with the match whose id is asked for, and with none if there is no such match of this game", async () => {
    const [older, newer] = [await keepRecord(recordOf(azul, 8)), await keepRecord(recordOf(azul, 21))];
    expect((await beginning(azul, null, older)).match.length).toBe(8);
    expect((await beginning(azul, null, newer)).id).toBe(newer);
    expect(await begin(marrakech, null, newer)).toBeNull();
    expect(await begin(azul, null, "gone")).toBeNull();
  });

  test("with the last match of the game on this device, never with one that is played on a server", async () => {
    await keepRecord(recordOf(azul, 8));
    await keepRecord(recordOf(marrakech, 5));
    await keepRecord(recordOf(azul, 21), { isOnline: true });
    expect((await beginning(azul, null)).match.length).toBe(8);
  });

  test("with the setup that was requested", async () => {
    const sitters = [1, 2, 3].map((number) => ({ name: `Player ${number}`, level: null }));
    const begun = await beginning(azul, { kind: "new", setup: { seats: 3, options: { wall: "free" } }, sitters });
    expect([begun.match.seats, begun.sitters]).toEqual([3, sitters]);
    expect(makeRecord(begun.match)).toContain("option wall: free");
  });

  test("with a requested position, at which everybody is a person", async () => {
    const position = marrakech.notation.makePosition(unwrap(Match.fromSetup(marrakech, { seats: 3 })).position);
    const { match, sitters } = await beginning(marrakech, { kind: "position", text: ` ${position}\n` });
    expect(match.seats).toBe(3);
    expect(sitters.map(({ level }) => level)).toEqual([null, null, null]);
    expect(new Set(sitters.map(({ name }) => name)).size).toBe(3);
  });

  test("with a requested position and the players that were chosen for it", async () => {
    const text = marrakech.notation.makePosition(unwrap(Match.fromSetup(marrakech, { seats: 2 })).position);
    const chosen = [
      { name: "Salma", level: "hard" },
      { name: "Idris", level: null },
    ];
    const { sitters } = await beginning(marrakech, { kind: "position", text, sitters: chosen });
    expect(sitters).toEqual(chosen);
  });

  test.each([
    ["a record that is none", { kind: "record", text: "riad record 1\nnonsense" } as const],
    ["a record of another game", { kind: "record", text: recordOf(marrakech, 3) } as const],
    ["a position that is none", { kind: "position", text: "nonsense" } as const],
    ["a setup that the game does not have", { kind: "new", setup: { seats: 9 }, sitters: [] } as const],
  ])("with the saved match where %s was requested, and says why", async (_name, request) => {
    await keepRecord(recordOf(azul, 6));
    const { match, notice } = await beginning(azul, request);
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
    expect(usualNames(5).at(-1)).toBe("Joueur 5");
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

describe("sitting down", () => {
  test("hands over the request once, and goes to a match of its own", () => {
    const request = { kind: "record", text: "x" } as const;
    const addresses = [0, 1].map(() => {
      sitDown("azul", request);
      return new URL(addressNow());
    });
    expect(addresses.map(({ pathname }) => pathname)).toEqual(["/azul", "/azul"]);
    expect(new Set(addresses.map(({ search }) => search)).size).toBe(2);
    expect([takeRequest(), takeRequest()]).toEqual([request, null]);
  });

  test("after a lesson is against easy computers, and the learner begins", async () => {
    sitDownFirst(marrakech);
    const request = takeRequest();
    expect(request).toMatchObject({ kind: "new", setup: { first: 0 }, sitters: [{ level: null }, { level: "easy" }] });
    expect((await beginning(marrakech, request)).match.actor).toBe(0);
  });
});

describe("a text from outside", () => {
  const record = recordOf(marrakech, 7);
  const position = azul.notation.makePosition(unwrap(Match.fromSetup(azul)).position);

  test("is a record or a position of any game, blanks around it aside", async () => {
    expect(await readAnything(`\n  ${record}\n\n`)).toEqual({
      kind: "sit",
      game: "marrakech",
      request: { kind: "record", text: record },
    });
    // A position opens in the viewer, which offers to play from it.
    expect(await readAnything(` ${position} `)).toEqual({ kind: "go", path: makeAddress("azul", position) });
  });

  test("that breaks off says what is missing and where", async () => {
    const broken = position.replace(/D\d\d/, "D");
    const read = await readAnything(` ${broken}`);
    expect(read).toMatchObject({ kind: "refused", at: 1 + broken.indexOf("D", 5) + 9 });
    expect(read.kind === "refused" && read.sentence).toContain("10 digits after D");
    expect(read.kind === "refused" && read.sentence).toContain("there are 8");
  });

  test("may be any link that Riad gives out, whatever server it names", async () => {
    const link = await makeLink("marrakech", record);
    expect(await readAnything(link)).toMatchObject({ kind: "sit", game: "marrakech", request: { text: record } });
    const path = "/azul/abcdefghijkm#seat=secret";
    expect(await readAnything(`https://elsewhere.test${path}`)).toEqual({ kind: "go", path });
    expect(await readAnything("/view/azul?p=x")).toEqual({ kind: "go", path: "/view/azul?p=x" });
    expect(await readAnything("/azul?match=own#7")).toEqual({ kind: "go", path: "/azul?match=own#7" });
    for (const bad of ["https://elsewhere.test/", "/chess/1", link.slice(0, -9), "http://["]) {
      expect(await readAnything(bad)).toEqual({
        kind: "refused",
        sentence: "This link doesn’t lead to a match or a position.",
      });
    }
  });

  test("may be a code, or a file with all matches", async () => {
    expect(await readAnything("k7mq2p")).toEqual({ kind: "go", path: "/lobby?code=K7MQ2P" });
    expect(await readAnything(`${record}\n${recordOf(azul, 9)}`)).toMatchObject({
      kind: "keep",
      matches: [{ game: "marrakech" }, { game: "azul" }],
    });
    await openText(`${record}\n${recordOf(azul, 9)}`);
    expect([new URL(addressNow()).pathname, (await listMatches()).length]).toEqual(["/matches", 2]);
  });

  test("that is nothing of the kind is refused in everyday words", async () => {
    expect(await readAnything("hello there")).toEqual({
      kind: "refused",
      sentence: "That is neither a match nor a position. Paste a link, a six-letter code, a saved match or a position.",
    });
  });

  test("that cannot be read opens the sheet with the reason; one that can closes it", async () => {
    await openText("riad record 1\ngame: chess");
    expect([isOpening.value, refusal.value === "", takeRequest()]).toEqual([true, false, null]);
    await openText(record);
    expect([isOpening.value, refusal.value]).toEqual([false, ""]);
    expect(takeRequest()).toEqual({ kind: "record", text: record });
  });

  test("is never read as a match that cannot be begun", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.oneof(
          fc.string(),
          fc.string().map((text) => `riad${text}`),
        ),
        async (text) => {
          const read = await readAnything(text);
          if (read.kind === "refused") expect(read.sentence).not.toBe("");
          if (read.kind !== "sit") return;
          expect((await beginning(read.game === "azul" ? azul : marrakech, read.request)).notice).toBe("");
        },
      ),
    );
  });
});
