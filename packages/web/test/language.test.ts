/** Which language is spoken, and how endings, hints, levels and lists are said in each of the three. */
import { page, storage } from "./page-globals.ts";
import { Match, makeEnding, unwrap } from "@riad/core";
import type { EndReason, Ending } from "@riad/core";
import { marrakech } from "@riad/games";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { makePlainFace } from "../src/plain/face.tsx";
import type { OutSeat } from "../src/play/ending-words.ts";
import { sayEnding, sayOutcome, sayWhoLeft } from "../src/play/ending-words.ts";
import { sayMargin } from "../src/play/margin-words.ts";
import { LEVELS, levelAbout, levelWord } from "../src/play/sitting.ts";
import { sayHint } from "../src/play/hint.ts";
import {
  LANGUAGES,
  chooseLanguage,
  language,
  listWords,
  loadWords,
  preferredLanguage,
  say,
  speak,
  withWords,
} from "../src/words/words.ts";
import type { Language } from "../src/words/words.ts";

/** A file that cannot be loaded. */
vi.mock("../src/words/es/marrakech.ts", () => {
  throw new Error("offline");
});

const ALL = Object.keys(LANGUAGES) as Language[];

beforeEach(() => storage.clear());

afterEach(() => speak("en"));

describe("the language of the reader", () => {
  test.each([
    [null, ["en-GB"], "en"],
    [null, ["de", "fr-CA", "es"], "fr"],
    [null, ["pt-BR"], "en"],
    [null, [], "en"],
    ["es", ["fr"], "es"],
    ["xx", ["fr"], "fr"],
    ["toString", ["fr"], "fr"],
    ["", ["es-MX"], "es"],
  ])("stored %j, browser %j: %s", (stored, languages, preferred) => {
    if (stored !== null) storage.set("riad.language", stored);
    vi.stubGlobal("navigator", { languages });
    expect(preferredLanguage()).toBe(preferred);
    vi.unstubAllGlobals();
  });

  test("that is chosen is spoken, written on the page and remembered", async () => {
    await chooseLanguage("fr");
    expect([language.value, page.root.lang, storage.get("riad.language")]).toEqual(["fr", "fr", "fr"]);
    expect(say("undo")).toBe("Annuler le coup");
  });

  test("is spoken also where it cannot be remembered", async () => {
    storage.isBlocked = true;
    await chooseLanguage("es");
    expect(say("undo")).toBe("Deshacer");
    expect(preferredLanguage()).toBe("en");
  });
});

test("a page comes with its words, or not at all", async () => {
  expect(await withWords("viewer", Promise.resolve("page"))).toBe("page");
  expect(say("viewPosition")).toBe("Position");
  await expect(withWords("viewer", Promise.reject(new Error("offline")))).rejects.toThrow("offline");
});

const FOUR = ["Salma", "Idris", "Noor", "Tariq"].map((name) => ({ name, level: null }));

/** What a player reads: the headline of the result, and the line below it. */
const told = (ending: Ending, you: number | null, outs: readonly OutSeat[]) => [
  sayOutcome(ending, FOUR, you, outs),
  sayWhoLeft(ending, FOUR, you, outs),
];

