/** Blocks: lines of text that are placed side by side. Widths are counted as a terminal shows them. */
import { stripVTControlCharacters } from "node:util";

export type Block = readonly string[];

/** Scripts whose characters take two columns. */
const WIDE =
  /[\u1100-\u115F\u2E80-\uA4CF\uAC00-\uD7A3\uF900-\uFAFF\uFE30-\uFE6F\uFF00-\uFF60\uFFE0-\uFFE6]|\p{Emoji_Presentation}/u;
const NO_WIDTH = /\p{Mark}|\p{Format}/u;

export function widthOf(line: string): number {
  let width = 0;
  for (const character of stripVTControlCharacters(line)) {
    width += NO_WIDTH.test(character) ? 0 : WIDE.test(character) ? 2 : 1;
  }
  return width;
}

export function blockWidth(block: Block): number {
  return block.reduce((widest, line) => Math.max(widest, widthOf(line)), 0);
}

export function padEnd(line: string, width: number): string {
  return line + " ".repeat(Math.max(0, width - widthOf(line)));
}

export function padStart(line: string, width: number): string {
  return " ".repeat(Math.max(0, width - widthOf(line))) + line;
}

/** Makes untrusted text safe to display: control characters could, for example, move the cursor. */
export function printable(text: string): string {
  return text.replace(/[\p{C}\p{Zl}\p{Zp}]/gu, "\uFFFD");
}

/** A plain text cut to a width, with a mark if something is missing. */
export function clip(text: string, width: number): string {
  if (widthOf(text) <= width) return text;
  let kept = "";
  for (const character of text) {
    if (widthOf(kept + character) > width - 1) break;
    kept += character;
  }
  return `${kept}…`;
}

/** The blocks from left to right; lines end where their text ends. */
export function beside(blocks: readonly Block[], gap: number): string[] {
  const height = Math.max(0, ...blocks.map((block) => block.length));
  const widths = blocks.map(blockWidth);
  return Array.from({ length: height }, (_, y) => {
    const parts = blocks.map((block, i) => padEnd(block[y] ?? "", widths[i]));
    return parts.join(" ".repeat(gap)).trimEnd();
  });
}

/** The blocks from left to right in as many rows as the width requires, filled as evenly as possible. */
export function inRows(blocks: readonly Block[], gap: number, width: number): string[] {
  const widest = Math.max(1, ...blocks.map(blockWidth));
  const most = Math.max(1, Math.floor((width + gap) / (widest + gap)));
  const perRow = Math.ceil(blocks.length / Math.max(1, Math.ceil(blocks.length / most)));
  const lines: string[] = [];
  for (let from = 0; from < blocks.length; from += perRow)
    lines.push(...beside(blocks.slice(from, from + perRow), gap));
  return lines;
}

/** Words of plain text in lines of at most `width`, the later ones indented. */
export function wrap(text: string, width: number, indent = 0): string[] {
  const lines: string[] = [];
  let line = "";
  for (const word of text.split(" ")) {
    if (line !== "" && widthOf(line) + 1 + widthOf(word) > width) {
      lines.push(line);
      line = " ".repeat(indent) + word;
    } else line = line === "" && lines.length === 0 ? word : `${line} ${word}`;
  }
  lines.push(line);
  return lines;
}
