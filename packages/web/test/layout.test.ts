/**
 * Every format of screen, with what is really drawn: no part of a board is below the fold or off the screen, no words are cut
 * off, and no two texts lie over each other. In three languages, because words differ in length.
 */
import type { BrowserContext, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { keptMatch } from "./kept-match.ts";
import { findLayoutFaults } from "./layout-faults.ts";
import { browser, house } from "./opened.ts";

const SIZES = [
  [1280, 768],
  [1366, 625],
  [1280, 600],
  [1024, 768],
  [820, 1180],
  [844, 390],
  [667, 375],
  [390, 844],
  [2560, 1440],
] as const;

const TABLES = ["azul", "marrakech"].flatMap((game) =>
  [2, 3, 4].map((seats) => ({ game, seats, plies: game === "azul" ? 40 : 25 * seats + 10 })),
);

const LANGUAGES = ["en", "fr", "es"] as const;

/** One page for all sizes of a match: loading takes longer than measuring. */
async function open(context: BrowserContext, stored: Record<string, string>, game: string): Promise<Page> {
  const page = await context.newPage();
  const settings = JSON.stringify({ animation: "off", computers: "quick", sound: "off" });
  await page.addInitScript(
    (entries) => {
      for (const [key, value] of entries) localStorage.setItem(key, value);
    },
    Object.entries({ "riad.settings": settings, ...stored }),
  );
  await page.goto(`${house.address}/${game}`);
  await page.locator(".arrow, .target, [data-pick], .result-scene").first().waitFor({ state: "attached" });
  await page.evaluate(() => document.fonts.ready);
  return page;
}

async function faultsAt(page: Page, size: readonly [number, number]): Promise<string[]> {
  const [width, height] = size;
  await page.setViewportSize({ width, height });
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  return (await findLayoutFaults(page)).map((fault) => `${width} × ${height}: ${fault}`);
}

describe.each(LANGUAGES)("in %s", (locale) => {
  let context: BrowserContext;
  beforeAll(async () => {
    context = await browser.newContext({ locale, serviceWorkers: "block", reducedMotion: "reduce" });
  });
  afterAll(async () => context.close());

  test.each(TABLES)("$game for $seats", async ({ game, seats, plies }) => {
    const page = await open(context, keptMatch(game, { seats, plies }), game);
    const faults: string[] = [];
    for (const size of SIZES) faults.push(...(await faultsAt(page, size)));
    await page.close();
    expect(faults).toEqual([]);
  });

  test.each(TABLES.filter(({ seats }) => seats !== 3))("the end of $game for $seats", async ({ game, seats }) => {
    const page = await open(context, keptMatch(game, { seats }), game);
    await page.locator(".result-scene").waitFor();
    const faults: string[] = [];
    for (const size of SIZES) faults.push(...(await faultsAt(page, size)));
    await page.close();
    expect(faults).toEqual([]);
  });
});
