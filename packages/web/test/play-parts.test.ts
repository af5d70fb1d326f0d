/** The parts of the play page as a reader meets them: words, names of buttons, and what pressing them does. */
import { storage } from "./page-globals.ts";
import type { Game } from "@riad/core";
import { azul as azulGame, marrakech as marrakechGame } from "@riad/games";
import { h } from "preact";
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { isLarge } from "../src/page/format.ts";
import { choose } from "../src/page/settings.ts";
import { makePlainFace } from "../src/plain/face.tsx";
import type { Sitter } from "../src/play/face.ts";
import { HelpSheet, keysOf } from "../src/play/HelpSheet.tsx";
import { WordsSheet } from "../src/play/Sheets.tsx";
import { areWatched } from "../src/play/sitting.ts";
import { countTurns, groupByRound, linesOf, turnStops } from "../src/play/lines.ts";
import { LocalTable } from "../src/play/local.ts";
import { MenuSheet } from "../src/play/MenuSheet.tsx";
import { Moves, inFewerSentences, splitName } from "../src/play/Moves.tsx";
import { PlayHead } from "../src/play/PlayHead.tsx";
import { MovesDock } from "../src/play/MovesDock.tsx";
import { signed } from "../src/play/signed-points.ts";
import { panel as beside, sheet } from "../src/play/sheet.ts";
import { loadWords, speak } from "../src/words/words.ts";
import { FakeWorker } from "./fake-worker.ts";
import { playByChance } from "./kept-match.ts";
import { rendered } from "./rendered.ts";

const marrakech = marrakechGame as unknown as Game;
const face = makePlainFace(marrakech);
const NAMES = ["Salma", "Idris", "Noor", "Tariq"];
const opened: LocalTable[] = [];

beforeAll(() => Promise.all([loadWords("plain"), loadWords("table")]));

beforeEach(() => {
  vi.useFakeTimers();
  storage.clear();
});

afterEach(async () => {
  for (const table of opened.splice(0)) table.leave();
  vi.useRealTimers();
  sheet.value = null;
  beside.value = null;
  await speak("en");
});

function sit(levels: readonly (string | null)[], plies = 0): LocalTable {
  const sitters: Sitter[] = levels.map((level, seat) => ({ name: NAMES[seat], level }));
  const match = playByChance(marrakech, { seats: levels.length, first: 0 }, plies, 4);
  const table = new LocalTable(face, { id: "own", name: "", isKept: false, match, sitters, date: "", notice: "" });
  opened.push(table);
  return table;
}

const head = (table: LocalTable) => rendered(h(PlayHead, { table, lines: linesOf(table).value, extras: {} }));
const menu = (table: LocalTable) => rendered(h(MenuSheet, { table, extras: {} }));
/** In the bar and in the menu. */
const offersPause = (table: LocalTable) => [head(table), menu(table)].map(({ buttons }) => buttons.includes("Pause"));
const moves = (table: LocalTable) => rendered(h(Moves, { table, lines: linesOf(table).value }));
const history = (table: LocalTable) => rendered(h(MovesDock, { table, lines: linesOf(table).value }));

