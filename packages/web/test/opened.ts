/** The house and a browser, open while the tests of the importing file run. */
import type { Browser } from "playwright-core";
import { afterAll, beforeAll } from "vitest";
import { launchBrowser } from "./browser.ts";
import { openHouse } from "./house.ts";
import type { House } from "./house.ts";

export let house: House;
export let browser: Browser;

beforeAll(async () => {
  [house, browser] = await Promise.all([openHouse(), launchBrowser()]);
});

afterAll(async () => {
  await browser?.close();
  house?.close();
});
