/** A match is played to its end, its review opened, a moment tried again, a branch played and shared: by mouse, touch and keyboard. */
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { CHANCE, Match, OVER, SeededRandom, listMoves, makeRecord, unwrap } from "@riad/core";
import type { Move } from "@riad/core";
import { marrakech } from "@riad/games";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { DIST } from "./house.ts";
import { playByChance } from "./kept-match.ts";
import { browser, house } from "./opened.ts";
import { SIZES, expectToFit, findFaults, visit } from "./visit.ts";

const ID = "abcdefghjk";

const WORDS = {
  en: { again: "Try again", answer: "Show the answer", next: /^(Next|Done)$/, whatIf: "What if …", share: "Share" },
  fr: {
    again: "Réessayer",
    answer: "Voir la réponse",
    next: /^(Suivant|Terminé)$/,
    whatIf: "Et si…",
    share: "Partager",
  },
  es: {
    again: "Reintentar",
    answer: "Ver la respuesta",
    next: /^(Siguiente|Terminar)$/,
    whatIf: "¿Y si…?",
    share: "Compartir",
  },
} as const;
type Locale = keyof typeof WORDS;

/** The reader turns into the dearest carpet and lays a rug anywhere, so that there is something to try again. */
function worst(match: Match, random: SeededRandom): Move {
  const moves = listMoves(match.position);
  return moves[random.below(moves.length)];
}

/** A short match that was played badly, so that its review is soon there; `open` leaves the last moves of it to be played. */
function stored(open = 0): Record<string, string> {
  const random = new SeededRandom(3);
  const middle = playByChance(marrakech, { seats: 2, first: 0 }, 51, 3).position;
  const match = unwrap(Match.fromPosition(marrakech, marrakech.notation.makePosition(middle)));
  match.seedChance("seven");
  while (match.actor !== OVER) unwrap(match.play(match.actor === CHANCE ? match.drawOutcome() : worst(match, random)));
  if (open > 0) {
    let ply = match.length - open;
    while (match.actorAt(ply) !== 0 || match.positionAt(ply).phase !== "rotate") ply--;
    unwrap(match.rewind(ply));
  }
  const record = makeRecord(match, {
    players: ["Salma", "Idris"],
    date: "2026-11-16",
    extra: { seats: "person,easy" },
  });
  const kept = { id: ID, game: "marrakech", record, name: "", isOnline: false, changed: 1 };
  return { [`riad.kept.${ID}`]: JSON.stringify(kept) };
}

/** Something to press, and a way to press it. */
type Press = (page: Page, name: string | RegExp) => Promise<void>;

const byMouse: Press = async (page, name) => page.getByRole("button", { name }).first().click();
const byTouch: Press = async (page, name) => page.getByRole("button", { name }).first().tap();
const byKeyboard: Press = async (page, name) => {
  await page.getByRole("button", { name }).first().focus();
  await page.keyboard.press("Enter");
};

/** Chooses the first way on that the board offers: a rotation, or a rug. */
async function move(page: Page, press: "click" | "tap" | "key"): Promise<void> {
  const choice = page.locator(".moment-table .arrow, .moment-table .target").first();
  await choice.waitFor();
  const isRug = (await page.locator(".moment-table .target").count()) > 0;
  const use = async (selector: string) => {
    const one = page.locator(selector).first();
    if (press === "click") await one.click();
    else if (press === "tap") await one.tap();
    else await one.press("Enter");
  };
  await use(isRug ? ".moment-table .target[tabindex='0']" : ".moment-table .arrow");
  if (isRug) await use(".moment-table .target:not(.first, .far)");
}

async function tryAndBranch(page: Page, locale: Locale, press: Press, way: "click" | "tap" | "key"): Promise<string> {
  const words = WORDS[locale];
  await page.locator(".moment-row").first().waitFor({ timeout: 60_000 });
  await press(page, words.again);
  await move(page, way);
  // The move is judged: right, or not.
  await page.locator(".try-ask.answered, .try-ask.right").waitFor({ timeout: 30_000 });
  if ((await page.locator(".try-ask.answered").count()) > 0) await press(page, words.answer);
  await page.getByRole("button", { name: words.next }).waitFor();
  await page.keyboard.press("Escape");
  await press(page, words.whatIf);
  await move(page, way);
  await expect.poll(() => page.locator(".branch-line li").count(), { timeout: 30_000 }).toBeGreaterThan(0);
  await press(page, words.share);
  await page.locator(".branch-shared").getByText(/./).first().waitFor();
  const link = page.locator(".branch-shared input");
  return (await link.count()) > 0 ? link.inputValue() : page.evaluate(async () => navigator.clipboard.readText());
}

