/**
 * The longest frame while pieces move, of several runs of each game. Between the runs a page is watched on which
 * nothing moves: what it shows is the machine's own unrest, which no page can do anything about.
 */
import type { Browser, Page } from "playwright-core";
import { SIZES } from "../test/visit.ts";
import { keepFreshMatch } from "./fresh-match.ts";
import { BENCHES } from "./games.ts";

export const TURNS = 2;

export interface Frames {
  readonly moving: readonly number[];
  readonly still: readonly number[];
}

/** As text, because the loader gives functions helpers that a page does not have. */
const WATCH = `
  globalThis.longest = 0;
  let last = performance.now();
  requestAnimationFrame(function tick(now) {
    longest = Math.max(longest, now - last);
    last = now;
    requestAnimationFrame(tick);
  });
`;

const STILL_MS = 5000;

export const ANIMATED = Object.keys(BENCHES);

/** The first turn of a match is not watched: its computer player is still being loaded. */
export async function watchFrames(chromium: Browser, address: string, game: string, runs: number): Promise<Frames> {
  const context = await chromium.newContext({ viewport: SIZES.large, serviceWorkers: "block" });
  const moving: number[] = [];
  const still: number[] = [];
  const page = await context.newPage();
  await page.addInitScript(WATCH);
  await keepFreshMatch(context, game);
  await page.goto(`${address}/${game}`);
  await BENCHES[game].playTurn(page);
  for (let run = 0; run < runs; run++) {
    moving.push(
      await longestDuring(page, async () => {
        for (let turn = 0; turn < TURNS; turn++) await BENCHES[game].playTurn(page);
      }),
    );
    still.push(await longestDuring(page, async () => page.waitForTimeout(STILL_MS)));
  }
  await context.close();
  return { moving, still };
}

async function longestDuring(page: Page, happening: () => Promise<void>): Promise<number> {
  await page.evaluate("longest = 0");
  await happening();
  return page.evaluate<number>("longest");
}
