/**
 * Saves: a loaded match continues as if it had never stopped, damaged files are refused, and old ones are never lost.
 */
import { mkdirSync, readFileSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { unwrap } from "@riad/core";
import { gameOf } from "@riad/games";
import { describe, expect, test } from "vitest";
import { writeText } from "../src/files.ts";
import { loadTable, makeSave, parseSave } from "../src/play/saves.ts";
import { setUp } from "../src/play/setup.ts";
import type { SetupFlags } from "../src/play/setup.ts";
import type { Table } from "../src/play/table.ts";
import { newFolder, riad } from "./program.ts";
import { recordedPath, recordedTable, scriptOf } from "./scripts.ts";

function newTable(gameId: string, flags: SetupFlags): Table {
  const game = gameOf(gameId);
  if (game === undefined) throw new Error(gameId);
  return setUp(game, flags);
}

/** Plays to the end without input. */
function finish(table: Table): readonly number[] {
  while (table.step() !== undefined);
  return table.match.log;
}

describe("saving and loading at every ply gives the same continuation", () => {
  for (const [game, seats, options] of [
    ["azul", "random,easy", []],
    ["azul", "easy,random,random", ["wall=free", "centres=2"]],
    ["marrakech", "random,easy", []],
    ["marrakech", "easy,random", ["ruleset=publisher"]],
  ] as const) {
    test(`${game} ${seats} ${options.join(" ")}`, () => {
      const flags = { seats, option: options, seed: "ply" };
      const whole = newTable(game, flags);
      finish(whole);
      const running = newTable(game, flags);
      for (let ply = 0; ply <= whole.match.length; ply++) {
        const save = makeSave(running, "");
        const loaded = unwrap(parseSave(save, "unused"));
        expect(makeSave(loaded, "")).toBe(save);
        // Every ply is loaded, but only every seventh is played to the end: from each it would be a thousand matches.
        if (ply % 7 === 0) expect(finish(loaded)).toEqual(whole.match.log);
        else {
          loaded.step();
          expect(loaded.match.log).toEqual(whole.match.log.slice(0, ply + 1));
        }
        running.step();
      }
    });
  }

  test("through the program, half-way", async () => {
    for (const name of ["azul-3-free-2", "marrakech-2-publisher"]) {
      const whole = recordedTable(name);
      const script = scriptOf(whole);
      const half = script.length >> 1;
      const cwd = newFolder();
      const game = whole.match.game.id;
      writeFileSync(join(cwd, "start.riad"), makeSave(emptied(whole), ""));
      const first = await riad(["play", game, "--load", "start.riad", "--save", "half.riad"], {
        input: script.slice(0, half).join("\n"),
        cwd,
      });
      expect(first.out).toMatch(/Saved to half\.riad\.\n$/);
      const second = await riad(["play", "--load", "half.riad"], {
        input: `${script.slice(half).join("\n")}\nq\n`,
        cwd,
      });
      expect(second.code).toBe(0);
      expect(readFileSync(join(cwd, "half.riad"), "utf8")).toBe(makeSave(whole, ""));
    }
  });
});

/** The same table without its moves. */
function emptied(table: Table): Table {
  const save = makeSave(table, "");
  return unwrap(parseSave(`${save.slice(0, save.indexOf("\n\n"))}\n\n`.replace(/result: .*/, "result: *"), ""));
}

describe("a damaged save", () => {
  const whole = readFileSync(recordedPath("finished.riad"), "utf8");
  const damages: [name: string, text: string, reason: RegExp][] = [
    ["empty", "", /Line 1: a save starts with/],
    ["no record", "Dear diary\n", /Line 1: a save starts with/],
    ["a newer format", whole.replace("record 1", "record 9"), /Line 1: this is record format 9/],
    ["other rules", whole.replace("rules: 1", "rules: 99"), /Line 3: .*rules 99/],
    ["no such game", whole.replace("game: azul", "game: chess"), /Line 2: there is no game "chess"/],
    ["an impossible option", whole.replace("centres: 2", "centres: 7"), /centres is one of 1, 2, not "7"/],
    ["an illegal move", whole.replace("B2b3D", "B2c3D"), /Line \d+: move 7, "B2c3D": /],
    ["half a line", whole.slice(0, whole.indexOf("B2b3D") + 3), /Line \d+: move 7, "B2b": |Line \d+: the result/],
    ["a wrong result", whole.replace("result: 16/1", "result: 99/0"), /Line \d+: the result is/],
    [
      "strange seats",
      whole.replace("seats: person,person", "seats: person,ghost"),
      /^Line 12: the note "seats" has "ghost"/,
    ],
    [
      "too many seats",
      whole.replace("seats: person,person", "seats: person,person,person"),
      /^Line 12: .*names 3 seats/,
    ],
  ];

  for (const [name, text, reason] of damages) {
    test(`${name} is refused with the line and the reason`, () => {
      const read = parseSave(text, "seed");
      expect(read.ok ? "accepted" : read.refusal.message).toMatch(reason);
    });
  }

  test("is refused in a running match, which continues", async () => {
    const cwd = newFolder();
    for (const [i, [, text]] of damages.entries()) writeFileSync(join(cwd, `${i}.riad`), text);
    const loads = damages.map((_, i) => `l ${i}.riad`);
    const { code, out } = await riad(["play", "azul", "--seed", "7"], {
      input: [...loads, "l nowhere", "L .", "1 r 1", "q"].join("\n"),
      cwd,
    });
    expect(code).toBe(0);
    expect(out.match(/\.riad is refused\. /g)).toHaveLength(damages.length);
    expect(out).toContain("nowhere: there is no such file");
    expect(out).toContain(".: it is a folder.");
    expect(out).toMatch(/takes \d red from factory 1 to line 1/);
    const refused = await riad(["play", "--load", "0.riad"], { cwd });
    expect(refused).toMatchObject({ code: 1, out: "" });
    expect(refused.err).toMatch(/^riad: 0\.riad is refused\. .*\n$/);
  });
});

test("other people's names and seeds cannot control the terminal", () => {
  const whole = readFileSync(recordedPath("finished.riad"), "utf8");
  const table = unwrap(parseSave(whole.replace("Salma", "S\u001B[2Jalma\u202E"), ""));
  expect(table.names).toEqual(["S [2Jalma", "Tariq"]);
  expect(newTable("azul", { seed: " a\nb\u0007 ", name: ["\u001B[31mred", "  "] })).toMatchObject({
    seed: "a b",
    names: ["[31mred", "Player 2"],
  });
});

test("a damaged line is shown without its control characters", async () => {
  const cwd = newFolder();
  writeFileSync(join(cwd, "bad.riad"), "riad record 1\n\u001B[2Jboo\n\n");
  const { code, err } = await riad(["verify", "bad.riad"], { cwd });
  expect({ code, isClean: !err.includes("\u001B") }).toEqual({ code: 1, isClean: true });
  const typed = await riad(["play", "azul", "--seed", "1"], { input: "s a\u0000b\nl \u001B[2J\nl a\u0000b\n", cwd });
  expect(typed.code).toBe(0);
  expect(["\u0000", "\u001B"].filter((sign) => typed.out.includes(sign))).toEqual([]);
});

describe("writing", () => {
  test("replaces the old file completely or not at all", () => {
    const folder = newFolder();
    const path = join(folder, "match.riad");
    expect(writeText(path, "old").ok).toBe(true);
    expect(writeText(path, "new").ok).toBe(true);
    expect(readFileSync(path, "utf8")).toBe("new");
    // A folder at the path of the temporary file makes writing fail half-way.
    mkdirSync(join(folder, `.match.riad.${process.pid}.part`));
    const refused = writeText(path, "never");
    expect(refused.ok ? "" : refused.refusal.message).toMatch(/match\.riad: .*; nothing was changed\.$/);
    expect(readFileSync(path, "utf8")).toBe("new");
  });

  test("leaves nothing behind when it fails", () => {
    const folder = newFolder();
    mkdirSync(join(folder, "match.riad"));
    expect(writeText(join(folder, "match.riad"), "text").ok).toBe(false);
    expect(writeText(join(folder, "no", "match.riad"), "text").ok).toBe(false);
    expect(readdirSync(folder)).toEqual(["match.riad"]);
  });

  test("a match never replaces another match's file", async () => {
    const cwd = newFolder();
    for (let i = 0; i < 3; i++) await riad(["play", "azul", "--seed", "a/b"], { cwd });
    expect(readdirSync(cwd).sort()).toEqual(["azul-a_b-2.riad", "azul-a_b-3.riad", "azul-a_b.riad"]);
  });
});

function refusalOf(text: string): string {
  const read = parseSave(text, "seed");
  return read.ok ? "accepted" : read.refusal.message;
}

describe("a replay log of the course", () => {
  // The bag of the log determines the deals: five factories of R Y B L U in order, four tiles each.
  const bag = "RRRRYYYYBBBBLLLLUUUU".repeat(5);
  const log = (...turns: string[]): string => [bag, "Salma", "Tariq", ...turns].join("\n");

  test("is replayed to its last line and continues under our rules", () => {
    const table = unwrap(parseSave(log("turn 1 R 4", "turn 2 Y 5", "turn 3 B 6", "turn 4 L F", "turn 5 U B"), "seed"));
    expect(table.names).toEqual(["Salma", "Tariq"]);
    const { position } = table.match;
    // Salma filled line 4 with red and dropped blue and black: eight tiles, seven floor spaces.
    expect([position.points(0), position.points(1)]).toEqual([0, 0]);
    expect(table.match.actor).toBe(1);
    expect(table.speech.parseTurn(position, ["1", "r", "4"]).ok).toBe(true);
  });

  test("says which line cannot be played", () => {
    expect(refusalOf(log("turn 1 R 4", "turn 1 R 4"))).toMatch(/^Line 5: Factory 1 is empty/);
    expect(refusalOf(log("turn 1 Y 4"))).toMatch(/^Line 4: Factory 1 has no yellow; it has red\./);
    expect(refusalOf(log("turn 1 R"))).toMatch(/^Line 4: a turn reads/);
    expect(refusalOf(`${bag}\nSalma\nturn 1 R 4`)).toMatch(/^Line 2: two to four names/);
    expect(refusalOf(`${bag.slice(1)}\nSalma\nTariq`)).toMatch(
      /^Line 1: the bag of a replay log has 100 letters, not 99/,
    );
    expect(refusalOf(`${bag.replace("R", "Q")}\nSalma\nTariq`)).toMatch(/^Line 1: letter 1 is "Q"/);
    expect(refusalOf(`${bag.replace("R", "Y")}\nSalma\nTariq`)).toMatch(/^Line 1: the bag has 21 tiles Y|19 tiles R/);
  });

  test("is loaded with l and with -t", async () => {
    const cwd = newFolder();
    writeFileSync(join(cwd, "course.txt"), `${log("turn 1 R 4", "turn 2 Y 5")}\n`);
    const shown = await riad(["play", "-t", "course.txt"], { cwd });
    expect(shown.code).toBe(0);
    expect(shown.out).toContain("Salma: Take tiles");
    const played = await riad(["play", "azul", "--seed", "1"], { input: "l course.txt\n3 b 3\nq\n", cwd });
    expect(played.out).toContain("Loaded course.txt.");
    expect(played.out).toContain("Salma takes 4 blue from factory 3 to line 3, 1 of them to the floor.");
    expect(loadTable(join(cwd, "course.txt"), "x").ok).toBe(true);
  });
});