test.each([
  ["en", "mouse", byMouse, "click"],
  ["fr", "touch", byTouch, "tap"],
  ["es", "keyboard", byKeyboard, "key"],
] as const)(
  "in %s by %s: a moment is tried again, a branch played, kept and shared",
  async (locale, kind, press, way) => {
    const touch = kind === "touch" ? { hasTouch: true, viewport: SIZES.phone } : {};
    const options = {
      stored: stored(),
      locale,
      bypassCSP: true,
      permissions: ["clipboard-read", "clipboard-write"],
      ...touch,
    };
    await visit(browser, `${house.address}/review?match=${ID}`, options, async (page, context) => {
      const link = await tryAndBranch(page, locale, press, way);
      expect(link).toContain("/review#b=");
      await expectToFit(page);
      expect(await findFaults(page)).toEqual([]);
      const name = await page.locator(".branch-name").inputValue();
      // It is kept with the match, and can be deleted and taken back.
      await page.reload();
      const kept = page.locator(".branch-open", { hasText: name });
      await kept.waitFor();
      await page.locator(".branches .square-button").first().click();
      await expect.poll(() => page.locator(".branch-open").count()).toBe(0);
      await page.locator(".branches .text-button").click();
      await kept.waitFor();
      // Somebody else opens the link.
      const other = await context.newPage();
      await other.goto(link);
      await other.locator(".branch-line li").first().waitFor();
      expect(await other.locator(".branch-name").inputValue()).toBe(name);
      await other.close();
    });
  },
);

test("a match that is played to its end leads to its review, and looking back to what if", async () => {
  const options = { stored: stored(3), locale: "en" } as const;
  await visit(browser, `${house.address}/marrakech?match=${ID}`, options, async (page) => {
    for (
      let turns = 0;
      turns < 6 && (await page.getByRole("link", { name: "Review the match" }).count()) === 0;
      turns++
    ) {
      const wanted = page.locator(".arrow, .target, .passing").or(page.getByRole("link", { name: "Review the match" }));
      await wanted.first().waitFor();
      if ((await page.locator(".arrow").count()) > 0) await page.locator(".arrow").first().click();
      else if ((await page.locator(".target").count()) > 0) {
        await page.locator(".target[tabindex='0']").click();
        await page.locator(".target:not(.first, .far)").first().click();
      } else if ((await page.locator(".passing").count()) > 0) await page.locator(".passing").click();
      await page.waitForTimeout(200);
    }
    await page.getByRole("link", { name: "Review the match" }).first().waitFor();
    await page.goto(`${house.address}/marrakech?match=${ID}#0`);
    await page.reload();
    await page.getByRole("button", { name: "All moves" }).first().click();
    await page.getByRole("link", { name: "What if …" }).click();
    await page.locator(".branch .arrow").first().waitFor();
  });
});

test.each(["en", "fr", "es"] as const)(
  "the settings of what if fit beside the board, in %s by touch",
  async (locale) => {
    const options = { stored: stored(), locale, hasTouch: true, bypassCSP: true, viewport: SIZES.large } as const;
    await visit(browser, `${house.address}/review?match=${ID}#w0`, options, async (page) => {
      await page.locator(".branch .arrow").first().waitFor();
      const room = await page.locator(".branch-settings").evaluate((settings) => {
        const rows = [...settings.querySelectorAll(".segments")].map((row) => row.getBoundingClientRect().right);
        return settings.getBoundingClientRect().right - Math.max(...rows);
      });
      expect(room).toBeGreaterThanOrEqual(0);
    });
  },
);

test("all matches are practised on a page of their own", async () => {
  await visit(
    browser,
    `${house.address}/practise`,
    { stored: stored(), locale: "en", bypassCSP: true },
    async (page) => {
      await page.getByText("One finished match hasn’t been reviewed yet.").waitFor();
      await page.getByRole("button", { name: "Review it now" }).click();
      await page.getByRole("heading", { name: "Find a better move" }).waitFor({ timeout: 60_000 });
      await page.getByRole("heading", { name: "What costs you most" }).waitFor();
      await page.keyboard.press("a");
      await page.getByRole("button", { name: "Next" }).waitFor();
      expect(await findFaults(page)).toEqual([]);
    },
  );
});

test("game.html reviews a match from a disk, and what if works there", async () => {
  const file = pathToFileURL(join(DIST, "game.html")).href;
  const options = { stored: stored(), locale: "en", offline: true } as const;
  await visit(browser, `${file}#/review?match=${ID}`, options, async (page) => {
    await page.locator(".moment-row").first().waitFor({ timeout: 60_000 });
    await byMouse(page, WORDS.en.whatIf);
    await move(page, "click");
    await expect.poll(() => page.locator(".branch-line li").count(), { timeout: 30_000 }).toBeGreaterThan(0);
  });
});
