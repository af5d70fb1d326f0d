/**
 * Terminal colours. Words use picocolors; pieces have 256-colour backgrounds, because half of the basic colours would
 * look alike (they are the fallback). Without colours everything is plain text of the same width.
 */
import pico from "picocolors";
import type { Colors } from "picocolors/types.js";

/** How a character is painted; the empty style is the terminal's default. */
export interface Style {
  /** A number of the 256-colour table. */
  readonly ground?: number;
  readonly ink?: number;
  readonly bold?: boolean;
  readonly dim?: boolean;
}

export interface Paint extends Colors {
  styled(style: Style, text: string): string;
}

/** The nearest of the sixteen basic colours, as background codes; foreground codes are ten lower. */
const BASIC: Readonly<Record<number, number>> = {
  16: 40,
  25: 44,
  29: 42,
  30: 46,
  94: 40,
  96: 45,
  116: 106,
  124: 41,
  137: 43,
  172: 43,
  178: 43,
  230: 47,
  231: 107,
  238: 100,
};

/** `depth` is the number of colour bits of the terminal. */
export function newPaint(isColored: boolean, depth = 8): Paint {
  const ground = (color: number): string => (depth >= 8 ? `48;5;${color}` : String(BASIC[color]));
  const ink = (color: number): string => (depth >= 8 ? `38;5;${color}` : String(BASIC[color] - 10));
  const styled = (style: Style, text: string): string => {
    const codes: string[] = [];
    if (style.bold) codes.push("1");
    if (style.dim) codes.push("2");
    if (style.ink !== undefined) codes.push(ink(style.ink));
    if (style.ground !== undefined) codes.push(ground(style.ground));
    return codes.length === 0 ? text : `\u001B[${codes.join(";")}m${text}\u001B[0m`;
  };
  return { ...pico.createColors(isColored), styled: isColored ? styled : (_, text) => text };
}
