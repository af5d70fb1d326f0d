/** Every screen of the house, and how one gets there. */
import type { Page } from "playwright-core";
import type { House } from "../test/house.ts";
import { keptMatch } from "../test/kept-match.ts";
import type { KeptWish } from "../test/kept-match.ts";
import { setTable } from "../test/online-match.ts";
import { EXAMPLES } from "../src/viewer/examples.ts";

export interface Screen {
  readonly name: string;
  readonly stored?: Readonly<Record<string, string>>;
  path(house: House): string | Promise<string>;
  prepare?(page: Page): Promise<void>;
}

function play(name: string, game: string, wish: KeptWish, prepare?: Screen["prepare"]): Screen {
  return { name, stored: keptMatch(game, wish), path: () => `/${game}`, ...(prepare && { prepare }) };
}

const press =
  (...keys: string[]) =>
  async (page: Page) => {
    for (const key of keys) await page.keyboard.press(key);
    await page.locator("dialog[open]").first().waitFor();
  };

const click = (selector: string) => async (page: Page) => page.locator(selector).first().click();

async function hint(page: Page): Promise<void> {
  await page.locator(".arrow, .target, [data-pick]").first().waitFor({ state: "attached" });
  await page.keyboard.press("h");
  await page.locator(".sentence p, .narrow-note").filter({ hasText: "%" }).first().waitFor({ state: "attached" });
}

/** The way that the first lesson does not ask for. */
async function astray(page: Page): Promise<void> {
  await page.keyboard.press("s");
  await page.keyboard.press("Enter");
  await page.locator(".lesson.astray").waitFor();
}

const say = (name: string) => async (page: Page) => page.getByRole("button", { name, exact: true }).first().click();

export const SCREENS: readonly Screen[] = [
  { name: "start", path: () => "/" },
  { name: "start-azul", path: () => "/", prepare: click(".arch.azul, .arches > :nth-child(2)") },
  { name: "start-continue", stored: keptMatch("azul", { plies: 20 }), path: () => "/" },
  { name: "start-settings", path: () => "/", prepare: say("Settings") },
  { name: "start-open", path: () => "/", prepare: say("Open a match") },
  { name: "start-online", path: () => "/", prepare: click(".online-door") },

  play("marrakech-turn", "marrakech", { plies: 60 }),
  play("marrakech-lay", "marrakech", { plies: 62 }),
  play("marrakech-four", "marrakech", { seats: 4, plies: 150 }),
  play("marrakech-publisher", "marrakech", { plies: 61, options: { ruleset: "publisher" } }),
  play("marrakech-hint", "marrakech", { plies: 60 }, hint),
  play("marrakech-result", "marrakech", {}),
  play("marrakech-help", "marrakech", { plies: 60 }, press("?")),
  play("marrakech-refused", "marrakech", { plies: 62 }, async (page) => page.locator(".walker").click({ force: true })),
  play("marrakech-covering", "marrakech", { plies: 62 }, async (page) => {
    await page.locator(".target").nth(5).click();
    await page.locator(".target.partner").last().hover();
  }),
  { name: "marrakech-learn", path: () => "/learn/marrakech" },
  { name: "marrakech-learn-astray", path: () => "/learn/marrakech", prepare: astray },

  play("azul-begin", "azul", { plies: 5 }),
  play("azul-two", "azul", { plies: 33 }),
  play("azul-picked", "azul", { plies: 33 }, click("[data-pick]")),
  play("azul-aimed", "azul", { plies: 33 }, async (page) => {
    await page.locator("[data-pick]").first().click();
    await page.locator("[data-target], [data-line]:not([aria-disabled=true])").first().hover({ force: true });
  }),
  play("azul-three", "azul", { seats: 3, plies: 50 }),
  play("azul-four", "azul", { seats: 4, plies: 60 }),
  play("azul-two-centres", "azul", { seats: 4, plies: 60, options: { centres: "2" } }),
  play("azul-free", "azul", { plies: 47, options: { wall: "free" } }),
  play("azul-hint", "azul", { plies: 33 }, hint),
  play("azul-result", "azul", {}),
  play("azul-result-four", "azul", { seats: 4 }),
  play("azul-menu", "azul", { plies: 33 }, async (page) => page.getByRole("button", { name: "Menu" }).click()),
  play("azul-help", "azul", { plies: 33 }, press("?")),
  play("azul-words", "azul", { plies: 33 }, press("t")),
  play("azul-past", "azul", { plies: 33 }, async (page) => page.keyboard.press("ArrowLeft")),
  { name: "azul-learn", path: () => "/learn/azul" },

  { name: "view-marrakech", path: () => `/view/marrakech?${new URLSearchParams({ p: EXAMPLES[0].position })}` },
  { name: "view-azul", path: () => `/view/azul?${new URLSearchParams({ p: EXAMPLES[5].position })}` },
  { name: "view-refused", path: () => `/view/azul?${new URLSearchParams({ p: "AF0cddx" })}` },
  { name: "verify", path: () => "/verify" },

  { name: "lobby", path: () => "/lobby" },
  {
    name: "online-waiting",
    path: async (house) => {
      const seats = [{ kind: "me" }, { kind: "open" }, { kind: "computer", level: "medium" }];
      const { path, links } = await setTable(house, "azul", 1, { seats, public: true });
      return links[0] ?? path;
    },
  },
  {
    name: "online-joining",
    path: async (house) => (await setTable(house, "marrakech", 1, { seats: [{ kind: "me" }, { kind: "open" }] })).path,
  },
  { name: "online-marrakech", path: async (house) => (await setTable(house, "marrakech", 2)).links[0] },
  { name: "online-azul", path: async (house) => (await setTable(house, "azul", 4)).links[0] },
];
