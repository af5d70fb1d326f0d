import { listMoves } from "@riad/core";
import { describe, expect, test } from "vitest";
import { isSamePick, listPicks, lookAhead, readDraft } from "../src/azul/outlook.ts";
import { playMatch, sitAt } from "./azul-match.ts";
import { savedRecord } from "./kept-match.ts";
import type { Wish } from "./azul-match.ts";
import { browser, house } from "./opened.ts";

const MIDDLE: Wish = { seats: 2, plies: 33, seed: 4 };

describe("taking tiles", () => {
  test("the consequences on screen are those of the rules", async () => {
    const { position } = playMatch(MIDDLE);
    const moves = listMoves(position);
    await sitAt({ house, browser, wish: MIDDLE }, async (page) => {
      for (const pick of listPicks(position, moves).slice(0, 6)) {
        const { from, colour } = pick;
        await page.locator(`[data-pick="${from.kind}-${from.index}-${colour}"]`).click();
        const previews = moves
          .filter((move) => isSamePick(readDraft(position, move)?.pick ?? null, pick))
          .map((move) => lookAhead(position, move));
        expect(await page.locator("[data-target]").count()).toBe(previews.length);
        for (const { target, points, floorCost } of previews) {
          await page.locator(`[data-target="${target}"]`).hover();
          const [first, second] = await page.locator(".outlook dd").allInnerTexts();
          expect(first).toBe(points > 0 ? `+${points}` : "0");
          expect(second.split(/\s+/).at(-1)).toBe(floorCost > 0 ? `−${floorCost}` : "0");
        }
        await page.keyboard.press("Escape");
        expect(await page.locator("[data-target]").count()).toBe(0);
      }
    });
  });

  test("a line that refuses says why, and nothing is played", async () => {
    await sitAt({ house, browser, wish: MIDDLE }, async (page) => {
      const before = await savedRecord(page);
      const refusing = page.locator("[data-refused]");
      await page.locator("[data-pick]").first().waitFor();
      for (const pick of await page.locator("[data-pick]").all()) {
        await pick.click();
        if ((await refusing.count()) > 0) break;
        await pick.click();
      }
      const line = Number(await refusing.first().getAttribute("data-refused")) + 1;
      await refusing.first().click();
      const said = page.locator("#spoken");
      await expect
        .poll(() => said.innerText())
        .toMatch(new RegExp(`^line ${line}: (full|holds|row ${line} already has)`));
      await page.locator(".note, .refused .line-refusal").first().waitFor();
      await page.locator("[data-pick][aria-pressed=true]").focus();
      await page.keyboard.press(String(line));
      expect(await savedRecord(page)).toBe(before);
      expect(await page.locator("[data-pick][aria-pressed=true]").count()).toBe(1);
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

  test("arrows lead through the display, digits choose a line, Escape puts back", async () => {
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
    await sitAt({ house, browser, wish: MIDDLE, settings: { animation: "on", speed: "normal" } }, async (page) => {
      await page.locator("[data-pick]").first().click();
      await page.locator("[data-target]").first().click();
      await page.locator(".flying").first().waitFor();
      await page.locator("[data-pick]").first().waitFor();
      await expect.poll(() => page.locator(".flying").count()).toBe(0);
    });
  });

  test("a tap places everything at once", async () => {
    await sitAt({ house, browser, wish: { seats: 2 }, settings: { animation: "on", speed: "calm" } }, async (page) => {
      await page.locator(".flying").first().waitFor();
      for (let i = 0; i < 5; i++) await page.mouse.click(640, 320);
      await page.locator("[data-pick]").first().waitFor();
    });
  });
});
