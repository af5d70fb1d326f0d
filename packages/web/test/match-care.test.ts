/** What a player must be able to rely on: nothing is lost, everything can be taken along, looked at and taken back. */
import { readFile } from "node:fs/promises";
import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { playMatch, setUp } from "./marrakech-match.ts";
import { browser, house } from "./opened.ts";
import { letFirstSeatStart, SIZES, expectToFit, findFaultsInBothThemes, visit } from "./visit.ts";
import type { VisitOptions } from "./visit.ts";

/** A match of people after some decisions. */
async function atTable(
  decisions: number,
  options: VisitOptions,
  visitor: (page: Page) => Promise<void>,
): Promise<void> {
  const stored = { ...setUp(2, null), ...options.stored };
  await visit(browser, house.address, { ...options, stored }, async (page) => {
    await page.getByRole("button", { name: /Play Marrakech|Jouer/ }).click();
    await page.locator(".arrow").first().waitFor();
    await playMatch(page, "mouse", decisions);
    await visitor(page);
  });
}

const lines = (page: Page) => page.locator(".last-moves").innerText();
const headline = (page: Page) => page.locator(".sentence h1").innerText();
const note = (page: Page) => page.locator(".sentence p").innerText();

describe("taking back", () => {
  test("is free up to the last throw, and not across it with two people", async () => {
    await atTable(2, {}, async (page) => {
      await page.keyboard.press("Control+z");
      await page.locator(".target").first().waitFor();
      expect(await lines(page)).not.toContain("laid");
      await page.keyboard.press("Control+z");
      await expect.poll(() => note(page)).toContain("a roll or a draw");
      await page.locator(".target").first().waitFor();
    });
  });

  test("goes as far as one likes against a computer, and the match says so", async () => {
    await visit(browser, `${house.address}/marrakech`, {}, async (page) => {
      await playMatch(page, "mouse", 4);
      await page.locator(".arrow").first().waitFor();
      const notes: string[] = [];
      for (let i = 0; i < 5; i++) {
        await page.keyboard.press("Control+z");
        notes.push(await note(page));
      }
      await expect.poll(() => lines(page)).toBe("No moves yet.");
      // Once: it is true for the whole match.
      expect(notes.filter((text) => text.includes("practice"))).toHaveLength(1);
      await page.keyboard.press("Control+z");
      await expect.poll(() => note(page)).toContain("no move of yours");
    });
  });
});

describe("the past", () => {
  test("is walked by keys and from the list; the address names the move", async () => {
    await atTable(6, {}, async (page) => {
      const now = await lines(page);
      await page.keyboard.press("ArrowLeft");
      await page.keyboard.press("ArrowLeft");
      await expect.poll(() => note(page)).toMatch(/^.+\. The End key leads back to the match\.$/);
      await expect.poll(() => new URL(page.url()).hash).toBe("#6");
      // Nothing is to be done there, so nothing is asked for.
      await expect.poll(() => headline(page)).toBe("Turn 2 of 3");
      await page.reload();
      await expect.poll(() => note(page)).toMatch(/^.+\. The End key leads back to the match\.$/);
      await page.keyboard.press("Home");
      await expect.poll(() => lines(page)).toBe("No moves yet.");
      await page.keyboard.press("End");
      await expect.poll(() => lines(page)).toBe(now);
      await page.getByRole("button", { name: "All moves" }).click();
      await page.locator(".moves-list button").nth(2).click();
      await expect.poll(() => page.locator(".moves-list [aria-current=true]").count()).toBe(1);
      await page.locator(".moves-dock").getByRole("button", { name: "Back to the match" }).click();
      await expect.poll(() => lines(page)).toBe(now);
      await page.keyboard.press("ArrowLeft");
      await page.getByRole("button", { name: "Back to the match" }).click();
      await expect.poll(() => lines(page)).toBe(now);
    });
  });

  test("opens the list at the last move", async () => {
    await atTable(40, {}, async (page) => {
      await page.getByRole("button", { name: "All moves" }).click();
      const last = page.locator(".moves-list button").last();
      expect(await last.getAttribute("aria-current")).toBe("true");
      await expect.poll(() => last.evaluate((line) => line.getBoundingClientRect().bottom)).toBeLessThan(768);
    });
  });
});

