/**
 * Pages that are laid out but never painted. Chromium skips whatever is completely transparent, and painting boards without a
 * graphics card takes a quarter of the processor time of the browser tests. Layout, focus, clicks and what a screen reader hears
 * stay the same. What judges colours or visibility needs a painted page: axe (pages with `bypassCSP`),
 * animations and pictures.
 */
import type { BrowserContext } from "playwright-core";

export async function skipPainting(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(":root { opacity: 0 }");
    document.adoptedStyleSheets.push(sheet);
  });
}
