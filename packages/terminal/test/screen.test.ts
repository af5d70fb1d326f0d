/** The drawn screens, in a real pseudo-terminal. */
import { stripVTControlCharacters } from "node:util";
import { afterEach, describe, expect, test } from "vitest";
import { endingOf } from "@riad/core";
import { newPaint } from "@riad/drawing";
import { screenOf } from "@riad/drawing";
import type { Table } from "../src/play/table.ts";
import { Pane, hasTmux } from "./pane.ts";
import { combinations, recordedPath, recordedTable, scriptOf } from "./scripts.ts";

if (!hasTmux) console.warn("SKIPPED: the drawn screens are not tested, because tmux is not installed.");

const ROWS = 40;

/** What the screen must show at the end of a match, as text: if there is room for only one board, the winner's. */
function drawnEnd({ match, names, dialect }: Table, width: number, focus?: number): string[] {
  const { position } = match;
  const screen = screenOf(match.game);
  const large = focus === undefined ? {} : { focus };
  // Title, news, prompt and input take eight rows.
  const look = { paint: newPaint(true), width, names, dialect, height: ROWS - 8, ...large };
  const lines = [screen.title(position, look), "", ...screen.draw(position, look)];
  return lines.map((line) => stripVTControlCharacters(line).trimEnd());
}

