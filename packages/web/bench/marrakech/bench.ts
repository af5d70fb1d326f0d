/** What the gallery and the benchmark do with Marrakech. */
import { examples } from "../../src/marrakech/examples.ts";
import { makeAddress } from "../../src/play/position-address.ts";
import { hint, play, press } from "../screen.ts";
import type { GameBench } from "../screen.ts";

export const marrakechBench: GameBench = {
  screens: [
    play("marrakech-turn", "marrakech", { plies: 60 }),
    play("marrakech-lay", "marrakech", { plies: 62 }),
    play("marrakech-four", "marrakech", { seats: 4, plies: 150 }),
    play("marrakech-publisher", "marrakech", { plies: 61, options: { ruleset: "publisher" } }),
    play("marrakech-hint", "marrakech", { plies: 60 }, hint),
    play("marrakech-result", "marrakech", {}),
    play("marrakech-help", "marrakech", { plies: 60 }, press("?")),
    play("marrakech-refused", "marrakech", { plies: 62 }, async (page) =>
      page.locator(".walker").click({ force: true }),
    ),
    play("marrakech-covering", "marrakech", { plies: 62 }, async (page) => {
      await page.locator(".target").nth(5).click();
      await page.locator(".target.partner").last().hover();
    }),
    { name: "marrakech-learn", path: () => "/learn/marrakech" },
    { name: "view-marrakech", path: () => makeAddress("marrakech", examples[0].position) },
  ],
  reviewSeconds: 3,
  playTurn: async (page) => {
    await page.locator(".arrow").nth(1).click();
    await page.locator(".target").first().click();
    await page.locator(".target.partner").first().click();
    await page.locator(".arrow").first().waitFor();
  },
};