describe("an ending", () => {
  const sitters = FOUR.slice(0, 3);
  const end = (reason: EndReason, places: readonly number[], outs?: readonly OutSeat[]) =>
    sayEnding(makeEnding([41, 37, 41], places, reason), sitters, outs);

  test.each([
    ["en", "Salma wins with 41", "Salma and Noor share the win"],
    ["fr", "Salma gagne avec 41", "Salma et Noor partagent la victoire"],
    ["es", "Salma gana con 41", "Salma y Noor comparten la victoria"],
  ] as const)("in %s", async (of, wins, shares) => {
    await speak(of);
    expect(end("played", [0, 2, 1])).toBe(wins);
    expect(end("played", [0, 2, 0])).toBe(shares);
  });

  test("by resigning or by the clock names who went, and who is left", () => {
    expect(end("resigned", [0, 2, 1], [{ seat: 1, why: "resigned" }])).toBe("Idris resigned; Salma wins");
    expect(end("time", [0, 2, 1], [{ seat: 1, why: "time" }])).toBe("Idris ran out of time; Salma wins");
    // A record does not say who it was: of two it can only be the other one, of three it is left open.
    const two = makeEnding([30, 35], [0, 1], "resigned");
    expect(sayEnding(two, sitters)).toBe("Idris resigned; Salma wins");
    expect(sayOutcome(two, sitters, null)).toBe("Idris resigned; Salma wins");
    expect(end("resigned", [0, 2, 1])).toBe("Salma wins with 41");
  });

  test("is told to each player without contradicting the outcome", async () => {
    await loadWords("table");
    // At two seats the other one wins.
    const two = makeEnding([30, 35], [0, 1], "resigned");
    const idris: readonly OutSeat[] = [{ seat: 1, why: "resigned" }];
    expect(told(two, 0, idris)).toEqual(["You won", "Idris resigned."]);
    expect(told(two, 1, idris)).toEqual(["You lost", "You resigned."]);
    expect(told(two, null, idris)).toEqual(["Idris resigned; Salma wins", ""]);
    // With more seats the last who stays wins; whoever lost on time before has not resigned.
    const more = makeEnding([50, 35, 40, 20], [1, 2, 0, 3], "resigned");
    const all: readonly OutSeat[] = [
      { seat: 0, why: "resigned" },
      { seat: 1, why: "time" },
    ];
    expect(told(more, 2, all)).toEqual(["You won", "Salma resigned."]);
    expect(told(more, 0, all)).toEqual(["You lost", "You resigned."]);
    expect(told(more, 1, all)).toEqual(["You lost", "Your time ran out."]);
    // Others have played on to the end: whoever resigned has lost, whatever the computer in that seat scored.
    const played = makeEnding([60, 35, 48], [2, 1, 0], "played");
    expect(told(played, 0, [{ seat: 0, why: "resigned" }])).toEqual(["You lost", "You resigned."]);
    expect(told(makeEnding([30, 35], [0, 1], "abandoned"), 0, [])).toEqual(["Match abandoned; no winner", ""]);
  });

  test("says by how much to those who only watch, and where the outcome has not said it", async () => {
    await loadWords("table");
    expect(sayMargin(makeEnding([30, 35, 41], [2, 1, 0], "played"), sitters, null)).toBe("6 points ahead of Idris.");
    expect(sayMargin(makeEnding([40, 40, 41], [1, 1, 0], "played"), sitters, null)).toBe(
      "A single point ahead of Salma and Idris.",
    );
    expect(sayMargin(makeEnding([30, 35, 41], [2, 1, 0], "played"), sitters, 2)).toBe("");
    expect(sayMargin(makeEnding([41, 35, 41], [0, 2, 0], "played"), sitters, null)).toBe("");
    expect(sayMargin(makeEnding([41, 35, 41], [1, 2, 0], "played"), sitters, null)).toBe("");
  });

  test.each(ALL)("without a winner has no name in it: %s", async (of) => {
    await speak(of);
    for (const reason of ["abandoned", "limit"] as const) {
      expect(end(reason, [0, 1, 2])).toBe(say("endedAbandoned"));
      expect(end(reason, [0, 1, 2])).not.toMatch(/Salma|Idris|Noor/);
    }
  });
});

describe("a hint", () => {
  const face = makePlainFace(marrakech);
  const { position } = unwrap(Match.fromSetup(face.game, { seats: 2 }));
  const move = unwrap(face.game.notation.parseMove(position, "L"));
  const best = { move, win: 0.56 };

  test.each([
    ["en", "L. Chance to win: about 55\u00a0%.", "; with the next best, about 45\u00a0%."],
    ["fr", "L. Chances de gagner\u202f: environ 55\u00a0%.", "\u202f; avec le deuxième choix, environ 45\u00a0%."],
  ] as const)("in %s", async (of, alone, other) => {
    await loadWords("table");
    await speak(of);
    expect(sayHint({ ...best, other: null }, face, position)).toBe(alone);
    expect(sayHint({ ...best, other: { move, win: 0.44 } }, face, position)).toContain(other);
  });
});

describe("levels", () => {
  test.each(ALL)("have five different names and descriptions in %s", async (of) => {
    await speak(of);
    for (const words of [LEVELS.map(levelWord), LEVELS.map(levelAbout)]) {
      expect(new Set(words).size).toBe(5);
      expect(words).not.toContain("");
    }
  });

  test("that this page does not know are called by their id", () => {
    expect([levelWord("wizard"), levelAbout("wizard")]).toEqual(["wizard", ""]);
  });
});

test("a list is joined as the language does", async () => {
  const names = ["Salma", "Idris", "Noor"];
  expect(listWords(names)).toBe("Salma, Idris, and Noor");
  expect(listWords(names.slice(0, 1))).toBe("Salma");
  await speak("es");
  expect(listWords(names)).toBe("Salma, Idris y Noor");
});

test("a language whose texts cannot be loaded changes nothing, also for what is loaded later", async () => {
  await loadWords("marrakech");
  await expect(speak("es")).rejects.toThrow();
  expect([language.value, say("undo")]).toEqual(["en", "Undo"]);
  await loadWords("verify");
  expect(say("verifyClear")).toBe("Clear");
});

test("choosing a language that cannot be loaded answers so, and is not remembered", async () => {
  await loadWords("marrakech");
  expect(await chooseLanguage("es")).toBe(false);
  expect([language.value, storage.get("riad.language")]).toEqual(["en", null]);
  expect(await chooseLanguage("fr")).toBe(true);
});