describe.skipIf(!hasTmux)("on a terminal", () => {
  const panes: Pane[] = [];

  async function open(args: readonly string[], width: number, height = ROWS, env = {}): Promise<Pane> {
    const pane = await Pane.open(args, width, height, env);
    panes.push(pane);
    return pane;
  }

  afterEach(async () => {
    for (const pane of panes.splice(0)) await pane.close();
  });

  for (const [i, { name, args }] of combinations.entries()) {
    const width = [60, 80, 120, 200][i % 4];
    test(`${name} is played to its end at ${width} columns`, async () => {
      const table = recordedTable(name);
      const pane = await open(args, width);
      const begin = await pane.until(/\n>$/);
      expect(begin.filter((line) => line.length > width)).toEqual([]);
      await pane.paste(scriptOf(table));
      const end = await pane.until(/Type\s+review,\s+replay,\s+history,\s+new\s+or\s+quit\./);
      const expected = drawnEnd(table, width, endingOf(table.match.position).winners[0]);
      expect(end.slice(0, expected.length).map((line) => line.trimEnd())).toEqual(expected);
    });
  }

  test("the board is redrawn in place, leaving a page returns to it, and the terminal is restored", async () => {
    const pane = await open(["play", "azul", "--seed", "42", "--first", "1", "--seats", "person,random"], 80, 24);
    const begin = await pane.until(/such as \d \w \d$/m);
    await pane.enter(/such as (.*)$/m.exec(begin.join("\n"))?.[1] ?? "");
    // It is the player's turn again once the computer has moved.
    const board = await pane.until(/^Azul, fixed wall: Player 1 drafts\n[^]*Player 1 takes \d [a-z ]+ from factory/);
    expect(board.filter((line) => line.includes("fixed wall"))).toHaveLength(1);
    await pane.enter("r");
    expect((await pane.until("Enter goes back to the board."))[0]).toBe("AZUL ON ONE PAGE");
    await pane.enter("");
    await pane.until(/^Azul, fixed wall/);
    await pane.enter("nonsense");
    await pane.until("A turn is source, colour and line");
    await pane.resize(120, 30);
    await pane.until(/^1 .* 2 .*► Player 1/m);
    await pane.enter("q");
    const left = await pane.until("[exit 0]");
    expect(left.join("\n")).toContain("Saved to azul-42.riad.");
  });

  test("a window that is too small says what size it needs, and is redrawn once it is large enough", async () => {
    const pane = await open(["play", "marrakech", "--seed", "5", "--seats", "2"], 59, 19);
    await pane.until("at least 60 columns and 20 rows");
    await pane.resize(60, 20);
    expect((await pane.until("Turn Assam")).join("\n")).toContain("╰───╯   ╰───╯   ╰───╯   ╰───╯");
  });

  test("computers' turns that do not fit get a page, which Enter closes without rolling the die", async () => {
    const args = ["play", "marrakech", "--seed", "3", "--first", "1", "--seats", "person,random,random,random"];
    const pane = await open(args, 60, 20);
    await pane.until("Turn Assam");
    await pane.enter("<");
    await pane.until("Press Enter to roll the die");
    await pane.enter("");
    await pane.enter(/such as (\w\d \w\d)/.exec((await pane.until("such as")).join("\n"))?.[1] ?? "");
    const news = (await pane.until("SINCE YOUR LAST TURN")).join("\n");
    for (const name of ["Random 2", "Random 3", "Random 4"]) expect(news).toMatch(new RegExp(`^${name}: .*rolls`, "m"));
    await pane.enter("");
    await pane.until("Turn Assam");
    await pane.enter(">");
    await pane.until("Press Enter to roll the die");
    await pane.enter("h");
    await pane.until("Enter goes back to the board.");
    await pane.enter("");
    await pane.until("Press Enter to roll the die");
  });

  test("end of input and Ctrl-C save and leave", async () => {
    for (const key of ["C-d", "C-c"]) {
      const pane = await open(["play", "marrakech", "--seed", "5", "--seats", "2"], 80);
      await pane.until(/\n>$/);
      await pane.press(key);
      expect((await pane.until("[exit 0]")).join("\n")).toContain("Saved to marrakech-5.riad.");
    }
  });

  test("asks who plays when no flag says so", async () => {
    const pane = await open(["play"], 80);
    await pane.until("Which game?");
    await pane.enter("chess");
    await pane.until("Please type one of azul, marrakech.");
    await pane.enter("m");
    await pane.until("How many seats?");
    await pane.enter("3", "", "Salma", "random", "p", "Idris", "publisher");
    const screen = await pane.until(/\n>$/);
    expect(screen[0]).toContain("Marrakech, official rules");
    for (const name of ["Salma", "Random 2", "Idris"]) expect(screen.join("\n")).toContain(name);
  });

  test("answers typed before their questions are not lost", async () => {
    const pane = await open(["play"], 80);
    await pane.until("Which game?");
    await pane.paste(["m", "2", "", "Salma", "p", "Idris", "publisher", "quit"]);
    const screen = (await pane.until("[exit 0]")).join("\n");
    for (const words of ["Marrakech, official rules", "Salma", "Idris", "Saved to marrakech-"])
      expect(screen).toContain(words);
  });

  test("leaves quietly when the questions are not answered", async () => {
    for (const key of ["C-d", "C-c"]) {
      const pane = await open(["play"], 80);
      await pane.until("Which game?");
      await pane.press(key);
      expect((await pane.until("[exit 0]")).join("\n")).not.toContain("Warning");
    }
  });

  test("pieces are coloured unless NO_COLOR is set", async () => {
    const args = ["play", "azul", "--seed", "42", "--seats", "2"];
    const colored = await open(args, 80);
    await colored.until(/\n>$/);
    expect((await colored.lines(true)).join("\n")).toContain("48;5;25m B ");
    const plain = await open(args, 80, 40, { NO_COLOR: "1" });
    const screen = await plain.until(/\n>$/);
    expect(await plain.lines(true)).toEqual(screen);
    expect(screen.join("\n")).toContain("[B]");
  });

  test("replay steps with keys", async () => {
    const table = recordedTable("marrakech-2-anu");
    const pane = await open(["replay", recordedPath("marrakech-2-anu.riad")], 80);
    await pane.until("Before turn 1 of 30.");
    await pane.press("Right");
    await pane.until("In turn 1 of 30.");
    await pane.press("Space");
    await pane.until("After turn 1 of 30.");
    await pane.press("Left");
    await pane.until("In turn 1 of 30.");
    await pane.press("End");
    const end = await pane.until(/The match is over: \w+ wins/);
    const expected = drawnEnd(table, 80);
    expect(end.slice(0, expected.length).map((line) => line.trimEnd())).toEqual(expected);
    await pane.press("Home");
    await pane.until("Before turn 1 of 30.");
    await pane.type("q");
    await pane.until("[exit 0]");
  });
});
