/**
 * Every format of screen, with what is really drawn: no part of a board is below the fold or off the screen, no words are cut
 * off or too small, and nothing lies over anything else. Loading takes longer than measuring, so one page shows a state in
 * several sizes. Every state is looked at in English, in the sizes with the least room and in a few of the others, which take
 * turns; `SIZES=all` looks at all of them. French and Spanish, whose words are longer, have the sizes with the least room.
 */
import type { Page } from "playwright-core";
import { afterAll, describe, expect, test } from "vitest";
import { openServer } from "./house.ts";
import { keptMatch } from "./kept-match.ts";
import type { KeptWish } from "./kept-match.ts";
import { findLayoutFaults } from "./layout-faults.ts";
import { NAMES, setTable } from "./online-match.ts";
import { browser } from "./opened.ts";
import { skipPainting } from "./unpainted.ts";
import { fillStorage, nextFrame } from "./visit.ts";

/** Of its own: the lobby is drawn with the tables that others have opened. */
const house = await openServer();

afterAll(() => house.close());

type WindowSize = readonly [width: number, height: number];

/** With a mouse, and by touch; the first are looked at in every state. */
const DESKS: readonly WindowSize[] = [
  [1366, 625],
  [1280, 768],
  [1280, 600],
  [2560, 1440],
];
const TOUCHED: readonly WindowSize[] = [
  [390, 844],
  [667, 375],
  [844, 390],
  [820, 1180],
  [1024, 768],
  [768, 1024],
  [1112, 834],
];

let turn = 0;

/** The first ones, and as many of the others, another each time: few states break in one size alone. */
function takeTurns(sizes: readonly WindowSize[], always: number): readonly WindowSize[] {
  if (process.env["SIZES"] === "all") return sizes;
  const others = sizes.slice(always);
  const own = Array.from({ length: always }, (_, i) => others[(turn + i) % others.length]);
  turn += always;
  return [...sizes.slice(0, always), ...own];
}

const desksInTurn = () => takeTurns(DESKS, 1);
const touchedInTurn = () => takeTurns(TOUCHED, 2);
/** Those with the least room, for the longer words of other languages and for states that are much like others. */
const SCARCE: readonly WindowSize[] = [
  [1366, 625],
  [1024, 768],
];
const SCARCE_TOUCHED: readonly WindowSize[] = [
  [390, 844],
  [667, 375],
];

interface State {
  readonly name: string;
  readonly path: string | (() => Promise<string>);
  readonly stored?: Readonly<Record<string, string>>;
  /** Each brings the page into another state, which is looked at too. */
  readonly steps?: readonly ((page: Page) => Promise<void>)[];
}

const SETTINGS = { animation: "off", speed: "quick", sound: "off", odds: "on" };

const click = (selector: string) => async (page: Page) => page.locator(selector).first().click();
const openMoves = click(".stepping > :last-child");
const stepBack = click(".playback button:nth-child(2)");

const ready = async (page: Page) =>
  page.locator(".arrow, .target, [data-pick], .result-scene").first().waitFor({ state: "attached" });

function play(game: string, wish: KeptWish, ...steps: readonly ((page: Page) => Promise<void>)[]): State {
  const name = `${game} for ${wish.seats ?? 2} at move ${wish.plies ?? "last"} ${Object.values(wish.options ?? {}).join(" ")}`;
  return { name, path: `/${game}`, stored: keptMatch(game, wish), steps: [ready, ...steps] };
}

/** The end of a match with its list of moves open, and one move before it. */
function lookBack(game: string, wish: KeptWish): State {
  return {
    ...play(game, wish, click(".result-ways > button:nth-of-type(2)"), stepBack),
    name: `${game}, its end looked back at`,
  };
}

const undoLuck = async (page: Page) => {
  await page.keyboard.press("Control+z");
  await page.locator(".noticed .narrow-note").waitFor();
};

/** Luck was taken back, and the table says so. */
function noticed(game: string): State {
  return {
    ...play(game, { plies: game === "azul" ? 33 : 60, levels: ["easy"] }, undoLuck),
    name: `${game} with a notice`,
  };
}

/** Four computers, paused: the buttons that lead through a film are all there. */
function film(game: string): State {
  const { [`riad.match.${game}`]: record, ...rest } = keptMatch(game, { seats: 4, plies: 60 });
  const watched = record.replace("person,person,person,person", "easy,easy,easy,easy");
  return {
    name: `${game}, watched`,
    path: `/${game}`,
    // Slowly, so that the match is not over before it is paused.
    stored: {
      ...rest,
      [`riad.match.${game}`]: watched,
      "riad.settings": JSON.stringify({ ...SETTINGS, speed: "calm" }),
    },
    steps: [click(".stepping > :nth-child(2)")],
  };
}

