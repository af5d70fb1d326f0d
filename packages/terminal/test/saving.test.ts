/** Nothing is lost: a match that cannot be saved is not left, and a finished one is not replaced. */
import { spawn } from "node:child_process";
import { copyFileSync, existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { BIN, newFolder, riad } from "./program.ts";
import { recordedPath } from "./scripts.ts";

const PLAY = ["play", "azul", "--seed", "9"];

describe("--save", () => {
  test("is refused before the match if nothing can be written there", async () => {
    const cwd = newFolder();
    mkdirSync(join(cwd, "folder"));
    writeFileSync(join(cwd, "file"), "");
    for (const [path, reason] of [
      ["no/where.riad", "there is no such file or folder"],
      ["folder", "it is a folder"],
      ["file/match.riad", "a part of the path is not a folder"],
    ]) {
      const { code, out, err } = await riad([...PLAY, "--save", path], { cwd, input: "1 r 1\n" });
      expect({ code, out, err }).toEqual({
        code: 1,
        out: "",
        err: `riad: The match could not be saved to ${path}: ${reason}.\n`,
      });
    }
    expect(readdirSync(cwd).sort()).toEqual(["file", "folder"]);
  });
});

/** A match whose folder disappears while it is played. */
async function loseFolder(lines: readonly string[], env: Record<string, string>) {
  const cwd = newFolder();
  mkdirSync(join(cwd, "saves"));
  const child = spawn(process.execPath, [BIN, ...PLAY, "--save", "saves/match.riad"], {
    cwd,
    env: { ...process.env, ...env },
  });
  let out = "";
  child.stdout.setEncoding("utf8").on("data", (text: string) => (out += text));
  await new Promise((done) => child.stdout.once("data", done));
  rmSync(join(cwd, "saves"), { recursive: true });
  child.stdin.end(lines.map((line) => `${line}\n`).join(""));
  const code = await new Promise<number | null>((done) => child.once("close", done));
  return { code, out, cwd };
}

describe("a match that cannot be saved", () => {
  test("is not left by q, which says what to do instead", async () => {
    const { code, out, cwd } = await loseFolder(["q", "save kept.riad", "q"], { HOME: newFolder() });
    expect(out).toContain(
      "Not saved. saves/match.riad: there is no such file or folder; nothing was changed. " +
        "Type save <file> to save it somewhere else, or discard to leave without saving.\n",
    );
    expect({ code, isKept: existsSync(join(cwd, "kept.riad")) }).toEqual({ code: 0, isKept: true });
  });

  test("is left by discard, without saving", async () => {
    const home = newFolder();
    const { code, out } = await loseFolder(["q", "discard"], { HOME: home });
    expect(code).toBe(0);
    expect(out).toMatch(/The match was not saved\. Goodbye\.\n$/);
    expect(readdirSync(home)).toEqual([]);
  });

  test("is saved to the home folder when the input ends, else to the temporary folder", async () => {
    const [home, temporary] = [newFolder(), newFolder()];
    const first = await loseFolder([], { HOME: home, TMPDIR: temporary });
    expect(first.code).toBe(1);
    expect(first.out).toMatch(
      new RegExp(`saves/match\\.riad: .*; nothing was changed\\. Saved to ${home}/azul-9\\.riad instead\\.\\n$`),
    );
    expect(readFileSync(join(home, "azul-9.riad"), "utf8")).toMatch(/^riad record 1\n/);
    const second = await loseFolder([], { HOME: join(home, "nobody"), TMPDIR: temporary });
    expect(second.out).toContain(`Saved to ${temporary}/azul-9.riad instead.`);
    const third = await loseFolder([], { HOME: join(home, "nobody"), TMPDIR: join(home, "nowhere") });
    expect(third.out).toContain("The match is lost: no other folder could be written.");
  });
});

describe("a finished match", () => {
  const RECORD = "marrakech-3-anu.riad";

  test("shows who won when it is loaded", async () => {
    const cwd = newFolder();
    copyFileSync(recordedPath(RECORD), join(cwd, RECORD));
    const wins = /^The match is over: \w+ wins\. 1\. \w+: \d+, 2\. .*Type review, replay, history, new or quit\.$/m;
    for (const [args, input] of [
      [["play", "--load", RECORD], ""],
      [["play", "-t", RECORD], ""],
      [["play", "azul", "--seed", "1"], `load ${RECORD}\n`],
    ] as const) {
      expect((await riad(args, { cwd, input })).out).toMatch(wins);
    }
  });

  test("is not replaced after undo, whether it was loaded or just played", async () => {
    const cwd = newFolder();
    const whole = readFileSync(recordedPath(RECORD), "utf8").replaceAll("person", "random").replace("random", "person");
    writeFileSync(join(cwd, "m.riad"), whole);
    const undone = await riad(["play", "--load", "m.riad"], { cwd, input: "undo\nsave m.riad\nq\n" });
    expect(undone.out).toContain("The finished match stays in m.riad; this one will be saved to m-2.riad.");
    expect(undone.out).toContain("m.riad: it contains the finished match; choose another name.");
    expect(undone.out).toMatch(/Saved to m-2\.riad\.\n$/);
    expect(readFileSync(join(cwd, "m.riad"), "utf8")).toBe(whole);
    expect((await riad(["verify", "m.riad", "m-2.riad"], { cwd })).code).toBe(0);
  });

  test("another program's log is not replaced by a record", async () => {
    const cwd = newFolder();
    const log = ["RRRRYYYYBBBBLLLLUUUU".repeat(5), "Salma", "Tariq", "turn 1 R 4"].join("\n");
    writeFileSync(join(cwd, "course.txt"), log);
    await riad(["play", "--load", "course.txt", "--seed", "5"], { cwd, input: "2 y 5\nq\n" });
    expect(readFileSync(join(cwd, "course.txt"), "utf8")).toBe(log);
    expect(readdirSync(cwd).sort()).toEqual(["azul-5.riad", "course.txt"]);
  });
});
