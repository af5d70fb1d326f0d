/** Nothing moves when a hint, a refusal or the first step back appears: whoever is about to press a button still hits it. */
import "./page-globals.ts";
import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { lesson } from "../src/marrakech/lesson.ts";
import { loadWords, say, speak } from "../src/words/words.ts";
import { keptMatch } from "./kept-match.ts";
import { browser, house } from "./opened.ts";
import { nextFrame, visit } from "./visit.ts";

/** Each language has its turn; where one page serves all sizes, it is in the first size's. */
const SIZES = [
  { width: 1280, height: 768, locale: "en" },
  { width: 1366, height: 625, locale: "fr" },
  { width: 1024, height: 768, locale: "en" },
  { width: 1024, height: 768, locale: "es" },
  { width: 820, height: 1180, locale: "fr" },
  { width: 390, height: 844, locale: "fr" },
  { width: 667, height: 375, locale: "es" },
];

interface Appearance {
  readonly what: string;
  readonly plies: number;
  /** Before the boxes are measured. */
  readonly prepare?: (page: Page) => Promise<void>;
  readonly appear: (page: Page) => Promise<void>;
  readonly restore?: (page: Page) => Promise<void>;
}

const HINT: Omit<Appearance, "plies"> = {
  what: "a hint",
  appear: async (page) => {
    await page.keyboard.press("h");
    await page.locator(".moves.hinted").waitFor({ state: "attached" });
    // In the fewest words it is the move alone.
    await page.locator("p.fitted:not(.move-words)").filter({ hasText: /\S/, visible: true }).waitFor();
  },
};

const STEP_BACK: Omit<Appearance, "plies"> = {
  what: "the first step back",
  appear: async (page) => {
    await page.locator(".stepping > :first-child").click();
    await page.locator(".table.past").waitFor();
  },
  restore: async (page) => {
    await page.keyboard.press("End");
    await page.locator(".table:not(.past)").waitFor();
  },
};

const APPEARANCES: Readonly<Record<string, readonly Appearance[]>> = {
  azul: [
    { ...HINT, plies: 38 },
    { ...STEP_BACK, plies: 33 },
    {
      what: "a refusal",
      plies: 33,
      prepare: async (page) => {
        const refusing = page.locator("[data-line][aria-disabled=true], [data-refused]");
        for (const pick of await page.locator("[data-pick]").all()) {
          await pick.click();
          if ((await refusing.count()) > 0) return;
          await page.keyboard.press("Escape");
        }
      },
      appear: async (page) => {
        const refusing = page.locator("[data-line][aria-disabled=true]");
        if ((await refusing.count()) > 0) await refusing.first().click({ force: true });
      },
      restore: async (page) => page.keyboard.press("Escape"),
    },
  ],
  marrakech: [
    { ...HINT, plies: 60 },
    { ...STEP_BACK, plies: 60 },
    {
      what: "what a way may cost",
      plies: 60,
      appear: async (page) => page.locator(".cost-switch").click(),
      restore: async (page) => page.locator(".cost-switch").click(),
    },
    {
      what: "a refusal",
      plies: 62,
      appear: async (page) => {
        await page.locator(".walker").click({ force: true });
        await page.locator(".lay-refusal span").waitFor();
      },
    },
  ],
};

/** Words in a place of fixed size that are cut off in it. */
async function cutWords(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll(".fitted")]
      // The letters of a headline reach out of its lines.
      .filter(
        (place) =>
          (place.tagName !== "H1" && place.scrollHeight > place.clientHeight) || place.scrollWidth > place.clientWidth,
      )
      .map((place) => `${innerWidth} × ${innerHeight}: ${place.textContent}`),
  );
}

const PARTS =
  ".board|.seat-board|.thumb-line|.factories|.chip|.supplies|.seats|.head|.action|.action-buttons > *|.moves|.stepping > *".split(
    "|",
  );

async function boxesOf(page: Page): Promise<Record<string, number[]>> {
  return page.evaluate((selectors) => {
    const boxes: Record<string, number[]> = {};
    for (const selector of selectors) {
      for (const [i, part] of document.querySelectorAll(selector).entries()) {
        const { left, top, width, height } = part.getBoundingClientRect();
        const box = [left, top + scrollY, width, height].map(Math.round);
        if (width > 0) boxes[`${selector} ${part.getAttribute("title") ?? i}`] = box;
      }
    }
    return boxes;
  }, PARTS);
}

