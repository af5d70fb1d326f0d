/* oxlint-disable unicorn/consistent-function-scoping -- what one group of tests uses stays inside it */
/** What a player sets once, and what the page makes of the machine: motion, touch, window, theme, sound, files. */
import { fire, page, setMedia, storage } from "./page-globals.ts";
import fc from "fast-check";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { listenForDrops, readFile } from "../src/page/drop.ts";
import { isByKeyboard } from "../src/page/input.ts";
import { forget, keep, recall } from "../src/memory.ts";

beforeEach(() => {
  storage.clear();
  vi.resetModules();
});

afterEach(() => {
  for (const query of ["(prefers-reduced-motion: reduce)", "(pointer: coarse)", "(prefers-color-scheme: dark)"]) {
    setMedia(query, false);
  }
  vi.unstubAllGlobals();
});

const open = () => import("../src/page/settings.ts");

describe("settings", () => {
  test("begin with the first choice of each, and are kept when they change", async () => {
    const { settings, choose, CHOICES } = await open();
    expect(Object.entries(settings.value)).toEqual(Object.entries(CHOICES).map(([name, values]) => [name, values[0]]));
    choose("speed", "calm");
    expect(JSON.parse(storage.get("riad.settings") ?? "")).toMatchObject({ speed: "calm", sound: "on" });
    vi.resetModules();
    expect((await open()).settings.value.speed).toBe("calm");
  });

  test("keep what is sensible of what is stored, and nothing else", async () => {
    storage.set("riad.settings", '{"animation":"warp","sound":"off","odds":null,"extra":1}');
    const { settings } = await open();
    expect(settings.value).toEqual({
      speed: "normal",
      animation: "on",
      confirm: "touch",
      sound: "off",
      odds: "later",
      text: "usual",
    });
  });

  test("may be stored as anything", async () => {
    const { CHOICES } = await open();
    for (const text of ["", "null", "[]", "3", "{", '"x"', '{"sound":["on"]}', ...fc.sample(fc.json(), 20)]) {
      storage.set("riad.settings", text);
      vi.resetModules();
      const { settings } = await open();
      for (const [name, values] of Object.entries(CHOICES)) {
        expect(values as readonly string[]).toContain(settings.value[name as keyof typeof CHOICES]);
      }
    }
  });

  test("decide how fast things move; a system that wants no motion has the last word", async () => {
    const { choose, speed } = await open();
    const speeds = (["calm", "normal", "fastest", "quick"] as const).map((chosen) => {
      choose("speed", chosen);
      return speed.value;
    });
    expect(speeds).toEqual([0.6, 1, 10, 3]);
    choose("animation", "off");
    expect(speed.value).toBe(0);
    choose("animation", "on");
    setMedia("(prefers-reduced-motion: reduce)", true);
    expect(speed.value).toBe(0);
    setMedia("(prefers-reduced-motion: reduce)", false);
    expect(speed.value).toBe(3);
  });

  test("take the speed of the animation from before 0.2", async () => {
    storage.set("riad.settings", '{"animation":"quick","computers":"slow"}');
    expect((await open()).settings.value).toMatchObject({ speed: "quick", animation: "on" });
  });

  test("one control decides how long computers wait and, when it has to be quick, how long they think", async () => {
    const { choose } = await open();
    const { changeSpeed, computerPause, thinkingLimit } = await import("../src/play/pace.ts");
    choose("speed", "calm");
    const seen = Array.from({ length: 4 }, () => {
      const now = { pause: computerPause.value, limit: thinkingLimit.value };
      changeSpeed();
      return now;
    });
    expect(seen.map(({ pause }) => pause)).toEqual([1600, 600, 0, 0]);
    expect(seen.map(({ limit }) => limit)).toEqual([null, null, 120, 30]);
    expect(computerPause.value).toBe(1600);
  });

  test("hide chances until a first match has ended; what was chosen stays", async () => {
    const { choose } = await open();
    const { endFirstMatch, showsChances } = await import("../src/play/chances-setting.ts");
    expect(showsChances.value).toBe(false);
    endFirstMatch();
    expect(showsChances.value).toBe(true);
    choose("odds", "off");
    endFirstMatch();
    expect(showsChances.value).toBe(false);
  });

  test("show what rolls cost in the first match after a lesson, and averages once a match has ended", async () => {
    const { choose, settings } = await open();
    const { endFirstMatch, noteLearned, showsAverages, showsChances } = await import("../src/play/chances-setting.ts");
    noteLearned();
    expect([settings.value.odds, showsChances.value, showsAverages.value]).toEqual(["later", true, false]);
    endFirstMatch();
    expect([settings.value.odds, showsChances.value, showsAverages.value]).toEqual(["on", true, true]);
    choose("odds", "off");
    expect([showsChances.value, showsAverages.value]).toEqual([false, false]);
  });

  test.each([
    ["touch", false, false],
    ["touch", true, true],
    ["always", false, true],
    ["never", true, false],
  ] as const)("confirm %s, on a touch screen %s: a move is confirmed %s", async (confirm, isTouch, isConfirmed) => {
    const { choose, confirms } = await open();
    choose("confirm", confirm);
    setMedia("(pointer: coarse)", isTouch);
    expect(confirms.value).toBe(isConfirmed);
  });

  test("where there is both a mouse and a touch screen, the last press decides whether a move is confirmed", async () => {
    const { choose, confirms } = await open();
    choose("confirm", "touch");
    fire("pointerdown", { pointerType: "touch" });
    expect(confirms.value).toBe(true);
    fire("pointerdown", { pointerType: "mouse" });
    expect(confirms.value).toBe(false);
  });
});

