import { expect, test } from "vitest";
import { playToEnd, sitAt } from "./azul-match.ts";
import { LATE, keptMatch, savedRecord } from "./kept-match.ts";
import { browser, house } from "./opened.ts";
import { visit } from "./visit.ts";

test("a whole match by mouse, two seats", async () => {
  await sitAt({ house, browser, wish: { seats: 2 } }, async (page) => {
    await playToEnd(page, async () => {
      await page.locator("[data-pick]").first().click();
      await page.locator("[data-target]").first().click();
    });
  });
});

test("by keyboard alone to the end of a match, four seats, two centres", async () => {
  await sitAt({ house, browser, wish: { seats: 4, centres: "2", plies: LATE } }, async (page) => {
    const focus = () => page.evaluate(() => Object.keys((document.activeElement as HTMLElement).dataset)[0] ?? "");
    // Before the deal is done there are no tiles to reach.
    await page.locator("[data-pick]").first().waitFor();
    for (let i = 0; i < 20 && (await focus()) !== "pick"; i++) await page.keyboard.press("Tab");
    await playToEnd(page, async () => {
      await expect.poll(focus).toBe("pick");
      // Enter is ignored right after the focus has moved on its own, unless another key says that the player has seen it.
      await page.keyboard.press("Shift");
      await page.keyboard.press("Enter");
      await expect.poll(focus).toBe("target");
      await page.keyboard.press("Enter");
    });
  });
});

test.each([
  { seats: 3, wall: "fixed", centres: "2" },
  { seats: 4, wall: "free", centres: "1" },
] as const)("a match against computers goes on: $seats seats, $wall wall, centres $centres", async (options) => {
  const wish = { ...options, kinds: ["person", "random", "random", "random"] };
  await sitAt({ house, browser, wish }, async (page) => {
    for (let i = 0; i < 4; i++) {
      await page.locator("[data-pick]").first().click();
      await page.locator("[data-target]").first().click();
    }
    await page.locator("[data-pick], [data-target]").first().waitFor();
    expect((await savedRecord(page)).match(/\b[A-D][0-8CD][a-e]/g)?.length).toBeGreaterThanOrEqual(4);
  });
});

test("a name as long as names may be leaves everybody's points of the round in their panel", async () => {
  const kept = keptMatch("azul", { seats: 4, plies: 48 });
  const stored = { ...kept, "riad.match.azul": kept["riad.match.azul"].replaceAll("Salma", "Bartholomäus-Maximilian") };
  await visit(browser, `${house.address}/azul`, { stored, viewport: { width: 1366, height: 625 } }, async (page) => {
    const rows = page.locator(".round-rows dl > div");
    await rows.last().waitFor({ state: "attached" });
    const inSight = await rows.evaluateAll(
      (all) =>
        all.filter(
          (row) => row.getBoundingClientRect().right <= (row.closest(".outlook")?.getBoundingClientRect().right ?? 0),
        ).length,
    );
    expect(inSight).toBe(4);
  });
});
