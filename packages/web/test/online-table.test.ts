/** How people come to a table over several screens, and what they do there beside playing. */
import type { Page } from "playwright-core";
import { shelf } from "@riad/games";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openServer } from "./house.ts";
import type { House } from "./house.ts";
import { moverFirst, openScreen, play, post, setTable, wordsOf } from "./online-match.ts";
import { browser } from "./opened.ts";
import { expectToFit, findFaultsInBothThemes } from "./visit.ts";

let house: House;

beforeAll(async () => {
  house = await openServer({ env: { LEAVER_SECONDS: "1" } });
});

afterAll(() => house?.close());

const open = (path: string, options: Parameters<typeof openScreen>[2] = {}) =>
  openScreen(browser, house.address + path, options);

async function isPlaying(page: Page): Promise<void> {
  await page.locator("main.play").waitFor();
}

async function iconOf(page: Page): Promise<string | null> {
  return page.locator('link[rel="icon"]').getAttribute("href");
}

describe("a new table", () => {
  test("is open after two clicks, and whoever types its code sits down", async () => {
    const host = await open("/", { permissions: ["clipboard-read", "clipboard-write"] });
    await host.page.getByRole("button", { name: "Play online" }).click();
    await host.page.getByRole("button", { name: "Open the table" }).click();
    await host.page.getByText("Waiting for one player").waitFor();
    await expect.poll(() => host.page.locator(".qr path").getAttribute("d")).toContain("h1v1h-1Z");
    const code = (await host.page.locator(".code-tile").allInnerTexts()).join("");
    await host.page.getByRole("button", { name: "Copy the link" }).click();
    await host.page.getByText("Copied.").waitFor();
    expect(await host.page.evaluate(() => navigator.clipboard.readText())).toBe(host.page.url());

    const guest = await open("/lobby", { size: "phone" });
    await guest.page.getByLabel("Six letters").fill("aeiouy");
    await guest.page.getByRole("button", { name: "Go to the table" }).click();
    await guest.page.getByText("and no vowels").waitFor();
    await guest.page.getByLabel("Six letters").fill("bbbbbb");
    await guest.page.getByRole("button", { name: "Go to the table" }).click();
    await guest.page.getByText("No table with a free seat has this code.").waitFor();
    await guest.page.getByLabel("Six letters").fill(code.toLowerCase());
    await guest.page.getByRole("button", { name: "Go to the table" }).click();
    await guest.page.getByLabel("Your name").fill("Mina");
    await guest.page.getByRole("button", { name: "Take this seat" }).click();
    await Promise.all([isPlaying(host.page), isPlaying(guest.page)]);
    expect(await wordsOf(guest.page)).toContain("Mina");
    // Reloading leads back to the same seat, and the name is remembered.
    await guest.page.reload();
    await isPlaying(guest.page);
    expect(await wordsOf(guest.page)).toContain("Mina");
    expect(await guest.page.evaluate(() => localStorage.getItem("riad.name"))).toBe("Mina");
    await host.close();
    await guest.close();
  });

  test("keeps a seat for a friend; its link works once, and the seat's own link on another device", async () => {
    const host = await open("/", { permissions: ["clipboard-read", "clipboard-write"] });
    await host.page.getByRole("button", { name: "Play online" }).click();
    await host.page
      .getByRole("radiogroup", { name: "Who plays seat 2" })
      .getByRole("radio", { name: "Friend" })
      .click();
    await host.page.getByRole("button", { name: "Open the table" }).click();
    await host.page.getByRole("button", { name: "Copy invitation, seat 2" }).click();
    await host.page.getByText("Copied.").waitFor();
    const link = await host.page.evaluate(() => navigator.clipboard.readText());
    expect(link).toContain("#invite=");
    // Whoever has only the plain address finds no seat.
    const stranger = await open(new URL(link).pathname);
    await stranger.page.getByText("reserved for a friend").waitFor();
    expect(await stranger.page.getByRole("button", { name: "Take this seat" }).count()).toBe(0);
    const guest = await openScreen(browser, link, { permissions: ["clipboard-read", "clipboard-write"] });
    await guest.page.getByText("A seat is reserved for you").waitFor();
    await guest.page.getByRole("button", { name: "Take this seat" }).click();
    await Promise.all([isPlaying(guest.page), isPlaying(stranger.page)]);
    expect(new URL(guest.page.url()).hash).toBe("");
    expect(await stranger.page.getByText("You’re watching").count()).toBe(1);
    await guest.page.getByRole("button", { name: "Menu" }).click();
    await guest.page.getByRole("button", { name: "My seat on another device" }).click();
    await guest.page.getByText("Copied.").waitFor();
    const seat = await guest.page.evaluate(() => navigator.clipboard.readText());
    await guest.close();
    const phone = await openScreen(browser, seat, { size: "phone" });
    await isPlaying(phone.page);
    expect(new URL(phone.page.url()).hash).toBe("");
    await phone.page.reload();
    await phone.page.getByRole("button", { name: "Say something" }).click();
    await phone.page.getByRole("button", { name: "Good luck!" }).click();
    await host.page.getByText(": Good luck!").waitFor();
    await Promise.all([host, stranger, phone].map((screen) => screen.close()));
  });

  test("stands in the lobby as long as a seat is free", async () => {
    const lobby = await open("/lobby");
    await lobby.page.getByText("No open tables right now.").waitFor();
    // Nobody is there to be watched: computers play every game.
    const offers = await lobby.page.getByRole("button", { name: /^Watch computers play/ }).allInnerTexts();
    expect(offers).toHaveLength(shelf.length);
    const seats = [{ kind: "me" }, { kind: "open" }];
    const made = await post<{ match: string }>(house, "/api/matches", {
      game: "azul",
      seats,
      name: "Noor",
      public: true,
    });
    await lobby.page.getByRole("link", { name: /Azul ?Noor/ }).waitFor();
    // What is being typed stays when the last table goes.
    await lobby.page.getByRole("button", { name: "Open a table" }).click();
    await lobby.page.getByRole("dialog").waitFor();
    await post(house, `/api/matches/${made.match}/join`, { name: "Tariq" });
    await lobby.page.getByText("No open tables right now.").waitFor({ state: "attached" });
    expect(await lobby.page.getByRole("dialog").count()).toBe(1);
    await lobby.close();
  });

  test("can be left again before it begins", async () => {
    const host = await open("/");
    await host.page.getByRole("button", { name: "Play online" }).click();
    await host.page.getByRole("button", { name: "Open the table" }).click();
    await host.page.getByRole("button", { name: "Leave this seat" }).click();
    await host.page.getByRole("button", { name: "Leave and close this table?" }).click();
    await host.page.getByRole("heading", { name: "Open tables", exact: true }).waitFor();
    expect(await host.page.getByText("Your matches").count()).toBe(0);
    await host.close();
  });
});