const openTheme = () => import("../src/theme/theme.ts");

describe("the theme", () => {
  test("follows the system until one is chosen, and is written on the page", async () => {
    setMedia("(prefers-color-scheme: dark)", true);
    const { theme, toggleTheme } = await openTheme();
    expect([theme.value, page.root.dataset["theme"]]).toEqual(["dark", "dark"]);
    setMedia("(prefers-color-scheme: dark)", false);
    expect(theme.value).toBe("light");
    toggleTheme();
    expect([theme.value, storage.get("riad.theme")]).toEqual(["dark", "dark"]);
    setMedia("(prefers-color-scheme: dark)", false);
    expect(page.root.dataset["theme"]).toBe("dark");
  });

  test("that was chosen before is kept; nonsense and blocked storage are not", async () => {
    storage.set("riad.theme", "dark");
    expect((await openTheme()).theme.value).toBe("dark");
    storage.set("riad.theme", "pink");
    vi.resetModules();
    expect((await openTheme()).theme.value).toBe("light");
    storage.isBlocked = true;
    vi.resetModules();
    const { theme, toggleTheme } = await openTheme();
    toggleTheme();
    expect(theme.value).toBe("dark");
  });
});

describe("sound", () => {
  /** Counts what is made; a machine without sound throws instead. */
  function listen(hasBeenActive: boolean, isBroken = false): { contexts: number; tones: number } {
    const heard = { contexts: 0, tones: 0 };
    const param = { setValueAtTime: () => undefined, exponentialRampToValueAtTime: () => undefined };
    class Node {
      readonly gain = param;
      readonly frequency = param;
      connect = (to: unknown) => to;
      start = () => void heard.tones++;
      stop = () => undefined;
    }
    class Context {
      readonly currentTime = 0;
      readonly sampleRate = 1000;
      readonly destination = {};
      constructor() {
        heard.contexts++;
        if (isBroken) throw new Error("no sound");
      }
      createBuffer = (_channels: number, length: number) => ({ getChannelData: () => new Float32Array(length) });
    }
    for (const name of ["OscillatorNode", "GainNode", "AudioBufferSourceNode", "BiquadFilterNode"])
      vi.stubGlobal(name, Node);
    vi.stubGlobal("AudioContext", Context);
    vi.stubGlobal("navigator", { userActivation: { hasBeenActive } });
    return heard;
  }
  const ALL = ["step", "die", "coin", "wool", "tile", "line", "floor", "score", "turn", "end"] as const;

  test("each is heard, and all come from one context", async () => {
    const heard = listen(true);
    const { sound } = await openSound();
    for (const name of ALL) {
      const before = heard.tones;
      sound(name);
      expect(heard.tones).toBeGreaterThan(before);
    }
    expect(heard.contexts).toBe(1);
  });

  test("nothing is heard before the first tap, or with sound off", async () => {
    const early = listen(false);
    (await openSound()).sound("end");
    expect(early.contexts).toBe(0);
    vi.resetModules();
    storage.set("riad.settings", '{"sound":"off"}');
    const muted = listen(true);
    (await openSound()).sound("end");
    expect(muted.contexts).toBe(0);
  });

  test("a phone that is switched to silent stays silent", async () => {
    listen(true);
    const audioSession = { type: "auto" };
    vi.stubGlobal("navigator", { userActivation: { hasBeenActive: true }, audioSession });
    (await openSound()).sound("tile");
    expect(audioSession.type).toBe("ambient");
  });

  test("a machine without sound plays as well", async () => {
    const heard = listen(true, true);
    const { sound } = await openSound();
    for (const name of ALL) sound(name);
    expect(heard.tones).toBe(0);
  });
});

