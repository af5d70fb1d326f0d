import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { sitAt } from "./azul-match.ts";
import type { Wish } from "./azul-match.ts";
import { browser, house } from "./opened.ts";
import { expectToFit, findFaultsInBothThemes, nextFrame } from "./visit.ts";

const MIDDLE: Wish = { seats: 2, plies: 33, seed: 4 };

describe("the sheet", () => {
  const sizes = [
    { width: 1200, height: 700 },
    { width: 1280, height: 768 },
    { width: 1920, height: 1080 },
    { width: 390, height: 844 },
  ];

  test.each([2, 3, 4])("for %d fits every desk, and on a phone its targets are large enough", async (seats) => {
    const wish = { seats, plies: 30, seed: 3 };
    await sitAt({ house, browser, wish, options: { viewport: sizes[0] } }, async (page) => {
      for (const viewport of sizes.slice(0, 3)) {
        await page.setViewportSize(viewport);
        await nextFrame(page);
        await expectToFit(page);
      }
    });
    const options = { viewport: sizes[3], hasTouch: true, isMobile: true };
    await sitAt({ house, browser, wish, options }, async (page) => {
      await expectToFit(page);
      await expectLargeTargets(page);
    });
  });

  test("on a phone the other boards, bag and lid are one tap away", async () => {
    const options = { viewport: sizes[3], hasTouch: true, isMobile: true };
    await sitAt({ house, browser, wish: { seats: 4, plies: 30, seed: 3 }, options }, async (page) => {
      await page.locator(".chip").nth(1).tap();
      expect(await page.locator(".opened .seat-board").count()).toBe(1);
      await page.locator(".opened-close").tap();
      await page.locator(".bag-chip").tap();
      expect(await page.locator(".opened .supply").count()).toBe(2);
    });
  });

  test("has nothing for axe to find", async () => {
    for (const viewport of [sizes[1], sizes[3]]) {
      const isPhone = viewport.width < 600;
      const options = { viewport, bypassCSP: true, hasTouch: isPhone, isMobile: isPhone };
      await sitAt({ house, browser, wish: MIDDLE, options }, async (page) => {
        expect(await findFaultsInBothThemes(page)).toEqual([]);
        await page.locator("[data-pick]").first().click();
        expect(await findFaultsInBothThemes(page)).toEqual([]);
        if (isPhone) await page.locator("[data-line]:not([aria-disabled=true])").first().tap();
        else await page.locator("[data-target]").first().hover();
        expect(await findFaultsInBothThemes(page)).toEqual([]);
      });
    }
  });
});

async function expectLargeTargets(page: Page): Promise<void> {
  await page.locator("[data-pick]").first().tap();
  for (const button of await page.locator(".surface button:not([aria-hidden=true])").all()) {
    const box = await button.boundingBox();
    const name = await button.getAttribute("aria-label");
    expect(box?.width, name ?? "").toBeGreaterThanOrEqual(43.5);
    expect(box?.height, name ?? "").toBeGreaterThanOrEqual(43.5);
  }
}
