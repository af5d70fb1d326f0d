/** Where a sentence names a colour of Azul, the tile itself is drawn; the word is still heard. */
import "./page-globals.ts";
import { h } from "preact";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { TILE_COLOURS } from "../src/azul/art/tiles.ts";
import { withTiles } from "../src/azul/TileWords.tsx";
import { LANGUAGES, loadWords, say, speak } from "../src/words/words.ts";
import type { Language } from "../src/words/words.ts";
import { rendered } from "./rendered.ts";

beforeAll(() => loadWords("azul"));
afterAll(() => speak("en"));

const drawn = (text: string, isShort = false) => rendered(h("p", null, withTiles(text, isShort)));
const tilesIn = (html: string) => Array.from(html.matchAll(/#tile-small-(.)/g), ([, colour]) => colour).join("");

describe.each(Object.keys(LANGUAGES) as Language[])("in %s", (language) => {
  beforeAll(() => speak(language));

  test.each(TILE_COLOURS)("one tile and several of colour %s are drawn", (colour) => {
    for (const count of [1, 3]) {
      const sentence = say("azulChooseFor", { name: "Salma", tiles: say("azulTiles", { count, colour }) });
      expect(tilesIn(drawn(sentence).html)).toBe(colour);
    }
    expect(tilesIn(drawn(say("azulTile", { name: "Salma", colour })).html)).toBe(colour);
    expect(tilesIn(drawn(say("azulRowHasColour", { colour })).html)).toBe(colour);
    expect(tilesIn(drawn(say("azulTiled", { name: "Salma", colour, row: 1, column: 2, points: 3 })).html)).toBe(colour);
  });

  test("every tile that a lesson asks for is drawn, and nothing is drawn where no colour is named", () => {
    expect(tilesIn(drawn(say("azulLessonCompare")).html)).toBe("d");
    expect(tilesIn(drawn(say("azulTake", { name: "Salma" })).html)).toBe("");
  });
});

describe("the word", () => {
  beforeAll(() => speak("en"));

  test("stays before its tile, and is only heard where room is scarce", () => {
    expect(drawn("Salma: 3 blue, centre").html).toContain("3 <span");
    expect(drawn("Salma: 3 blue, centre").html).not.toContain('hidden">');
    expect(drawn("Salma: 3 blue, centre", true).html).toContain('<span class="hidden">blue</span>');
    expect(drawn("Salma: 3 blue, centre", true).text).toBe("Salma: 3 blue , centre");
  });

  test("of the first-player marker too stands with its coin", () => {
    expect(drawn("Salma: 2 red, centre → line 1, first-player marker", true).html).toContain('href="#first"');
  });

  test("is not found within other words, nor in names", () => {
    expect(tilesIn(drawn("Redmond takes blueberries from Blue").html)).toBe("");
  });
});