describe("the head of the table", () => {
  test("has the sentence, and only the buttons that make sense", () => {
    const alone = head(sit([null, null]));
    expect(alone.text).toContain("Salma: choose a move");
    expect(alone.buttons).toEqual(["Undo", "Hint", "Menu", "Rules and keys"]);
    expect(alone.button("Undo")["aria-disabled"]).toBe(true);
    expect(alone.button("Hint")["aria-disabled"]).toBe(false);
    expect(head(sit([null, "easy"])).buttons).toContain("Pause");
    expect(head(sit([null, null], 5000)).buttons).toContain("Result");
  });

  test("leads from anywhere in a match that is over to its result", () => {
    const table = sit([null, null], 5000);
    beside.value = "result";
    expect(head(table).buttons).not.toContain("Result");
    expect(head(table).text).toContain("end of the match");
    table.jump(3);
    expect(head(table).text).not.toContain("end of the match");
    head(table).press("Result");
    expect([table.ply.value, beside.value]).toEqual([table.length.value, "result"]);
  });

  test("pauses and resumes, and says that undoing makes it practice before it does", () => {
    const table = sit([null, "easy"], 2);
    head(table).press("Pause");
    expect(head(table).buttons).toContain("Resume");
    expect(head(table).text).not.toContain("practice");
    head(table).press("Undo");
    expect([table.length.value, head(table).text.includes("practice")]).toEqual([2, true]);
    head(table).press("Undo");
    expect([table.length.value, head(table).text.includes("practice")]).toEqual([0, false]);
  });

  test("offers a pause only where a computer plays and the match goes on", () => {
    // The menu has it where the bar has no room for it, as with very large text.
    choose("text", "largest");
    expect(offersPause(sit([null, "easy"], 2))).toEqual([true, true]);
    expect(offersPause(sit([null, null], 2))).toEqual([false, false]);
    expect(offersPause(sit([null, "easy"], 5000))).toEqual([false, false]);
    choose("text", "usual");
  });

  test("offers to resign only to somebody alone against computers, while the match goes on", () => {
    expect(menu(sit([null, "easy"], 2)).buttons).toContain("Resign");
    expect(menu(sit([null, null], 2)).buttons).not.toContain("Resign");
    expect(menu(sit([null, "easy"], 5000)).buttons).not.toContain("Resign");
  });

  test.each(["Menu", "Rules and keys"])("opens the sheet behind %s", (name) => {
    head(sit([null, null])).press(name);
    expect(sheet.value).toBe(name === "Menu" ? "menu" : "help");
  });
});

describe("the last moves", () => {
  test("are the latest first, and stepping stops at both ends", () => {
    const table = sit([null, null], 9);
    const shown = moves(table);
    expect(shown.html.indexOf(linesOf(table).value[8].text)).toBeLessThan(
      shown.html.lastIndexOf(linesOf(table).value[7].text),
    );
    expect([shown.button("One move back").disabled, shown.button("One move on").disabled]).toEqual([false, true]);
    expect(shown.buttons).not.toContain("Back to the match");
    for (let ply = 9; ply > 0; ply--) moves(table).press("One move back");
    const first = moves(table);
    expect(first.text).toContain("No moves yet.");
    expect([first.button("One move back").disabled, table.ply.value]).toEqual([true, 0]);
    first.press("Back to the match");
    expect(table.ply.value).toBe(9);
  });

  test("do not tell what is still being shown", () => {
    const table = sit([null, null]);
    table.choose(table.moves.value[0]);
    expect(moves(table).text).toContain("No moves yet.");
    table.skip();
    expect(moves(table).text).toContain("Salma: ");
  });

  test("give way to a question when the computer is lost; its own seat is taken over, also from the past", async () => {
    const table = sit([null, "easy"]);
    while (table.match.actor === 0) {
      table.choose(table.moves.value[0]);
      for (let i = 0; i < 9 && table.isShowing.value; i++) table.skip();
    }
    FakeWorker.last.fail();
    await vi.advanceTimersByTimeAsync(0);
    table.jump(0);
    const lost = moves(table);
    expect(lost.html).toContain('role="alert"');
    expect(lost.buttons).toEqual(["Try again", "Play it myself"]);
    lost.press("Play it myself");
    expect(table.sitters.value.map(({ level }) => level)).toEqual([null, null]);
  });
});

