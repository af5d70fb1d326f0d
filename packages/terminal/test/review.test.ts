import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { widthOf } from "@riad/drawing/block";
import { expect, test } from "vitest";
import { newFolder, riad } from "./program.ts";

/** A match between two levels, played by the program itself. */
async function playMatch(game: string, seats: string): Promise<string> {
  const path = join(newFolder(), `${game}.riad`);
  const input = "quit\n";
  const played = await riad(["play", game, "--seats", seats, "--seed", "review", "--save", path], { input });
  expect(played.err).toBe("");
  return path;
}

test.each(["azul", "marrakech"])(
  "%s: prints sentence, graph, ledger and moments at every width and as JSON",
  async (game) => {
    const path = await playMatch(game, "easy,random");
    for (const width of [60, 100]) {
      const { code, out, err } = await riad(["review", path, "--nodes", "60", "--width", `${width}`]);
      expect({ code, err }).toEqual({ code: 0, err: "" });
      expect(out).toMatch(/even start 50; .*luck\s.*Unclear: our/s);
      expect(out).toContain("’s chance of winning");
      expect(out).toMatch(/made the difference|mattered|cost\s+more|hard\s+to\s+say|helped|little\s+difference/);
      for (const row of ["luck", "mistakes", "blunders", "share of the win"]) expect(out).toContain(`\n${row}`);
      expect(Math.max(...out.split("\n").map(widthOf))).toBeLessThanOrEqual(width);
    }
    const { out } = await riad(["review", path, "--nodes", "60", "--width", "1000"]);
    for (const [, total, rows] of out.matchAll(/It gains ([+−\d.]+) points: (.*)\.$/gm)) {
      const sum = rows.split(/(?<=\d), /).reduce((all, row) => all + pointsOf(row.split(" ").at(-1) ?? ""), 0);
      expect(sum).toBeCloseTo(pointsOf(total), 5);
    }
    const json = await riad(["review", path, "--nodes", "60", "--json"]);
    const lines = json.out
      .trim()
      .split("\n")
      .map((line) => JSON.parse(line) as { kind: string });
    expect(lines.at(-1)).toMatchObject({ kind: "summary" });
    expect(new Set(lines.map(({ kind }) => kind))).toEqual(new Set(["chance", "decision", "summary"]));
    expect((await riad(["review", path, "--nodes", "60", "--json"])).out).toBe(json.out);
  },
);

test("refuses what cannot be reviewed in one sentence", async () => {
  const folder = newFolder();
  const nothing = join(folder, "nothing.riad");
  writeFileSync(
    nothing,
    "riad record 1\ngame: azul\nrules: 1\nseats: 2\nfirst: 0\nplayer 1: A\nplayer 2: B\nresult: *\n\n",
  );
  const empty = await riad(["review", nothing]);
  expect([empty.code, empty.out]).toEqual([1, ""]);
  expect(empty.err).toMatch(/^riad: .*\.\n$/);
  for (const [args, code] of [
    [["review", join(folder, "none.riad")], 1],
    [["review", nothing, "--moments", "9"], 1],
    [["review"], 2],
  ] as const) {
    const refused = await riad(args);
    expect(refused.out).toBe("");
    expect(refused.err.trim().split("\n").length).toBeLessThanOrEqual(2);
    expect(refused.code).toBe(code);
  }
});

test("refuses unplayable records in one line; reviews an unfinished match as far as it went", async () => {
  const path = await playMatch("marrakech", "easy,random,random");
  const whole = readFileSync(path, "utf8");
  const folder = newFolder();
  const write = (name: string, text: string): string => {
    const file = join(folder, name);
    writeFileSync(file, text);
    return file;
  };
  const bad = {
    "truncated.riad": whole.slice(0, Math.floor(whole.length * 0.6)),
    "too-long.riad": `${whole.trimEnd()}${" S".repeat(200)}\n`,
    "version.riad": whole.replace(/^rules: \d+$/m, "rules: 99"),
    "format.riad": whole.replace("riad record 1", "riad record 7"),
    "game.riad": whole.replace(/^game: .*$/m, "game: chess"),
    "table.json": '{\n  "kind": "match",\n  "moves": [1, 2,\n',
  };
  for (const [name, text] of Object.entries(bad)) {
    const { code, out, err } = await riad(["review", write(name, text), "--nodes", "20"]);
    expect([name, code, out]).toEqual([name, 1, ""]);
    expect(err).toMatch(/^riad: [^\n]* can’t be reviewed\. [^\n]*\.\n$/);
    expect(err).not.toMatch(/line \d|at .*:\d/i);
  }
  const lines = whole.split("\n");
  const start = lines.indexOf("") + 1;
  const cut = [...lines.slice(0, start + 4), ""].join("\n").replace(/^result: .*$/m, "note end: resigned\nresult: *");
  const early = await riad(["review", write("resigned.riad", cut), "--nodes", "20"]);
  expect({ code: early.code, err: early.err }).toEqual({ code: 0, err: "" });
  expect(early.out).toContain("The match was not played to its end");
  // Three players: everybody's play is one part, and mistakes are counted.
  expect(early.out).toMatch(/\nplay +[+−0]/);
  expect(early.out).toMatch(/\nblunders +\d/);
  expect(early.out).not.toMatch(/unclear|accuracy|decided cost/i);
});

function pointsOf(text: string): number {
  return Number(text.replace("−", "-"));
}
