/** What each key does at a table, and when the player is called: the page's hooks without a page. */
import { fire, icon, input, listenersOf, page, storage, textArea } from "./page-globals.ts";
import type { Game } from "@riad/core";
import { marrakech as marrakechGame } from "@riad/games";
import { h } from "preact";
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { useTurnAlert } from "../src/online/turn-alert.ts";
import type { OnlineTable } from "../src/online/online-table.ts";
import { IconButton } from "../src/page/controls.tsx";
import { settings } from "../src/page/settings.ts";
import { usePlayKeys } from "../src/play/keys.ts";
import { panel, sheet } from "../src/play/sheet.ts";
import type { Table } from "../src/play/table.ts";
import { loadWords } from "../src/words/words.ts";
import { playByChance } from "./kept-match.ts";
import { rendered } from "./rendered.ts";

/** The sounds that were made. */
const { sounds } = vi.hoisted(() => ({ sounds: [] as string[] }));
vi.mock("../src/page/sound.ts", () => ({ sound: (name: string) => void sounds.push(name) }));

/** What was read out. */
const { said } = vi.hoisted(() => ({ said: [] as string[] }));
vi.mock("../src/page/announce.tsx", () => ({ announce: (text: string) => void said.push(text) }));

/** An effect runs at once here; what it returns is kept for the end. */
const { ends, run } = vi.hoisted(() => {
  const kept: (() => void)[] = [];
  const runNow = (effect: () => unknown) => {
    const end = effect();
    if (typeof end === "function") kept.push(end as () => void);
  };
  return { ends: kept, run: runNow };
});
vi.mock("preact/hooks", () => ({ useEffect: run, useLayoutEffect: run }));

function leave(): void {
  for (const end of ends.splice(0)) end();
}

afterEach(() => {
  leave();
  sheet.value = null;
  vi.unstubAllGlobals();
});

const press = (key: string, more: object = {}) => fire("keydown", { key, target: page.body, ...more });

