/**
 * Pieces in sentences: with the word for a colour stands the tile itself, so that nobody has to know the word. The words are found
 * in the finished sentence, because the order of words belongs to each language; names of players begin with a capital, colours never do.
 */
import { computed } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { Glyph } from "../art/icons.tsx";
import { say } from "../words/words.ts";
import { TILE_COLOURS } from "./art/tiles.ts";

/** Every form in which the language on screen says a piece, with the symbol of the piece. */
const pieceWords = computed(() => {
  const words = new Map([[say("azulMarker"), "first"]]);
  for (const colour of TILE_COLOURS) {
    const forms = [1, 2].map((count) => say("azulTiles", { count, colour }).replace(/^\d+\s/, ""));
    for (const word of [say("azulColour", { colour }), ...forms]) words.set(word, `tile-small-${colour}`);
  }
  return words;
});

const finder = computed(() => new RegExp(`(?<!\\p{L})(${[...pieceWords.value.keys()].join("|")})(?!\\p{L})`, "u"));

/** `isShort`: the tile takes the place of the word, which is then only heard. */
export function withTiles(text: string, isShort: boolean): ComponentChildren {
  // Every second part is what the expression found.
  return text.split(finder.value).map((part, i) => {
    const symbol = i % 2 === 1 ? pieceWords.value.get(part) : undefined;
    if (symbol === undefined) return part;
    return (
      <span class="piece-words">
        {isShort ? <span class="hidden">{part}</span> : part}
        <Glyph name={symbol} class="piece-in-words" />
      </span>
    );
  });
}