/** What has moved; the past may have another decision, so only what is there in both counts. */
async function shiftsOf(page: Page, { appear }: Appearance): Promise<string[]> {
  const before = await boxesOf(page);
  await appear(page);
  const after = await boxesOf(page);
  const { width, height } = page.viewportSize() ?? SIZES[0];
  return Object.keys(before)
    .filter((part) => part in after && String(after[part]) !== String(before[part]))
    .map((part) => `${width} × ${height}: ${part} from ${String(before[part])} to ${String(after[part])}`);
}

describe.each(Object.keys(APPEARANCES))("%s", (game) => {
  test.each(APPEARANCES[game])("$what", async (appearance) => {
    const { plies, prepare, restore } = appearance;
    const shifts: string[] = [];
    for (const isTouched of [false, true]) {
      const sizes = SIZES.filter(({ width }) => width < 1100 === isTouched);
      const stored = keptMatch(game, { plies });
      // Where it can be taken back, one page is enough for all sizes.
      const visits = restore === undefined ? sizes.map((size) => [size]) : [sizes];
      for (const shown of visits) {
        const options = {
          viewport: shown[0],
          locale: shown[0].locale,
          hasTouch: isTouched,
          isMobile: isTouched,
          stored,
        };
        await visit(browser, `${house.address}/${game}`, options, async (page) => {
          await page.locator(".arrow, .target, [data-pick]").first().waitFor({ state: "attached" });
          for (const viewport of shown) {
            await page.setViewportSize(viewport);
            await nextFrame(page);
            await prepare?.(page);
            shifts.push(...(await shiftsOf(page, appearance)), ...(await cutWords(page)));
            await restore?.(page);
          }
        });
      }
    }
    expect(shifts).toEqual([]);
  });
});

/** The largest letters on a phone: sentences of one line and of three have the same place. */
test.each([
  { game: "azul", plies: 1, steps: ["[data-pick]", "[data-line][aria-disabled=false]"] },
  { game: "marrakech", plies: 60, steps: [".arrow", ".roll"] },
])("the steps of a turn of $game in the largest letters", async ({ game, plies, steps }) => {
  const settings = JSON.stringify({ animation: "off", sound: "off", odds: "off", text: "largest", confirm: "always" });
  const stored = { ...keptMatch(game, { plies }), "riad.settings": settings };
  const viewport = { width: 390, height: 844 };
  await visit(
    browser,
    `${house.address}/${game}`,
    { viewport, hasTouch: true, isMobile: true, stored },
    async (page) => {
      await page.locator(steps[0]).first().waitFor({ state: "attached" });
      const shifts: string[] = [];
      for (const step of steps) {
        const appear = async () => {
          await page.locator(step).first().tap();
          await nextFrame(page);
        };
        shifts.push(...(await shiftsOf(page, { what: step, plies, appear })));
      }
      // With another decision the panel below the board is another one.
      expect(shifts.filter((shift) => !/: \.(action|moves)/.test(shift))).toEqual([]);
    },
  );
});

/** A step is read in place of another: the longest has the button with the most words, and the board stays where it was. */
test.each(["en", "fr", "es"] as const)(
  "the steps of the first lesson have one height on a phone: %s",
  async (locale) => {
    await loadWords("marrakech");
    await speak(locale);
    const steps = lesson.steps.map(({ text }, i) => [text(), say(i === lesson.steps.length - 1 ? "nowPlay" : "next")]);
    await speak("en");
    const options = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, locale };
    for (const text of ["usual", "largest"]) {
      const settings = JSON.stringify({ animation: "off", sound: "off", text });
      const stored = { "riad.settings": settings };
      await visit(browser, `${house.address}/learn/marrakech`, { ...options, stored }, async (page) => {
        await page.locator(".lesson .primary").waitFor();
        await page.evaluate(() => document.fonts.ready);
        const heights = await page.evaluate(
          (all) =>
            all.map(([words, button]) => {
              const [said, pressed] = [".lesson-words p", ".lesson .primary"].map((one) => document.querySelector(one));
              said?.replaceChildren(words);
              pressed?.replaceChildren(button);
              return Math.round(document.querySelector(".lesson")?.getBoundingClientRect().height ?? 0);
            }),
          steps,
        );
        expect(new Set(heights).size).toBe(1);
      });
    }
  },
);
