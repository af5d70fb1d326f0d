/** My matches without a browser: what a card says, which are chosen, and all of them as one file. */
import "./page-globals.ts";
import { countRounds, makeEnding, makeRecord, unwrap, parseRecord } from "@riad/core";
import type { Game } from "@riad/core";
import { azul as azulGame, gameOf, marrakech as marrakechGame } from "@riad/games";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { keptFrom } from "../src/kept/kept-match.ts";
import type { KeptMatch } from "../src/kept/kept-match.ts";
import { exportMatches, importMatches } from "../src/kept/backup.ts";
import { choose } from "../src/matches/filter.ts";
import { stage, standing, summarise } from "../src/matches/summary.ts";
import type { Summary } from "../src/matches/summary.ts";
import { makePlainFace } from "../src/plain/face.tsx";
import { sayDay } from "../src/play/day-words.ts";
import { loadWords, speak } from "../src/words/words.ts";
import { playByChance } from "./kept-match.ts";

const azul = azulGame as unknown as Game;
const marrakech = marrakechGame as unknown as Game;

beforeAll(() => loadWords("matches"));
afterAll(() => speak("en"));

interface Wish {
  readonly plies?: number;
  readonly players?: readonly string[];
  readonly kinds?: string;
  readonly kept?: Partial<KeptMatch>;
}

function keep(game: Game, { plies = 5000, players = ["Mina", "Zohra"], kinds = "person,hard", kept = {} }: Wish) {
  const record = makeRecord(playByChance(game, { seats: players.length }, plies, 3), {
    players,
    extra: { seats: kinds },
  });
  const match = keptFrom(record, kept);
  if (match === null) throw new Error("The record names no game.");
  return match;
}

function summaryOf(game: Game, wish: Wish): Summary {
  const summary = summarise(keep(game, wish), makePlainFace(game));
  if (summary.match === null) throw new Error("The record cannot be read.");
  return summary;
}

/** A person at this seat, a computer at the other. */
const kinds = (seat: number) => (seat === 0 ? "person,hard" : "hard,person");

/** As many plies as it takes until this seat is to move. */
function pliesUntil(game: Game, seat: number): number {
  let plies = 10;
  while (playByChance(game, { seats: 2 }, plies, 3).actor !== seat) plies++;
  return plies;
}

