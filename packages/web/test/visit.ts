/** A visit to the house in a fresh browser profile, which fails if the page complained anywhere on the way. */
import { createRequire } from "node:module";
import type { Browser, BrowserContext, BrowserContextOptions, Page } from "playwright-core";
import { expect } from "vitest";
import { listenTo } from "./complaints.ts";
import { skipPainting } from "./unpainted.ts";

const AXE = createRequire(import.meta.url).resolve("axe-core/axe.min.js");

export const SIZES = {
  small: { width: 1200, height: 700 },
  large: { width: 1280, height: 768 },
  phone: { width: 390, height: 844 },
} as const;

export interface VisitOptions extends BrowserContextOptions {
  /** What lies in the browser's storage before the page opens. */
  readonly stored?: Readonly<Record<string, string>>;
  /** Motion is off unless a test is about it: it only costs time. */
  readonly motion?: "off" | "normal" | "quick";
  /** Complaints that belong to what is tested. */
  readonly expects?: RegExp;
  /** For pictures; otherwise only pages that move, or that axe judges, are painted (unpainted.ts). */
  readonly isPainted?: boolean;
  /** A request that fails is a complaint; not where pages are left or the network is lost on the way. */
  readonly needsAll?: boolean;
}

export async function visit(
  browser: Browser,
  address: string,
  options: VisitOptions,
  visitor: (page: Page, context: BrowserContext) => Promise<void>,
): Promise<void> {
  const { stored = {}, motion = "off", expects, needsAll = false, isPainted = motion !== "off", ...rest } = options;
  const settings = JSON.stringify({
    animation: motion === "off" ? "off" : "on",
    speed: motion === "off" ? "quick" : motion,
    sound: "off",
    odds: "on",
  });
  const key = isPainted ? null : keyOf(address, rest);
  const page = await openPage(browser, key, rest, isPainted || rest.bypassCSP === true);
  const context = page.context();
  await fillStorage(page, address, { "riad.settings": settings, ...stored });
  const complaints = listenTo(page, expects);
  if (needsAll) page.on("requestfailed", (request) => complaints.push(`failed: ${request.url()}`));
  try {
    await page.goto(address);
    await page.locator("main:not(.waiting) h1").first().waitFor({ state: "attached" });
    await visitor(page, context);
    expect(complaints.join("\n")).toBe("");
    await leave(page, key);
  } catch (error) {
    await context.close();
    throw error;
  }
}

/** Options that a page can have again on the next visit; whatever else is asked for gets a profile of its own. */
const LASTING = ["locale", "bypassCSP", "hasTouch", "isMobile", "colorScheme"];

/** Pages that wait for the next visit with the same options, because opening one costs as much as a short visit. */
const waiting = new Map<string, Page>();

export function isKept(context: BrowserContext): boolean {
  return [...waiting.values()].some((page) => page.context() === context);
}

async function openPage(
  browser: Browser,
  key: string | null,
  options: BrowserContextOptions,
  isPainted: boolean,
): Promise<Page> {
  const { viewport = SIZES.large, ...rest } = options;
  const kept = key === null ? undefined : waiting.get(key);
  if (key !== null && kept !== undefined) {
    waiting.delete(key);
    if (viewport !== null) await kept.setViewportSize(viewport);
    return kept;
  }
  const context = await browser.newContext({ viewport, serviceWorkers: "block", ...rest });
  await letFirstSeatStart(context);
  if (!isPainted) await skipPainting(context);
  return context.newPage();
}

/** The size of the window is set anew for each visit. */
function keyOf(address: string, options: BrowserContextOptions): string | null {
  const { viewport: _, ...rest } = options;
  if (!address.startsWith("http") || !Object.keys(rest).every((name) => LASTING.includes(name))) return null;
  return JSON.stringify([new URL(address).origin, rest], LASTING);
}

/** A drawing of the house: nothing there runs, or keeps anything. */
const resting = (address: string) => `${new URL(address).origin}/khatam.svg`;