test("larger text makes the format one that shows less, and style sheets can read it", async () => {
  const { format, isWide } = await import("../src/page/format.ts");
  const { choose } = await open();
  expect([format.value, isWide.value, page.root.dataset["format"]]).toEqual(["wide", true, "wide"]);
  choose("text", "largest");
  expect([format.value, isWide.value, page.root.dataset["format"]]).toEqual(["compact", false, "compact"]);
  choose("text", "usual");
  expect(page.root.dataset["format"]).toBe("wide");
});

const openSound = () => import("../src/page/sound.ts");

describe("the browser's storage", () => {
  test("keeps, recalls and forgets", () => {
    expect([keep("a", "1"), recall("a"), recall("b")]).toEqual([true, "1", null]);
    forget("a");
    expect(recall("a")).toBeNull();
  });

  test("may be full or blocked without anybody falling over it", () => {
    storage.isFull = true;
    expect(keep("a", "1")).toBe(false);
    storage.isBlocked = true;
    expect([keep("a", "1"), recall("a")]).toEqual([false, null]);
    forget("a");
  });
});

const file = (text: string) => new File([text], "match.riad");

describe("a dropped file", () => {
  test("is opened, and the browser does not show it instead", async () => {
    const opened: string[] = [];
    const stop = listenForDrops((text) => opened.push(text));
    const event = fire("drop", { dataTransfer: { files: [file("riad record 1")] } });
    await vi.waitFor(() => expect(opened).toEqual(["riad record 1"]));
    expect(event.isPrevented).toBe(true);
    stop();
    fire("drop", { dataTransfer: { files: [file("later")] } });
    expect(opened).toHaveLength(1);
  });

  test("is expected; a dragged text is left to the field it is dropped into", () => {
    const stop = listenForDrops(() => undefined);
    expect(fire("dragover", { dataTransfer: { types: ["Files"] } }).isPrevented).toBe(true);
    expect(fire("dragover", { dataTransfer: { types: ["text/plain"] } }).isPrevented).toBe(false);
    expect(fire("drop", { dataTransfer: { files: [] } }).isPrevented).toBe(false);
    stop();
  });

  test("of any size is read no further than a match can be long", async () => {
    expect((await readFile(file("x".repeat(1_200_000)))).length).toBe(1_000_000);
    expect(await readFile(file("short"))).toBe("short");
  });
});

test("the page knows whether the keyboard was used last", () => {
  fire("keydown");
  expect(isByKeyboard()).toBe(true);
  fire("pointerdown");
  expect(isByKeyboard()).toBe(false);
});
