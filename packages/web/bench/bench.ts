/**
 * `npm run bench:web`: what the first screen weighs, how long a playable board takes on a slow machine, the longest
 * frame while pieces move, how soon a click is answered, the longest task of the page, and how long a review takes. Prints one line
 * for each limit and fails if one is broken.
 */
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import type { Game } from "@riad/core";
import { shelf } from "@riad/games";
import type { Browser, Page } from "playwright-core";
import { readCommandLine } from "../../../scripts/command-line.ts";
import { launchBrowser } from "../test/browser.ts";
import { DIST, openHouse } from "../test/house.ts";
import { SIZES, letFirstSeatStart } from "../test/visit.ts";
import { ANIMATED, TURNS, watchFrames } from "./frames.ts";
import { BENCHES } from "./games.ts";
import { watchResponses } from "./responses.ts";
import { timeReview } from "./reviews.ts";

const SLOWER = 4;
/** Runs of what is timed; the median counts. */
const RUNS = 5;

/**
 * The page's own clock at the first frame that has the arrows: the driver's questions would count as the page's work. As
 * text, because the loader gives functions helpers that a page does not have.
 */
const SEE = `
  requestAnimationFrame(function look() {
    if (document.querySelector(".arrow") === null) requestAnimationFrame(look);
    else requestAnimationFrame((now) => (globalThis.seenAt = now));
  });
`;

interface Figure {
  readonly name: string;
  readonly value: number;
  readonly limit: number;
  readonly note?: string;
}

readCommandLine({ script: import.meta.url, options: {} });
const house = await openHouse();
const browser = await launchBrowser();
const figures: Figure[] = [
  { name: "script of the first screen, kB gzipped", value: await weighFirstScreen(browser), limit: 60 },
  { name: `navigation to a playable board, ms at ${SLOWER} × slower`, value: await timeBoard(browser), limit: 700 },
];
for (const game of ANIMATED) figures.push(await watchGame(browser, game), ...(await watchClicks(browser, game)));
for (const game of shelf) figures.push(...(await watchReview(browser, game)));
await browser.close();
house.close();
for (const { name, value, limit, note } of figures) {
  console.log(`${value <= limit ? "ok  " : "OVER"} ${name}: ${value.toFixed(1)} (limit ${limit})`);
  if (note !== undefined) console.log(`     ${note}`);
}
process.exitCode = figures.every(({ value, limit }) => value <= limit) ? 0 : 1;

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
    // With reduced motion the draw of who starts takes no time; it is not what is measured.
    const context = await chromium.newContext({
      viewport: SIZES.large,
      serviceWorkers: "block",
      reducedMotion: "reduce",
    });
    await letFirstSeatStart(context);
    await context.addInitScript(SEE);
    const page = await context.newPage();
    await slowDown(page);
    await page.goto(`${house.address}/${ANIMATED[0]}`, { waitUntil: "commit" });
    times.push(await askLate(page));
    await context.close();
  }
  return median(times);
}

/** Whoever waits for an element asks the page again and again, which at this speed cost it a tenth of a second. */
async function askLate(page: Page): Promise<number> {
  for (let asked = 0; asked < 10; asked++) {
    await page.waitForTimeout(3000);
    const seenAt = await page.evaluate(() => (globalThis as unknown as { seenAt?: number }).seenAt);
    if (seenAt !== undefined) return seenAt;
  }
  throw new Error("no board after half a minute");
}

async function watchGame(chromium: Browser, game: string): Promise<Figure> {
  const { moving, still } = await watchFrames(chromium, house.address, game, RUNS);
  const note = `each run ${list(moving)}; nothing moving ${list(still)}`;
  return { name: `longest frame of ${TURNS} animated turns of ${game}, ms`, value: median(moving), limit: 50, note };
}

async function watchClicks(chromium: Browser, game: string): Promise<Figure[]> {
  const { clicks, tasks } = await watchResponses(chromium, house.address, game, RUNS);
  return [
    {
      name: `click to next paint in ${game}, ms`,
      value: median(clicks),
      limit: 100,
      note: `each turn ${list(clicks)}`,
    },
    {
      name: `longest task of a turn of ${game}, ms`,
      value: median(tasks),
      limit: 100,
      note: `each turn ${list(tasks)}`,
    },
  ];
}

async function watchReview(chromium: Browser, game: Game): Promise<Figure[]> {
  const { first, whole, task } = await timeReview(chromium, house.address, game);
  return [
    { name: `first points of a review of ${game.id}, ms`, value: first, limit: 500 },
    { name: `whole review of ${game.id}, s`, value: whole / 1000, limit: BENCHES[game.id]?.reviewSeconds ?? 8 },
    { name: `longest task of a review of ${game.id}, ms`, value: task, limit: 50 },
  ];
}

function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)];
}

function list(values: readonly number[]): string {
  return values.map((value) => value.toFixed(0)).join(" ");
}

async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
}