/** In place of whatever the visit before has left. */
export async function fillStorage(
  page: Page,
  address: string,
  stored: Readonly<Record<string, string>>,
): Promise<void> {
  const entries = Object.entries(stored);
  if (!address.startsWith("http")) {
    await page.addInitScript((all) => {
      if (sessionStorage.getItem("prepared") !== null) return;
      sessionStorage.setItem("prepared", "yes");
      for (const [key, value] of all) localStorage.setItem(key, value);
    }, entries);
    return;
  }
  await page.context().clearCookies();
  if (page.url() !== resting(address)) await page.goto(resting(address));
  await page.evaluate(async (all) => {
    localStorage.clear();
    sessionStorage.clear();
    for (const { name = "" } of await indexedDB.databases()) indexedDB.deleteDatabase(name);
    for (const [key, value] of all) localStorage.setItem(key, value);
  }, entries);
}

async function leave(page: Page, key: string | null): Promise<void> {
  const context = page.context();
  if (key === null || page.isClosed() || waiting.has(key)) return context.close();
  page.removeAllListeners();
  for (const other of context.pages()) if (other !== page) await other.close();
  await page.emulateMedia({ colorScheme: null });
  await page.mouse.move(0, 0);
  await page.goto(resting(page.url()));
  waiting.set(key, page);
}

/** The first player is drawn with one number of 32 bits; in tests the draw always falls on the first seat. */
export async function letFirstSeatStart(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const draw = crypto.getRandomValues.bind(crypto);
    crypto.getRandomValues = <T extends ArrayBufferView | null>(into: T): T =>
      into instanceof Uint32Array && into.length === 1 ? into : draw(into as never);
  });
}

/**
 * What axe finds on the page as it stands, in the light theme and then in the dark one, where the contrast is all that can
 * differ; a phone has the colours of a desk, so one theme is enough there. The page must have been opened with `bypassCSP`, and
 * follow the system's theme.
 */
export async function findFaultsInBothThemes(page: Page): Promise<string[]> {
  const faults = await findFaults(page);
  if (page.viewportSize()?.width === SIZES.phone.width) return faults;
  for (const colorScheme of ["dark", "light"] as const) {
    await page.emulateMedia({ colorScheme });
    await page.locator(`html[data-theme=${colorScheme}]`).waitFor({ state: "attached" });
    await nextFrame(page);
    // Buttons change their colours gradually.
    await page.evaluate(() => {
      for (const change of document.getAnimations()) if (change instanceof CSSTransition) change.finish();
    });
    if (colorScheme === "dark") faults.push(...(await findFaults(page, true)).map((fault) => `dark: ${fault}`));
  }
  return faults;
}

/** What axe finds on the page as it stands; the page must have been opened with `bypassCSP`. */
export async function findFaults(page: Page, onlyContrast = false): Promise<string[]> {
  if (!(await page.evaluate(() => "axe" in globalThis))) await page.addScriptTag({ path: AXE });
  return page.evaluate(async (isContrast) => {
    const { axe } = globalThis as unknown as { axe: { run(options: object): Promise<{ violations: AxeViolation[] }> } };
    // Describing what is right would take longer than finding what is wrong.
    const options = { resultTypes: ["violations"], ...(isContrast && { runOnly: ["color-contrast"] }) };
    const { violations } = await axe.run(options);
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(" | ")}`);
  }, onlyContrast);
}

interface AxeViolation {
  id: string;
  nodes: { html: string }[];
}

/** What the page does with another size of its window has been drawn. */
export async function nextFrame(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
}

/** Nothing is cut off at the side; on a desktop nothing scrolls at all. */
export async function expectToFit(page: Page): Promise<void> {
  const { width, height } = await page.evaluate(() => ({
    width: document.documentElement.scrollWidth,
    height: document.documentElement.scrollHeight,
  }));
  const size = page.viewportSize() ?? SIZES.large;
  expect(width).toBeLessThanOrEqual(size.width);
  if (size.width >= 1180) expect(height).toBeLessThanOrEqual(size.height);
}