describe("at the table", () => {
  test("it is said whose turn it is: in the title, on the icon, by a clock", async () => {
    const table = await setTable(house, "marrakech", 2, { clock: { kind: "turn", seconds: 60 } });
    const screens = await Promise.all(table.links.map((link) => open(link)));
    const pages = screens.map(({ page }) => page);
    await Promise.all(pages.map(isPlaying));
    const [mine, other] = await moverFirst(pages);
    expect(await mine.title()).toBe("● Your turn · Marrakech at Riad");
    expect(await other.title()).toBe("Marrakech at Riad");
    expect(await Promise.all([mine, other].map(iconOf))).toEqual(["/khatam-turn.svg", "/khatam.svg"]);
    await expect.poll(() => other.locator(".seat-clock.running").innerText()).toMatch(/^0:[1-5]\d$/);
    await play(mine, "marrakech", 2);
    await expect.poll(() => other.title()).toContain("Your turn");
    await Promise.all(screens.map((screen) => screen.close()));
  });

  test("who wants it is told in this browser when it is their turn", async () => {
    const table = await setTable(house, "marrakech", 2);
    const screen = await open(table.links[0], { serviceWorkers: "allow" });
    const { page } = screen;
    await isPlaying(page);
    await pretendPush(page);
    await page.getByRole("button", { name: "Menu" }).click();
    await page.getByRole("button", { name: "Notify me on my turn" }).click();
    await page.getByText("You’ll be notified here when it’s your turn.").waitFor();
    const known = await page.evaluate(async () => (await fetch("/api/me")).json() as Promise<{ channels: object[] }>);
    expect(known.channels).toMatchObject([{ kind: "push", label: "127.0.0.1:1" }]);
    await screen.close();
  });

  test("resigning is asked twice, and the next match begins with the other seat", async () => {
    const table = await setTable(house, "azul", 2);
    const screens = await Promise.all([...table.links, table.path].map((link) => open(link)));
    const [one, other, watcher] = screens.map(({ page }) => page);
    await Promise.all([isPlaying(one), isPlaying(other)]);
    const [, next] = await moverFirst([one, other]);
    await one.getByRole("button", { name: "Menu" }).click();
    await one.getByRole("button", { name: "Resign" }).click();
    await one.getByRole("button", { name: "Really resign?" }).click();
    await one.locator(".result-scene").getByText("You resigned.").waitFor();
    await other
      .locator(".result-scene")
      .getByText(/^Salma( \d+)? resigned\.$/)
      .waitFor();
    await one.getByRole("button", { name: "Play again" }).click();
    await other.getByText(/^Salma( \d+)? would like to play again\.$/).waitFor();
    await other.getByRole("button", { name: "Play again" }).click();
    // The old match is over, and nobody could pick anything there.
    await next.locator("[data-pick]").first().waitFor();
    for (const page of [one, other]) await expect.poll(() => page.url()).not.toContain(table.match);
    expect(new URL(one.url()).pathname).toBe(new URL(other.url()).pathname);
    await watcher.getByRole("link", { name: "Watch the next match" }).click();
    await expect.poll(() => new URL(watcher.url()).pathname).toBe(new URL(one.url()).pathname);
    await watcher.getByText("You’re watching").first().waitFor();
    await Promise.all(screens.map((screen) => screen.close()));
  });

  test("the others decide about somebody who is gone, who may come back", async () => {
    const table = await setTable(house, "marrakech", 2);
    const stay = await open(table.links[0]);
    const gone = await open(table.links[1]);
    await isPlaying(gone.page);
    await gone.close();
    // Nobody is asked while it is their own turn.
    if ((await stay.page.locator(".arrow").count()) > 0) await play(stay.page, "marrakech", 2);
    await stay.page
      .getByText(/^Idris( \d+)? has disconnected/)
      .first()
      .waitFor();
    await stay.page.getByRole("button", { name: "A computer takes the seat" }).click();
    await stay.page.getByText("a computer stands in").waitFor();
    const back = await open(table.links[1]);
    await isPlaying(back.page);
    await expect.poll(() => stay.page.getByText("a computer stands in").count()).toBe(0);
    await stay.close();
    await back.close();
  });

  test("a difference is noticed and fixed, with one sentence", async () => {
    const table = await setTable(house, "marrakech", 2);
    const screens = await Promise.all(
      table.links.map((link) => open("/lobby").then((screen) => ({ ...screen, link }))),
    );
    let isSpoilt = false;
    for (const { page, link } of screens) {
      await page.routeWebSocket(/socket/, (socket) => {
        const server = socket.connectToServer();
        server.onMessage((message) => {
          const text = String(message);
          // One with a move in it: those without come when a seat becomes somebody's.
          const spoil = !isSpoilt && text.includes('"type":"played"') && text.includes('"moves":["');
          isSpoilt ||= spoil;
          socket.send(spoil ? text.replace(/"hash":"[0-9a-f]+"/, '"hash":"00000000"') : text);
        });
      });
      await page.goto(house.address + link);
      await isPlaying(page);
    }
    const pages = screens.map(({ page }) => page);
    const [mine, other] = await moverFirst(pages);
    await play(mine, "marrakech", 1);
    await expect
      .poll(async () => (await Promise.all(pages.map((page) => page.locator("header").innerText()))).join(" "))
      .toContain("has been refreshed");
    await play(mine, "marrakech", 1);
    await play(other, "marrakech", 2);
    await expect.poll(async () => new Set(await Promise.all(pages.map(wordsOf))).size).toBe(1);
    await Promise.all(screens.map((screen) => screen.close()));
  });

  test("a match that does not exist is said not to", async () => {
    const screen = await open("/azul/123456789ABC");
    await screen.page.getByText("There is no such match").waitFor();
    await screen.close();
  });
});

