/** What a broken line costs: nothing but the time it takes. */
import { expect, test } from "vitest";
import { openServer } from "./house.ts";
import { moverFirst, openScreen, play, setTable, wordsOf } from "./online-match.ts";
import { browser } from "./opened.ts";

const expects =
  /WebSocket connection to|ERR_CONNECTION_(?:REFUSED|RESET|CLOSED)|ERR_INTERNET_DISCONNECTED|ERR_EMPTY_RESPONSE/;

test("the server dies and comes back in the middle of a match; a move made meanwhile is sent", async () => {
  const first = await openServer();
  const table = await setTable(first, "marrakech", 2);
  const screens = await Promise.all(
    table.links.map((link) => openScreen(browser, first.address + link, { expects, serviceWorkers: "allow" })),
  );
  const pages = screens.map(({ page }) => page);
  await Promise.all(pages.map((page) => play(page, "marrakech", 4)));
  const [mine] = await moverFirst(pages);
  // From now on the page opens without a server.
  await Promise.all(pages.map((page) => page.evaluate(async () => void (await navigator.serviceWorker.ready))));
  await first.end();
  for (const page of pages) await page.getByText("Reconnecting…", { exact: true }).waitFor();
  await play(mine, "marrakech", 1);
  await mine.getByText("your move will be sent").first().waitFor();
  // Reloaded without a server: the kept page opens, and says how it is.
  await mine.reload();
  await mine.getByText("No connection to this table").waitFor();
  const port = Number(new URL(first.address).port);
  const second = await openServer({ port, data: first.data });
  for (const page of pages) await page.getByText("Connected").first().waitFor();
  await mine.locator(".target").first().waitFor();
  await Promise.all(pages.map((page) => play(page, "marrakech", 4)));
  await expect.poll(async () => new Set(await Promise.all(pages.map(wordsOf))).size).toBe(1);
  await Promise.all(screens.map((screen) => screen.close()));
  second.close();
});

test("a lost network is said, and found again by itself", async () => {
  const house = await openServer();
  const table = await setTable(house, "azul", 2);
  const screen = await openScreen(browser, house.address + table.links[0], { expects });
  await screen.page.locator("main.play").waitFor();
  await screen.page.context().setOffline(true);
  await screen.page.evaluate(() => dispatchEvent(new Event("offline")));
  await screen.page.getByText("Reconnecting…", { exact: true }).waitFor();
  await screen.page.context().setOffline(false);
  await screen.page.getByText("Connected").first().waitFor();
  await screen.close();
  house.close();
});

test("a server that cannot answer just now, as when its database restarts, is asked again", async () => {
  const house = await openServer();
  const table = await setTable(house, "azul", 2);
  const screen = await openScreen(browser, house.address + table.links[0], { expects });
  await screen.page.locator("main.play").waitFor();
  let refusals = 0;
  await screen.page.routeWebSocket(/\/socket$/, (page) => {
    const server = page.connectToServer();
    page.onMessage((message) => {
      const isWatch = String(message).includes('"type":"watch"');
      if (!isWatch || refusals++ > 0) server.send(message);
      else page.send(JSON.stringify({ type: "refused", id: null, match: table.match, ...UNAVAILABLE }));
    });
  });
  await screen.page.reload();
  await screen.page.locator("main.play").waitFor();
  expect(refusals).toBeGreaterThan(1);
  await screen.close();
  house.close();
});

const UNAVAILABLE = { code: "unavailable", message: "This could not be done just now; please try again." };
