import { readFile, readdir } from "node:fs/promises";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { DIST } from "./house.ts";
import { setUp } from "./marrakech-match.ts";
import { browser, house } from "./opened.ts";
import { SIZES, expectToFit, findFaultsInBothThemes, nextFrame, visit } from "./visit.ts";

describe("the first screen", () => {
  test("leads to a match of either game in two clicks", async () => {
    for (const game of ["Marrakech", "Azul"]) {
      await visit(browser, house.address, {}, async (page) => {
        await page.getByRole("button", { name: new RegExp(`^${game}`) }).click();
        await page.getByRole("button", { name: `Play ${game}` }).click();
        await page.locator(`main.play.${game.toLowerCase()}`).waitFor();
        expect(new URL(page.url()).pathname).toBe(`/${game.toLowerCase()}`);
      });
    }
  });

  test("shows who plays and the way to begin beside each other on a phone held sideways", async () => {
    for (const viewport of [
      { width: 844, height: 390 },
      { width: 667, height: 375 },
    ]) {
      await visit(browser, house.address, { viewport, hasTouch: true, isMobile: true }, async (page) => {
        const boxes = await page.locator(".seat-plan .segments, .start-button, .learn-door").evaluateAll((elements) =>
          elements.map((element) => {
            const { left, right, top, bottom } = element.getBoundingClientRect();
            const front = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
            return { bottom, isFree: element.contains(front) };
          }),
        );
        expect(boxes.length).toBe(4);
        for (const { bottom, isFree } of boxes) {
          expect(bottom).toBeLessThanOrEqual(viewport.height);
          expect(isFree).toBe(true);
        }
      });
    }
  });

  test("keeps names, seats and colours, and offers to go on with the match", async () => {
    await visit(browser, house.address, {}, async (page) => {
      await page.getByLabel("Name of seat 1").fill("Mina");
      await page.getByRole("button", { name: "Change Mina’s colour" }).click();
      await page.getByRole("button", { name: "Add a seat" }).first().click();
      await page.getByRole("radiogroup", { name: "Who plays Salma" }).getByRole("radio", { name: "Person" }).click();
      await page.getByRole("button", { name: "Play Marrakech" }).click();
      // Whoever is drawn to start: Idris is a computer.
      await page.locator(".arrow").first().waitFor();
      expect(await page.locator("tr.seat").allInnerTexts()).toEqual([
        expect.stringContaining("Mina"),
        expect.stringContaining("Idris"),
        expect.stringContaining("Salma"),
      ]);
      expect(await page.locator("tr.seat").first().innerText()).toContain("yellow");
      await page.locator(".arrow").nth(1).click();
      await page.locator(".target").first().waitFor();
      await page.goto(house.address);
      expect(await page.getByLabel("Name of seat 1").inputValue()).toBe("Mina");
      await page.getByRole("link", { name: /Continue Marrakech/ }).click();
      await page.locator(".target").first().waitFor();
    });
  });

  test.each(["small", "phone"] as const)("%s: fits, and has nothing for axe to find", async (size) => {
    const viewport = SIZES[size];
    await visit(browser, house.address, { viewport, bypassCSP: true }, async (page) => {
      await expectToFit(page);
      expect(await findFaultsInBothThemes(page)).toEqual([]);
    });
  });

  test.each(["en", "fr", "es"])("fits with four seats of the game that has the most rules, in %s", async (locale) => {
    await visit(browser, house.address, { stored: setUp(4, "hard"), locale }, async (page) => {
      await page.getByRole("button", { name: /^Azul/ }).click();
      for (const viewport of [SIZES.small, SIZES.large, { width: 1366, height: 625 }, { width: 1280, height: 600 }]) {
        await page.setViewportSize(viewport);
        await nextFrame(page);
        await expectToFit(page);
      }
      // Where it does not, what starts the match stays in sight.
      await page.setViewportSize({ width: 1016, height: 556 });
      await nextFrame(page);
      const play = await page.locator(".start-button").boundingBox();
      expect((play?.y ?? 0) + (play?.height ?? 0)).toBeLessThanOrEqual(556);
    });
  });

  test.each([
    ["fr", "Jouer à Marrakech"],
    ["es", "Jugar a Marrakech"],
  ])("speaks the browser's language: %s", async (locale, button) => {
    await visit(browser, house.address, { locale }, async (page) => {
      await page.getByRole("button", { name: button }).waitFor();
      expect(await page.locator("html").getAttribute("lang")).toBe(locale);
    });
  });

  test("takes at most 31.4 kB of script and 60 kB of type, and no player", async () => {
    const loaded: string[] = [];
    const context = await browser.newContext({ serviceWorkers: "block" });
    const page = await context.newPage();
    page.on("response", (response) => loaded.push(new URL(response.url()).pathname));
    await page.goto(house.address, { waitUntil: "networkidle" });
    await context.close();
    const sizes = await Promise.all(
      loaded
        .filter((path) => /\.(?:js|woff2)$/.test(path) && path !== "/sw.js")
        .map(async (path) => ({ path, bytes: await readFile(join(DIST, path)) })),
    );
    const script = sizes.filter(({ path }) => path.endsWith(".js"));
    const type = sizes.filter(({ path }) => path.endsWith(".woff2"));
    expect(script.reduce((sum, { bytes }) => sum + gzipSync(bytes).length, 0)).toBeLessThan(31_400);
    expect(type.reduce((sum, { bytes }) => sum + bytes.length, 0)).toBeLessThan(60_000);
    expect(loaded.filter((path) => path.includes("worker"))).toEqual([]);
    expect((await readdir(join(DIST, "assets"))).some((name) => name.startsWith("engine-worker"))).toBe(true);
  });
});

