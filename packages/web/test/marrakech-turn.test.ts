import { expect, test } from "vitest";
import { layUntilNext } from "./marrakech-match.ts";
import { browser, house } from "./opened.ts";
import { SIZES, visit } from "./visit.ts";

const PHONE = { viewport: SIZES.phone, hasTouch: true, isMobile: true };

test("by touch no way is chosen beforehand, and the button says so", async () => {
  await visit(browser, `${house.address}/marrakech`, PHONE, async (page) => {
    const button = page.locator(".action .primary");
    await page.getByRole("button", { name: "Choose a direction" }).waitFor();
    expect(await button.isDisabled()).toBe(true);
    await page.locator(".turn-card", { hasText: "Right" }).tap();
    expect(await button.innerText()).toBe("Turn right and roll");
    expect(await button.isEnabled()).toBe(true);
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
  });
});

test("a payment lights up its carpet, stands at both seats, and is skipped by a tap", async () => {
  await visit(browser, `${house.address}/learn/marrakech`, { motion: "normal" }, async (page) => {
    await page.locator(".arrow").first().click();
    await layUntilNext(page);
    await page.locator(".payment-sign").first().waitFor();
    expect(await page.locator(".payment-sign").allInnerTexts()).toEqual(["−2", "+2"]);
    expect(await page.locator(".charged rect").count()).toBe(2);
    await page.locator("h1").click();
    await expect.poll(() => page.locator(".payment-sign, .charged").count()).toBe(0);
  });
});
