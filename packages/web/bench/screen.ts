/** A screen of the gallery, and the ways to get there. */
import type { Page } from "playwright-core";
import type { House } from "../test/house.ts";
import { keptMatch } from "../test/kept-match.ts";
import type { KeptWish } from "../test/kept-match.ts";

export interface Screen {
  readonly name: string;
  readonly stored?: Readonly<Record<string, string>>;
  /** Complaints that belong to the screen. */
  readonly expects?: RegExp;
  path(house: House): string | Promise<string>;
  prepare?(page: Page): Promise<void>;
}

export function play(name: string, game: string, wish: KeptWish, prepare?: Screen["prepare"]): Screen {
  return { name, stored: keptMatch(game, wish), path: () => `/${game}`, ...(prepare && { prepare }) };
}

export const press =
  (...keys: string[]) =>
  async (page: Page) => {
    for (const key of keys) await page.keyboard.press(key);
    await page.locator("dialog[open]").first().waitFor();
  };

export const click = (selector: string) => async (page: Page) => page.locator(selector).first().click();

export async function hint(page: Page): Promise<void> {
  await page.locator(".arrow, .target, [data-pick]").first().waitFor({ state: "attached" });
  await page.keyboard.press("h");
  await page
    .locator(".sentence p, .narrow-note")
    .filter({ hasText: "Chance to win" })
    .first()
    .waitFor({ state: "attached" });
}

export const say = (name: string) => async (page: Page) =>
  page.getByRole("button", { name, exact: true }).first().click();

/** What a game adds to the gallery and to the benchmark of the browser. */
export interface GameBench {
  readonly screens: readonly Screen[];
  /** Plays one turn of a match against a computer and waits until it is the player's turn again. */
  playTurn(page: Page): Promise<void>;
  /** How long a whole review for two may take; eight seconds unless it says so. */
  readonly reviewSeconds?: number;
}
