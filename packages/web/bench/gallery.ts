/**
 * `npm run gallery [-- <word>…]`: pictures of every screen in six sizes, by day and by night, for people to look at.
 * They come to lie in `.cache/gallery/`. With words only the screens whose names hold one of them.
 */
import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import type { Browser } from "playwright-core";
import { readCommandLine, stop } from "../../../scripts/command-line.ts";
import { launchBrowser } from "../test/browser.ts";
import { openHouse } from "../test/house.ts";
import { visit } from "../test/visit.ts";
import { SCREENS } from "./screens.ts";
import type { Screen } from "./screen.ts";

/** A desk, a short laptop, a tablet, a phone both ways, a large screen. */
const SIZES = [
  { width: 1280, height: 768 },
  { width: 1366, height: 625 },
  { width: 820, height: 1180 },
  { width: 390, height: 844 },
  { width: 844, height: 390 },
  { width: 2560, height: 1440 },
];

const FOLDER = process.env["GALLERY"] ?? join(import.meta.dirname, "../../../.cache/gallery");
const { positionals: words } = readCommandLine({ script: import.meta.url, options: {}, words: SCREENS.length });
const wanted = SCREENS.filter(({ name }) => words.length === 0 || words.some((word) => name.includes(word)));
if (wanted.length === 0) stop(`No screen is called so; there are: ${SCREENS.map(({ name }) => name).join(", ")}.`);

const house = await openHouse();
const browser = await launchBrowser();
await mkdir(FOLDER, { recursive: true });
let missed = 0;
for (const screen of wanted) {
  for (const viewport of SIZES) {
    const size = `${viewport.width}x${viewport.height}`;
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
  const isTouched = light.viewport.width < 1000;

  const address = house.address + (await screen.path(house));
  const options = {
    ...light,
    isPainted: true,
    hasTouch: isTouched,
    locale: "en",
    ...(screen.stored && { stored: screen.stored }),
    ...(screen.expects && { expects: screen.expects }),
  };
  await visit(chromium, address, options, async (page) => {
    page.setDefaultTimeout(15_000);
    await screen.prepare?.(page);
    await page.evaluate(() => document.fonts.ready);
    await page.waitForTimeout(250);
    await page.screenshot({ path });
  });
}
