/** What the gallery and the benchmark do with Azul. */
import { examples } from "../../src/azul/examples.ts";
import { makeAddress } from "../../src/play/position-address.ts";
import { click, hint, play, press } from "../screen.ts";
import type { GameBench } from "../screen.ts";

export const azulBench: GameBench = {
  screens: [
    play("azul-begin", "azul", { plies: 5 }),
    play("azul-two", "azul", { plies: 33 }),
    play("azul-picked", "azul", { plies: 33 }, click("[data-pick]")),
    play("azul-aimed", "azul", { plies: 33 }, async (page) => {
      await page.locator("[data-pick]").first().click();
      await page.locator("[data-target], [data-line]:not([aria-disabled=true])").first().hover({ force: true });
    }),
    play("azul-three", "azul", { seats: 3, plies: 50 }),
    play("azul-four", "azul", { seats: 4, plies: 60 }),
    play("azul-two-centres", "azul", { seats: 4, plies: 60, options: { centres: "2" } }),
    play("azul-free", "azul", { plies: 47, options: { wall: "free" } }),
    play("azul-hint", "azul", { plies: 33 }, hint),
    play("azul-result", "azul", {}),
    play("azul-result-four", "azul", { seats: 4 }),
    play("azul-menu", "azul", { plies: 33 }, async (page) => page.getByRole("button", { name: "Menu" }).click()),
    play("azul-help", "azul", { plies: 33 }, press("?")),
    play("azul-words", "azul", { plies: 33 }, press("t")),
    play("azul-past", "azul", { plies: 33 }, async (page) => page.keyboard.press("ArrowLeft")),
    { name: "azul-learn", path: () => "/learn/azul" },
    { name: "view-azul", path: () => makeAddress("azul", examples[1].position) },
    { name: "view-refused", path: () => makeAddress("azul", "AF0cddx") },
  ],
  playTurn: async (page) => {
    await page.locator("[data-pick]").first().click();
    await page.locator("[data-target]").first().click();
    await page.locator("[data-pick]").first().waitFor();
  },
};
