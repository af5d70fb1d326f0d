/** People at several screens: pages that sit at one table of the real server and play there by clicking. */
import type { Browser, BrowserContextOptions, Page } from "playwright-core";
import { expect } from "vitest";
import { listenTo } from "./complaints.ts";
import type { House } from "./house.ts";
import { skipPainting } from "./unpainted.ts";
import { SIZES } from "./visit.ts";

export type GameName = "azul" | "marrakech";

export const NAMES = ["Salma", "Idris", "Noor", "Tariq"];

export interface Sitting {
  readonly match: string;
  /** The path of each seat's link. */
  readonly links: readonly string[];
  readonly path: string;
}

/** A table at which everybody already sits. */
export async function setTable(house: House, game: string, seats: number, rest: object = {}): Promise<Sitting> {
  const kinds = Array.from({ length: seats }, (_, seat) => ({ kind: seat === 0 ? "me" : "open" }));
  const made = await post<{ match: string; token: string; path: string }>(house, "/api/matches", {
    game,
    seats: kinds,
    name: NAMES[0],
    ...rest,
  });
  const tokens = [made.token];
  for (const name of NAMES.slice(1, seats)) {
    tokens.push((await post<{ token: string }>(house, `/api/matches/${made.match}/join`, { name })).token);
  }
  return { match: made.match, path: made.path, links: tokens.map((token) => `${made.path}#seat=${token}`) };
}

export async function post<T>(house: House, path: string, body: object, token?: string): Promise<T> {
  const response = await fetch(house.address + path, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(body),
  });
  return (await response.json()) as T;
}

/** So many decisions by REST, which takes a tenth of what they take on screens. */
export async function playAhead(house: House, { match, links }: Sitting, decisions: number): Promise<void> {
  const path = `/api/matches/${match}`;
  for (let i = 0; i < decisions; i++) {
    const response = await fetch(house.address + path);
    const { actor, legal } = (await response.json()) as { actor: number; legal: readonly string[] };
    const [, token] = links[actor].split("#seat=");
    await post(house, `${path}/moves`, { move: legal[(i * 7) % legal.length] }, token);
  }
}

export interface Screen {
  readonly page: Page;
  /** Closes it, and fails if the page complained anywhere on the way. */
  close(): Promise<void>;
}

interface ScreenOptions extends BrowserContextOptions {
  readonly size?: keyof typeof SIZES;
  readonly stored?: Readonly<Record<string, string>>;
  /** Complaints that belong to what is tested. */
  readonly expects?: RegExp;
}

export async function openScreen(
  browser: Browser,
  address: string,
  { size = "large", stored = {}, expects, ...rest }: ScreenOptions = {},
): Promise<Screen> {
  const context = await browser.newContext({ viewport: SIZES[size], locale: "en", serviceWorkers: "block", ...rest });
  if (rest.bypassCSP !== true) await skipPainting(context);
  const settings = JSON.stringify({ animation: "off", sound: "off", confirm: "never" });
  await context.addInitScript(
    (entries) => {
      for (const [key, value] of entries) if (localStorage.getItem(key) === null) localStorage.setItem(key, value);
    },
    Object.entries({ "riad.settings": settings, ...stored }),
  );
  const page = await context.newPage();
  // Several pages on a busy machine take their time.
  page.setDefaultTimeout(90_000);
  const complaints = listenTo(page, expects);
  await page.goto(address);
  return {
    page,
    async close() {
      await context.close();
      expect(complaints.join("\n")).toBe("");
    },
  };
}

/** The page of whoever is to play, and the others. */
export async function moverFirst(pages: readonly Page[]): Promise<Page[]> {
  const mover = await Promise.any(
    pages.map(async (page) => {
      await page.locator(".arrow, [data-pick]").first().waitFor();
      return page;
    }),
  );
  return [mover, ...pages.filter((page) => page !== mover)];
}

/** What each kind of decision is clicked on, in the order of clicks; the last click decides. */
const WAYS: Readonly<Record<GameName, readonly (readonly string[])[]>> = {
  azul: [["[data-pick]", "[data-target]"], ["[data-target]"]],
  marrakech: [[".arrow"], [".target", ".target.partner"], [".passing"]],
};

/**
 * Plays until the result lies on the table, or for so many decisions. Places are looked up and clicked with the mouse
 * where they are, because waiting for every button to stand still would take minutes a match.
 */
export async function play(page: Page, game: GameName, most = 1000): Promise<void> {
  for (let i = 0; i < most; i++) {
    const way = await page.waitForFunction(
      (ways) => {
        if (document.querySelector(".result-scene") !== null) return -1;
        // What is waited for must not be nought.
        return ways.findIndex(([first]) => document.querySelector(first) !== null) + 1;
      },
      WAYS[game],
      { timeout: 120_000, polling: 25 },
    );
    const at = await way.jsonValue();
    if (at < 0) return;
    for (const selector of WAYS[game][at - 1]) await press(page, selector, i);
  }
}

/** The same to the end without a mouse, by what a click or the Enter key does to a button: for many screens at once. */
export async function playQuickly(page: Page, game: GameName): Promise<void> {
  await page.evaluate(
    (ways) =>
      new Promise<void>((resolve) => {
        const timer = setInterval(() => {
          const due = ways.flatMap((way) => way.toReversed()).find((one) => document.querySelector(one) !== null);
          if (due !== undefined) document.querySelector<HTMLElement>(due)?.click();
          if (document.querySelector(".result-scene") === null) return;
          clearInterval(timer);
          resolve();
        }, 40);
      }),
    WAYS[game],
  );
}

/** The board in words tells any two positions apart. */
export async function wordsOf(page: Page): Promise<string> {
  const words = await page.locator("section.hidden").innerText();
  // Only the player whose turn it is is told what to do; the position is the same for everybody.
  return words.replace(await page.locator(".sentence h1").innerText(), "");
}

async function press(page: Page, selector: string, index: number): Promise<void> {
  const point = await page.evaluate(
    ([query, at]) => {
      const all = document.querySelectorAll(query);
      const one = all[at % Math.max(1, all.length)];
      if (one === undefined) return null;
      one.scrollIntoView({ block: "nearest" });
      const { left, top, width, height } = one.getBoundingClientRect();
      return { x: left + width / 2, y: top + height / 2 };
    },
    [selector, selector.includes("partner") || selector.includes("data-") ? 0 : index] as const,
  );
  if (point !== null) await page.mouse.click(point.x, point.y);
}
