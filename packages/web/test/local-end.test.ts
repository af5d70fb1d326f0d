/** The end of a match on this screen, and the match after it. */
import { COMPUTER, IDRIS, SALMA, marrakech, notation, sit, tables, useLocalTables, watch } from "./local-match.ts";
import { Match, unwrap } from "@riad/core";
import { gameOf } from "@riad/games";
import type { Game } from "@riad/core";
import { describe, expect, test } from "vitest";
import { makePlainFace } from "../src/plain/face.tsx";
import { LocalTable, rematch } from "../src/play/local.ts";
import { panel, showResult } from "../src/play/sheet.ts";
import { subline } from "../src/play/subline.ts";
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
