/* oxlint-disable unicorn/consistent-function-scoping -- What runs in the page knows nothing outside it. */
/** What is wrong with the layout of the page as it stands: boards off the screen, words cut off, texts over each other. */
/* oxlint-disable unicorn/consistent-function-scoping -- Everything runs in the page, which knows nothing from outside. */
import type { Page } from "playwright-core";

export async function findLayoutFaults(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const faults: string[] = [];
    const { clientWidth, clientHeight, dataset, scrollWidth } = document.documentElement;
    const scrolls = dataset["format"] === "phone";
    if (scrollWidth > clientWidth) faults.push(`the page is ${scrollWidth} wide`);

    const isSeen = (element: Element): boolean =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      element.closest(".hidden") === null;
    const name = (element: Element): string =>
      `${element.tagName.toLowerCase()}.${element.getAttribute("class") ?? ""} "${(element.textContent ?? "").trim().slice(0, 30)}"`;

    const parts =
      ".board, .seat-board, .factories, .chip, .supplies, .outlook, .head, .moves, .action, .seats, .result-scene";
    for (const part of document.querySelectorAll(parts)) {
      const { left, right, top, bottom, width } = part.getBoundingClientRect();
      if (!isSeen(part) || width === 0) continue;
      const isBelow = !scrolls && (bottom > clientHeight + 1 || top < -1);
      if (left < -1 || right > clientWidth + 1 || isBelow)
        faults.push(`${name(part)} is off the screen: ${[left, top, right, bottom].map(Math.round).join(" ")}`);
    }

    // A word that ends in dots, or is cut off by its box, cannot be read.
    const leaves: { text: string; box: DOMRect; line: number; element: Element }[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const element = node.parentElement;
      const text = (node.textContent ?? "").trim();
      if (element === null || text === "" || !isSeen(element)) continue;
      if (element.closest(".last-moves, dialog, .moves-dock") !== null) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const box = range.getBoundingClientRect();
      if (box.width === 0 || box.height === 0) continue;
      const frame = clippingBox(element);
      // For ears only.
      if (frame === "hidden") continue;
      const line = range.getClientRects()[0].height;
      if (
        frame !== null &&
        (box.right > frame.right + 2 || box.left < frame.left - 2 || box.bottom > frame.bottom + line / 2)
      ) {
        faults.push(`cut off: ${name(element)}`);
        continue;
      }
      leaves.push({ text, box, line, element });
    }

    for (const [i, one] of leaves.entries()) {
      for (const other of leaves.slice(i + 1)) {
        if (one.element.contains(other.element) || other.element.contains(one.element)) continue;
        const across = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
        // A line of text is higher than its letters.
        const [low, high] = [one, other].map(({ box, line }) => [box.top + 0.25 * line, box.bottom - 0.25 * line]);
        const down = Math.min(low[1], high[1]) - Math.max(low[0], high[0]);
        if (across > 2 && down > 1) faults.push(`"${one.text.slice(0, 30)}" lies over "${other.text.slice(0, 30)}"`);
      }
    }
    return faults;

    /** The nearest box that hides what reaches beyond it. */
    function clippingBox(from: Element): DOMRect | "hidden" | null {
      for (let at: Element | null = from; at !== null && at !== document.body; at = at.parentElement) {
        if (!(at instanceof HTMLElement)) continue;
        const { clipPath, overflowX } = getComputedStyle(at);
        if (clipPath !== "none") return "hidden";
        if (overflowX !== "visible") return at.getBoundingClientRect();
      }
      return null;
    }
  });
}
