/** What a typed move names: a factory or a centre, a colour, a line or the floor, in whatever order and form people write them. */
import { TILE_COLOURS } from "./art/tiles.ts";
import type { TileColour } from "./art/tiles.ts";
import { say } from "../words/words.ts";
import type { Origin, Target } from "./outlook.ts";

/** What was not named is null. Numbers count from 0 here, and need not exist. */
export interface TypedWords {
  readonly from: Origin | null;
  readonly colour: TileColour | null;
  readonly target: Target | null;
}

/** Where another spelling is as usual as ours. */
const OTHER_SPELLINGS: Readonly<Record<string, string>> = { center: "centre" };

export function readTypedWords(text: string): TypedWords {
  const words = wordsOf(text);
  const [factory, line] = [
    wordsOf(say("azulFromFactory", { number: 1 }))[0],
    wordsOf(say("azulLine", { number: 1 }))[0],
  ];
  const [centre, floor] = [wordsOf(say("azulFromCentre"))[0], wordsOf(say("azulFloor"))[0]];
  /** A number that its word announces, or that follows it. */
  const after = (at: number) => (/^\d+$/.test(words[at + 1] ?? "") ? Number(words[at + 1]) - 1 : null);
  let from: Origin | null = null;
  let colour: TileColour | null = null;
  let target: Target | null = null;
  const bare: { readonly at: number; readonly index: number }[] = [];
  let colourAt = words.length;
  for (const [at, word] of words.entries()) {
    const number = after(at);
    const isNamed = /^\p{L}/u.test(word);
    const named = isNamed ? colourOf(word) : null;
    if (named !== null) {
      colour ??= named;
      colourAt = Math.min(colourAt, at);
    } else if (from === null && isName(word, factory) && number !== null) from = { kind: "factory", index: number };
    else if (from === null && isName(word, centre)) from = { kind: "centre", index: number ?? 0 };
    else if (isName(word, line) && number !== null) target = number;
    else if (word === floor || (word === floor[0] && from !== null)) target = "floor";
    else if (!isNamed && !isAnnounced(words[at - 1], [factory, centre, line]))
      bare.push({ at, index: Number(word) - 1 });
  }
  // "3 green 2" is from factory 3; "2 green, factory 3" are two tiles.
  for (const { at, index } of bare) {
    if (at < colourAt) from ??= { kind: "factory", index };
    else target ??= index;
  }
  return { from, colour, target };
}

function isAnnounced(before: string | undefined, names: readonly string[]): boolean {
  return before !== undefined && names.some((name) => isName(before, name));
}

/** In full, or by its first letter. */
function isName(word: string, name: string): boolean {
  return word === name || word === name[0];
}

function colourOf(word: string): TileColour | null {
  return TILE_COLOURS.find((colour) => stem(wordsOf(say("azulColour", { colour }))[0]) === stem(word)) ?? null;
}

/** Without what makes it several, or of the other gender. */
function stem(word: string): string {
  return word.length > 3 ? word.replace(/[aeos]+$/, "") : word;
}

/** Small letters without accents, numbers apart from letters. */
function wordsOf(text: string): string[] {
  const words =
    text
      .toLowerCase()
      .normalize("NFD")
      .replaceAll(/\p{M}/gu, "")
      .match(/\p{L}+|\d+/gu) ?? [];
  return words.map((word) => OTHER_SPELLINGS[word] ?? word);
}