describe("every page", () => {
  test("fits, and axe finds nothing", async () => {
    for (const size of ["small", "phone"] as const) {
      const options = { size, bypassCSP: true };
      const waiting = await post<{ path: string; token: string }>(house, "/api/matches", {
        game: "azul",
        seats: [{ kind: "me" }, { kind: "open" }, { kind: "reserved" }, { kind: "computer", level: "easy" }],
        name: "Noor",
        public: true,
      });
      const lobby = await open("/lobby", options);
      await lobby.page.locator(".lobby-table").first().waitFor();
      await check(lobby.page);
      await lobby.close();
      const guest = await open(waiting.path, options);
      await guest.page.getByRole("button", { name: "Take this seat" }).waitFor();
      await check(guest.page);
      await guest.close();
      const host = await open(`${waiting.path}#seat=${waiting.token}`, options);
      await host.page.getByRole("button", { name: "Leave this seat" }).click();
      await host.page.getByRole("button", { name: "Leave and close this table?" }).click();
      await host.page.getByRole("heading", { name: "Open tables", exact: true }).waitFor();
      await check(host.page);
      await host.page.getByRole("button", { name: "Open a table" }).click();
      await host.page.getByRole("button", { name: "Open the table" }).waitFor();
      await check(host.page);
      await host.close();
      const game = size === "small" ? "azul" : "marrakech";
      const table = await setTable(house, game, 4, {
        clock: { kind: "bank", seconds: 600, increment: 5 },
      });
      const player = await open(table.links[0], options);
      await isPlaying(player.page);
      await player.page.locator(".leaver, [data-pick], .arrow").first().waitFor();
      const isMine = (await player.page.locator("[data-pick], .arrow").count()) > 0;
      if (isMine) await play(player.page, game, game === "azul" ? 1 : 2);
      await player.page.locator(".leaver").waitFor();
      await check(player.page);
      await player.page.getByRole("button", { name: "Say something" }).click();
      await check(player.page);
      await player.close();
    }
  });
});

async function check(page: Page): Promise<void> {
  await expectToFit(page);
  expect(await findFaultsInBothThemes(page), page.url()).toEqual([]);
}

/** A browser without windows grants nothing, and without a network it has no push service. */
async function pretendPush(page: Page): Promise<void> {
  await page.evaluate(() => {
    Object.defineProperty(Notification, "permission", { get: () => "granted" });
    Notification.requestPermission = () => Promise.resolve("granted");
    const keys = { p256dh: `B${"A".repeat(86)}`, auth: "A".repeat(22) };
    const toJSON = () => ({ endpoint: "https://127.0.0.1:1/push", keys });
    PushManager.prototype.subscribe = () => Promise.resolve({ toJSON } as unknown as PushSubscription);
  });
}