describe("a key", () => {
  const done: string[] = [];
  const note = (what: string) => (value?: number) => void done.push(value === undefined ? what : `${what} ${value}`);
  const table = {
    start: 0,
    ply: { value: 5 },
    length: { value: 9 },
    isShowing: { value: false },
    isBrowsing: { value: false },
    controls: { undo: note("undo"), pause: note("pause") },
    jump: note("jump"),
    back: note("back"),
    forward: note("forward"),
    skip: note("skip"),
    flip: note("flip"),
    askHint: note("hint"),
    replay: note("replay"),
  };

  beforeEach(() => {
    done.length = 0;
    table.isShowing.value = false;
    usePlayKeys(table as unknown as Table);
  });

  test.each([
    ["ArrowLeft", "back"],
    ["ArrowRight", "forward"],
    ["Home", "jump 0"],
    ["End", "jump 9"],
    ["ArrowUp", "jump 0"],
    ["ArrowDown", "jump 9"],
    ["p", "pause"],
    ["f", "flip"],
    ["Escape", "skip"],
  ])("%s: %s", (key, does) => {
    expect(press(key).isPrevented).toBe(true);
    expect(done).toEqual([does]);
  });

  test("a letter pressed at a slider is a key of the table, and in a text it is a letter", () => {
    press("p", { target: Object.assign(Object.create(input) as object, { type: "range" }) });
    expect(done).toEqual(["pause"]);
    press("p", { target: input });
    expect(done).toEqual(["pause"]);
  });

  test("h asks for a hint, also while something is still being shown", () => {
    press("h");
    expect(done).toEqual(["skip", "hint"]);
  });

  test.each([
    ["?", "help"],
    ["t", "words"],
    ["/", "words"],
  ])("%s opens the sheet %s, and then keys are the sheet's", (key, name) => {
    press(key);
    expect(sheet.value).toBe(name);
    expect(press("h").isPrevented).toBe(false);
    expect(done).toEqual([]);
  });

  test("v is the next speed, and says it", () => {
    expect(settings.value.speed).toBe("normal");
    press("v");
    expect(settings.value.speed).toBe("quick");
    expect(said.splice(0)).toEqual(["Speed: Fast"]);
  });

  test("p and the space bar let the past beside its list run and stop", () => {
    expect(press(" ").isPrevented).toBe(false);
    panel.value = "moves";
    press("p");
    press(" ");
    // On a button the space bar presses that button.
    expect(press(" ", { target: {} }).isPrevented).toBe(false);
    panel.value = null;
    expect(done).toEqual(["replay", "replay"]);
  });

  test("the space bar stops a match of computers that is watched, and lets it go on", () => {
    Object.assign(table, { controls: { ...table.controls, mayPause: true, isFilm: true } });
    expect(press(" ").isPrevented).toBe(true);
    expect(press(" ", { target: {} }).isPrevented).toBe(false);
    expect(done).toEqual(["pause"]);
    Object.assign(table.controls, { mayPause: false, isFilm: false });
  });

  test.each([
    { isPaused: false, does: ["jump 9"] },
    { isPaused: true, does: ["jump 9", "pause"] },
  ])("in its past the space bar lets it go on, paused ($isPaused) or not", ({ isPaused, does }) => {
    const controls = { ...table.controls, mayPause: true, isFilm: true, isPaused: { value: isPaused } };
    Object.assign(table, { controls, isBrowsing: { value: true } });
    press(" ");
    expect(done).toEqual(does);
    Object.assign(table, { controls: { ...controls, mayPause: false, isFilm: false }, isBrowsing: { value: false } });
  });

  test("p stops the match itself where it can be stopped, and Escape closes the list", () => {
    Object.assign(table, { controls: { ...table.controls, mayPause: true }, isOver: { value: false } });
    panel.value = "moves";
    press("p");
    expect(done).toEqual(["pause"]);
    press("Escape");
    expect([panel.value, done]).toEqual([null, ["pause"]]);
    Object.assign(table.controls, { mayPause: false });
  });

  test("up and down belong to what has the focus", () => {
    expect(press("ArrowUp", { target: {} }).isPrevented).toBe(false);
    expect(done).toEqual([]);
  });

  test("Ctrl or ⌘ with z undoes; other combinations are the browser's", () => {
    press("z", { ctrlKey: true });
    press("Z", { metaKey: true, shiftKey: true });
    expect(done).toEqual(["undo", "undo"]);
    for (const modifier of ["ctrlKey", "metaKey", "altKey"]) {
      expect(press("h", { [modifier]: true }).isPrevented).toBe(false);
    }
    expect(done).toHaveLength(2);
  });

  test("m turns the sound off and on, and says it", () => {
    press("m");
    expect(settings.value.sound).toBe("off");
    press("m");
    expect(settings.value.sound).toBe("on");
    expect(said.splice(0)).toEqual(["Sound: Off", "Sound: On"]);
  });

  test("an arrow on a control that is not the board steps nowhere", () => {
    const control = Object.assign(new HTMLElement(), { closest: () => null, tagName: "BUTTON" });
    for (const key of ["ArrowLeft", "ArrowRight", "Home", "End"]) press(key, { target: control });
    expect(done).toEqual([]);
    const board = Object.assign(new HTMLElement(), { closest: () => control, tagName: "BUTTON" });
    press("ArrowLeft", { target: board });
    expect(done).toEqual(["back"]);
    // In the past a button has no use for them, such as the one for a hint that was just pressed.
    table.isBrowsing.value = true;
    press("ArrowRight", { target: control });
    table.isBrowsing.value = false;
    expect(done).toEqual(["back", "forward"]);
  });

  test("z leaves only the board", () => {
    press("z");
    expect(page.root.classes.has("zen")).toBe(true);
    press("z");
    expect(page.root.classes.has("zen")).toBe(false);
  });

  test("Escape leaves the big table, unless a sheet is open", () => {
    press("z");
    sheet.value = "help";
    expect(press("Escape").isPrevented).toBe(false);
    expect(page.root.classes.has("zen")).toBe(true);
    sheet.value = null;
    expect(press("Escape").isPrevented).toBe(true);
    expect(page.root.classes.has("zen")).toBe(false);
  });

  test("typed into a field, or taken by somebody else, does nothing", () => {
    for (const target of [input, textArea]) press("h", { target });
    press("h", { defaultPrevented: true });
    press("q");
    expect(done).toEqual([]);
  });

  test("does nothing after the table was left", () => {
    leave();
    expect(listenersOf("keydown")).toBe(0);
  });
});

test("a button's tip names its key, if it has one", () => {
  const button = { icon: "undo", label: "Undo" } as const;
  expect(rendered(h(IconButton, { ...button, keys: "Ctrl Z" })).html).toContain('title="Undo (Ctrl Z)"');
  expect(rendered(h(IconButton, button)).html).toContain('title="Undo"');
});

describe("the player is called", () => {
  const marrakech = marrakechGame as unknown as Game;

  beforeAll(() => loadWords("online"));

  beforeEach(() => {
    storage.clear();
    sounds.length = 0;
  });

  /** The table of seat 0 after so many moves. */
  function call({ isMine = true, plies = 0, first = 0 } = {}): void {
    const match = playByChance(marrakech, { seats: 2, first }, plies, 5);
    const online = { game: "marrakech", id: "WX7VYZ5szMvB" };
    useTurnAlert({ online, isMine: { value: isMine }, match, viewer: 0 } as unknown as OnlineTable);
  }

  test("by the title and the icon whenever it is their turn, and no longer afterwards", () => {
    call();
    expect(page.title).toBe("● Your turn · Marrakech at Riad");
    expect(icon.getAttribute("href")).toBe("/khatam-turn.svg");
    leave();
    expect(icon.getAttribute("href")).toBe("/khatam.svg");
    call({ isMine: false });
    expect(page.title).toBe("Marrakech at Riad");
    expect(icon.getAttribute("href")).toBe("/khatam.svg");
  });

  test.each([
    ["when it is their turn", {}, 1],
    ["not at another's turn", { isMine: false }, 0],
    ["not again within a turn of their own", { plies: 2, first: 0 }, 0],
    ["after another's move", { plies: 3, first: 1 }, 1],
  ])("by a sound %s", (_name, change, count) => {
    call(change);
    expect(sounds).toHaveLength(count);
  });
});
