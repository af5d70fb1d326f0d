import { describe, expect, test } from "vitest";
import { expectResult, playMatch, setUp } from "./marrakech-match.ts";
import { browser, house } from "./opened.ts";
import { SIZES, visit } from "./visit.ts";

describe("a whole match at one screen", () => {
  test.each([
    ["mouse", 2, SIZES.large, "anu"],
    ["keyboard", 2, SIZES.small, "anu"],
    ["touch", 2, SIZES.phone, "anu"],
    ["mouse", 3, SIZES.small, "anu"],
    ["mouse", 4, SIZES.large, "anu"],
    ["mouse", 2, SIZES.large, "publisher"],
    ["mouse", 4, SIZES.small, "publisher"],
  ] as const)("by %s with %i seats", async (by, seats, viewport, ruleset) => {
    const touch = by === "touch" ? { hasTouch: true, isMobile: true } : {};
    await visit(
      browser,
      house.address,
      { viewport, ...touch, stored: setUp(seats, null, { ruleset }) },
      async (page) => {
        if (by === "keyboard") {
          await page.getByRole("button", { name: "Play Marrakech" }).focus();
          await page.keyboard.press("Enter");
        } else if (by === "touch") await page.getByRole("button", { name: "Play Marrakech" }).tap();
        else await page.getByRole("button", { name: "Play Marrakech" }).click();
        await playMatch(page, by);
        await expectResult(page, seats);
      },
    );
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
