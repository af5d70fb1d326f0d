/** A review in a real browser: opened from My matches, read by keyboard, in three languages. */
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { keptMatch } from "./kept-match.ts";
import { browser, house } from "./opened.ts";
import { expectToFit, findFaults, visit } from "./visit.ts";

const REVIEW = { en: "Review the match", fr: "Analyser la partie", es: "Analizar la partida" } as const;
const YOURS = { en: "Salma’s chance to win", fr: "Chances de Salma", es: "Probabilidad de Salma" } as const;
const BOARD = { en: "The board in words", fr: "Le plateau en mots", es: "El tablero en palabras" } as const;
const AGAIN = { en: "Look again", fr: "Recalculer", es: "Mirar otra vez" } as const;

test("shows why a match was lost, in three languages, by keyboard alone", async () => {
  const stored = keptMatch("marrakech", {});
  for (const locale of ["en", "fr", "es"] as const) {
    await visit(browser, `${house.address}/matches`, { stored, locale, bypassCSP: true }, async (page) => {
      await page.getByRole("link", { name: REVIEW[locale] }).focus();
      await page.keyboard.press("Enter");
      await page.locator(".moment h2").waitFor();
      expect(await page.evaluate(() => document.activeElement?.tagName)).toBe("H1");
      await page.locator(".moment-row").first().waitFor();
      const title = await page.locator(".moment h2").textContent();
      await expect.poll(() => isOpenRowInSight(page)).toBe(true);
      await page.keyboard.press("n");
      await page.keyboard.press("n");
      await expect.poll(() => page.locator(".moment h2").textContent()).not.toBe(title);
      await expect.poll(() => isOpenRowInSight(page)).toBe(true);
      await page.locator(".graph-frame").focus();
      await page.keyboard.press("Home");
      await page.keyboard.press("ArrowRight");
      // By ear: the slider has a name and a value, each row of its table says what happened, and the board is described.
      const slider = page.getByRole("slider", { name: YOURS[locale] });
      expect(await slider.getAttribute("aria-valuetext")).toMatch(/1\s?: Salma \d+\s%$/);
      const rows = await page.locator(".graph tbody th").allTextContents();
      expect(new Set(rows).size).toBe(rows.length);
      const board = page.getByRole("region", { name: BOARD[locale] });
      expect(await board.textContent()).toMatch(/Salma.*Idris.*g7/s);
      const again = page.getByRole("button", { name: AGAIN[locale] });
      for (let tries = 0; tries < 4 && (await again.count()) === 0; tries++) await page.keyboard.press("ArrowRight");
      await page.locator(".choices li, .futures td").first().waitFor();
      await again.focus();
      await page.keyboard.press("Enter");
      await expect.poll(() => page.locator(".moment-foot [role=status]").textContent()).not.toBe("");
      await expectToFit(page);
      expect(await findFaults(page)).toEqual([]);
      if (locale === "en") await expectSumsInSight(page);
      await expectRowsApart(page);
    });
  }
});

/** The row of the opened moment is whole in the box of the list, wherever that was scrolled to. */
async function isOpenRowInSight(page: Page): Promise<boolean> {
  return page.locator(".moment-row[aria-current=true]").evaluate((row) => {
    const { top, bottom } = row.getBoundingClientRect();
    const field = row.closest(".moments-field")?.getBoundingClientRect();
    return field !== undefined && top > field.top - 1 && bottom < field.bottom + 1;
  });
}

/** On a phone the words of a moment are no wider than the room that its figure leaves. */
async function expectRowsApart(page: Page): Promise<void> {
  await page.setViewportSize({ width: 390, height: 844 });
  const over = await page
    .locator(".moment-words")
    .evaluateAll((words) => words.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth).length);
  expect(over).toBe(0);
}

/** On a short laptop the board, every roll and the account share one panel; its rows are whole, and what it comes to is never below it. */
async function expectSumsInSight(page: Page): Promise<void> {
  await page.setViewportSize({ width: 1366, height: 625 });
  await page.locator(".graph-frame").focus();
  const sum = page.locator(".account-sum td");
  for (let accounts = 0, steps = 0; accounts < 4 && steps < 20; steps++) {
    await page.keyboard.press("ArrowRight");
    await expect.poll(() => page.locator(".moment-reason").textContent()).not.toBe("Counting …");
    if ((await sum.count()) === 0) continue;
    accounts++;
    const [isInSight, sliced] = await sum.evaluate((cell) => {
      const { right, top, bottom } = cell.getBoundingClientRect();
      const rows = [...document.querySelectorAll(".account tbody tr")].map((row) => row.getBoundingClientRect());
      const isSeen = cell.contains(document.elementFromPoint(right - 10, (top + bottom) / 2));
      return [isSeen, rows.filter((row) => row.top < top && row.bottom > top + 2).length] as const;
    });
    expect(isInSight).toBe(true);
    expect(sliced).toBe(0);
  }
}

test("says in one sentence why a match cannot be reviewed", async () => {
  const stored = keptMatch("azul", { plies: 30 });
  await visit(browser, `${house.address}/matches`, { stored, locale: "en" }, async (page) => {
    await page.locator(".match-card").waitFor();
    expect(await page.getByRole("link", { name: REVIEW.en }).count()).toBe(0);
    const id = await page.locator(".match-card").getAttribute("data-match");
    await page.goto(`${house.address}/review?match=${id}`);
    await page.getByRole("heading", { name: "This match isn’t over yet. Finish it first, then review it." }).waitFor();
    await page.goto(`${house.address}/review?match=gone`);
    await page.getByRole("heading", { name: "This match isn’t on this device." }).waitFor();
  });
});
