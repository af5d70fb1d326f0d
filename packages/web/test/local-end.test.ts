/** The end of a match on this screen, and the match after it. */
import {
  COMPUTER,
  IDRIS,
  SALMA,
  face,
  marrakech,
  notation,
  sit,
  tables,
  undoForSure,
  useLocalTables,
  watch,
} from "./local-match.ts";
import { storage } from "./page-globals.ts";
import { Match, unwrap } from "@riad/core";
import { gameOf } from "@riad/games";
import type { Game } from "@riad/core";
import { describe, expect, test } from "vitest";
import type { KeptMatch } from "../src/kept/kept-match.ts";
import { latestMatch } from "../src/kept/latest.ts";
import { standing, summarise } from "../src/matches/summary.ts";
import type { Summary } from "../src/matches/summary.ts";
import { makePlainFace } from "../src/plain/face.tsx";
import { begin } from "../src/play/beginning.ts";
import { sayOutcome, sayWhoLeft } from "../src/play/ending-words.ts";
import type { GameEntry } from "../src/play/entry.ts";
import { LocalTable, rematch } from "../src/play/local.ts";
import { panel, showResult } from "../src/play/sheet.ts";
import { subline } from "../src/play/subline.ts";
import { readReviewed } from "../src/review/reviewed-match.ts";
import { FakeWorker } from "./fake-worker.ts";
import { playByChance } from "./kept-match.ts";

useLocalTables();

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

  test("opens its result with nothing on its way over it", () => {
    const match = ended();
    const last = match.log[match.length - 1];
    unwrap(match.rewind(match.length - 1));
    const table = sit([SALMA, IDRIS], match);
    table.choose(last);
    table.shown(table.ply.value);
    expect(table.step.value).not.toBeNull();
    showResult(table);
    expect([table.step.value, table.ply.value, panel.value]).toEqual([null, table.length.value, "result"]);
    panel.value = null;
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

const running = () => playByChance(marrakech, { seats: 2 }, 20, 4);

/** What would be there after a reload. */
const kept = () => JSON.parse(storage.get("riad.kept.own") ?? "null") as KeptMatch;

describe("resigning", () => {
  test("ends the match, which is kept as finished and says so", () => {
    const table = sit([SALMA, COMPUTER], running());
    expect([table.mayResign, latestMatch()?.id]).toEqual([true, "own"]);
    table.resign();
    expect([table.isOver.value, table.moves.value, table.mayResign]).toEqual([true, [], false]);
    expect(table.sentence).toBe("Salma resigned; Noor wins");
    expect(sayOutcome(table.ending!, table.sitters.value, table.you, table.outs)).toBe("You lost");
    expect(sayWhoLeft(table.ending!, table.sitters.value, table.you, table.outs)).toBe("You resigned.");
    expect(kept().ending).toEqual(table.ending);
    expect(latestMatch()).toBeNull();
    const summary = summarise(kept(), face) as Summary;
    expect([summary.isOver, standing(summary)]).toEqual([true, "You lost"]);
    const reviewed = readReviewed(kept(), face, null, {} as GameEntry);
    expect(reviewed).toMatchObject({ you: 0, ending: { reason: "resigned", winners: [1] } });
  });

  test("is still so when the match is opened again, and no computer plays on", async () => {
    sit([SALMA, COMPUTER], running()).resign();
    const beginning = await begin(marrakech, null, "own");
    const table = new LocalTable(face, beginning!);
    tables.push(table);
    table.goOn();
    expect([table.isOver.value, table.ending?.reason]).toEqual([true, "resigned"]);
    expect(FakeWorker.all).toHaveLength(0);
  });

  test("is taken back by undoing", () => {
    const table = sit([SALMA, COMPUTER], running());
    table.resign();
    undoForSure(table);
    expect([table.isOver.value, table.moves.value.length > 0, kept().ending]).toEqual([false, true, undefined]);
  });

  test("is for somebody alone against computers", () => {
    expect(sit([SALMA, IDRIS], running()).mayResign).toBe(false);
    expect(sit([COMPUTER, COMPUTER], running()).mayResign).toBe(false);
  });
});