describe("a card says", () => {
  test("whose turn it is", () => {
    const mine = summaryOf(marrakech, { plies: pliesUntil(marrakech, 0) });
    expect([standing(mine), mine.isYourTurn]).toEqual(["Your turn", true]);
    const theirs = summaryOf(marrakech, { plies: pliesUntil(marrakech, 1) });
    expect([standing(theirs), theirs.isYourTurn]).toEqual(["Zohra’s turn", false]);
  });

  test("a name where several people play at this device, and that somebody here is to move", () => {
    const shared = summaryOf(marrakech, { plies: pliesUntil(marrakech, 1), kinds: "person,person" });
    expect([standing(shared), shared.isYourTurn, shared.you]).toEqual(["Zohra’s turn", true, null]);
  });

  test("who won and by how much, to the person who played", () => {
    const { position } = playByChance(marrakech, { seats: 2 }, 5000, 3);
    const winner = position.place(0) === 0 ? 0 : 1;
    const lead = position.points(winner) - position.points(1 - winner);
    expect(standing(summaryOf(marrakech, { kinds: kinds(winner) }))).toBe(`You won by ${lead}`);
    expect(standing(summaryOf(marrakech, { kinds: kinds(1 - winner) }))).toMatch(/^You lost, \d+ to \d+$/);
    expect(standing(summaryOf(marrakech, { kinds: "hard,easy" }))).toContain(`${["Mina", "Zohra"][winner]} wins`);
  });

  test("how a match on a server ended, although its moves do not tell", () => {
    const ending = makeEnding([10, 30], [0, 1], "resigned");
    const summary = summaryOf(azul, { plies: 20, kept: { isOnline: true, seat: 0, ending } });
    expect([standing(summary), summary.isOver, summary.isYourTurn]).toEqual(["You won", true, false]);
    const abandoned = makeEnding([10, 30], [0, 1], "abandoned");
    const none = summaryOf(azul, { plies: 20, kept: { isOnline: true, seat: 0, ending: abandoned } });
    expect(standing(none)).toBe("Match abandoned; no winner");
  });

  test("the round that is on the table, also where it was dealt and nobody has moved yet", () => {
    let plies = 1;
    const roundsAt = (at: number) => countRounds(playByChance(azul, { seats: 2 }, at, 3));
    while (roundsAt(plies) < 2) plies++;
    expect(stage(summaryOf(azul, { plies }))).toMatch(/^round 2, /);
  });

  test("rounds where the game has them, otherwise turns; and the day", () => {
    const changed = Date.now();
    expect(stage(summaryOf(azul, { plies: 12, kept: { changed } }))).toBe("round 1, today");
    expect(stage(summaryOf(marrakech, { plies: 1, kept: { changed } }))).toBe("turn 1, today");
    expect(stage(summaryOf(azul, { kept: { changed } }))).toMatch(/^today, \d+ rounds$/);
  });

  test("the day as people say it", () => {
    const now = new Date(2026, 10, 17, 0, 5).getTime();
    expect(sayDay(new Date(2026, 10, 16, 23, 59).getTime(), now)).toBe("yesterday");
    expect(sayDay(new Date(2026, 10, 14, 12).getTime(), now)).toBe("November 14");
    expect(sayDay(new Date(2025, 11, 31, 12).getTime(), now)).toBe("December 31, 2025");
  });

  test("that a match of another version cannot be read, and still keeps it", () => {
    const kept = keep(azul, { plies: 20 });
    const broken = { ...kept, record: kept.record.replace("rules: ", "rules: 9") };
    expect(summarise(broken, makePlainFace(azul))).toMatchObject({ match: null, isOver: false, kept: broken });
  });
});

describe("the list", () => {
  const matches = [
    summaryOf(azul, { plies: pliesUntil(azul, 0), players: ["Mina", "Zohra"] }),
    summaryOf(azul, { plies: pliesUntil(azul, 1), players: ["Lina", "Karim"] }),
    summaryOf(marrakech, { players: ["Lina", "Noor"], kept: { name: "Sunday match" } }),
  ];
  const wish = { filter: "all", game: "", wanted: "" } as const;

  test("is filtered by how matches stand, by game, and by a player, a name or a day", () => {
    expect(choose(matches, wish)).toEqual(matches);
    expect(choose(matches, { ...wish, filter: "yours" })).toEqual([matches[0]]);
    expect(choose(matches, { ...wish, filter: "running" })).toEqual(matches.slice(0, 2));
    expect(choose(matches, { ...wish, filter: "finished" })).toEqual([matches[2]]);
    expect(choose(matches, { ...wish, game: "azul", wanted: "lina" })).toEqual([matches[1]]);
    expect(choose(matches, { ...wish, wanted: " sunday " })).toEqual([matches[2]]);
    expect(choose(matches, { ...wish, wanted: "today" })).toEqual(matches);
    expect(choose(matches, { ...wish, wanted: "nobody" })).toEqual([]);
  });
});

describe("all matches as one file", () => {
  const kept = [keep(azul, { plies: 20 }), keep(marrakech, {})];

  test("come back as they were, and none twice", () => {
    const text = exportMatches(kept);
    const { added } = importMatches(`${text}\r\n`, []);
    expect(added.map(({ record }) => record)).toEqual(kept.map(({ record }) => record));
    expect(added.every(({ record }) => unwrap(parseRecord(record, gameOf)).match.length > 0)).toBe(true);
    expect(importMatches(text, kept)).toEqual({ added: [], known: 2, foreign: 0 });
  });

  test("may hold records of games that are not on the shelf, or nothing at all", () => {
    expect(importMatches("riad record 1\ngame: chess\nresult: *\n", [])).toEqual({ added: [], known: 0, foreign: 1 });
    expect(importMatches("hello", [])).toEqual({ added: [], known: 0, foreign: 0 });
  });
});
