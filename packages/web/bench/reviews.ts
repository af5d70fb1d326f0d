/** How soon a review has its first points, how long the whole of it takes, and the longest task of the page meanwhile. */
import { findLevel } from "@riad/bots";
import { CHANCE, Match, OVER, SeededRandom, makeRecord, unwrap } from "@riad/core";
import type { Game } from "@riad/core";
import type { Browser, Page } from "playwright-core";
import { SIZES } from "../test/visit.ts";

export interface ReviewTimes {
  /** Milliseconds from opening the page to the first point of the graph, and to the moments. */
  readonly first: number;
  readonly whole: number;
  /** The longest task, in milliseconds; 0 where none took longer than 50, the shortest that browsers report. */
  readonly task: number;
}

const ID = "abcdefghjk";
export const REVIEW_PATH = `/review?match=${ID}`;
/** Milliseconds that a review may take on a busy machine. */
const PATIENCE = 120_000;

/** A finished match as the page keeps it. */
export function keepFinished(game: Game): Record<string, string> {
  const kept = { id: ID, game: game.id, record: playMatch(game), name: "", isOnline: false, changed: 1 };
  return { [`riad.kept.${ID}`]: JSON.stringify(kept) };
}

/** Until the review is complete and its first moment open. */
export async function waitForReview(page: Page): Promise<void> {
  await page.locator(".moment h2").waitFor({ timeout: PATIENCE });
}

/** As text, because the loader gives functions helpers that a page does not have. */
const WATCH = `
  globalThis.times = { first: 0, whole: 0, task: 0 };
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) times.task = Math.max(times.task, duration);
  }).observe({ type: "longtask" });
  requestAnimationFrame(function look(now) {
    if (times.first === 0 && document.querySelector(".graph-line, .graph-layer") !== null) times.first = now;
    if (document.querySelector(".moment h2") === null) requestAnimationFrame(look);
    else times.whole = now;
  });
`;

export async function timeReview(chromium: Browser, address: string, game: Game): Promise<ReviewTimes> {
  const context = await chromium.newContext({ viewport: SIZES.large, serviceWorkers: "block" });
  await context.addInitScript((stored) => {
    for (const [key, text] of Object.entries(stored)) localStorage.setItem(key, text);
  }, keepFinished(game));
  const page = await context.newPage();
  await page.addInitScript(WATCH);
  await page.goto(address + REVIEW_PATH);
  await waitForReview(page);
  await page.waitForTimeout(500);
  const times = await page.evaluate<ReviewTimes>("times");
  await context.close();
  return times;
}

/** Medium against hard, so that there is something to look at twice. */
function playMatch(game: Game): string {
  const match = unwrap(Match.fromSetup(game, { seats: 2 }));
  const random = new SeededRandom(5);
  const players = ["medium", "hard"].map((level) => findLevel(game.id, level)?.create(random));
  while (match.actor !== OVER) {
    const { position } = match;
    const move =
      match.actor === CHANCE ? position.draw(random) : players[match.actor]?.choose(position, { nodes: 3000 }).move;
    unwrap(match.play(move ?? -1));
  }
  return makeRecord(match, { players: ["Salma", "Idris"], extra: { seats: "person,hard" } });
}
