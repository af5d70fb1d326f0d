/** My matches in a browser: nothing that was played gets lost by playing something else. */
import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { keptMatch, savedRecord } from "./kept-match.ts";
import { browser, house } from "./opened.ts";
import { findFaults, visit } from "./visit.ts";

const cards = (page: Page) => page.locator(".match-card");

/** The name of what the keyboard is on. */
const focused = (page: Page) =>
  page.evaluate(() => document.activeElement?.ariaLabel ?? document.activeElement?.textContent);

async function openMatches(page: Page): Promise<void> {
  await page.goto(`${house.address}/matches`);
  await cards(page).first().waitFor();
}

describe("my matches", () => {
  test("keeps the running match when another one is started, and continues either", async () => {
    const stored = keptMatch("azul", { plies: 33 });
    await visit(browser, `${house.address}/azul`, { stored, locale: "en" }, async (page) => {
      await page.locator(".surface").waitFor();
      const before = await savedRecord(page);
      const first = page.url();
      await page.goto(house.address);
      await page.locator(".arch").nth(1).click();
      await page.getByRole("button", { name: "Play Azul" }).click();
      await page.locator("[data-pick]").first().waitFor({ state: "attached" });
      expect(page.url()).not.toBe(first);
      await openMatches(page);
      expect(await cards(page).count()).toBe(2);
      await cards(page).nth(1).getByRole("link", { name: "Continue" }).click();
      await page.locator(".surface").waitFor();
      expect([page.url(), await savedRecord(page)]).toEqual([first, before]);
    });
  });

  test("renames, deletes and brings back", async () => {
    const stored = keptMatch("marrakech", { plies: 20 });
    await visit(browser, `${house.address}/matches`, { stored, locale: "en" }, async (page) => {
      await page.getByRole("button", { name: "More" }).click();
      await page.getByLabel("Name of the match").fill("Sunday");
      await page.getByRole("button", { name: "Rename" }).click();
      await page.getByRole("heading", { name: "Sunday" }).waitFor();
      await expect.poll(() => focused(page)).toMatch(/^More: Marrakech, Sunday, turn \d+, today$/);
      await page.getByRole("status").getByText("The match is now called Sunday.").waitFor();
      await page.getByRole("button", { name: "More" }).click();
      await page.getByRole("button", { name: "Delete" }).click();
      await page.getByText("No matches yet").waitFor();
      await expect.poll(() => focused(page)).toBe("Undo");
      await page.keyboard.press("Enter");
      await page.getByRole("heading", { name: "Sunday" }).waitFor();
      await expect.poll(() => focused(page)).toMatch(/^More: /);
      await page.getByRole("status").getByText("The match is back in your list.").waitFor();
      await page.reload();
      await page.getByRole("heading", { name: "Sunday" }).waitFor();
    });
  });

  test("exports all of them into a file that another browser imports", async () => {
    const stored = { ...keptMatch("marrakech", { plies: 20 }), ...keptMatch("azul", {}) };
    await visit(browser, `${house.address}/matches`, { stored, locale: "en" }, async (page) => {
      await cards(page).nth(1).waitFor();
      const [download] = await Promise.all([
        page.waitForEvent("download"),
        page.getByRole("button", { name: "Export all" }).click(),
      ]);
      const file = await download.path();
      await visit(browser, `${house.address}/matches`, { locale: "en" }, async (other) => {
        await other.getByText("No matches yet").waitFor();
        await other.locator("input[type=file]").setInputFiles(file);
        await other.getByText("2 matches added").waitFor();
        await expect.poll(() => cards(other).count()).toBe(2);
        await other.locator("input[type=file]").setInputFiles([]);
        await other.locator("input[type=file]").setInputFiles(file);
        await other.getByText("0 matches added, 2 already here").waitFor();
      });
    });
  });

  test("says that a match is not here where the address names one that is not", async () => {
    await visit(browser, `${house.address}/azul?match=gone`, { locale: "en" }, async (page) => {
      await page.getByRole("heading", { name: "This match isn’t on this device." }).waitFor();
      await page.getByRole("link", { name: "My matches" }).click();
      await page.getByText("No matches yet").waitFor();
    });
  });

  test.each(["en", "fr", "es"])("has no faults for a screen reader, in %s", async (locale) => {
    const stored = keptMatch("marrakech", { seats: 4, plies: 60 });
    await visit(browser, `${house.address}/matches`, { stored, locale, bypassCSP: true }, async (page) => {
      await cards(page).first().waitFor();
      expect(await findFaults(page)).toEqual([]);
    });
  });
});