/** In a profile of its own: what another visit has loaded would not be asked for again. */
test("names with letters of other languages have the typefaces of the house, loaded with the first of them", async () => {
  const NAME = "Łukasz Erdős";
  const FONTS = ['500 100px "Alegreya Sans"', '700 100px "Alegreya Sans"', '600 100px "El Messiri"'];
  const extended: string[] = [];
  const context = await browser.newContext({ serviceWorkers: "block" });
  const page = await context.newPage();
  page.on("request", (request) => {
    if (request.url().includes("-extended-")) extended.push(request.url());
  });
  await page.goto(house.address, { waitUntil: "networkidle" });
  expect(extended).toEqual([]);
  await page.locator(".seat-name").first().fill(NAME);
  // No letter comes from a fallback: it would have another width in another one.
  const [serif, mono] = await page.evaluate(
    async ([fonts, name]) => {
      await Promise.all(fonts.map(async (font) => document.fonts.load(font, name)));
      const drawing = document.createElement("canvas").getContext("2d");
      if (drawing === null) throw new Error("no canvas");
      return ["serif", "monospace"].map((fallback) =>
        fonts.flatMap((font) => {
          drawing.font = `${font}, ${fallback}`;
          return Array.from(name, (letter) => drawing.measureText(letter).width);
        }),
      );
    },
    [FONTS, NAME] as const,
  );
  await context.close();
  expect(serif).toEqual(mono);
  // Titles take these letters from a file that the text needs too.
  expect(new Set(extended).size).toBe(2);
});

describe("opening", () => {
  const POSITION = `Pc03015iPy03015iA33NB${"n00".repeat(49)}`;
  const RECORD =
    "riad record 1\ngame: marrakech\nrules: 1\nseats: 2\nfirst: 0\noption ruleset: anu\noption heading: N\n" +
    "option colours: cypr\nplayer 0: Ana\nplayer 1: Ben\ndate: 2026-11-15\nresult: *\n\n1. L 3 0212\n4. S\n";

  test.each([
    ["a position", POSITION, "Cyan: turn Assam"],
    ["a record", RECORD, "Ben"],
  ])("%s is shown", async (_name, text, sentence) => {
    await visit(browser, house.address, {}, async (page) => {
      await page.getByRole("button", { name: "Load a match" }).click();
      await page.locator("#open-text").fill(text);
      await page.getByRole("button", { name: "Open", exact: true }).click();
      await expect.poll(() => page.locator("h1").innerText()).toContain(sentence);
    });
  });

  test("a file can be dropped on the page", async () => {
    await visit(browser, house.address, {}, async (page) => {
      const data = await page.evaluateHandle((text) => {
        const transfer = new DataTransfer();
        transfer.items.add(new File([text], "match.riad", { type: "text/plain" }));
        return transfer;
      }, RECORD);
      await page.dispatchEvent("body", "drop", { dataTransfer: data });
      await expect.poll(() => page.locator("h1").innerText()).toContain("Ben");
    });
  });

  test.each([
    ["one wrong character", RECORD.replace("0212", "0299"), /Line 14: move 3/],
    ["a newer version", RECORD.replace("riad record 1", "riad record 2"), /format 2/],
    ["another game", RECORD.replace("game: marrakech", "game: chess"), /chess/],
    ["nonsense", "hello", /position/],
  ])("%s is refused in a sentence, and the text stays", async (_name, text, sentence) => {
    await visit(browser, house.address, {}, async (page) => {
      await page.getByRole("button", { name: "Load a match" }).click();
      await page.locator("#open-text").fill(text);
      await page.getByRole("button", { name: "Open", exact: true }).click();
      await expect.poll(() => page.locator("#open-note").innerText()).toMatch(sentence);
      expect(await page.locator("#open-text").inputValue()).toBe(text);
    });
  });
});
