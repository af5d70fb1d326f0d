/** Matches between real pages through the real server, from their middle to the end. */
import { expect, test } from "vitest";
import { openScreen, play, playAhead, playQuickly, setTable, wordsOf } from "./online-match.ts";
import { browser, house } from "./opened.ts";

test.each([
  { game: "marrakech", seats: 2, ahead: 16 },
  { game: "azul", seats: 2, ahead: 34 },
  { game: "marrakech", seats: 4, ahead: 80 },
  { game: "azul", seats: 4, ahead: 84 },
] as const)(
  "$seats people play $game to the end; one at a desk, the others at phones; one reloads, one watches",
  async ({ game, seats, ahead }) => {
    const table = await setTable(house, game, seats, { clock: { kind: "turn", seconds: 300 } });
    await playAhead(house, table, ahead);
    const screens = await Promise.all(
      table.links.map((link, seat) =>
        openScreen(browser, house.address + link, { size: seat === 0 ? "small" : "phone" }),
      ),
    );
    const watcher = await openScreen(browser, house.address + table.path);
    const pages = screens.map(({ page }) => page);
    // The secret of the seat does not stay in the address.
    for (const page of pages) await expect.poll(() => new URL(page.url()).hash).toBe("");
    await Promise.all(
      pages.map(async (page, seat) => {
        await play(page, game, 4);
        if (seat === 0) await page.reload();
        await playQuickly(page, game);
      }),
    );
    const told = await Promise.all([...pages, watcher.page].map(wordsOf));
    expect(new Set(told).size).toBe(1);
    for (const page of [...pages, watcher.page]) {
      await expect.poll(() => page.locator(".result-bars li").count()).toBe(seats);
      await expect.poll(() => page.locator("#spoken").textContent()).toMatch(/wins|share/);
    }
    expect(await watcher.page.locator("[data-pick], .arrow").count()).toBe(0);
    await Promise.all([...screens, watcher].map((screen) => screen.close()));
  },
);

test("a position of a running match opens in the viewer beside it, and nobody is left waiting", async () => {
  const table = await setTable(house, "azul", 2, { clock: { kind: "turn", seconds: 300 } });
  const screen = await openScreen(browser, house.address + table.links[0]);
  const { page } = screen;
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("button", { name: "Share" }).click();
  const [viewer] = await Promise.all([
    page.waitForEvent("popup"),
    page.getByRole("button", { name: "Open in the viewer" }).click(),
  ]);
  await expect.poll(() => viewer.url()).toContain("/view");
  expect(new URL(page.url()).pathname).toBe(table.path);
  await screen.close();
});
