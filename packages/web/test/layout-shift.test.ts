/** Nothing moves when a hint, a refusal or the first step back appears: whoever is about to press a button still hits it. */
import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { keptMatch } from "./kept-match.ts";
import { browser, house } from "./opened.ts";
import { visit } from "./visit.ts";

const SIZES = [
  { width: 1280, height: 768 },
  { width: 1366, height: 625 },
  { width: 1024, height: 768 },
  { width: 820, height: 1180 },
  { width: 390, height: 844 },
  { width: 667, height: 375 },
];

interface Appearance {
  readonly what: string;
  readonly plies: number;
  /** Before the boxes are measured. */
  readonly prepare?: (page: Page) => Promise<void>;
  readonly appear: (page: Page) => Promise<void>;
}

const HINT: Omit<Appearance, "plies"> = {
  what: "a hint",
  appear: async (page) => {
    await page.keyboard.press("h");
    await page.locator(".sentence p, .narrow-note").filter({ hasText: "%" }).first().waitFor({ state: "attached" });
  },
};

const STEP_BACK: Omit<Appearance, "plies"> = {
  what: "the first step back",
  appear: async (page) => {
    await page.keyboard.press("ArrowLeft");
    await page.locator(".table.past").waitFor();
  },
};

const APPEARANCES: Readonly<Record<string, readonly Appearance[]>> = {
  azul: [
    { ...HINT, plies: 33 },
    { ...STEP_BACK, plies: 33 },
    {
      what: "a refusal",
      plies: 33,
      prepare: async (page) => {
        const refusing = page.locator("[data-line][aria-disabled=true], [data-refused]");
        for (const pick of await page.locator("[data-pick]").all()) {
          await pick.click();
          if ((await refusing.count()) > 0) return;
          await page.keyboard.press("Escape");
        }
      },
      appear: async (page) => {
        const refusing = page.locator("[data-line][aria-disabled=true]");
        if ((await refusing.count()) > 0) await refusing.first().click({ force: true });
      },
    },
  ],
  marrakech: [
    { ...HINT, plies: 60 },
    { ...STEP_BACK, plies: 60 },
    {
      what: "a refusal",
      plies: 62,
      appear: async (page) => {
        await page.locator(".walker").click({ force: true });
        await page.locator(".lay-refusal span").waitFor();
      },
    },
  ],
};

const PARTS = ".board, .seat-board, .factories, .chip, .supplies, .seats, .head, .action, .action-buttons > *, .moves";

async function boxesOf(page: Page, parts: string): Promise<Record<string, number[]>> {
  return page.evaluate((selector) => {
    const boxes: Record<string, number[]> = {};
    for (const [i, part] of [...document.querySelectorAll(selector)].entries()) {
      const { left, top, width, height } = part.getBoundingClientRect();
      if (width > 0) boxes[`${i} ${part.className}`] = [left, top + scrollY, width, height].map(Math.round);
    }
    return boxes;
  }, parts);
}

describe.each(SIZES)("$width × $height", (viewport) => {
  test.each(Object.entries(APPEARANCES).flatMap(([game, list]) => list.map((appearance) => ({ game, ...appearance }))))(
    "$game, $what",
    async ({ game, plies, prepare, appear }) => {
      const isTouched = viewport.width < 1100;
      const options = {
        viewport,
        locale: "en",
        hasTouch: isTouched,
        isMobile: isTouched,
        stored: keptMatch(game, { plies }),
      };
      await visit(browser, `${house.address}/${game}`, options, async (page) => {
        await page.locator(".arrow, .target, [data-pick]").first().waitFor({ state: "attached" });
        await prepare?.(page);
        const before = await boxesOf(page, PARTS);
        const back = await boxesOf(page, ".stepping [title*='←']");
        await appear(page);
        const after = await boxesOf(page, PARTS);
        // The past has no decision; what is there in both must not have moved.
        for (const part of Object.keys(before).filter((name) => name in after))
          expect(after[part], part).toEqual(before[part]);
        expect(await boxesOf(page, ".stepping [title*='←']")).toEqual(back);
      });
    },
  );
});
