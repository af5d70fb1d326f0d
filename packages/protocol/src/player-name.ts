/**
 * Names that people may use: one visible line that does not disturb pages, terminals, logs or records, and that cannot
 * be mistaken for a computer player.
 */
import * as z from "zod/mini";

/** In characters, as far as code points can tell. */
export const LONGEST_NAME = 24;

/**
 * Characters that draw nothing: fillers, joiners, selectors, the empty Braille pattern. An emoji selector after other
 * characters is allowed.
 */
const INVISIBLE = /(?!\uFE0F)[\p{Default_Ignorable_Code_Point}\u2800]/u;
/** Control and format characters, surrogates, and every space except the usual one. */
const DISTURBING = /\p{C}|(?! )\p{Z}/u;
const VISIBLE = /[\p{L}\p{N}\p{P}\p{S}]/u;
/** More marks on one letter than any script needs; they would reach into the lines above and below. */
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
  .check(z.minLength(1), z.maxLength(4 * LONGEST_NAME), z.refine(isPlayerName, { message: "not a name" }));

function isPlayerName(name: string): boolean {
  if (name !== name.trim() || Array.from(name).length > LONGEST_NAME) return false;
  if (DISTURBING.test(name) || INVISIBLE.test(name) || TOWER.test(name) || !VISIBLE.test(name)) return false;
  // A mark at the beginning would combine with whatever precedes the name.
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