const LONG_NAMES = [
  "Bartholomäus-Maximilian",
  "Anne-Charlotte Dubois",
  "Wilhelmina van der Berg",
  "Søren Østergaard-Ibsen",
];

/** As each begins in one line, and as it may begin in each of two. */
function linesOf(name: string): string[] {
  const [first, ...rest] = name.split(/(?<=[ -])/);
  return [name.slice(0, 10), first.trimEnd(), rest.join("").slice(0, 8)];
}

/** They may be cut or small themselves, and a panel leaves out the bonuses; nothing else is for their sake. */
const EXPECTED_OF_NAMES = new RegExp(`"(${LONG_NAMES.flatMap(linesOf).join("|")})|(row|column|colour), \\+|"\\d of 5"`);

/** Four friends whose names are as long as names may be. */
function longNamed(game: string, plies: number): State {
  const state = play(game, { seats: 4, plies });
  const [key, record] = [`riad.match.${game}`, state.stored?.[`riad.match.${game}`] ?? ""];
  const named = LONG_NAMES.reduce(
    (text, name, seat) => text.replace(`player ${seat}: ${NAMES[seat]}`, `player ${seat}: ${name}`),
    record,
  );
  return { ...state, name: `${game} with long names`, stored: { ...state.stored, [key]: named } };
}

/** Words matter most where somebody has to choose, and at the end. */
const CHOOSING: readonly State[] = [
  play("azul", { plies: 33 }, click("[data-pick]")),
  play("azul", { seats: 4, plies: 60 }, click("[data-pick]")),
  play("azul", {}),
  play("marrakech", { plies: 60 }),
  play("marrakech", { seats: 4, plies: 152 }),
  play("marrakech", { seats: 4 }),
];

const OTHERS: readonly State[] = [
  play("azul", { seats: 3, plies: 50 }, click("[data-pick]")),
  play("azul", { seats: 4 }),
  play("marrakech", { plies: 62 }),
  play("marrakech", { seats: 3, plies: 84 }),
  play("marrakech", { seats: 4, plies: 150 }),
  play("marrakech", { seats: 3, plies: 100, options: { ruleset: "publisher" } }),
  // Two colours each: after the draw the player turns Assam, then lays.
  play("marrakech", { plies: 81, options: { ruleset: "publisher" } }),
  play("marrakech", { plies: 83, options: { ruleset: "publisher" } }),
  play("marrakech", {}),
];

const PAGES: readonly State[] = [
  { name: "start", path: "/" },
  { name: "no matches yet", path: "/matches" },
  { name: "matches", path: "/matches", stored: keptMatch("azul", { plies: 40 }) },
  ...["azul", "marrakech"].flatMap((game) => [
    { name: `viewer of ${game}`, path: `/view/${game}`, steps: [click(".desk-ways button")] },
    { name: `lesson of ${game}`, path: `/learn/${game}` },
  ]),
  { name: "lobby", path: "/lobby" },
  {
    name: "waiting room",
    path: async () => (await setTable(house, "marrakech", 1, { seats: [{ kind: "me" }, { kind: "open" }] })).links[0],
  },
  { name: "verify", path: "/verify" },
  { name: "the page of nobody yet", path: "/me" },
  { name: "an address that leads nowhere", path: "/nowhere" },
  { name: "settings", path: "/", steps: [click(".page-head .square-button")] },
];

function inLargestType(state: State): State {
  const settings = JSON.stringify({ ...SETTINGS, text: "largest" });
  return { ...state, stored: { ...state.stored, "riad.settings": settings } };
}

/** With a mouse in some sizes, and at the same time by touch in others. */
async function faultsOf(
  state: State,
  locale: string,
  desks: readonly WindowSize[],
  touched: readonly WindowSize[],
): Promise<string[]> {
  const path = typeof state.path === "string" ? state.path : await state.path();
  const ways = [desks, touched].map(async (sizes) => {
    const faults: string[] = [];
    if (sizes.length === 0) return faults;
    const page = await openPage(locale, sizes === touched, state.stored ?? {});
    await page.setViewportSize({ width: sizes[0][0], height: sizes[0][1] });
    await page.goto(house.address + path);
    await page.locator("main:not(.waiting) h1").first().waitFor({ state: "attached" });
    await page.evaluate(() => document.fonts.ready);
    for (const step of state.steps ?? [async () => undefined]) {
      await step(page);
      for (const size of sizes) faults.push(...(await faultsAt(page, size)));
    }
    return faults;
  });
  return (await Promise.all(ways)).flat();
}

const pages = new Map<string, Promise<Page>>();

/** One page for all states, because opening another costs as much as what is looked at; what the browser keeps is replaced. */
async function openPage(locale: string, hasTouch: boolean, stored: Readonly<Record<string, string>>): Promise<Page> {
  const key = `${locale} ${hasTouch}`;
  const opening =
    pages.get(key) ??
    browser.newContext({ locale, hasTouch, isMobile: hasTouch, serviceWorkers: "block" }).then(async (context) => {
      await skipPainting(context);
      return context.newPage();
    });
  pages.set(key, opening);
  const page = await opening;
  await fillStorage(page, house.address, { "riad.settings": JSON.stringify(SETTINGS), ...stored });
  return page;
}

