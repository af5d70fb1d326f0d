/**
 * What is wrong with the layout of the page as it stands: boards off the screen or over each other, words cut off or too small to
 * read on a touch screen, texts over each other. Where a sheet is open, only the sheet counts.
 */
/* oxlint-disable unicorn/consistent-function-scoping -- Everything runs in the page, which knows nothing from outside. */
import type { Page } from "playwright-core";

export async function findLayoutFaults(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const faults: string[] = [];
    // A page that is not painted is transparent as a whole (unpainted.ts); whether a part of it is must still be seen.
    document.documentElement.style.opacity = "1";
    const { clientWidth, clientHeight, dataset, scrollWidth } = document.documentElement;
    const scrolls = dataset["format"] === "phone";
    if (scrollWidth > clientWidth) faults.push(`the page is ${scrollWidth} wide`);

    const isSeen = (element: Element): boolean =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      element.closest(".hidden") === null;
    const name = (element: Element): string =>
      `${element.tagName.toLowerCase()}.${element.getAttribute("class") ?? ""} "${(element.textContent ?? "").trim().slice(0, 30)}"`;

    const sheet = document.querySelector("dialog[open]");
    const parts =
      ".board, .seat-board, .factories, .chip, .supplies, .outlook, .head > *, .moves, .action, .seats, .result-scene, .desk:not(.flowing), .page-head.above-table, .moves-dock:not(.below), .playback";
    const boxes: { part: Element; box: DOMRect }[] = [];
    for (const part of sheet === null ? document.querySelectorAll(parts) : []) {
      const box = part.getBoundingClientRect();
      const { left, right, top, bottom, width } = box;
      if (!isSeen(part) || width === 0) continue;
      boxes.push({ part, box });
      const isBelow = !scrolls && (bottom > clientHeight + 1 || top < -1);
      if (left < -1 || right > clientWidth + 1 || isBelow)
        faults.push(`${name(part)} is off the screen: ${[left, top, right, bottom].map(Math.round).join(" ")}`);
    }
    // A board that was opened from its chip covers others, and so does the bar at the thumb of a phone.
    for (const [i, { part, box }] of scrolls ? [] : boxes.entries()) {
      for (const { part: other, box: rest } of boxes.slice(i + 1)) {
        if (part.contains(other) || other.contains(part)) continue;
        const across = Math.min(box.right, rest.right) - Math.max(box.left, rest.left);
        const down = Math.min(box.bottom, rest.bottom) - Math.max(box.top, rest.top);
        const isRound = part.matches(".factories") || other.matches(".factories");
        if (Math.min(across, down) > (isRound ? 12 : 1)) faults.push(`${name(part)} lies over ${name(other)}`);
      }
    }

    // A sign tells whose pieces are whose: a long name does not squeeze it.
    for (const sign of document.querySelectorAll(".swatch, .badge > svg")) {
      const { width, height } = sign.getBoundingClientRect();
      if (isSeen(sign) && Math.abs(width - height) > 2) faults.push(`squeezed to ${width} by ${height}: ${name(sign)}`);
    }

    for (const list of document.querySelectorAll(".last-moves")) {
      const [frame, first] = [list, list.firstElementChild ?? list].map((one) => one.getBoundingClientRect());
      if (isSeen(list) && first.height > 0 && first.bottom > frame.bottom + 2) faults.push(`cut off: ${name(list)}`);
      // The last move is told to its end: where even its fewest words need more lines than there are, they scroll, line by line.
      const words = list.querySelector("li:first-child .move-words");
      if (words === null || !isSeen(list) || words.scrollHeight <= words.clientHeight + 2) continue;
      const { overflowY, lineHeight } = getComputedStyle(words);
      const cut = words.clientHeight % parseFloat(lineHeight);
      if (Math.min(cut, parseFloat(lineHeight) - cut) > 2) faults.push(`cut through a line: ${name(words)}`);
      if (!/auto|scroll/.test(overflowY)) faults.push(`not whole: ${name(words)}`);
    }

    // Round by round, except after a match so long that its figures are scrolled.
    for (const chart of document.querySelectorAll(".round-chart:not(:has(.by-round))")) {
      const { scrollHeight, clientHeight: high } = chart;
      if (isSeen(chart) && scrollHeight > high + 1)
        faults.push(`not whole: ${scrollHeight} in ${high} of ${name(chart)}`);
    }

    // A notice is said to its end, whatever the size of its letters.
    for (const note of document.querySelectorAll(".moves.noticed .narrow-note")) {
      const isWhole = note.scrollHeight <= note.clientHeight + 2 || getComputedStyle(note).overflowY === "auto";
      if (isSeen(note) && !(isWhole && getComputedStyle(note).webkitLineClamp === "none"))
        faults.push(`not whole: ${name(note)}`);
    }

    // Nothing lies over the buttons that lead through the match.
    for (const button of sheet === null ? document.querySelectorAll(".stepping button, .playback button") : []) {
      const { left, right, top, bottom, width } = button.getBoundingClientRect();
      const within = button.closest(".moves, .playback")?.getBoundingClientRect();
      if (width > 0 && isSeen(button) && within !== undefined && bottom > within.bottom + 1)
        faults.push(`cut off: ${button.getAttribute("aria-label")}`);
      const isInWindow = top >= 0 && bottom <= clientHeight && left >= 0 && right <= clientWidth;
      if (width === 0 || !isInWindow || !isSeen(button)) continue;
      const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
      if (hit === null || !button.contains(hit))
        faults.push(`covered: ${button.getAttribute("aria-label")}, by ${hit === null ? "nothing" : name(hit)}`);
    }

    // The buttons at the top end where the rest of the head does.
    for (const button of sheet === null ? document.querySelectorAll("main .bar > button") : []) {
      const edge = button.closest(".head")?.getBoundingClientRect().right ?? clientWidth;
      const { right, width } = button.getBoundingClientRect();
      if (width > 0 && isSeen(button) && right > edge + 1)
        faults.push(`beyond the head, which ends at ${edge}: ${button.getAttribute("aria-label")}, to ${right}`);
    }

    // Choices side by side are not read as one word, and a seat's words are not broken within a word.
    const wordsOf = (node: Node): DOMRect => {
      const range = document.createRange();
      range.selectNodeContents(node);
      return range.getBoundingClientRect();
    };
    for (const button of document.querySelectorAll(".segments button + button")) {
      const [before, words] = [button.previousElementSibling ?? button, button].map(wordsOf);
      if (words.width > 0 && words.top < before.bottom && words.left - before.right < 5)
        faults.push(`close to its neighbour: ${name(button)}`);
    }
    for (const seat of document.querySelectorAll(".sitting-seats .empty b")) {
      const [text] = seat.childNodes;
      for (const { 0: word, index } of (text.textContent ?? "").matchAll(/\p{L}+/gu)) {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        if (range.getClientRects().length > 1) faults.push(`broken: ${word}`);
      }
    }

    // A table and the head above it begin and end in line.
    const [head, table] = [".page-head.above-table", "main.table"].map((one) => document.querySelector(one));
    if (head !== null && table !== null) {
      const [above, below] = [head, table].map((one) => one.getBoundingClientRect());
      if (Math.abs(above.left - below.left) > 1 || Math.abs(above.right - below.right) > 1)
        faults.push(`the head is from ${above.left} to ${above.right}, the table from ${below.left} to ${below.right}`);
    }

    const isTouched = matchMedia("(pointer: coarse)").matches;
    // A word that ends in dots, or is cut off by its box, cannot be read.
    const leaves: { text: string; box: DOMRect; line: number; element: Element }[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const element = node.parentElement;
      const text = (node.textContent ?? "").trim();
      if (element === null || text === "" || !isSeen(element)) continue;
      // Older moves go on out of sight.
      if (element.closest(".last-moves li:nth-child(n + 2)") !== null) continue;
      if (element.closest("dialog") !== sheet && sheet !== null) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const box = range.getBoundingClientRect();
      if (box.width === 0 || box.height === 0) continue;
      const frame = clippingBox(element);
      // For ears only.
      if (frame === "hidden") continue;
      // Letters that nobody sees: a field scrolls by itself, and what lies behind it only carries the mark of a mistake.
      if (getComputedStyle(element).color === "rgba(0, 0, 0, 0)") continue;
      const line = range.getClientRects()[0].height;
      const list = scrollingBox(element);
      if (list !== null && (box.bottom > list.bottom || box.top < list.top)) continue;
      // What stays at the thumb covers what scrolls below it.
      const bar = element.closest(
        ".thumb-bar, .action-buttons, .start-buttons, .new-table > .primary, .desk.flowing.editing",
      );
      const isBar = bar !== null && /fixed|sticky/.test(getComputedStyle(bar).position);
      const size = sizeOf(element);
      if (isTouched && size < 15.5 && /\p{L}{2}/u.test(text)) faults.push(`${size.toFixed(1)} px: ${name(element)}`);
      if (
        frame !== null &&
        (box.right > frame.right + 2 || box.left < frame.left - 2 || box.bottom > frame.bottom + line / 2)
      ) {
        // Dots after whole words say that there is more.
        if (getComputedStyle(element).webkitLineClamp === "none") faults.push(`cut off: ${name(element)}`);
        continue;
      }
      if (isBar) continue;
      leaves.push({ text, box, line, element });
    }

    for (const [i, one] of leaves.entries()) {
      for (const other of leaves.slice(i + 1)) {
        const across = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
        if (across <= 2) continue;
        // A line of text is higher than its letters.
        const [low, high] = [one, other].map(({ box, line }) => [box.top + 0.25 * line, box.bottom - 0.25 * line]);
        if (Math.min(low[1], high[1]) - Math.max(low[0], high[0]) <= 1) continue;
        if (one.element.contains(other.element) || other.element.contains(one.element)) continue;
        // A list that comes up from below covers the table.
        const docks = [one, other].map(({ element }) => element.closest(".moves-dock.below"));
        if (docks[0] === docks[1]) faults.push(`"${one.text.slice(0, 30)}" lies over "${other.text.slice(0, 30)}"`);
      }
    }
    document.documentElement.style.removeProperty("opacity");
    return faults;

    /** The size of letters on the screen; drawings are scaled. */
    function sizeOf(element: Element): number {
      const scale = element instanceof SVGGraphicsElement ? (element.getScreenCTM()?.a ?? 1) : 1;
      return Number.parseFloat(getComputedStyle(element).fontSize) * scale;
    }

    /** The box of the nearest list that scrolls: what is outside of it can be reached. */
    function scrollingBox(from: Element): DOMRect | null {
      for (let at: Element | null = from; at !== null && at !== document.body; at = at.parentElement) {
        if (/auto|scroll/.test(getComputedStyle(at).overflowY)) return at.getBoundingClientRect();
      }
      return null;
    }

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
