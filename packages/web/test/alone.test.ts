/** The house without a network: reloaded offline, and as one file from a disk. And the first lesson. */
import { savedRecord } from "./kept-match.ts";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { expect, test } from "vitest";
import { DIST } from "./house.ts";
import { layUntilNext, playMatch, readUntilTurn } from "./marrakech-match.ts";
import { browser, house } from "./opened.ts";
import { SIZES, findFaults, visit } from "./visit.ts";

test("after one visit the house opens offline, and computers play", async () => {
  await visit(browser, house.address, { serviceWorkers: "allow" }, async (page, context) => {
    await page.evaluate(async () => {
      await navigator.serviceWorker.ready;
    });
    await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
    await context.setOffline(true);
    await page.reload();
    await page.getByRole("button", { name: "Play Marrakech" }).click();
    await playMatch(page, "mouse", 2);
    await page.locator(".arrow").first().waitFor();
    await page.goto(`${house.address}/azul`);
    await page.locator("main.play.azul").waitFor();
  });
});

test("nothing is fetched twice once the house is kept here", async () => {
  await visit(browser, house.address, { serviceWorkers: "allow" }, async (page) => {
    await page.evaluate(async () => {
      await navigator.serviceWorker.ready;
    });
    // Chromium warns of a preload that it cannot use, and the visit fails on any warning.
    for (const path of ["/", "/marrakech", "/azul", "/view/azul", "/learn/azul", "/learn/marrakech"]) {
      await page.goto(house.address + path);
      await page.getByRole("heading", { level: 1 }).waitFor({ state: "attached" });
    }
  });
});

test.each(["Marrakech", "Azul"])("game.html plays %s from a disk", async (game) => {
  const file = pathToFileURL(join(DIST, "game.html")).href;
  await visit(browser, file, { offline: true }, async (page) => {
    await page.getByRole("button", { name: new RegExp(`^${game}`) }).click();
    await page.getByRole("button", { name: `Play ${game}` }).click();
    await page.locator(`main.play.${game.toLowerCase()}`).waitFor();
    if (game === "Azul") return;
    await playMatch(page, "mouse", 2);
    await expect.poll(() => page.locator(".last-moves").innerText()).toContain("Idris laid a rug");
    await page.locator(".arrow").first().waitFor();
  });
});

test("the first lesson leads from the first turn to the end", async () => {
  await visit(browser, `${house.address}/learn/marrakech`, { bypassCSP: true, viewport: SIZES.small }, async (page) => {
    await readUntilTurn(page);
    expect(await findFaults(page)).toEqual([]);
    // Going straight on is refused by the lesson, so nothing offers it, and no chances distract.
    expect(await page.locator(".arrow").count()).toBe(2);
    expect(await page.locator(".action .primary").isDisabled()).toBe(true);
    expect(await page.locator(".turn-line, .landings").count()).toBe(0);
    await page.locator(".arrow").first().click();
    await layUntilNext(page);
    for (let i = 0; (await page.getByRole("button", { name: "Play a match" }).count()) === 0; i++) {
      expect(i).toBeLessThan(60);
      await page.keyboard.press("Escape");
      const target = page.locator(".target");
      const next = page.getByRole("button", { name: "Next" });
      if ((await next.count()) > 0) await next.click();
      else if ((await target.count()) > 0) {
        await target.nth(i % (await target.count())).click();
        const partner = page.locator(".target.partner");
        if ((await partner.count()) > 0) await partner.nth(i % (await partner.count())).click();
      } else if ((await page.locator(".arrow").count()) > 0) await page.locator(".arrow").first().click();
      await page.waitForTimeout(60);
    }
    // Not the match that lay there, but a new one against somebody gentle.
    await page.evaluate(() => localStorage.setItem("riad.match.marrakech", "an old match"));
    await page.getByRole("button", { name: "Play a match" }).click();
    await page.locator("main.play:not(.learn) .arrow").first().waitFor();
    expect(await savedRecord(page)).toContain("person,easy");
    expect(await page.locator(".last-moves").innerText()).toBe("No moves yet.");
  });
});
