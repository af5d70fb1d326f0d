/** Fits content to the rows of a screen: the board or a page, recent news, and the prompt. */

/** The smallest window in which everything can be shown. */
export const NARROWEST = 60;
export const LOWEST = 20;

/** The message shown instead of a board in a window that is too small; undefined if it is large enough. */
export function refuseSize(columns: number, rows: number): string[] | undefined {
  if (columns >= NARROWEST && rows >= LOWEST) return undefined;
  return [
    `Riad needs a window of at least ${NARROWEST} columns and ${LOWEST} rows;`,
    `this one has ${columns} and ${rows}.`,
    "Make it larger, or type q to leave.",
  ];
}

/** At least this many rows of news are shown, even at the cost of the last rows of a board. */
const LEAST_NEWS = 2;

/** How many rows of news fit under a board, after dropping its blank rows and its title. */
export function roomForNews(board: readonly string[], status: readonly string[], rows: number): number {
  return Math.max(LEAST_NEWS, rows - withoutTitle(board).length - status.length);
}

/** If there are too few rows, blank lines are dropped first, then the title, then old news, then the end of the board. */
export function fitBoard(
  board: readonly string[],
  news: readonly string[],
  status: readonly string[],
  rows: number,
): string[] {
  const fits = (lines: readonly string[]): boolean => lines.length + news.length + status.length <= rows;
  const whole = [[...board, ""], board.filter(isFilled)].find(fits);
  if (whole !== undefined) return [...whole, ...news, ...status];
  const kept = news.slice(-roomForNews(board, status, rows));
  return [...withoutTitle(board).slice(0, Math.max(0, rows - kept.length - status.length)), ...kept, ...status];
}

/** The title is the first row: the prompt says much the same. */
function withoutTitle(board: readonly string[]): string[] {
  return board.slice(1).filter(isFilled);
}

function isFilled(line: string): boolean {
  return line !== "";
}

/** Shows a long text page by page. */
export class Pager {
  readonly #lines: readonly string[];
  #at: number;
  #shown = 0;

  constructor(lines: readonly string[], startsAtEnd = false) {
    this.#lines = lines;
    this.#at = startsAtEnd ? lines.length : 0;
  }

  /** The rows that fit from the current position on, and what Enter does. */
  frame(rows: number): string[] {
    const lines = this.#show(rows - 1);
    return [...lines, ...(lines.length < rows - 1 ? [""] : []), this.#prompt];
  }

  #show(rows: number): readonly string[] {
    const dense = this.#lines.filter(isFilled);
    if (dense.length <= rows) {
      this.#at = 0;
      this.#shown = this.#lines.length;
      return this.#lines.length <= rows ? this.#lines : dense;
    }
    this.#at = Math.max(0, Math.min(this.#at, this.#lines.length - rows));
    this.#shown = Math.min(rows, this.#lines.length - this.#at);
    return this.#lines.slice(this.#at, this.#at + this.#shown);
  }

  get #prompt(): string {
    const { length } = this.#lines;
    const end = this.#at + this.#shown;
    const where = this.#shown < length ? `Lines ${this.#at + 1} to ${end} of ${length}. ` : "";
    return `${where}Enter ${end < length ? "shows more" : "goes back to the board"}.`;
  }

  /** Turns the page; false at the end. */
  next(): boolean {
    if (this.#at + this.#shown >= this.#lines.length) return false;
    this.#at += this.#shown;
    return true;
  }
}
