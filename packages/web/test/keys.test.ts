/** Every key that the help sheet names does what it says there. */
import { expect, test } from "vitest";
import { keptMatch } from "./kept-match.ts";
import { sitAt } from "./azul-match.ts";
import { browser, house } from "./opened.ts";
import { visit } from "./visit.ts";

test("Marrakech: turn, roll, turn the board, the ends, zen, words and help", async () => {
  await visit(browser, `${house.address}/marrakech`, {}, async (page) => {
    const pressed = () => page.locator('.turn-card[aria-pressed="true"] b').first().innerText();
    await page.locator(".arrow").first().waitFor();
    for (const [key, name] of ["l Left", "s Up", "r Right"].map((words) => words.split(" "))) {
      await page.keyboard.press(key);
      expect(await pressed()).toBe(name);
    }
    const up = await page.locator(".arrow").nth(1).boundingBox();
    await page.keyboard.press("f");
    const turned = await page.locator(".arrow").nth(1).boundingBox();
    expect(turned?.x).toBeGreaterThan(up?.x ?? Infinity);
    await page.keyboard.press("z");
    const isSeen = (selector: string) =>
      page.locator(selector).evaluate((element) => getComputedStyle(element).visibility === "visible");
    expect([await isSeen(".last-moves"), await isSeen(".bar")]).toEqual([false, true]);
    await page.keyboard.press("z");
    expect(await isSeen(".last-moves")).toBe(true);
    await page.keyboard.press("Enter");
    await page.locator(".target").first().waitFor();
    // The squares have the arrows while one of them has the focus.
    await page.locator("h1").click();
    await page.keyboard.press("ArrowUp");
    await expect.poll(() => page.locator(".last-moves").innerText()).toBe("No moves yet.");
    await page.keyboard.press("ArrowDown");
    await page.locator(".target").first().waitFor();
    await page.keyboard.press("t");
    await page.locator("#typed").waitFor();
    await page.keyboard.press("Escape");
    await page.keyboard.press("?");
    const keys = await page.locator("kbd").allInnerTexts();
    for (const key of ["l", "s", "r", "Enter", "Home", "End", "Ctrl", "h", "p", "m", "t", "f", "z", "Esc", "?"]) {
      expect(keys).toContain(key);
    }
  });
});

test("Azul: f shows another board large, and one's own again as soon as something is chosen", async () => {
  await sitAt({ house, browser, wish: { seats: 2, plies: 10 } }, async (page) => {
    const large = () =>
      page.locator(".seat-board").evaluateAll((boards) => {
        const [widest] = boards.sort((one, other) => other.clientWidth - one.clientWidth);
        return widest.getAttribute("aria-label");
      });
    const own = await large();
    await page.keyboard.press("f");
    expect(await large()).not.toBe(own);
    await page.locator("[data-pick]").first().click();
    expect(await large()).toBe(own);
  });
});

test("Marrakech: the first decision is read out, although who starts is announced at the same moment", async () => {
  await visit(browser, `${house.address}/marrakech`, {}, async (page) => {
    await expect
      .poll(() => page.locator("#spoken").innerText())
      .toMatch(/drawn at random\. .*: turn Assam, then roll$/);
  });
});

test("Marrakech: Enter plays what a letter chose, not what has the focus, and the focus comes back for the next decision", async () => {
  await visit(browser, `${house.address}/marrakech`, {}, async (page) => {
    const focus = () => page.evaluate(() => document.activeElement?.className ?? "");
    await page.locator(".arrow").first().focus();
    await page.keyboard.press("r");
    await expect.poll(() => page.locator("#spoken").innerText()).toBe("Right");
    await page.keyboard.press("Enter");
    await expect.poll(() => page.locator(".last-moves").innerText()).toMatch(/turned Assam .*right/);
    await expect.poll(focus).toContain("target");
    await page.keyboard.press("Enter");
    for (const arrow of ["ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp"]) {
      await page.keyboard.press(arrow);
      if ((await focus()).includes("partner")) break;
    }
    await page.keyboard.press("Enter");
    await expect.poll(focus).toContain("arrow");
  });
});

test("Marrakech: Tab passes over the arrows without choosing one; an arrow key chooses", async () => {
  await visit(browser, `${house.address}/marrakech`, {}, async (page) => {
    const button = () => page.locator(".action .primary").innerText();
    const focused = () => page.evaluate(() => document.activeElement?.getAttribute("aria-label"));
    await page.locator(".arrow").nth(1).focus();
    await page.keyboard.press("Tab");
    expect([await focused(), await button()]).toEqual(["Right, and roll", "Go up and roll"]);
    await page.keyboard.press("Shift+Tab");
    await page.keyboard.press("Shift+Tab");
    expect([await focused(), await button()]).toEqual(["Left, and roll", "Go up and roll"]);
    await page.keyboard.press("ArrowRight");
    expect([await focused(), await button()]).toEqual(["Right, and roll", "Go right and roll"]);
    await page.keyboard.press("Tab");
    await page.keyboard.press("s");
    await page.keyboard.press("Enter");
    await expect.poll(() => page.locator(".last-moves").innerText()).toContain("went straight on");
  });
});

