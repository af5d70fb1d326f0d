/** Which wall a position in text has: strings of the course leave it open. */
import type { AzulPosition } from "@riad/azul";
import type { OpenChoice } from "../play/face.ts";

const WORD = /\s+wall=\w+/;

export function wallChoice(text: string, { isFree }: AzulPosition): OpenChoice {
  return {
    label: "wall",
    assumed: WORD.test(text) ? null : "viewWallAssumed",
    values: [
      { value: "fixed", name: "wallFixed" },
      { value: "free", name: "wallFree" },
    ],
    value: isFree ? "free" : "fixed",
    with: (value) => `${text.trim().replace(WORD, "")} wall=${value}`,
  };
}
