import type { Paint, Style } from "./paint.ts";

const BARE: Style = {};

/** A rectangle of characters, each with its style; later ones cover earlier ones. */
export class Canvas {
  readonly #characters: string[][];
  readonly #styles: Style[][];

  constructor(width: number, height: number) {
    this.#characters = Array.from({ length: height }, () => Array.from({ length: width }, () => " "));
    this.#styles = Array.from({ length: height }, () => Array.from({ length: width }, () => BARE));
  }

  put(x: number, y: number, text: string, style: Style = BARE): void {
    for (const [i, character] of Array.from(text).entries()) {
      this.#characters[y][x + i] = character;
      this.#styles[y][x + i] = style;
    }
  }

  lines(paint: Paint): string[] {
    return this.#characters.map((row, y) => paintRow(row, this.#styles[y], paint));
  }
}

/** Neighbouring characters of the same style are painted together. */
function paintRow(row: readonly string[], styles: readonly Style[], paint: Paint): string {
  let line = "";
  for (let from = 0, to = 0; from < row.length; from = to) {
    while (to < row.length && styles[to] === styles[from]) to++;
    line += paint.styled(styles[from], row.slice(from, to).join(""));
  }
  return line;
}
