/**
 * `npm run bench:web`: what the first screen weighs, how long a playable board takes on a slow machine, and the longest
 * frame while pieces move. Prints one line for each limit and fails if one is broken.
 */
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import type { Browser, Page } from "playwright-core";
import { launchBrowser } from "../test/browser.ts";
import { DIST, openHouse } from "../test/house.ts";

const SLOWER = 4;
/** Runs of the timing; the median counts. */
const RUNS = 5;

/** As text, because the loader gives functions helpers that a page does not have. */
const WATCH = `
  globalThis.frames = { longest: 0, last: performance.now() };
  requestAnimationFrame(function tick(now) {
    frames.longest = Math.max(frames.longest, now - frames.last);
    frames.last = now;
    requestAnimationFrame(tick);
  });
`;

/** The page's own clock at the first frame that has the arrows: the driver's questions would count as the page's work. */
const SEE = `
  requestAnimationFrame(function look() {
    if (document.querySelector(".arrow") === null) requestAnimationFrame(look);
    else requestAnimationFrame((now) => (globalThis.seenAt = now));
  });
`;

const house = await openHouse();
const browser = await launchBrowser();
const results = [
  { name: "script of the first screen, kB gzipped", value: await weighFirstScreen(browser), limit: 60 },
  { name: `navigation to a playable board, ms at ${SLOWER} × slower`, value: await timeBoard(browser), limit: 1000 },
  { name: "longest frame of three animated turns, ms", value: await longestFrame(browser), limit: 50 },
];
await browser.close();
house.close();
for (const { name, value, limit } of results) {
  console.log(`${value <= limit ? "ok  " : "OVER"} ${name}: ${value.toFixed(1)} (limit ${limit})`);
}
process.exitCode = results.every(({ value, limit }) => value <= limit) ? 0 : 1;

async function weighFirstScreen(chromium: Browser): Promise<number> {
  const context = await chromium.newContext({ serviceWorkers: "block" });
  const page = await context.newPage();
  const scripts = new Set<string>();
  page.on("response", (response) => {
    const { pathname } = new URL(response.url());
    if (pathname.endsWith(".js")) scripts.add(pathname);
  });
  await page.goto(house.address, { waitUntil: "networkidle" });
  await context.close();
  const sizes = await Promise.all([...scripts].map(async (path) => gzipSync(await readFile(join(DIST, path))).length));
  return sizes.reduce((sum, size) => sum + size, 0) / 1000;
}

async function timeBoard(chromium: Browser): Promise<number> {
  const times: number[] = [];
  for (let run = 0; run < RUNS; run++) {
    const context = await chromium.newContext({ viewport: { width: 1280, height: 768 }, serviceWorkers: "block" });
    await context.addInitScript(SEE);
    const page = await context.newPage();
    await slowDown(page);
    await page.goto(`${house.address}/marrakech`);
    await page.waitForTimeout(1500);
    await page.waitForFunction("globalThis.seenAt > 0");
    times.push(await page.evaluate(() => (globalThis as unknown as { seenAt: number }).seenAt));
    await context.close();
  }
  return times.sort((one, other) => one - other)[Math.floor(RUNS / 2)];
}

async function longestFrame(chromium: Browser): Promise<number> {
  const context = await chromium.newContext({ viewport: { width: 1280, height: 768 }, serviceWorkers: "block" });
  const page = await context.newPage();
  await page.goto(`${house.address}/marrakech`);
  await playTurn(page);
  await page.evaluate(WATCH);
  for (let turn = 0; turn < 3; turn++) await playTurn(page);
  const longest = await page.evaluate(() => (globalThis as unknown as { frames: { longest: number } }).frames.longest);
  await context.close();
  return longest;
}

async function playTurn(page: Page): Promise<void> {
  await page.locator(".arrow").nth(1).click();
  await page.locator(".target").first().click();
  await page.locator(".target.partner").first().click();
  await page.locator(".arrow").first().waitFor();
}

async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
}
