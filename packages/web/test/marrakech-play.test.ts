import { describe, expect, test } from "vitest";
import { LATE, keptMatch } from "./kept-match.ts";
import { expectResult, playMatch, setUp } from "./marrakech-match.ts";
import { browser, house } from "./opened.ts";
import { SIZES, visit } from "./visit.ts";

const touched = (by: string) => (by === "touch" ? { hasTouch: true, isMobile: true } : {});

describe("at one screen", () => {
  test.each([
    ["mouse", SIZES.large, undefined],
    ["keyboard", SIZES.small, 20],
    ["touch", SIZES.phone, 20],
  ] as const)("a match by %s", async (by, viewport, decisions) => {
    await visit(browser, house.address, { viewport, ...touched(by), stored: setUp(2, null) }, async (page) => {
      const start = page.getByRole("button", { name: "Play Marrakech" });
      if (by === "keyboard") {
        await start.focus();
        await page.keyboard.press("Enter");
      } else if (by === "touch") await start.tap();
      else await start.click();
      await playMatch(page, by, decisions);
      if (decisions === undefined) await expectResult(page, 2);
      else expect(await page.locator(".last-moves li").count()).toBeGreaterThan(1);
    });
  });

  test.each([
    [3, "anu", "keyboard", SIZES.small],
    [4, "anu", "touch", SIZES.phone],
    [2, "publisher", "mouse", SIZES.large],
    [4, "publisher", "mouse", SIZES.large],
  ] as const)("the last turns with %i seats, rules %s, by %s", async (seats, ruleset, by, viewport) => {
    const stored = keptMatch("marrakech", { seats, options: { ruleset }, plies: LATE });
    await visit(browser, `${house.address}/marrakech`, { viewport, ...touched(by), stored }, async (page) => {
      await playMatch(page, by);
      await expectResult(page, seats);
    });
  });

  test.each([3, 4])("with %i seats, who take their turns in order", async (seats) => {
    await visit(browser, house.address, { stored: setUp(seats, null) }, async (page) => {
      await page.getByRole("button", { name: "Play Marrakech" }).click();
      for (let seat = 0; seat <= seats; seat++) {
        await expect.poll(() => page.locator("h1").innerText()).toContain(`Seat${(seat % seats) + 1}:`);
        await playMatch(page, "mouse", 2);
      }
      expect(await page.locator("tr.seat").count()).toBe(seats);
    });
  });

  test("by the publisher's rules, with two colours each", async () => {
    const stored = setUp(2, null, { ruleset: "publisher" });
    await visit(browser, house.address, { stored }, async (page) => {
      await page.getByRole("button", { name: "Play Marrakech" }).click();
      await playMatch(page, "mouse", 30);
      expect(await page.locator(".last-moves").innerText()).toMatch(/drew a (cyan|yellow|red|purple) rug|laid a rug/);
      expect(await page.locator("tr.seat .swatch").count()).toBe(4);
    });
  });
});
