/** What a screen reader hears at a table by keyboard, read from the live regions of the page, and where the focus is. */
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { keptMatch } from "./kept-match.ts";
import { playMatch } from "./marrakech-match.ts";
import { browser, house } from "./opened.ts";
import { visit } from "./visit.ts";

/** Notes every text that a live region is given after it has come to the page; one that comes with its text is not read. */
async function listen(page: Page): Promise<() => Promise<string>> {
  await page.evaluate(() => {
    const heard: string[] = [];
    Object.assign(globalThis, { heard });
    const texts = new Map<Element, string>();
    const look = () => {
      for (const region of document.querySelectorAll("[aria-live=polite], [role=status]")) {
        const [before, text] = [texts.get(region), region.textContent ?? ""];
        if (before !== undefined && before !== text && text !== "") heard.push(text);
        texts.set(region, text);
      }
    };
    look();
    new MutationObserver(look).observe(document.body, { subtree: true, childList: true, characterData: true });
  });
  return () => page.evaluate(() => (globalThis as unknown as { heard: string[] }).heard.join("\n"));
}

const focusName = (page: Page) =>
  page.evaluate(() => document.activeElement?.getAttribute("aria-label") ?? document.activeElement?.textContent ?? "");

test.each(["Azul", "Marrakech"])("who starts is read out once when a match of %s is drawn", async (title) => {
  await visit(browser, house.address, { motion: "quick" }, async (page) => {
    const heard = await listen(page);
    await page.getByRole("button", { name: title }).first().press("Enter");
    await page.getByRole("button", { name: `Play ${title}` }).press("Enter");
    // Meanwhile the focus is at the heading of the draw, not lost.
    await page.locator(".first-draw h1").waitFor();
    expect(await focusName(page)).toMatch(/starts/);
    await page.locator("main.play [data-pick], main.play .arrow").first().waitFor();
    await expect.poll(heard).toMatch(/: (take tiles|turn Assam)/);
    expect((await heard()).match(/starts, drawn at random/g)).toHaveLength(1);
  });
});

test("a rug is laid by ear: the second square is asked for and says what the rug would do, Escape puts the first back", async () => {
  const stored = keptMatch("marrakech", { plies: 0, levels: ["easy"] });
  await visit(browser, `${house.address}/marrakech`, { stored }, async (page) => {
    const heard = await listen(page);
    await playMatch(page, "keyboard", 1);
    await expect.poll(heard).toMatch(/: lay a rug next to Assam$/);
    const before = (await heard()).match(/rolled/g)?.length ?? 0;
    const squares = page.locator(".target");
    await squares.first().press("Enter");
    const square = (await squares.first().getAttribute("aria-label"))?.slice(0, 2);
    await expect.poll(heard).toMatch(/: now the second square$/);
    expect(await page.locator("h1").first().innerText()).toContain("now the second square");
    await expect
      .poll(() => page.locator(".target.partner").first().getAttribute("aria-label"))
      .toMatch(/second half of the rug; your visible squares: \d+; covers: .+; landing here costs: \d+$/);
    await page.keyboard.press("Escape");
    expect(await page.locator("h1").first().innerText()).toContain("lay a rug next to Assam");
    expect(await focusName(page)).toContain(`${square}, `);
    await page.getByRole("button", { name: "Turn the rug" }).press("Enter");
    await expect.poll(heard).toMatch(/Lay the rug on \w\d and \w\d; your visible squares: \d+/);
    // What the other player does then is read out once, also where nothing moves on the screen.
    await page.getByRole("button", { name: "Lay it here" }).press("Enter");
    await expect.poll(heard).toMatch(/laid a rug on [^]*turn Assam, then roll$/);
    expect((await heard()).match(/rolled/g)).toHaveLength(before + 1);
  });
});

test("what was said at a table is not found at the end of the next page", async () => {
  await visit(browser, `${house.address}/azul`, {}, async (page) => {
    await expect.poll(() => page.locator("#spoken").textContent()).toContain("take tiles");
    await page.getByRole("link", { name: "Riad home" }).click();
    await page.getByRole("link", { name: "Position viewer" }).click();
    await page.locator("#spoken").waitFor({ state: "attached" });
    expect(await page.locator("#spoken").textContent()).toBe("");
  });
});
