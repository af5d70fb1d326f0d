/**
 * Names that people may take: one line that can be seen, that disturbs no page, terminal, log or record, and that nobody
 * mistakes for a computer player.
 */
import * as z from "zod/mini";

const LONGEST = 24;

/** Characters that draw nothing: fillers, joiners, selectors, the empty Braille pattern. An emoji selector may follow others. */
const INVISIBLE = /(?!\uFE0F)[\p{Default_Ignorable_Code_Point}\u2800]/u;
/** Control and format characters, surrogates, and every space but the usual one. */
const DISTURBING = /\p{C}|(?! )\p{Z}/u;
const VISIBLE = /[\p{L}\p{N}\p{P}\p{S}]/u;
/** More marks on one letter than any script needs reach into the lines above and below. */
const TOWER = /\p{M}{5}/u;

/** Letters of other scripts that look like those of "computer". */
const LOOK_ALIKES: Readonly<Record<string, string>> = {
  с: "c",
  ϲ: "c",
  ᴄ: "c",
  о: "o",
  ο: "o",
  օ: "o",
  "0": "o",
  м: "m",
  ᴍ: "m",
  р: "p",
  ρ: "p",
  υ: "u",
  ս: "u",
  т: "t",
  τ: "t",
  е: "e",
  ε: "e",
  "3": "e",
  г: "r",
};

/** The schema of a name, wherever one is sent. */
export const playerName = z
  .string()
  .check(z.minLength(1), z.maxLength(4 * LONGEST), z.refine(isPlayerName, { message: "not a name" }));

function isPlayerName(name: string): boolean {
  if (name !== name.trim() || Array.from(name).length > LONGEST) return false;
  if (DISTURBING.test(name) || INVISIBLE.test(name) || TOWER.test(name) || !VISIBLE.test(name)) return false;
  // A mark at the beginning would join whatever is written before the name.
  return !/^\p{M}/u.test(name) && !looksLikeComputer(name);
}

/** Computer players are called "Computer (level)". */
function looksLikeComputer(name: string): boolean {
  const letters = Array.from(name.normalize("NFKD").toLowerCase(), (letter) => LOOK_ALIKES[letter] ?? letter);
  return letters
    .filter((letter) => /[a-z]/.test(letter))
    .join("")
    .startsWith("computer");
}
