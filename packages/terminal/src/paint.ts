/**
 * Colours of the terminal. Words use picocolors; pieces have 256-colour backgrounds, because of the eight basic ones
 * half would look alike. Without colours everything stays as plain text of the same width.
 */
import pico from "picocolors";
import type { Colors } from "picocolors/types.js";

/** What a character is painted with; the empty style is the terminal's own. */
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

export function newPaint(isColored: boolean): Paint {
  return { ...pico.createColors(isColored), styled: isColored ? style : (_, text) => text };
}

/** Whether a stream wants colours when nobody has said so: see no-color.org. */
export function wantsColor(stream: { isTTY?: boolean }): boolean {
  const { NO_COLOR, FORCE_COLOR, TERM } = process.env;
  if (NO_COLOR !== undefined && NO_COLOR !== "") return false;
  if (FORCE_COLOR !== undefined && FORCE_COLOR !== "" && FORCE_COLOR !== "0") return true;
  return stream.isTTY === true && TERM !== "dumb";
}

function style({ ground, ink, bold, dim }: Style, text: string): string {
  const codes: (string | number)[] = [];
  if (bold) codes.push(1);
  if (dim) codes.push(2);
  if (ink !== undefined) codes.push(`38;5;${ink}`);
  if (ground !== undefined) codes.push(`48;5;${ground}`);
  return codes.length === 0 ? text : `\u001B[${codes.join(";")}m${text}\u001B[0m`;
}