describe("the history", () => {
  test("marks the move on the table, and leads to any other", () => {
    const table = sit([null, null], 9);
    table.jump(4);
    const shown = history(table);
    expect(shown.html.match(/aria-current="true"/g)).toHaveLength(1);
    const line = linesOf(table).value[6];
    shown.press(shown.buttons.find((name) => name.endsWith(line.text)) ?? "");
    expect(table.ply.value).toBe(line.ply);
  });

  test("numbers turns as people count them: a turn's rotation, roll and rug have one number", () => {
    const table = sit([null, null], 9);
    expect(linesOf(table).value.map(({ number }) => number)).toEqual([1, 0, 0, 2, 0, 0, 3, 0, 0]);
    expect(groupByRound(table, linesOf(table).value)).toHaveLength(1);
  });

  test("offers to play on from there only where that is allowed", () => {
    const alone = sit([null, "easy"], 9);
    expect(history(alone).buttons).not.toContain("Back to the match");
    alone.jump(0);
    beside.value = "moves";
    history(alone).press("Play on from here, as practice");
    expect([alone.length.value, beside.value]).toEqual([0, null]);
    const together = sit([null, null], 9);
    together.jump(1);
    expect(history(together).buttons).toContain("Back to the match");
    expect(history(together).buttons.filter((name) => name.startsWith("Play on"))).toEqual([]);
  });

  test("is left for the match, or for the result where it is over", () => {
    for (const [plies, shown] of [
      [9, null],
      [5000, "result"],
    ] as const) {
      const table = sit([null, null], plies);
      table.jump(2);
      beside.value = "moves";
      history(table).press("Back to the match");
      expect([table.ply.value, beside.value]).toEqual([table.length.value, shown]);
      beside.value = "moves";
      history(table).press("Close");
      expect(beside.value).toBe(shown);
    }
  });

  test("is told in its last move to whoever watches: whose turn it is, the sentence above says", () => {
    const film = sit(["easy", "easy"], 9);
    film.isThinking.value = true;
    expect(film.waitingWords).toBe("Thinking …");
    expect(moves(film).html).toContain(`<p class="fitted more narrow-note">${linesOf(film).value[8].text}`);
    expect([film.waitsQuietly, areWatched(film.sitters.value)]).toEqual([true, true]);
    expect(areWatched(sit([null, "easy"]).sitters.value)).toBe(false);
  });

  test("stops a running match where it stands, and skips to its end; only in its past it plays the past", () => {
    const film = sit(["easy", "easy"], 9);
    beside.value = "moves";
    expect(history(film).buttons).toEqual(expect.arrayContaining(["Pause", "Skip to the end"]));
    expect([history(film).buttons.includes("Play"), history(film).button("One move on").disabled]).toEqual([
      false,
      false,
    ]);
    history(film).press("Pause");
    expect([film.isPaused.value, film.ply.value, history(film).buttons.includes("Resume")]).toEqual([true, 9, true]);
    film.jump(4);
    expect(history(film).buttons).toEqual(expect.arrayContaining(["Play", "To the end"]));
    expect(moves(film).html).toMatch(/^<section[^>]* inert/);
    beside.value = null;
    expect(moves(film).html).not.toMatch(/^<section[^>]* inert/);
  });

  test("leaves what it showed on the table when it is closed", () => {
    const table = sit([null, null], 9);
    table.jump(2);
    beside.value = "moves";
    history(table).press("Close");
    expect([table.ply.value, table.isBrowsing.value, beside.value]).toEqual([2, true, null]);
  });

  test("is played move by move, and comes to rest at the end of the match", () => {
    const table = sit([null, null], 3);
    table.jump(0);
    for (const ply of [1, 2, 3]) {
      table.stepOn();
      expect([table.ply.value, table.isShowing.value]).toEqual([ply, true]);
      table.shown(ply);
    }
    expect([table.isBrowsing.value, table.length.value]).toEqual([false, 3]);
    table.stepOn();
    expect(table.ply.value).toBe(3);
  });
});

