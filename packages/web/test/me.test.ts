/** The person at this browser, with the real server: nothing that is online gets lost, and nothing has to be typed. */
import type { BrowserContext, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openServer } from "./house.ts";
import type { House } from "./house.ts";
import { findLayoutFaults } from "./layout-faults.ts";
import { play, setTable } from "./online-match.ts";
import { browser } from "./opened.ts";
import { findFaults, nextFrame, visit } from "./visit.ts";

/** Of their own: what people do here is seen in the lobby. */
let house: House;

beforeAll(async () => {
  house = await openServer();
});

afterAll(() => house?.close());

/** Passkeys need a name, also on this machine. */
const named = () => house.address.replace("127.0.0.1", "localhost");

/** The reader opens a table against a computer, as people do, and is at it. */
async function openTable(page: Page): Promise<string> {
  await page.goto(`${named()}/lobby`);
  await page.getByRole("button", { name: "Open a table" }).click();
  await page.getByLabel("Your name").fill("Salma");
  await page.getByRole("radio", { name: "Azul" }).click();
  await page.getByRole("radiogroup", { name: "Who plays seat 2" }).getByRole("radio", { name: "Computer" }).click();
  await page.getByRole("button", { name: "Open the table" }).click();
  await page.locator(".surface, .table").first().waitFor();
  await page.waitForURL(/\/azul\/\w+$/);
  return page.url();
}

const cards = (page: Page) => page.locator(".match-card");

async function clearStorage(page: Page): Promise<void> {
  await page.evaluate(async () => {
    localStorage.clear();
    sessionStorage.clear();
    for (const { name } of await indexedDB.databases()) if (name !== undefined) indexedDB.deleteDatabase(name);
  });
}

async function cookieOf(context: BrowserContext): Promise<string | undefined> {
  return (await context.cookies()).find(({ name }) => name === "riad-person")?.value;
}

const OPTIONS = { locale: "en", bypassCSP: true } as const;

describe("a person without an account", () => {
  test("finds every online seat in one load after all storage was cleared, plays it, and is forgotten when they say so", async () => {
    await visit(browser, named(), { ...OPTIONS, expects: /401/ }, async (page, context) => {
      const address = await openTable(page);
      await play(page, "azul", 1);
      expect(await cookieOf(context)).toMatch(/^person-/);
      // A seat that was taken by a link, as with an earlier version.
      const { links, match } = await setTable(house, "marrakech", 2);
      const claimed = page.waitForResponse(/\/api\/me\/seats$/);
      await page.goto(named() + links[0]);
      expect((await claimed).status()).toBe(200);
      await page.goto(`${named()}/matches`);
      await expect.poll(() => cards(page).count()).toBe(2);

      await clearStorage(page);
      await page.reload();
      await expect.poll(() => cards(page).count()).toBe(2);
      await page.goto(address);
      await play(page, "azul", 1);
      await page.goto(`${named()}/marrakech/${match}`);
      await page.locator(".table").waitFor();
      await page.getByRole("button", { name: "Say something" }).waitFor();

      await page.goto(`${named()}/me#data`);
      await page.getByRole("button", { name: "Delete me" }).click();
      await page.getByRole("button", { name: "Delete me for good" }).click();
      await page.getByRole("heading", { name: "Nobody is known here yet" }).waitFor();
      expect(await cookieOf(context)).toBeUndefined();
      await page.goto(`${named()}/matches`);
      await page.getByText("No matches yet").waitFor();
      expect(await cards(page).count()).toBe(0);
    });
  }, 120_000);

  test("is on a second device by one tap on the link of a code, and back by a passkey", async () => {
    await visit(browser, named(), { ...OPTIONS, expects: /401/ }, async (page) => {
      const address = await openTable(page);
      await page.goto(`${named()}/me`);
      await page.locator(".other-device .primary").click();
      // Eight blanks keep the room until the server has answered.
      await page.locator(".code-words li").filter({ hasText: /[a-z]/ }).nth(7).waitFor();
      const words = await page.locator(".code-words li").allInnerTexts();
      expect(words).toHaveLength(8);
      await visit(browser, `${named()}/me#words=${words.join("-")}`, { ...OPTIONS, expects: /401/ }, async (second) => {
        expect(second.url()).toBe(`${named()}/me`);
        await second.getByRole("button", { name: "Yes, use it here" }).click();
        await expect.poll(() => cards(second).count()).toBe(1);
        await second.goto(address);
        await second.locator("[data-pick]").first().waitFor({ state: "attached" });
      });

      const wire = await page.context().newCDPSession(page);
      await wire.send("WebAuthn.enable");
      await wire.send("WebAuthn.addVirtualAuthenticator", {
        options: {
          protocol: "ctap2",
          transport: "internal",
          hasResidentKey: true,
          hasUserVerification: true,
          isUserVerified: true,
          automaticPresenceSimulation: true,
        },
      });
      await page.getByRole("button", { name: "Add a passkey" }).click();
      await page.getByRole("button", { name: /Remove the passkey/ }).waitFor();
      await page.context().clearCookies();
      await clearStorage(page);
      await page.reload();
      await page.getByRole("button", { name: "Use a passkey" }).click();
      await page.getByRole("heading", { name: "Salma" }).waitFor();
    });
  }, 120_000);
});

const LANGUAGES = [
  ["en", "Use another device"],
  ["fr", "Un autre appareil"],
  ["es", "Otro dispositivo"],
] as const;
const SIZES = [
  [1280, 768],
  [1366, 625],
  [2560, 1440],
  [390, 844],
] as const;

describe("the person's page", () => {
  test.each(LANGUAGES)(
    "speaks %s, fits every window, and is walked through by keyboard without faults",
    async (locale, heading) => {
      await visit(browser, `${named()}/lobby`, { ...OPTIONS, locale, expects: /401/ }, async (page) => {
        await page.evaluate(async () => {
          const headers = { "content-type": "application/json" };
          await fetch("/api/me", { method: "POST", headers, body: JSON.stringify({ name: "Salma" }) });
        });
        await page.goto(`${named()}/me`);
        await page.getByRole("heading", { name: heading }).waitFor();
        await page.locator(".other-device .primary").click();
        await page.locator(".code-time").waitFor();
        await page.locator("[role=tab][aria-selected=true]").focus();
        const faults: string[] = [];
        for (let section = 0; section < 4; section++) {
          await page.locator(`.tabs > :nth-child(${section + 1})[aria-selected=true]`).waitFor();
          for (const [width, height] of SIZES) {
            await page.setViewportSize({ width, height });
            await nextFrame(page);
            const found = await findLayoutFaults(page);
            faults.push(...found.map((fault) => `section ${section}, ${width} × ${height}: ${fault}`));
          }
          if (locale === "en") faults.push(...(await findFaults(page)));
          await page.locator("[role=tab][aria-selected=true]").focus();
          await page.keyboard.press("ArrowDown");
        }
        expect(faults).toEqual([]);
      });
    },
    60_000,
  );
});
