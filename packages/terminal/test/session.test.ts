/** The answers of a session: commands, turns, refusals. */
import { listTurns, unwrap } from "@riad/core";
import { gameOf } from "@riad/games";
import { beforeAll, describe, expect, test } from "vitest";
import { newPaint } from "@riad/drawing";
import { SaveFile } from "../src/play/save-file.ts";
import { Session } from "../src/play/session.ts";
import type { Display } from "../src/play/answer.ts";
import { setUp } from "../src/play/setup.ts";
import type { SetupFlags } from "../src/play/setup.ts";
import type { Table } from "../src/play/table.ts";
import { newFolder } from "./program.ts";

// A match without a path is saved in the working directory.
beforeAll(() => process.chdir(newFolder()));

function sit(gameId: string, flags: SetupFlags = {}, width = 80): Session {
  const display = (): Display => ({ paint: newPaint(false), width, height: 40 });
  const game = gameOf(gameId);
  if (game === undefined) throw new Error(gameId);
  const table = setUp(game, { seed: "42", first: "1", option: gameId === "marrakech" ? ["heading=N"] : [], ...flags });
  if (gameId === "azul" && table.match.seats === 2) dealAsUsual(table);
  const session = new Session(table, new SaveFile(`${newFolder()}/match.riad`), display, () => "");
  advance(session);
  return session;
}

/** The same tiles in every test, whatever the seed. */
function dealAsUsual({ match }: Table): void {
  for (const deal of ["0abde", "1bbde", "2abbb", "3adee", "4abde"]) {
    match.play(unwrap(match.game.notation.parseMove(match.position, deal)));
  }
}

function advance(session: Session): string[] {
  const told: string[] = [];
  for (let news = session.step(); news !== undefined; news = session.step()) told.push(...news);
  return told;
}

/** All lines of the answers, and of what chance and computers did after each. */
function type(session: Session, ...lines: string[]): string[] {
  const told: string[] = [];
  for (const line of lines) {
    const answer = session.answer(line);
    told.push(...answer.lines, ...(answer.page ?? []), ...advance(session));
  }
  return told;
}