describe.each([
  ["azul", azulGame as unknown as Game],
  ["marrakech", marrakech],
])("stepping through %s", (_name, chosen) => {
  const look = () => {
    const match = playByChance(chosen, { seats: 2 }, 60, 3);
    const sitters = [0, 1].map((seat) => ({ name: NAMES[seat], level: null }));
    const wish = { id: "steps", name: "", isKept: false, match, sitters, date: "", notice: "" };
    const table = new LocalTable(makePlainFace(chosen), wish);
    opened.push(table);
    table.jump(0);
    return { table, match, decisions: match.log.map((_, ply) => ply).filter((ply) => match.actorAt(ply) >= 0) };
  };

  test("stops at decisions only, on and back again", () => {
    const { table, match, decisions } = look();
    const stops = [...new Set([0, ...decisions, match.length])];
    const on: number[] = [table.ply.value];
    while (table.ply.value < match.length && on.length < 99) {
      table.forward();
      on.push(table.ply.value);
    }
    expect(on).toEqual(stops);
    const back: number[] = [table.ply.value];
    while (table.ply.value > 0 && back.length < 99) {
      table.back();
      back.push(table.ply.value);
    }
    expect(back).toEqual(stops.toReversed());
  });

  test("the slider counts turns: none is the first decision, all of them the end, and each one changes the count", () => {
    const { table, match, decisions } = look();
    const stops = turnStops(table);
    expect([stops[0], stops.at(-1)]).toEqual([decisions[0], match.length]);
    stops.forEach((stop, turn) => {
      table.jump(stop);
      expect(countTurns(table)).toEqual({ turn, turns: stops.length - 1 });
    });
  });

  test("a film shows what chance did between two decisions in one step", () => {
    const { table, match, decisions } = look();
    let outcomes = 0;
    for (let steps = 0; table.ply.value < match.length && steps < 99; steps++) {
      if (table.isChanceNext) outcomes++;
      table.stepOn();
      expect(table.step.value?.move).toBe(match.log[table.ply.value - 1]);
      table.shown(table.ply.value);
    }
    const runs = match.log.filter((_, ply) => match.actorAt(ply) < 0 && !(match.actorAt(ply - 1) < 0));
    expect(outcomes).toBe(runs.length);
    expect(decisions.length).toBeGreaterThan(outcomes);
  });
});

describe("the board in words", () => {
  test("suggests a legal move, or none at another's turn", () => {
    const table = sit([null, "easy"]);
    const [move] = table.moves.value;
    expect(rendered(h(WordsSheet, { table })).html).toContain(
      `placeholder="${marrakech.notation.makeMove(table.match.position, move)}"`,
    );
    table.jump(0);
    expect(rendered(h(WordsSheet, { table })).text).toContain(marrakech.notation.makePosition(table.match.position));
  });
});

test("the help lists every key with what it does", () => {
  const helped = { ...face, keys: [["x", "keyHint"]] as const };
  const { html } = rendered(h(HelpSheet, { face: helped, keys: [...helped.keys, ...keysOf(sit([null, "easy"]))] }));
  expect(html.match(/<dt>/g)).toHaveLength(13);
  // The rules come first, and the keys are on a page of their own.
  expect(html).toContain('<dl class="keys" hidden>');
  // Where no computer plays there is nothing to pause.
  expect(html).toContain("<kbd>p</kbd>");
  expect(rendered(h(HelpSheet, { face: helped, keys: keysOf(sit([null, null])) })).html).not.toContain("<kbd>p</kbd>");
  expect(html).toContain("<kbd>x</kbd>");
  expect(html).not.toMatch(/<dd><\/dd>|undefined/);
});

test("a big table keeps the timeline of the list of moves, and leaves out its small lines", () => {
  const table = sit([null, null], 12);
  expect(history(table).text).toContain("Moves");
  isLarge.value = true;
  const big = history(table);
  isLarge.value = false;
  expect([big.html.includes("moves-list"), big.html.includes("playback-track")]).toEqual([false, true]);
});

test("points have a sign, and nothing has none", () => {
  expect([3, 0, -2].map(signed)).toEqual(["+3", "0", "−2"]);
});

test.each([
  ["Salma: 2 blue", "Salma", ["Salma: ", "2 blue"]],
  ["Salma\u00a0: 2 bleues", "Salma", ["Salma\u00a0: ", "2 bleues"]],
  ["The round is scored", "Salma", ["", "The round is scored"]],
  ["Salmas: x", "Salma", ["", "Salmas: x"]],
] as const)("a line begins with the name of its player, or has none: %s", (text, name, parts) => {
  expect(splitName(text, name)).toEqual(parts);
});

test.each([
  ["8 purple, centre → line 2, +2. Points gained: Salma 0, Idris 0", "Salma", ["8 purple, centre → line 2, +2."]],
  ["J. R. rolled 2, nothing to pay", "J. R.", []],
  ["One. Two. Three", "Salma", ["One. Two.", "One."]],
] as const)(
  "where there is no room for all of a move it is told without its last sentence: %s",
  (text, name, fewer) => {
    expect(inFewerSentences(text, name)).toEqual([text, ...fewer]);
  },
);
