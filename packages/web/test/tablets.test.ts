/** Tablets, upright and on their side: everything is on the screen and nothing lies over anything else. */
import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { keptMatch } from "./kept-match.ts";
import { browser, house } from "./opened.ts";
import { visit } from "./visit.ts";

const SIZES = [
  { width: 820, height: 1180 },
  { width: 768, height: 1024 },
  { width: 1024, height: 768 },
  { width: 1112, height: 834 },
];

const TABLES = [
  { game: "marrakech", seats: 2, plies: 60 },
  { game: "marrakech", seats: 4, plies: 150 },
  { game: "marrakech", seats: 2, plies: 61, options: { ruleset: "publisher" } },
  { game: "marrakech", seats: 3, plies: 100, options: { ruleset: "publisher" } },
  { game: "azul", seats: 2, plies: 33 },
  { game: "azul", seats: 4, plies: 60 },
];

describe.each(SIZES)("$width × $height", (viewport) => {
  test.each(TABLES)("$game for $seats, $options", async ({ game, ...wish }) => {
    const options = { viewport, hasTouch: true, stored: keptMatch(game, wish) };
    await visit(browser, `${house.address}/${game}`, options, async (page) => {
      await page.locator(".arrow, .target, [data-pick]").first().waitFor();
      const { width, boxes } = await lookAt(page);
      expect(width).toBeLessThanOrEqual(viewport.width);
      expect(Object.keys(boxes)).toEqual(expect.arrayContaining(["head", "board"]));
      for (const [name, box] of Object.entries(boxes)) {
        expect(box.left, name).toBeGreaterThanOrEqual(-1);
        expect(box.right, name).toBeLessThanOrEqual(viewport.width + 1);
        for (const [other, rest] of Object.entries(boxes)) {
          if (name < other) expect(overlap(box, rest), `${name} and ${other}`).toBeLessThanOrEqual(1);
        }
      }
    });
  });
});

type Box = Record<"left" | "right" | "top" | "bottom", number>;

async function lookAt(page: Page): Promise<{ width: number; boxes: Record<string, Box> }> {
  return page.evaluate(() => {
    const parts = { head: ".head", board: ".board, .seat-board", moves: ".moves", seats: ".seats", panel: ".action" };
    const boxes: Record<string, Box> = {};
    for (const [name, selector] of Object.entries(parts)) {
      const { left, right, top, bottom } = document.querySelector(selector)?.getBoundingClientRect() ?? {};
      if (left === undefined || right === undefined || top === undefined || bottom === undefined) continue;
      if (right > left && bottom > top) boxes[name] = { left, right, top, bottom };
    }
    return { width: document.documentElement.scrollWidth, boxes };
  });
}

/** How deep one lies over the other, in pixels. */
function overlap(one: Box, other: Box): number {
  const across = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  return Math.min(across, down);
}