describe("a match", () => {
  test("survives a reload, is saved as a file, shared as a link and opened again", async () => {
    await atTable(4, { permissions: ["clipboard-read", "clipboard-write"] }, async (page) => {
      const before = await lines(page);
      await page.reload();
      await expect.poll(() => lines(page)).toBe(before);
      await page.getByRole("button", { name: "Menu" }).click();
      await page.getByRole("button", { name: "Share" }).click();
      const [download] = await Promise.all([
        page.waitForEvent("download"),
        page.getByRole("button", { name: "Save as a file" }).click(),
      ]);
      expect(await readFile(await download.path(), "utf8")).toMatch(/^riad record 1\ngame: marrakech\n/);
      await page.getByRole("button", { name: "Link to the match" }).click();
      await page.getByText("Copied.").waitFor();
      const link = await page.evaluate(() => navigator.clipboard.readText());
      const other = await page.context().newPage();
      await other.goto(link);
      await expect.poll(() => lines(other)).toBe(before);
      await other.goto(link.slice(0, -9));
      await expect.poll(() => note(other)).not.toBe("");
    });
  });

  test("starts again with a sentence when the saved one cannot be read", async () => {
    const stored = { "riad.match.marrakech": "riad record 1\ngame: marrakech\nrules: 9\n" };
    await visit(browser, `${house.address}/marrakech`, { stored }, async (page) => {
      expect(await note(page)).toContain("couldn’t be read");
      await page.locator(".arrow").first().waitFor();
    });
  });

  test("goes on without storage, and says so", async () => {
    const context = await browser.newContext({ viewport: SIZES.large });
    await context.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException("full", "QuotaExceededError");
      };
      IDBFactory.prototype.open = () => {
        throw new DOMException("blocked", "SecurityError");
      };
    });
    const page = await context.newPage();
    await page.goto(`${house.address}/marrakech`);
    await expect.poll(() => note(page)).toContain("can’t keep the match");
    await page.locator(".arrow").nth(1).click();
    await page.locator(".target").first().waitFor();
    await context.close();
  });

  test("goes on when the computer player is lost", async () => {
    const context = await browser.newContext({ viewport: SIZES.large, serviceWorkers: "block" });
    await letFirstSeatStart(context);
    await context.route(/engine-worker-.*\.js$/, (route) => route.abort());
    const page = await context.newPage();
    await page.goto(`${house.address}/marrakech`);
    await playMatch(page, "mouse", 2);
    await page.getByText("The computer player stopped.").waitFor();
    await page.getByRole("button", { name: "Play it myself" }).click();
    await playMatch(page, "mouse", 2);
    await context.close();
  });

  test("can be typed, and a wrong move is refused with what would do", async () => {
    await atTable(0, {}, async (page) => {
      await page.keyboard.press("/");
      await page.locator("#typed").fill("X");
      await page.keyboard.press("Enter");
      await expect.poll(() => page.locator("#typed-note").innerText()).toContain("L, S, R");
      await page.locator("#typed").fill("L");
      await page.keyboard.press("Enter");
      await page.locator(".target").first().waitFor();
    });
  });

  test("has a hint with its reason in numbers, and says everything aloud", async () => {
    await atTable(2, {}, async (page) => {
      await page.keyboard.press("h");
      await expect.poll(() => note(page), { timeout: 20_000 }).toMatch(/Chance to win: (about|under|over) \d+\u00a0%/);
      // The sentence is spoken once the page is quiet, a moment after it is shown.
      await expect.poll(() => page.locator("#spoken").innerText()).toContain("Chance to win: ");
      expect(await page.getByRole("region", { name: "The board in words" }).innerText()).toContain("Assam stands on");
    });
  });
});

describe("every sheet and phase", () => {
  test("fits, and axe finds nothing", async () => {
    for (const viewport of [SIZES.small, SIZES.phone]) {
      await atTable(8, { viewport, bypassCSP: true }, async (page) => {
        await expectToFit(page);
        expect(await findFaultsInBothThemes(page)).toEqual([]);
        await playMatch(page, "mouse", 1);
        await page.locator(".target").first().click();
        await expectToFit(page);
        expect(await findFaultsInBothThemes(page)).toEqual([]);
        for (const key of ["?", "t"]) {
          await page.keyboard.press(key);
          expect(await findFaultsInBothThemes(page), key).toEqual([]);
          await page.keyboard.press("Escape");
        }
        await page.getByRole("button", { name: "Menu" }).click();
        expect(await findFaultsInBothThemes(page), "menu").toEqual([]);
      });
    }
  });
});
