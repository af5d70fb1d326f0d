import { expect, test } from "vitest";
import { playToEnd, sitAt } from "./azul-match.ts";
import { LATE, savedRecord } from "./kept-match.ts";
import { browser, house } from "./opened.ts";
import { expectToFit } from "./visit.ts";

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

test("by touch on a phone to the end of a match, three seats, free wall: every choice is confirmed", async () => {
  await sitAt({ house, browser, wish: { seats: 3, wall: "free", plies: LATE }, options: PHONE }, async (page) => {
    await playToEnd(page, async () => {
      const before = await savedRecord(page);
      const pick = page.locator("[data-pick]").first();
      if ((await pick.count()) > 0) {
        await pick.tap();
        await page.locator("[data-line]:not([aria-disabled=true])").first().tap();
      } else {
        await page.locator("[data-target]").first().tap();
      }
      expect(await savedRecord(page)).toBe(before);
      await page.locator("[data-confirm]").tap();
    });
  });
});

test.each([
  { width: 820, height: 1180 },
  { width: 1024, height: 768 },
])("on a tablet of $width × $height a move is made without scrolling", async (viewport) => {
  for (const seats of [2, 4]) {
    const options = { ...PHONE, viewport };
    await sitAt({ house, browser, wish: { seats, plies: 2 * seats + 2 }, options }, async (page) => {
      await page.locator("[data-pick]").first().tap();
      await page.locator("[data-line]:not([aria-disabled=true]), [data-target]:not([aria-hidden=true])").first().tap();
      const confirm = await page.locator("[data-confirm]").boundingBox();
      expect((confirm?.y ?? Infinity) + (confirm?.height ?? 0)).toBeLessThanOrEqual(viewport.height);
      await expectToFit(page);
      const before = await savedRecord(page);
      await page.locator("[data-confirm]").tap();
      await expect.poll(() => savedRecord(page)).not.toBe(before);
    });
  }
});

test("on a phone a line that refuses says why, and what was chosen stays so", async () => {
  await sitAt({ house, browser, wish: { seats: 2, plies: 33, seed: 4 }, options: PHONE }, async (page) => {
    const before = await savedRecord(page);
    const refusing = page.locator("[data-line][aria-disabled=true]");
    await page.locator("[data-pick]").first().waitFor();
    for (const pick of await page.locator("[data-pick]").all()) {
      await pick.tap();
      if ((await refusing.count()) > 0) break;
      await pick.tap();
    }
    await refusing.first().tap({ force: true });
    await page.locator(".in-hand .refused").waitFor();
    await page.locator("[data-line]:not([aria-disabled=true])").first().tap();
    await refusing.first().tap({ force: true });
    await page.locator(".thumb-bar > .refused").waitFor();
    expect(await page.locator("[data-confirm]").count()).toBe(1);
    expect(await savedRecord(page)).toBe(before);
    await expectToFit(page);
  });
});

/** What the lesson says at each press while the learner's round is scored. */
const SCORED = ["Line 1 is full", "Line 2 is full", "Line 3 is full", "Line 4 is full", "on your floor"];

test("the first match of the lesson by touch, to its end", async () => {
  await sitAt({ house, browser, wish: { seats: 2 }, options: PHONE, path: "/learn/azul" }, async (page) => {
    const take = async (pick: string, line: number) => {
      await page.locator(`[data-pick="${pick}"]`).tap();
      await page.locator(`[data-line="${line}"]`).tap();
      await page.locator("[data-confirm]").tap();
    };
    const next = page.getByRole("button", { name: "Next" });
    for (const said of ["most points", "wait in the lines"]) {
      await page.locator(".lesson").filter({ hasText: said }).waitFor();
      await next.tap();
    }
    // Only what leads on can be taken, and only where it leads on.
    expect(await page.locator("[data-pick]").count()).toBe(1);
    await page.locator('[data-pick="factory-0-a"]').tap();
    expect(await page.locator("[data-line]:not([aria-disabled=true])").count()).toBe(1);
    // The page has moved to the board and the thumb's buttons: what is asked for is still to be read.
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
    const words = await page.locator(".lesson-words p").boundingBox();
    expect(words?.y).toBeGreaterThanOrEqual(0);
    await page.locator('[data-line="1"]').tap();
    await page.locator("[data-confirm]").tap();
    await next.tap();
    await take("centre-0-e", 0);
    await next.tap();
    await take("centre-0-d", 3);
    await take("factory-3-a", 2);
    // Whatever the learner's tiles bring is shown one press after the other, with its points and the reason for them.
    const read = async (said: string): Promise<string> => {
      await page.locator(".lesson").filter({ hasText: said }).filter({ has: next }).waitFor({ timeout: 30_000 });
      const risen = (await page.locator(".rising").allTextContents()).join();
      await next.tap();
      return risen;
    };
    const scored: string[] = [];
    for (const said of SCORED) scored.push(await read(said));
    expect(scored).toEqual(["+5", "3 + 3 = 6", "2 + 4 = 6", "3 + 4 = 7", "−2"]);
    // The computer's board comes after the learner's, and only then are rows, columns and colours counted.
    await read("That was your board");
    expect(await read("Row 1 of your wall")).toBe("row, +2");
    await read("A full column");
    await read("All five tiles");
    await page.getByRole("button", { name: "Play a match" }).tap();
    await page.locator("main.play.azul:not(.learn)").waitFor();
  });
});
