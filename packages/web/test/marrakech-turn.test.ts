import { expect, test } from "vitest";
import { layUntilNext, setUp, readUntilTurn } from "./marrakech-match.ts";
import { browser, house } from "./opened.ts";
import { SIZES, visit } from "./visit.ts";

const PHONE = { viewport: SIZES.phone, hasTouch: true, isMobile: true };

test("by touch no way is chosen beforehand, and the button says so", async () => {
  await visit(browser, `${house.address}/marrakech`, PHONE, async (page) => {
    const button = page.locator(".action .primary");
    await page.getByRole("button", { name: "Choose a direction" }).waitFor();
    expect(await button.isDisabled()).toBe(true);
    await page.locator(".turn-card", { hasText: "Right" }).tap();
    expect(await button.innerText()).toBe("Go right and roll");
    expect(await button.isEnabled()).toBe(true);
  });
});

test("four people at a tablet turn Assam and lay a rug by touch: choose, then confirm", async () => {
  const tablet = { viewport: { width: 1180, height: 820 }, hasTouch: true, isMobile: true, stored: setUp(4, null) };
  await visit(browser, house.address, tablet, async (page) => {
    await page.getByRole("button", { name: "Play Marrakech" }).tap();
    await page.locator(".turn-card").first().tap();
    await page.getByRole("button", { name: "Go left and roll" }).tap();
    await page.locator(".target").first().tap();
    await page.locator(".target.partner").first().tap();
    await page.getByRole("button", { name: "Lay it here" }).tap();
    await expect.poll(() => page.locator(".last-moves").innerText()).toContain("Seat1 laid a rug on");
  });
});

test("a mouse needs one click, on an arrow or on its card", async () => {
  await visit(browser, `${house.address}/marrakech`, {}, async (page) => {
    await page.locator(".turn-card").first().click();
    await page.locator(".target").first().waitFor();
  });
});

test("a tap where no rug may lie says why", async () => {
  await visit(browser, `${house.address}/marrakech`, {}, async (page) => {
    await page.locator(".arrow").nth(1).click();
    await page.locator(".target").first().waitFor();
    const said = page.locator(".lay-refusal");
    // Assam looked up and went straight on, so the corner at the lower left is too far from him.
    await page.locator(".targets").click({ position: { x: 80, y: 610 } });
    expect(await said.innerText()).toBe("Too far from Assam.");
    await page.locator(".walker").click({ force: true });
    expect(await said.innerText()).toBe("Assam stands there.");
    await page.locator(".target").first().click();
    expect(await said.innerText()).toBe("");
    // So does a drag that ends there.
    const assam = (await page.locator(".walker").boundingBox())!;
    await page.locator(".target").last().hover();
    await page.mouse.down();
    await page.mouse.move(assam.x + assam.width / 2, assam.y + assam.height / 2, { steps: 4 });
    await page.mouse.up();
    expect(await said.innerText()).toBe("Assam stands there.");
  });
});

test("a payment lights up its carpet, stands at both seats, and is skipped by a tap", async () => {
  await visit(browser, `${house.address}/learn/marrakech`, { motion: "normal" }, async (page) => {
    await readUntilTurn(page);
    await page.locator(".arrow").first().click();
    await layUntilNext(page);
    await page.locator(".payment-sign").first().waitFor();
    expect((await page.locator(".payment-sign").allInnerTexts()).toSorted()).toEqual(["+2", "−2"]);
    expect(await page.locator(".charged rect:not(.edge-ground)").count()).toBe(2);
    await page.locator(".lesson p").click();
    await expect.poll(() => page.locator(".payment-sign, .charged").count()).toBe(0);
  });
});
