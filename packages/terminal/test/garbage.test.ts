/** Garbage typed into a running match: no crash, no change, one line of answer each. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { SeededRandom } from "@riad/core";
import { gameOf } from "@riad/games";
import { expect, test } from "vitest";
import { newPaint } from "@riad/drawing";
import { SaveFile } from "../src/play/save-file.ts";
import { Session } from "../src/play/session.ts";
import type { Display } from "../src/play/answer.ts";
import { setUp } from "../src/play/setup.ts";
import { newFolder, riad } from "./program.ts";

/** Letters and signs, near misses of turns and commands, and known troublemakers such as control characters. */
const WORDS = [
  ...Array.from("abcdefgrylu0123456789?.,;-_/\\'\"<>|&%$"),
  ..."c1 c2 c9 99 f floor tile pass turn c4 h8 4445 0000 straightt saved loader undoo hin".split(" "),
  ..."null undefined __proto__ constructor toString 1e9 -1 NaN ../.. {} [] %s%n 💥 ß 漢字".split(" "),
  "\u202E",
  "\u0007",
  "\u001B[2J",
  "\t",
  "\r",
  "\u2028",
  "\uFEFF",
  "a".repeat(5000),
];

const COMMAND =
  /^\s*(menu|m|help|h|\?|quit|q|x|exit|rules|r|load|l|save|s|undo|u|view|b|board|moves|history|replay|next|back|hint|new|credits|roll)(\s|$)/i;

function display(): Display {
  return { paint: newPaint(false), width: 80, height: 100 };
}

function countLines(text: string): number {
  return text.split("\n").length;
}

function garbage(random: SeededRandom): string {
  if (random.below(4) === 0) {
    const bytes = Array.from({ length: random.below(60) }, () => String.fromCharCode(random.below(0x300)));
    return bytes.join("").replaceAll("\n", "");
  }
  return Array.from({ length: 1 + random.below(5) }, () => WORDS[random.below(WORDS.length)]).join(" ");
}

for (const [game, opening] of [
  ["azul", []],
  ["marrakech", ["left", "roll"]],
] as const) {
  test(`5,000 lines of garbage typed into ${game}`, async () => {
    const shelved = gameOf(game);
    if (shelved === undefined) throw new Error(game);
    const table = setUp(shelved, { seed: "garbage" });
    const session = new Session(table, new SaveFile(undefined), display, () => "");
    while (session.step() !== undefined);
    for (const line of opening) session.answer(line);
    const random = new SeededRandom(7);
    const lines: string[] = [];
    // A line that happens to be a turn or a command is not garbage; a throwaway match's answer tells which it is.
    while (lines.length < 5000) {
      const line = garbage(random);
      if (COMMAND.test(line)) continue;
      const move = table.speech.parseTurn(table.match.position, line.trim().split(/\s+/));
      if (!move.ok) lines.push(line);
    }
    const before = table.match.length;
    for (const line of lines) {
      const answer = session.answer(line);
      expect({ line, count: answer.lines.length, page: answer.page }).toEqual({ line, count: 1, page: undefined });
      expect(answer.lines[0]).toMatch(/^[^\p{C}\p{Zl}\p{Zp}]{1,300}$/u);
    }
    expect(table.match.length).toBe(before);

    const args = ["play", game, "--seed", "garbage", "--save", "match.riad"];
    const [quietFolder, loudFolder] = [newFolder(), newFolder()];
    const quiet = await riad(args, { input: `${opening.map((line) => `${line}\n`).join("")}q\n`, cwd: quietFolder });
    const input = `${[...opening, ...lines].join("\n")}\nq\n`;
    const loud = await riad(args, { input, cwd: loudFolder });
    expect({ code: loud.code, err: loud.err }).toEqual({ code: 0, err: "" });
    expect(countLines(loud.out) - countLines(quiet.out)).toBe(lines.length);
    expect(readFileSync(join(loudFolder, "match.riad"), "utf8")).toBe(
      readFileSync(join(quietFolder, "match.riad"), "utf8"),
    );
  });
}
