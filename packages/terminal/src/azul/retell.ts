/** The rules call tiles by their letter in the code and by Riad's own names; a drawing in the course's letters has others. */
import type { Refusal } from "@riad/core";
import { COURSE_DIALECT, RIAD_DIALECT, tileSetOf } from "@riad/drawing/azul";

const COLOURS = tileSetOf(RIAD_DIALECT).names.map((name) => `azul.${name}`);

/** "Colour e (light blue, L) has 19 tiles": what is drawn as L is not called red beside it. */
export function retell({ message, args }: Refusal, dialect: string | undefined): string {
  if (dialect !== COURSE_DIALECT) return message;
  const { names, letters } = tileSetOf(dialect);
  return Object.values(args).reduce<string>((told, arg) => {
    const colour = typeof arg === "object" ? COLOURS.indexOf(arg.key) : -1;
    if (typeof arg !== "object" || colour < 0) return told;
    return told.replaceAll(arg.message, `${"abcde"[colour]} (${names[colour]}, ${letters[colour]})`);
  }, message);
}
