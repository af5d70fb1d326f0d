/**
 * Plays Marrakech in a page, by mouse, by finger or by keyboard, as people do: no function of the page is called.
 * Places are looked up and clicked directly, because waiting for every button to stand still would take a minute a match.
 */
import type { Page } from "playwright-core";
import { expect } from "vitest";

type Way = "mouse" | "touch" | "keyboard";
type Decision = "turn" | "lay" | "pass" | "over";

/** Until the result lies on the table, or for so many decisions. */
export async function playMatch(page: Page, by: Way, most = 1000): Promise<void> {
  for (let i = 0; i < most; i++) {
    const decision = await nextDecision(page);
    if (decision === "over") return;
    if (decision === "pass") await tap(page, by, ".passing", 0);
    else if (by === "keyboard") await (decision === "turn" ? turnByKeys(page, i) : layByKeys(page, i));
    else await (decision === "turn" ? turn(page, by, i) : lay(page, by, i));
  }
}

/** Reads what a lesson says before the first turn. */
export async function readUntilTurn(page: Page): Promise<void> {
  const next = page.getByRole("button", { name: "Next" });
  while ((await page.locator(".arrow").count()) === 0) await next.click();
}

/** Lays rugs in a lesson until it leads on with a button, and presses that. */
export async function layUntilNext(page: Page): Promise<void> {
  const next = page.getByRole("button", { name: "Next" });
  const target = page.locator(".target");
  await next.or(target).first().waitFor();
  while ((await next.count()) === 0) {
    await playMatch(page, "mouse", 1);
    await target.first().waitFor({ state: "detached" });
    await next.or(target).first().waitFor();
  }
  await next.click();
}

async function nextDecision(page: Page): Promise<Decision> {
  const found = await page.waitForFunction(() => {
    if (document.querySelector(".result-scene") !== null) return "over";
    if (document.querySelector(".arrow") !== null) return "turn";
    if (document.querySelector(".target") !== null) return "lay";
    return document.querySelector(".passing") === null ? null : "pass";
  });
  return (await found.jsonValue()) as Decision;
}

async function turn(page: Page, by: Way, i: number): Promise<void> {
  if (by === "mouse") {
    await tap(page, by, ".arrow", i % 3);
    return;
  }
  await tap(page, by, ".turn-card", i % 3);
  await tap(page, by, ".action .primary", 0);
}

async function lay(page: Page, by: Way, i: number): Promise<void> {
  await tap(page, by, ".target", i);
  await tap(page, by, ".target.partner", 0);
  if (by === "touch") await tap(page, by, ".action .primary", 0);
}

/** Clicks or taps the middle of one of the elements; counting goes round. */
async function tap(page: Page, by: Way, selector: string, index: number): Promise<void> {
  const { x, y } = await page.evaluate(
    ([query, at]) => {
      const all = document.querySelectorAll(query);
      const { left, top, width, height } = all[at % all.length].getBoundingClientRect();
      return { x: left + width / 2, y: top + height / 2 };
    },
    [selector, index] as const,
  );
  if (by === "touch") await page.touchscreen.tap(x, y);
  else await page.mouse.click(x, y);
}

async function turnByKeys(page: Page, i: number): Promise<void> {
  const whose = await page.locator("h1").textContent();
  await page.keyboard.press("lsr"[i % 3]);
  await page.keyboard.press("Enter");
  // A player who cannot pay is out: then the next one's arrows follow at once.
  await page.waitForFunction(
    (before) => document.querySelector(".arrow") === null || document.querySelector("h1")?.textContent !== before,
    whose,
  );
}

async function layByKeys(page: Page, i: number): Promise<void> {
  await page.waitForFunction(() => document.activeElement?.classList.contains("target"));
  for (let step = 0; step < i % 3; step++) await page.keyboard.press(step === 0 ? "ArrowDown" : "ArrowRight");
  await page.keyboard.press("Enter");
  await page.waitForFunction(() => document.querySelector(".target.first") !== null);
  await walkToPartner(page);
  await page.keyboard.press("Enter");
  await page.waitForFunction(() => document.querySelector(".target") === null);
}

/** Partners are neighbours, so one of the four arrows leads to one. */
async function walkToPartner(page: Page): Promise<void> {
  for (const arrow of ["ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp"]) {
    await page.keyboard.press(arrow);
    if (await page.evaluate(() => document.activeElement?.classList.contains("partner"))) return;
  }
  throw new Error("no arrow leads to the second half");
}

const COLOURS = ["c", "y", "r", "p"];

/** The start page set up for so many seats of one kind. */
export function setUp(
  seats: number,
  level: string | null,
  options: Record<string, string> = {},
): Record<string, string> {
  const plan = {
    seats: Array.from({ length: seats }, (_, i) => ({ name: `Seat${i + 1}`, level, colour: COLOURS[i] })),
    options,
    first: 0,
  };
  return { "riad.setup": JSON.stringify({ game: "marrakech", plans: { marrakech: plan, azul: plan } }) };
}

export async function expectResult(page: Page, seats: number): Promise<void> {
  const rows = page.locator(".result-bars li");
  expect(await rows.count()).toBe(seats);
  for (const row of await rows.all()) {
    const parts = (await row.locator(".result-part").allTextContents()).map((text) => Number(/\d+$/.exec(text)));
    const total = Number(await row.locator(".result-total .hidden").textContent());
    expect(parts.reduce((sum, part) => sum + part, 0)).toBe(total);
  }
}
