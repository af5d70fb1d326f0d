/** The end of a match and looking back, in a browser: the boards stay in sight. */
import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { keptMatch, savedRecord } from "./kept-match.ts";
import { browser, house } from "./opened.ts";
import { findFaults, visit } from "./visit.ts";

const BOARD = { azul: ".seat-board", marrakech: ".board" } as const;

/** Whether nothing lies over the middle of the element. */
async function isInSight(page: Page, selector: string): Promise<boolean> {
  return page
    .locator(selector)
    .first()
    .evaluate((element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      const [x, y] = [left + width / 2, top + height / 2];
      const found = document.elementFromPoint(x, y);
      return found !== null && (element.contains(found) || found.contains(element));
    });
}

describe.each(["azul", "marrakech"] as const)("at the end of a match of %s", (game) => {
  const stored = keptMatch(game, {});

  test("the result stands beside the board, and everything leads on from it", async () => {
    await visit(browser, `${house.address}/${game}`, { stored, locale: "en", bypassCSP: true }, async (page) => {
      const scene = page.locator(".result-scene");
      await scene.waitFor();
      expect(await isInSight(page, BOARD[game])).toBe(true);
      expect(await page.locator(".result-bars li").count()).toBe(2);
      expect(await findFaults(page)).toEqual([]);
      await page.getByRole("button", { name: "Share", exact: true }).click();
      await page.getByRole("button", { name: "Link to this position" }).waitFor();
      await page.keyboard.press("Escape");
      const before = page.url();
      await page.getByRole("button", { name: "Play again" }).click();
      await page.locator(".result-scene").waitFor({ state: "detached" });
      expect(page.url()).not.toBe(before);
      await page.goto(before);
      await scene.waitFor();
      expect(await savedRecord(page)).toMatch(/^result: \d/m);
    });
  });

  test("looking back docks the moves beside the board, by button and by key", async () => {
    await visit(browser, `${house.address}/${game}`, { stored, locale: "en", bypassCSP: true }, async (page) => {
      await page.getByRole("button", { name: "Look back" }).click();
      await page.locator(".moves-dock").waitFor();
      expect(await isInSight(page, BOARD[game])).toBe(true);
      const dock = await page.locator(".moves-dock").boundingBox();
      const board = await page.locator(BOARD[game]).first().boundingBox();
      expect((board?.x ?? 0) + (board?.width ?? 0)).toBeLessThanOrEqual(dock?.x ?? 0);
      expect(await findFaults(page)).toEqual([]);
      await page.keyboard.press("ArrowLeft");
      await expect.poll(() => new URL(page.url()).hash).toMatch(/^#\d+$/);
      await page.locator(".playback input").press("Home");
      // After the first deal, where there is one: an empty table says nothing.
      const start = `#${{ azul: 5, marrakech: 0 }[game]}`;
      await expect.poll(() => new URL(page.url()).hash).toBe(start);
      // Without the list the same position stays in sight; the way back leads to the result.
      await page.getByRole("button", { name: "Close" }).click();
      await page.locator(".moves-dock").waitFor({ state: "detached" });
      expect(new URL(page.url()).hash).toBe(start);
      await page.getByRole("button", { name: "Back to the match" }).click();
      await page.locator(".result-scene").waitFor();
    });
  });
});

test("a link to a position opens the match as far as it was shown, without its result", async () => {
  const stored = keptMatch("marrakech", {});
  const permissions = ["clipboard-read", "clipboard-write"];
  await visit(browser, `${house.address}/marrakech#30`, { stored, locale: "en", permissions }, async (page) => {
    await page.getByRole("button", { name: "Menu" }).click();
    await page.getByRole("button", { name: "Share", exact: true }).click();
    await page.getByRole("button", { name: "Link to this position" }).click();
    await page.getByText("Copied.").waitFor();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    const other = await page.context().newPage();
    await other.goto(link);
    await other.locator(".board").waitFor();
    await expect.poll(() => savedRecord(other)).toMatch(/^result: \*$/m);
    expect((await savedRecord(other)).trimEnd().split("\n").at(-1)).toMatch(/^(28|29|30)\./);
  });
});