describe("turns of Azul", () => {
  test("are accepted in any case, with words or letters", () => {
    for (const turn of ["1 y 3", "1 Y 3", "  1   yellow  3 "]) {
      expect(type(sit("azul"), turn)).toEqual(["Player 1 takes 1 yellow from factory 1 to line 3."]);
    }
    expect(type(sit("azul"), "1 y f")[0]).toBe("Player 1 takes 1 yellow from factory 1 to the floor.");
    expect(type(sit("azul"), "3 y 2")[0]).toBe(
      "Player 1 takes 3 yellow from factory 3 to line 2, 1 of them to the floor.",
    );
  });

  test("use Riad's own letters and names with --tiles riad; an unknown set is refused", () => {
    const session = sit("azul", { tiles: "riad" });
    expect(type(session, "1 g 3")).toEqual(["Player 1 takes 1 green from factory 1 to line 3."]);
    expect(session.board().join("\n")).toMatch(/bag \d+ +B ?\d+ G ?\d+ O ?\d+ P ?\d+ R ?\d+/);
    expect(session.answer("help").page?.join("\n")).toContain("B blue, G green, O orange, P purple, R red");
    expect(() => sit("azul", { tiles: "mine" })).toThrow('--tiles is course or riad, not "mine"');
  });

  test("that are illegal are refused with the reason and what would be legal", () => {
    const refusals: [turn: string, answer: string][] = [
      ["9 y 5", 'There is no source "9"; take from 1 to 5 or c.'],
      ["c1 y 5", 'There is no source "c1"; take from 1 to 5 or c.'],
      ["1 q 5", 'There is no colour "q"; the colours are B, Y, R, U and L.'],
      ["3 l 5", "Factory 3 has no light blue; it has blue, yellow."],
      ["c y 5", "The centre is empty; type moves to see what you can take."],
      ["1 y 6", 'There is no line "6"; yellow may go to 1, 2, 3, 4, 5, f.'],
      ["1 y", "A turn is source, colour and line, such as 1 b 1; type h for the commands."],
      ["1 y 5 c2", 'The word "c2" is too much: there is only one centre; write 1 y 5.'],
      ["1 y 5 6 7 8", 'Unknown command "1 y 5 6 7 8"; type a turn such as 2 y 5, or h for help.'],
      ["dance!", 'Unknown command "dance!"; type a turn such as 2 y 5, or h for help.'],
    ];
    const session = sit("azul");
    for (const [turn, answer] of refusals) expect(type(session, turn)).toEqual([answer]);
    type(session, "1 y 3", "2 y 2");
    expect(type(session, "4 b 3")).toEqual(["Line 3 holds yellow; blue may go to 1, 2, 4, 5, f."]);
    type(session, "4 b 1");
    expect(type(session, "3 y 2")).toEqual(["Line 2 is full; yellow may go to 1, 3, 4, 5, f."]);
  });

  test("with two centres say where the rest goes", () => {
    const session = sit("azul", { centres: "2" });
    expect(type(session, "1 y 3")).toEqual(["Which centre takes the rest? Write 1 y 3 c1 or 1 y 3 c2."]);
    expect(type(session, "1 y 3 c3")).toEqual(['There is no centre "c3"; write 1 y 3 c1 or 1 y 3 c2.']);
    expect(type(session, "1 y 3 c2")).toEqual([
      "Player 1 takes 1 yellow from factory 1 to line 3; the rest goes to centre 2.",
    ]);
    expect(type(session, "c1 y 3")).toEqual(["Centre 1 is empty; type moves to see what you can take."]);
    expect(type(session, "c y 3")).toEqual(['There is no source "c"; take from 1 to 5 or c1 or c2.']);
    expect(type(session, "c2 b 1 c1")).toEqual([
      'The word "c1" is too much: nothing is left over for a centre; write c2 b 1.',
    ]);
    expect(type(session, "c2 b 1")).toEqual([
      "Player 2 takes 1 blue from centre 2 to line 1, and the first-player marker.",
    ]);
  });

  test("on the free wall choose a column", () => {
    const session = sit("azul", { wall: "free" });
    while (!session.ask().includes("is full of")) type(session, /such as (.*)$/.exec(session.ask())?.[1] ?? "");
    expect(session.ask()).toMatch(/^Player \d: Line \d is full of [a-z ]+: column 1, 2, 3, 4, 5\?$/);
    const line = /Line (\d)/.exec(session.ask())?.[1];
    expect(type(session, "7")).toEqual([`There is no column "7"; for line ${line} write 1, 2, 3, 4, 5.`]);
    expect(type(session, "f")).toEqual([
      `The floor is only for a row that fits nowhere; for line ${line} write 1, 2, 3, 4, 5.`,
    ]);
    expect(type(session, "2 2 2")).toEqual([`Line ${line} must be tiled first; for line ${line} write 1, 2, 3, 4, 5.`]);
    expect(type(session, `${line} 4`)[0]).toMatch(/tiles line \d \([a-z ]+\) at column 4: \+1\.$/);
  });
});

