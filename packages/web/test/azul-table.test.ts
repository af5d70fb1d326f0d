import { createRequire } from "node:module";
import { previewDraft } from "@riad/azul";
import { listMoves } from "@riad/core";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { listPicks } from "../src/azul/choices.ts";
import { playMatch, savedRecord, sitAt } from "./azul-match.ts";
import type { Wish } from "./azul-match.ts";
import { launchBrowser } from "./browser.ts";
import { openHouse } from "./house.ts";
import type { House } from "./house.ts";

const AXE = createRequire(import.meta.url).resolve("axe-core/axe.min.js");

let house: House;
let browser: Browser;

beforeAll(async () => {
  [house, browser] = await Promise.all([openHouse(), launchBrowser()]);
});

afterAll(async () => {
  await browser?.close();
  house?.close();
});

const MIDDLE: Wish = { seats: 2, plies: 33, seed: 4 };

describe("taking tiles", () => {
  test("the consequences on screen are those of the rules", async () => {
    const { position } = playMatch(MIDDLE);
    const moves = listMoves(position);
    await sitAt({ house, browser, wish: MIDDLE }, async (page) => {
      for (const { source, colour } of listPicks(position, moves).slice(0, 6)) {
        await page.locator(`[data-pick="${source.kind}-${source.index}-${colour}"]`).click();
        const number = source.kind === "plate" ? source.index : 9 + source.index;
        const previews = moves
          .map((move) => previewDraft(position, move))
          .filter((one) => one.source === number && one.colour === colour.charCodeAt(0) - 97);
        expect(await page.locator("[data-target]").count()).toBe(previews.length);
        for (const { row, points, floorCost } of previews) {
          await page.locator(`[data-target="${row ?? "floor"}"]`).hover();
          const [first, second] = await page.locator(".outlook dd").allInnerTexts();
          expect(first).toBe(points > 0 ? `+${points}` : "0");
          expect(second.split(/\s+/).at(-1)).toBe(floorCost > 0 ? `−${floorCost}` : "0");
        }
        await page.keyboard.press("Escape");
        expect(await page.locator("[data-target]").count()).toBe(0);
      }
    });
  });

  test("a second tap on the tiles puts them back, and nothing is played", async () => {
    await sitAt({ house, browser, wish: MIDDLE }, async (page) => {
      const before = await savedRecord(page);
      await page.locator("[data-pick]").first().click();
      await page.locator("[data-pick]").first().click();
      expect(await page.locator("[data-target]").count()).toBe(0);
      expect(await savedRecord(page)).toBe(before);
    });
  });

  test("tiles can be dragged to a line; let go elsewhere they return", async () => {
    await sitAt({ house, browser, wish: MIDDLE }, async (page) => {
      const before = await savedRecord(page);
      const drag = async (to: { x: number; y: number }) => {
        const box = await page.locator("[data-pick]").first().boundingBox();
        if (box === null) throw new Error("nothing to take");
        await page.mouse.move(box.x + 15, box.y + 15);
        await page.mouse.down();
        await page.mouse.move(box.x + 40, box.y + 40, { steps: 3 });
        await page.mouse.move(to.x, to.y, { steps: 4 });
        await page.mouse.up();
      };
      await drag({ x: 300, y: 90 });
      expect(await page.locator("[data-target]").count()).toBe(0);
      expect(await savedRecord(page)).toBe(before);
      await drag({ x: 800, y: 706 });
      await expect.poll(() => savedRecord(page)).not.toBe(before);
    });
  });

  test("with two centres the player says where the rest goes", async () => {
    const wish: Wish = { seats: 2, centres: "2", plies: 5, seed: 2 };
    await sitAt({ house, browser, wish }, async (page) => {
      await page.locator("[data-pick]").first().click();
      await page.locator('[data-rest="1"]').click();
      await page.locator("[data-target]").first().click();
      await expect.poll(() => savedRecord(page)).toMatch(/ A\d[a-e][0-4]D/);
    });
  });

  test("arrows lead through the market, digits choose a line, Escape puts back", async () => {
    await sitAt({ house, browser, wish: { seats: 2, plies: 5 } }, async (page) => {
      const before = await savedRecord(page);
      const at = () => page.evaluate(() => (document.activeElement as HTMLElement).dataset["pick"] ?? "");
      await page.locator("[data-pick]").first().focus();
      const seen = new Set([await at()]);
      for (const key of ["ArrowRight", "ArrowDown", "ArrowDown", "ArrowLeft", "ArrowUp"]) {
        await page.keyboard.press(key);
        seen.add(await at());
      }
      expect(seen.size).toBeGreaterThan(3);
      await page.keyboard.press("Enter");
      await expect.poll(() => page.locator("[data-target]").count()).toBe(6);
      await page.keyboard.press("Escape");
      await expect.poll(at).not.toBe("");
      await page.keyboard.press("Enter");
      await page.keyboard.press("5");
      await expect.poll(() => savedRecord(page)).not.toBe(before);
      expect(await savedRecord(page)).toMatch(/ A\d[a-e]4/);
    });
  });
});

