/**
 * `npm run gallery [-- <word>…]`: pictures of every screen in three sizes, by day and by night, for people to look at.
 * They come to lie in `.cache/gallery/`. With words only the screens whose names hold one of them.
 */
import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import type { Browser } from "playwright-core";
import { launchBrowser } from "../test/browser.ts";
import { openHouse } from "../test/house.ts";
import { SIZES, visit } from "../test/visit.ts";
import { SCREENS } from "./screens.ts";
import type { Screen } from "./screen.ts";

const FOLDER = process.env["GALLERY"] ?? join(import.meta.dirname, "../../../.cache/gallery");
const words = process.argv.slice(2);
const wanted = SCREENS.filter(({ name }) => words.length === 0 || words.some((word) => name.includes(word)));
if (wanted.length === 0) {
  console.error(`No screen is called so; there are: ${SCREENS.map(({ name }) => name).join(", ")}.`);
  process.exit(2);
}

const house = await openHouse();
const browser = await launchBrowser();
await mkdir(FOLDER, { recursive: true });
let missed = 0;
for (const screen of wanted) {
  for (const [size, viewport] of Object.entries(SIZES)) {
    for (const colorScheme of ["light", "dark"] as const) {
      const file = `${screen.name}-${size}-${colorScheme}.png`;
      try {
        await take(browser, screen, { viewport, colorScheme }, join(FOLDER, file));
      } catch (error) {
        missed++;
        console.error(`${file}: ${error instanceof Error ? error.message.split("\n")[0] : String(error)}`);
      }
    }
  }
  console.log(screen.name);
}
await browser.close();
house.close();
process.exitCode = missed === 0 ? 0 : 1;

interface Light {
  readonly viewport: { readonly width: number; readonly height: number };
  readonly colorScheme: "light" | "dark";
}

async function take(chromium: Browser, screen: Screen, light: Light, path: string): Promise<void> {
  const isPhone = light.viewport.width < 600;
  const address = house.address + (await screen.path(house));
  const options = { ...light, hasTouch: isPhone, locale: "en", ...(screen.stored && { stored: screen.stored }) };
  await visit(chromium, address, options, async (page) => {
    page.setDefaultTimeout(15_000);
    await screen.prepare?.(page);
    await page.evaluate(() => document.fonts.ready);
    await page.waitForTimeout(250);
    await page.screenshot({ path });
  });
}
