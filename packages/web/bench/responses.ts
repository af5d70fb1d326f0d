/** How long a click waits for the next paint, and the longest task of the page, over several turns of a game. */
import type { Browser } from "playwright-core";
import { SIZES } from "../test/visit.ts";
import { keepFreshMatch } from "./fresh-match.ts";
import { BENCHES } from "./games.ts";

export interface Responses {
  /** From the press to the first frame that shows something new, the longest of each turn; to 8 ms, as browsers report it. */
  readonly clicks: readonly number[];
  /** The longest task of each turn; 0 where none took longer than 50 ms, the shortest that browsers report. */
  readonly tasks: readonly number[];
}

/** As text, because the loader gives functions helpers that a page does not have. */
const WATCH = `
  globalThis.response = { click: 0, task: 0 };
  const isClick = new Set(["pointerdown", "pointerup", "click"]);
  new PerformanceObserver((list) => {
    for (const { name, duration } of list.getEntries())
      if (isClick.has(name)) response.click = Math.max(response.click, duration);
  }).observe({ type: "event", durationThreshold: 16 });
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) response.task = Math.max(response.task, duration);
  }).observe({ type: "longtask" });
`;

/** The first turn of a match is not watched: its computer player is still being loaded. */
export async function watchResponses(
  chromium: Browser,
  address: string,
  game: string,
  runs: number,
): Promise<Responses> {
  const context = await chromium.newContext({ viewport: SIZES.large, serviceWorkers: "block" });
  const page = await context.newPage();
  await page.addInitScript(WATCH);
  await keepFreshMatch(context, game);
  await page.goto(`${address}/${game}`);
  await BENCHES[game].playTurn(page);
  const seen: { click: number; task: number }[] = [];
  for (let run = 0; run < runs; run++) {
    await page.evaluate("response = { click: 0, task: 0 }");
    await BENCHES[game].playTurn(page);
    // Events are reported a moment after their frame.
    await page.waitForTimeout(300);
    seen.push(await page.evaluate<{ click: number; task: number }>("response"));
  }
  await context.close();
  return { clicks: seen.map(({ click }) => click), tasks: seen.map(({ task }) => task) };
}