async function faultsAt(page: Page, [width, height]: WindowSize): Promise<string[]> {
  await page.setViewportSize({ width, height });
  await page.evaluate(() => scrollTo(0, 0));
  await nextFrame(page);
  return (await findLayoutFaults(page)).map((fault) => `${width} × ${height}: ${fault}`);
}

describe("in English", () => {
  test.each([...CHOOSING, ...PAGES])("$name", async (state) => {
    expect(await faultsOf(state, "en", desksInTurn(), touchedInTurn())).toEqual([]);
  });

  test.each(OTHERS)("$name", async (state) => {
    expect(await faultsOf(state, "en", SCARCE, SCARCE_TOUCHED)).toEqual([]);
  });

  test.each([longNamed("azul", 60), longNamed("marrakech", 150)])("$name", async (state) => {
    const all = await faultsOf(state, "en", SCARCE, [...SCARCE_TOUCHED, [820, 1180], [1180, 820]]);
    const faults = all.filter((fault) => !EXPECTED_OF_NAMES.test(fault));
    expect(faults).toEqual([]);
  });

  test.each(["azul", "marrakech"])("%s beside its list of moves", async (game) => {
    const state = play(game, { plies: 40, levels: ["medium"] }, openMoves);
    expect(await faultsOf(state, "en", desksInTurn(), touchedInTurn())).toEqual([]);
  });

  test.each([lookBack("azul", { seats: 4 }), lookBack("marrakech", {}), film("azul"), film("marrakech")])(
    "$name",
    async (state) => {
      expect(await faultsOf(state, "en", desksInTurn(), touchedInTurn())).toEqual([]);
    },
  );

  test.each([{ plies: 60 }, {}])(
    "the bar of a table that can be turned, on a tablet on its side: $plies",
    async (wish) => {
      const state = play("marrakech", { ...wish, levels: ["easy"] });
      const sizes: readonly WindowSize[] = [
        [1180, 820],
        [1194, 834],
        [1366, 1024],
      ];
      expect(await faultsOf(state, "en", [], sizes)).toEqual([]);
    },
  );

  test("a headline fits in a window that leaves it the width that it had in another one", async () => {
    const sizes: readonly WindowSize[] = [...SCARCE_TOUCHED, [1112, 834], [844, 390]];
    expect(await faultsOf(lookBack("azul", { seats: 4 }), "en", [], sizes)).toEqual([]);
  });

  test.each(["azul", "marrakech"])("%s in the largest type", async (game) => {
    for (const seats of [2, 4]) {
      const state = play(game, { seats, plies: game === "azul" ? 40 : 30 * seats });
      expect(await faultsOf(inLargestType(state), "en", desksInTurn(), touchedInTurn())).toEqual([]);
    }
  });
});

/** Opened from the lobby: only that browser has the invitation, and the button that copies it. */
const FRIEND: State = {
  name: "a table for a friend and its waiting room",
  path: "/lobby",
  steps: [
    click(".lobby-tables .primary"),
    click(".new-seat:nth-child(2) .segments button:nth-child(3)"),
    async (page) => {
      await page.locator(".new-table > .primary").click();
      await page.locator(".sitting-seats .empty button").waitFor();
    },
  ],
};

// Few, because one address may have only so many tables open.
test.each(["en", "fr", "es"])("a table for a friend and its waiting room in the largest type: %s", async (locale) => {
  expect(await faultsOf(inLargestType(FRIEND), locale, [], [[390, 844]])).toEqual([]);
});

/** Half of the states in each, because their words are about as long as each other; `SIZES=all` looks at all of them. */
function inTurn(locale: string, states: readonly State[]): readonly State[] {
  return process.env["SIZES"] === "all" ? states : states.filter((_, i) => (i % 2 === 0) === (locale === "fr"));
}

describe.each(["fr", "es"])("in %s", (locale) => {
  test.each(inTurn(locale, [...CHOOSING, ...PAGES]))("$name", async (state) => {
    expect(await faultsOf(state, locale, SCARCE, SCARCE_TOUCHED)).toEqual([]);
  });

  test.each([
    { name: "start", path: "/" },
    { name: "a lesson", path: "/learn/marrakech" },
    { name: "the viewer", path: "/view/azul" },
    ...CHOOSING.slice(1, 2),
    ...["azul", "marrakech"].map((game) => noticed(game)),
  ])("$name in the largest type on a phone", async (state) => {
    expect(await faultsOf(inLargestType(state), locale, [], [[390, 844]])).toEqual([]);
  });
});
