/** Computers play, and somebody watches: what was played is marked, and the steps are within reach. */
import { expect, test } from "vitest";
import { keptMatch } from "./kept-match.ts";
import { browser, house } from "./opened.ts";
import { SIZES, visit } from "./visit.ts";

/** A match of computers in its middle, so slow that it is not over before it is paused. */
function film(game: string, seats: number, plies: number): Record<string, string> {
  const { [`riad.match.${game}`]: record, ...rest } = keptMatch(game, { seats, plies });
  const people = Array.from({ length: seats }, () => "person").join(",");
  return {
    ...rest,
    [`riad.match.${game}`]: record.replace(people, people.replaceAll("person", "easy")),
    "riad.settings": JSON.stringify({ animation: "off", speed: "calm", sound: "off", odds: "on" }),
  };
}

test.each([
  ["azul", 2],
  ["azul", 3],
  ["azul", 4],
  ["marrakech", 2],
  ["marrakech", 4],
] as const)(
  "a big table of %s for %i can be paused and stepped through, and says what was played",
  async (game, seats) => {
    const options = { viewport: SIZES.large, stored: film(game, seats, 20) };
    await visit(browser, `${house.address}/${game}`, options, async (page) => {
      await page.keyboard.press("z");
      await page.keyboard.press(" ");
      await page.locator(".stepping button[aria-label='Resume']").waitFor();
      const buttons = await page.locator(".stepping button:visible").all();
      expect(buttons.length).toBeGreaterThanOrEqual(4);
      for (const button of buttons) {
        const box = (await button.boundingBox()) ?? { x: -1, y: -1, width: 0, height: 0 };
        expect(Math.min(box.x, box.y)).toBeGreaterThanOrEqual(0);
        expect(box.x + box.width).toBeLessThanOrEqual(SIZES.large.width);
        expect(box.y + box.height).toBeLessThanOrEqual(SIZES.large.height);
        await button.click({ trial: true });
      }
      const told = game === "azul" ? ".head .sentence p" : ".last-moves li:first-child";
      expect(await page.locator(told).innerText()).toMatch(/\d/);
      expect(await page.locator(".menu").isVisible()).toBe(true);
    });
  },
);

test("where tiles were taken and where they lie is outlined on the large board of whoever took them", async () => {
  const options = { viewport: SIZES.phone, hasTouch: true, stored: film("azul", 2, 24) };
  await visit(browser, `${house.address}/azul`, options, async (page) => {
    await page.locator(".stepping button").nth(1).click();
    await page.locator(".stepping button[aria-label='Resume']").waitFor();
    const said = await page.locator(".narrow-note").innerText();
    const mover = said.slice(0, said.indexOf(":"));
    expect(await page.locator(".seat-board").first().innerText()).toContain(mover);
    expect(await page.locator(".latest:visible").count()).toBe(2);
  });
});

test("the last moves are told to their end, or not at all", async () => {
  const options = { viewport: SIZES.large, stored: film("azul", 2, 24) };
  await visit(browser, `${house.address}/azul`, options, async (page) => {
    await page.locator(".last-moves li").first().waitFor();
    const cut = await page
      .locator(".last-moves .move-words")
      .evaluateAll((all) => all.filter((words) => words.scrollHeight > words.clientHeight + 1).length);
    expect(cut).toBe(0);
  });
});