describe("motion", () => {
  test("a move flies, and is on the table when it has landed", async () => {
    await sitAt({ house, browser, wish: MIDDLE, settings: { animation: "normal" } }, async (page) => {
      await page.locator("[data-pick]").first().click();
      await page.locator("[data-target]").first().click();
      await page.locator(".flying").first().waitFor();
      await page.locator("[data-pick]").first().waitFor();
      await expect.poll(() => page.locator(".flying").count()).toBe(0);
    });
  });

  test("a tap places everything at once", async () => {
    await sitAt({ house, browser, wish: { seats: 2 }, settings: { animation: "calm" } }, async (page) => {
      await page.locator(".flying").first().waitFor();
      for (let i = 0; i < 5; i++) await page.mouse.click(640, 320);
      await page.locator("[data-pick]").first().waitFor();
    });
  });
});

describe("the sheet", () => {
  const sizes = [
    { width: 1200, height: 700 },
    { width: 1280, height: 768 },
    { width: 1920, height: 1080 },
    { width: 390, height: 844 },
  ];

  test.each(sizes)("fits $width × $height, targets large enough", async (viewport) => {
    const isPhone = viewport.width < 600;
    const options = { viewport, hasTouch: isPhone, isMobile: isPhone };
    for (const seats of [2, 3, 4]) {
      await sitAt({ house, browser, wish: { seats, plies: 30, seed: 3 }, options }, async (page) => {
        const size = await page.evaluate(() => ({
          width: document.documentElement.scrollWidth,
          height: document.documentElement.scrollHeight,
        }));
        expect(size.width).toBeLessThanOrEqual(viewport.width);
        if (!isPhone) expect(size.height).toBeLessThanOrEqual(viewport.height);
        if (isPhone) await expectLargeTargets(page);
      });
    }
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

  test.each(["light", "dark"] as const)("has nothing for axe to find in %s", async (colorScheme) => {
    for (const viewport of [sizes[1], sizes[3]]) {
      const isPhone = viewport.width < 600;
      const options = { colorScheme, viewport, bypassCSP: true, hasTouch: isPhone, isMobile: isPhone };
      await sitAt({ house, browser, wish: MIDDLE, options }, async (page) => {
        await page.addScriptTag({ path: AXE });
        expect(await findFaults(page)).toEqual([]);
        await page.locator("[data-pick]").first().click();
        expect(await findFaults(page)).toEqual([]);
        if (isPhone) await page.locator("[data-line]:enabled").first().tap();
        else await page.locator("[data-target]").first().hover();
        expect(await findFaults(page)).toEqual([]);
      });
    }
  });
});

async function expectLargeTargets(page: Page): Promise<void> {
  await page.locator("[data-pick]").first().tap();
  for (const button of await page.locator(".azul-stage button:not([aria-hidden=true])").all()) {
    const box = await button.boundingBox();
    const name = await button.getAttribute("aria-label");
    expect(box?.width, name ?? "").toBeGreaterThanOrEqual(43.5);
    expect(box?.height, name ?? "").toBeGreaterThanOrEqual(43.5);
  }
}

async function findFaults(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const { axe } = globalThis as unknown as { axe: { run(): Promise<{ violations: AxeViolation[] }> } };
    const { violations } = await axe.run();
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(" | ")}`);
  });
}

interface AxeViolation {
  id: string;
  nodes: { html: string }[];
}
