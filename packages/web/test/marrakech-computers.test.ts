import { describe, expect, test } from "vitest";
import { expectResult, playMatch, setUp } from "./marrakech-match.ts";
import { browser, house } from "./opened.ts";
import { visit } from "./visit.ts";

describe("computers", () => {
  test("play each other to the end while somebody watches", async () => {
    await visit(browser, house.address, { stored: setUp(2, "easy") }, async (page) => {
      await page.getByRole("button", { name: "Play Marrakech" }).click();
      await page.locator(".result-scene").waitFor({ timeout: 40_000 });
      await expectResult(page, 2);
    });
  });

  test("answer a person, who begins the next match as the other one", async () => {
    const plan = {
      seats: [
        { name: "Salma", level: null, colour: "c" },
        { name: "Idris", level: "hard", colour: "y" },
      ],
      options: {},
      first: 0,
    };
    const stored = { "riad.setup": JSON.stringify({ game: "marrakech", plans: { marrakech: plan, azul: plan } }) };
    await visit(browser, house.address, { stored }, async (page) => {
      await page.getByRole("button", { name: "Play Marrakech" }).click();
      await playMatch(page, "mouse");
      await expectResult(page, 2);
      await page.getByRole("button", { name: "Play again" }).click();
      await page.locator(".last-moves").getByText("Idris", { exact: false }).first().waitFor();
      await page.locator(".arrow, .target").first().waitFor();
    });
  });
});

describe("motion", () => {
  test("a turn of a computer takes its time", async () => {
    await visit(browser, `${house.address}/marrakech`, { motion: "normal" }, async (page) => {
      await page.locator(".arrow").nth(1).click();
      await page.locator(".target").first().click();
      await page.locator(".target.partner").first().click();
      const begun = Date.now();
      await page.locator(".arrow").first().waitFor();
      expect(Date.now() - begun).toBeGreaterThan(1500);
    });
  });

  test("a drag from one square to the next lays a rug", async () => {
    await visit(browser, `${house.address}/marrakech`, {}, async (page) => {
      await page.locator(".arrow").nth(1).click();
      const first = page.locator(".target").first();
      const from = await first.boundingBox();
      if (from === null) throw new Error("no square to drag from");
      await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
      await page.mouse.down();
      await page.mouse.move(from.x + from.width / 2 + 12, from.y + from.height / 2, { steps: 3 });
      const to = await page.locator(".target.partner").first().boundingBox();
      if (to === null) throw new Error("no square to drag to");
      await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 5 });
      await page.mouse.up();
      await expect.poll(() => page.locator(".last-moves").innerText()).toContain("Salma laid a rug");
    });
  });
});