describe("turns of Marrakech", () => {
  test("go through turning, rolling and laying", () => {
    const session = sit("marrakech");
    expect(type(session, "roll")).toEqual(["First turn Assam: type <, ^ or >, or left, straight or right."]);
    expect(type(session, "c4 c5")).toEqual(["Rugs come after the walk; first turn Assam: type <, ^ or >."]);
    expect(type(session, "around")).toEqual([
      '"around" does not turn Assam; type <, ^ or >, or left, straight or right.',
    ]);
    expect(type(session, "RIGHT")).toEqual(["Player 1 turns Assam right: he faces east."]);
    expect(type(session, "left")).toEqual(["Assam has been turned; press Enter to roll the die."]);
    expect(type(session, "Roll")[0]).toMatch(/^The die shows [1-4]: Assam walks to [e-g]4\.$/);
    expect(type(session, "roll")[0]).toMatch(/^The die has been rolled: lay a rug by its two squares; /);
    expect(type(session, "a1 a2")[0]).toMatch(/^That rug does not touch Assam's square [e-g]4; .* would do\.$/);
    expect(type(session, "a1 c1")[0]).toMatch(/^a1 and c1 do not touch; /);
    const rug = /such as (.*)$/.exec(session.ask())?.[1] ?? "";
    expect(type(session, rug.toUpperCase())[0]).toMatch(/^Player 1 lays a cyan rug on [a-g][1-7] and [a-g][1-7]\.$/);
    expect(session.ask()).toBe("Player 2: Turn Assam: < left, ^ straight or > right (l s r: load, save, rules)");
  });

  test("are typed as signs, and Enter rolls", () => {
    for (const [sign, word] of [
      ["<", "left"],
      ["^", "straight"],
      [">", "right"],
    ]) {
      expect(type(sit("marrakech"), sign)).toEqual(type(sit("marrakech"), word));
    }
    const session = sit("marrakech");
    expect(type(session, "")).toEqual([session.ask()]);
    type(session, ">");
    expect(session.ask()).toBe("Player 1: Press Enter to roll the die");
    expect(type(session, "")).toEqual([expect.stringMatching(/^The die shows [1-4]: Assam walks to/)]);
  });

  test("are listed with what they cost and gain", () => {
    const session = sit("marrakech");
    expect(type(session, "moves").slice(0, 4)).toEqual([
      "Rent if the die shows     1   2   3   4   average",
      "<  left                   0   0   0   0       0.0",
      "^  straight on            0   0   0   0       0.0",
      ">  right                  0   0   0   0       0.0",
    ]);
    type(session, "<", "", /such as (.*)$/.exec(session.ask())?.[1] ?? "");
    type(session, "", /such as (.*)$/.exec(session.ask())?.[1] ?? "", "^", "");
    expect(type(session, "moves").join("\n")).toMatch(/^[a-g][1-7] [a-g][1-7] \+2.* c−1/m);
  });

  test("also accept a rug in the notation", () => {
    const session = sit("marrakech");
    type(session, "straight", "roll");
    const squares = (/such as (.*)$/.exec(session.ask())?.[1] ?? "").split(" ");
    const digits = squares.map((square) => `${"abcdefg".indexOf(square[0])}${Number(square[1]) - 1}`).join("");
    expect(type(session, digits)[0]).toBe(`Player 1 lays a cyan rug on ${squares[0]} and ${squares[1]}.`);
  });
});

describe("commands", () => {
  test("have short and long names in any case", () => {
    const session = sit("azul");
    for (const names of [
      ["m", "menu", "M"],
      ["h", "?", "help", "HELP"],
      ["r", "rules"],
      ["s", "save", "SAVE"],
    ]) {
      const answers = names.map((name) => session.answer(name));
      for (const answer of answers) expect(answer).toEqual(answers[0]);
    }
    for (const name of ["q", "x", "quit", "exit", "Q"]) expect(sit("azul").answer(name).isEnd).toBe(true);
  });

  test("rules and help fit on a screen of 60 by 24", () => {
    for (const game of ["azul", "marrakech"]) {
      for (const width of [60, 80, 200]) {
        const session = sit(game, {}, width);
        for (const command of ["r", "h", "m", "credits"]) {
          const page = session.answer(command).page ?? [];
          // If rows are scarce, the screen leaves out blank lines.
          expect(page.filter((line) => line !== "").length).toBeLessThanOrEqual(22);
          expect(Math.max(...page.map((line) => line.length))).toBeLessThanOrEqual(width);
        }
      }
    }
  });

  test("undo reverts a turn, but between people never a roll", () => {
    const azul = sit("azul");
    expect(type(azul, "undo")).toEqual(["There is no move of yours to undo."]);
    type(azul, "1 y 3", "2 y 2");
    expect(type(azul, "undo", "undo", "undo")).toEqual([
      "Back to turn 2.",
      "Back to turn 1.",
      "There is no move of yours to undo.",
    ]);
    const marrakech = sit("marrakech");
    type(marrakech, "left");
    expect(type(marrakech, "undo")).toEqual(["Back to turn 1."]);
    type(marrakech, "left", "roll");
    expect(type(marrakech, "undo")).toEqual(["With others at the table you can't undo past a roll or a draw."]);
  });

  test("undo against computers goes back any number of turns, gets the same dice, and is marked", () => {
    const session = sit("marrakech", { seats: "person,random" });
    const first = type(session, "left", "roll");
    expect(session.table.match.isRewound).toBe(false);
    expect(type(session, "undo")).toEqual(["Back to turn 1."]);
    expect(session.table.match.isRewound).toBe(true);
    expect(type(session, "left", "roll")).toEqual(first);
  });

  test("undo past a deal of Azul deals the same tiles again", () => {
    const session = sit("azul", { seats: "person,random", seed: "6" });
    let turn = "";
    const round = (): number => listTurns(session.table.match).at(-1)?.round ?? 0;
    while (round() < 2) {
      turn = /such as (.*)$/.exec(session.ask())?.[1] ?? "";
      type(session, turn);
    }
    const log = [...session.table.match.log];
    // Back to the last turn of the first round, whatever the computer has done in the second.
    do type(session, "undo");
    while (round() > 1);
    expect(session.table.match.length).toBeLessThan(log.length);
    type(session, turn);
    expect(session.table.match.log).toEqual(log);
  });

  test("view shows one player", () => {
    const session = sit("azul", { name: ["Salma", "Tariq"] });
    for (const wanted of ["2", "tariq", "Ta", "TARIQ"])
      expect(type(session, `view ${wanted}`)[0]).toMatch(/^ {2}Tariq +0$/);
    expect(type(session, "view Idris")).toEqual(['There is no player "Idris"; there are 1 Salma, 2 Tariq.']);
    expect(type(sit("marrakech"), "view 1").join("\n")).toContain("no rug shows");
  });

  test("moves, history, replay, next and back change nothing", () => {
    const session = sit("azul");
    expect(type(session, "history")).toEqual(["No moves yet."]);
    expect(type(session, "moves")[0]).toBe("1  b: 1+1 2 3 4 5 f−1  y: 1+1 2 3 4 5 f−1  u: 1+1 2 3 4 5 f−1");
    type(session, "1 y 3", "2 y 2");
    expect(type(session, "history")).toEqual(["Round 1", "  1 Player 1: 1 y 3     2 Player 2: 2 y 2"]);
    expect(type(session, "history 2")).toEqual(["Round 1", "  2 Player 2: 2 y 2"]);
    expect(type(session, "history 3")).toEqual(['history starts at a turn from 1 to 2, not "3".']);
    expect(type(session, "next")).toEqual(["You aren't looking back; type replay to start at the first turn."]);
    expect(type(session, "replay 99")).toEqual(['replay takes a turn from 0 to 2, not "99".']);
    type(session, "replay");
    expect(session.ask()).toBe("Looking back, before turn 1 of 2: next, back, or view to return");
    expect(type(session, "back")).toEqual(["This is the start of the match."]);
    expect(type(session, "next")).toEqual(["The factories are dealt."]);
    expect(type(session, "next")).toEqual(["Player 1 takes 1 yellow from factory 1 to line 3."]);
    expect(session.ask()).toBe("Looking back, after turn 1 of 2, round 1: next, back, or view to return");
    expect(type(session, "4 b 1")).toEqual(["You're looking back; type view to return to the match."]);
    expect(type(session, "next", "next")).toEqual([
      "Player 2 takes 2 yellow from factory 2 to line 2.",
      "This is the current position; type view to return to the match.",
    ]);
    type(session, "view");
    expect(session.ask()).toMatch(/^Player 1: Take tiles/);
    expect(session.table.match.length).toBe(7);
  });

  test("hint gives its reason in numbers", () => {
    for (const game of ["marrakech", "azul"]) {
      const lines = [1, 2].map(() => {
        const session = sit(game);
        // With few tiles left, a hint takes little time.
        for (let turn = 0; turn < (game === "azul" ? 8 : 0); turn++) {
          type(session, /such as (.*)$/.exec(session.ask())?.[1] ?? "");
        }
        return type(session, "hint");
      });
      // The same question gets the same answer, however busy the machine is.
      expect(lines[1]).toEqual(lines[0]);
      const worth = String.raw`(under |over )?\d+ %, (expected result )?([+−]\d+|level)`;
      const why = String.raw`(Why: .+ \+\d+|It is about as good|Many small things add up here)`;
      expect(lines[0]).toEqual([
        expect.stringMatching(
          new RegExp(`^Hint: .+ \\(win chance ${worth}\\)\\. Next best: .+ \\(${worth}\\)\\. ${why}\\.$`),
        ),
      ]);
    }
    const session = sit("marrakech");
    type(session, "left");
    expect(type(session, "hint")).toEqual(["There is nothing to choose. Press Enter to roll the die."]);
  });

  test("computers' turns take one line each, with what they pay, and payments to you are highlighted", () => {
    const session = sit("marrakech", { seats: "person,random,easy,easy", name: ["Salma"], seed: "13" });
    const told: string[] = [];
    for (let turn = 0; turn < 12; turn++) {
      type(session, "^", "");
      const news = type(session, /such as (.*)$/.exec(session.ask())?.[1] ?? "");
      expect(news).toHaveLength(4);
      told.push(...news.slice(1));
    }
    for (const line of told)
      expect(line).toMatch(
        /^\w+ \d: (left|straight on|right), rolls [1-4] to [a-g][1-7],( pays .*,)? rug on [a-g][1-7] [a-g][1-7]\.$/,
      );
    expect(told.join("\n")).toMatch(/ pays \d+ to YOU, /);
    expect(told.join("\n")).toMatch(/ pays \d+ to (Random|Easy) \d, /);
  });

  test("new starts another match with the same seats", () => {
    const session = sit("azul", { seats: "3", wall: "free" });
    type(session, "1 y 3");
    expect(type(session, "new")[1]).toBe("A new match, seed 42-2.");
    expect(session.table.match.seats).toBe(3);
    expect(session.board()[0]).toContain("free wall");
    expect(type(session, "new spring")).toContain("A new match, seed spring.");
  });

  test("a blank line repeats what is expected", () => {
    expect(type(sit("azul"), "", "   ")).toEqual([
      "Player 1: Take tiles: source colour line, such as 1 b 1",
      "Player 1: Take tiles: source colour line, such as 1 b 1",
    ]);
  });
});

test("invalid flags are refused in one sentence", () => {
  const refusals: [SetupFlags, RegExp][] = [
    [{ seats: "7" }, /^--seats is a whole number from 2 to 4, not "7"\.$/],
    [{ seats: "person" }, /^Azul has 2 to 4 seats, not 1\.$/],
    [{ seats: "person,ghost" }, /^A seat is person or one of random.*, not "ghost"\.$/],
    [{ wall: "brick" }, /^The option wall is one of fixed, free, not "brick"\.$/],
    [{ ruleset: "anu" }, /^Azul has no option "ruleset"; it has wall, centres\.$/],
    [{ option: ["wall"] }, /^--option is written name=value, not "wall"\.$/],
    [{ first: "3" }, /^--first is a whole number from 1 to 2, not "3"\.$/],
    [{ seed: " " }, /^The seed is empty; write any word or number\.$/],
    [{ name: ["a", "b", "c"] }, /^There are 2 seats for 3 names\.$/],
  ];
  for (const [flags, sentence] of refusals) expect(() => sit("azul", flags)).toThrow(sentence);
});
