/** The rug in hand is dragged onto the board, by mouse and by touch; where it cannot lie it goes back and nothing is lost. */
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { savedRecord } from "./kept-match.ts";
import { browser, house } from "./opened.ts";
import { visit } from "./visit.ts";

interface At {
  readonly x: number;
  readonly y: number;
}

async function middleOf(page: Page, selector: string): Promise<At> {
  const box = await page.locator(selector).first().boundingBox();
  if (box === null) throw new Error(`nothing to see of ${selector}`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** From the picture of the rug to a place, in a few steps. */
async function dragByMouse(page: Page, to: At): Promise<void> {
  const from = await middleOf(page, ".lay-rug svg");
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y, { steps: 6 });
  await page.mouse.up();
}

async function dragByTouch(page: Page, to: At): Promise<void> {
  const from = await middleOf(page, ".lay-rug svg");
  const client = await page.context().newCDPSession(page);
  const send = async (type: "touchStart" | "touchMove" | "touchEnd", points: readonly At[]) =>
    client.send("Input.dispatchTouchEvent", { type, touchPoints: [...points] });
  await send("touchStart", [from]);
  for (const share of [0.1, 0.5, 0.9, 1]) {
    await send("touchMove", [{ x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share }]);
  }
  await send("touchEnd", []);
}

test("by mouse: a wrong place refuses it, a glowing one takes it", async () => {
  await visit(browser, `${house.address}/marrakech`, {}, async (page) => {
    await page.locator(".arrow").nth(1).click();
    await page.locator(".target").first().waitFor();
    const before = await savedRecord(page);
    await dragByMouse(page, await middleOf(page, ".board .walker"));
    await page.locator(".lay-refusal span").waitFor();
    await page.locator(".carried-rug").waitFor({ state: "detached" });
    expect(await savedRecord(page)).toBe(before);
    // Beside the board too it only goes back.
    await dragByMouse(page, { x: 3, y: 3 });
    await page.locator(".carried-rug").waitFor({ state: "detached" });
    expect(await savedRecord(page)).toBe(before);
    await dragByMouse(page, await middleOf(page, ".target"));
    await expect.poll(() => page.locator(".last-moves").innerText()).toContain("Salma laid a rug");
  });
});

test("by touch: the rug waits on the board for its button", async () => {
  const options = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
  await visit(browser, `${house.address}/marrakech`, options, async (page) => {
    await page.locator(".turn-card").nth(1).tap();
    await page.locator(".action .primary").tap();
    await page.locator(".target").first().waitFor();
    const before = await savedRecord(page);
    await dragByTouch(page, await middleOf(page, ".target"));
    await page.locator(".held").waitFor();
    expect(await savedRecord(page)).toBe(before);
    await page.locator(".action .primary").tap();
    await expect.poll(() => savedRecord(page)).not.toBe(before);
  });
});
