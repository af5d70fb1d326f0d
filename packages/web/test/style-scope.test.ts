/** One game's styles must not reach the other, nor a page's styles what opens on top of it. */
import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { DIST, openServer } from "./house.ts";
import { keptMatch } from "./kept-match.ts";
import type { KeptWish } from "./kept-match.ts";
import { browser, house } from "./opened.ts";
import { visit } from "./visit.ts";

const SOURCES = join(import.meta.dirname, "../src");
const GAMES = ["azul", "marrakech"];

describe.each(GAMES)("the style sheets of %s", (game) => {
  const sheets = readdirSync(join(SOURCES, game)).filter((name) => name.endsWith(".css"));

  test.each(sheets)("%s: leaves widths and orientations to data-format", (name) => {
    expect(readFileSync(join(SOURCES, game, name), "utf8")).not.toMatch(/@media[^{]*(?:width|height|orientation)/);
  });

  test.each(sheets)("%s: every rule is inside the game's class, except keyframes named after it", (name) => {
    const text = readFileSync(join(SOURCES, game, name), "utf8").replaceAll(/\/\*.*?\*\//gs, "");
    const outer = topLevel(text);
    expect(outer.filter((prelude) => prelude !== `.${game}` && !prelude.startsWith(`@keyframes ${game}-`))).toEqual([]);
  });

  test.each(sheets)("%s: keyframes contain steps only, as a browser drops any other rule in them", (name) => {
    const text = readFileSync(join(SOURCES, game, name), "utf8").replaceAll(/\/\*.*?\*\//gs, "");
    const frames = [...text.matchAll(/@keyframes [\w-]+ \{(.*?)\n\}/gs)].flatMap(([, steps]) => topLevel(steps));
    expect(frames.filter((step) => !/^(?:from|to|[\d.]+%)(?:,\s*(?:from|to|[\d.]+%))*$/.test(step))).toEqual([]);
  });
});

/** The preludes of the rules that are inside no other. */
function topLevel(text: string): string[] {
  const found: string[] = [];
  let depth = 0;
  let start = 0;
  for (let i = 0; i < text.length; i++) {
    if (text[i] === "{" && depth++ === 0) found.push(text.slice(start, i).trim());
    if (text[i] === "}" && --depth === 0) start = i + 1;
  }
  return found;
}

interface Case {
  readonly name: string;
  readonly game: string;
  readonly wish: KeptWish;
  readonly prepare?: (page: Page) => Promise<void>;
}

const CASES: readonly Case[] = [
  {
    name: "Azul with tiles in hand",
    game: "azul",
    wish: { plies: 33 },
    prepare: async (page) => page.locator("[data-pick]").first().click(),
  },
  { name: "Marrakech before a turn", game: "marrakech", wish: { plies: 60 } },
  {
    name: "Marrakech with half a rug laid",
    game: "marrakech",
    wish: { plies: 62 },
    prepare: async (page) => page.locator(".target").nth(3).click(),
  },
];

test.each(CASES)("$name looks the same when the other game's styles are loaded", async ({ game, wish, prepare }) => {
  const options = { stored: keptMatch(game, wish), locale: "en", bypassCSP: true } as const;
  await visit(browser, `${house.address}/${game}`, options, async (page) => {
    await page.locator("main.play .drawing").first().waitFor();
    await prepare?.(page);
    await page.mouse.move(0, 0);
    const other = GAMES.find((one) => one !== game) ?? "";
    const styles = stylesOf(other);
    expect(styles).toContain(`.${other}`);
    const before = await computedStyles(page);
    await page.addStyleTag({ content: styles });
    expect(firstDifference(before, await computedStyles(page))).toBeNull();
    expect(before.length).toBeGreaterThan(100);
  });
});

/** Everything in the built style sheets that belongs to a game. */
function stylesOf(game: string): string {
  const folder = join(DIST, "assets");
  const sheets = readdirSync(folder).filter((name) => name.endsWith(".css"));
  return sheets
    .map((name) => readFileSync(join(folder, name), "utf8"))
    .filter((text) => text.includes(`.${game}`))
    .join("\n");
}

/** Every element of the table with all its styles, pseudo-elements included. */
async function computedStyles(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll("main.play, main.play *")].flatMap((element) =>
      [null, "::before", "::after"].map((pseudo) => {
        const style = getComputedStyle(element, pseudo);
        const isDrawn = pseudo === null || style.content !== "none";
        return `${element.tagName}.${element.getAttribute("class") ?? ""}${pseudo ?? ""} ${isDrawn ? style.cssText : ""}`;
      }),
    ),
  );
}

function firstDifference(before: readonly string[], after: readonly string[]): string | null {
  const at = before.findIndex((style, i) => style !== after[i]);
  if (at < 0) return before.length === after.length ? null : "another number of elements";
  const [was, is] = [before[at].split("; "), (after[at] ?? "").split("; ")];
  return `${before[at].slice(0, 60)}: ${is.filter((one) => !was.includes(one)).join("; ")}`;
}

test("the dialog that opens a table is not laid out by the empty lobby around it", async () => {
  // Others have opened tables in the house that all tests share.
  const empty = await openServer();
  await visit(browser, `${empty.address}/lobby`, { locale: "en" }, async (page) => {
    await page.locator(".lobby-empty .lobby-ways > .primary").click();
    const dialog = page.locator("dialog[open]");
    await dialog.waitFor();
    const { align, icons } = await dialog.evaluate((element) => ({
      align: getComputedStyle(element).textAlign,
      icons: [...element.querySelectorAll(".icon")].map((icon) => icon.getBoundingClientRect().width),
    }));
    expect(align).not.toBe("center");
    expect(icons.length).toBeGreaterThan(0);
    expect(Math.max(...icons)).toBeLessThan(40);
  });
  empty.close();
});