test("the focus follows the turn from wherever Tab has led meanwhile, and stays on the button that opened the menu", async () => {
  const stored = keptMatch("azul", { plies: 40, levels: ["easy"] });
  await visit(browser, `${house.address}/azul`, { stored, motion: "normal" }, async (page) => {
    const focus = () => page.evaluate(() => Object.keys((document.activeElement as HTMLElement).dataset)[0] ?? "");
    await page.locator("[data-pick]").first().focus();
    await page.keyboard.press("Enter");
    await expect.poll(focus).toMatch(/target|line/);
    await page.keyboard.press("Enter");
    // While the other one moves.
    await page.locator("[data-pick]").first().waitFor({ state: "detached" });
    await page.locator(".head .menu").focus();
    await expect.poll(focus).toBe("pick");
    await page.locator(".head .menu").focus();
    await page.keyboard.press("Enter");
    await page.locator("dialog[open]").waitFor();
    await page.keyboard.press("Escape");
    await page.locator("dialog[open]").waitFor({ state: "detached" });
    await expect.poll(() => page.evaluate(() => document.activeElement?.classList.contains("menu"))).toBe(true);
  });
});

test("the list by keyboard: the focus enters it at the move on the table, Escape leads back to its button, nothing is there twice", async () => {
  const stored = keptMatch("azul", { plies: 40, levels: ["easy"] });
  await visit(browser, `${house.address}/azul`, { stored }, async (page) => {
    const focus = () =>
      page.evaluate(() => `${document.activeElement?.ariaCurrent ?? ""} ${document.activeElement?.ariaLabel ?? ""}`);
    const all = page.locator(".stepping").getByRole("button", { name: "All moves" });
    await all.focus();
    await page.keyboard.press("Enter");
    await expect.poll(focus).toBe("true ");
    expect(await page.getByRole("button", { name: "One move back" }).count()).toBe(1);
    await page.keyboard.press("Escape");
    await page.locator(".moves-dock").waitFor({ state: "detached" });
    await expect.poll(focus).toContain("All moves");
  });
});

test("Azul: Escape leads back to the tiles that were put back, and asks for tiles again", async () => {
  const stored = keptMatch("azul", { plies: 40, levels: ["easy"] });
  await visit(browser, `${house.address}/azul`, { stored }, async (page) => {
    const focus = () => page.evaluate(() => (document.activeElement as HTMLElement).dataset.pick ?? "");
    const third = page.locator("[data-pick]").nth(2);
    const name = (await third.getAttribute("data-pick")) ?? "";
    await third.focus();
    await page.keyboard.press("Enter");
    await expect.poll(focus).toBe("");
    await page.keyboard.press("Escape");
    await expect.poll(focus).toBe(name);
    await expect.poll(() => page.locator("#spoken").innerText()).toContain("take tiles");
  });
});

test("the focus is on the first choice as soon as a match starts, comes back after a sheet, and / leads into the box", async () => {
  await visit(browser, house.address, {}, async (page) => {
    const focus = () => page.evaluate(() => document.activeElement?.className ?? "");
    await page.locator(".start-button").focus();
    await page.keyboard.press("Enter");
    await expect.poll(focus).toMatch(/arrow|target|\bpick/);
    const before = await focus();
    await page.keyboard.press("?");
    await page.locator("dialog[open]").waitFor();
    await page.keyboard.press("Escape");
    expect(await focus()).toBe(before);
    await page.keyboard.press("/");
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe("typed");
    await page.keyboard.press("Escape");
    await page.goto(`${house.address}/matches`);
    await page.locator(".page-ways a").first().focus();
    await page.keyboard.press("Enter");
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe("H1");
  });
});

test("the start page takes about ten Tabs to the button that plays", async () => {
  await visit(browser, house.address, {}, async (page) => {
    const isThere = () => page.evaluate(() => document.activeElement?.classList.contains("start-button") ?? false);
    let tabs = 0;
    while (!(await isThere()) && tabs < 40) {
      await page.keyboard.press("Tab");
      tabs++;
    }
    expect(tabs).toBeLessThanOrEqual(12);
  });
});

test.each([
  { game: "azul", plies: 33, decision: "[data-pick]" },
  { game: "marrakech", plies: 60, decision: ".arrow" },
])("$game: after the list was opened and closed with the mouse, keys go on where they were", async (given) => {
  const { game, plies, decision } = given;
  await visit(browser, `${house.address}/${game}`, { stored: keptMatch(game, { plies }) }, async (page) => {
    const atDecision = () => page.evaluate((own) => document.activeElement?.matches(own) ?? false, decision);
    await page.locator(decision).first().waitFor();
    await page.locator(decision).first().focus();
    await page.getByRole("button", { name: "All moves" }).click();
    await page.locator(".moves-dock").getByRole("button", { name: "Close" }).click();
    await page.locator(".moves-dock").waitFor({ state: "detached" });
    await expect.poll(atDecision).toBe(true);
  });
});
