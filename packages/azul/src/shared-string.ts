/**
 * The shared string: `{turn}F{factories}C{centre}B{bag}D{lid}`, with two centres `C` twice. Parsed and written here; a
 * well-formed string may still be impossible, see impossible-positions.ts.
 */
import { REFUSAL } from "@riad/core";
import type { Sentence } from "@riad/core";
import { FIRST_CENTRE, NOBODY } from "./layout.ts";
import type { AzulLayout } from "./layout.ts";
import type { Reader } from "./string-reader.ts";
import { part, refuse } from "./refusals.ts";
import { COLOURS, TILES_OF_A_COLOUR, countOf, tileLetters } from "./tiles.ts";
import type { Tiles } from "./tiles.ts";

export const SEAT_LETTERS = "ABCD";
const TILE_LETTERS = "abcde";
const DIGITS = "0123456789";
const FACTORY_DIGITS = "012345678";

/** A heap as written: counts by colour, which may be too many for `Tiles`. */
export interface HeapText {
  readonly at: number;
  readonly counts: readonly number[];
}

export interface FactoryText extends HeapText {
  readonly factory: number;
}

export interface CentreText extends HeapText {
  readonly hasMarker: boolean;
}

export interface SharedText {
  readonly turn: number;
  readonly factories: readonly FactoryText[];
  readonly centres: readonly CentreText[];
  readonly bag: HeapText;
  readonly lid: HeapText;
}

export function readShared(reader: Reader): SharedText | undefined {
  const turn = reader.take(SEAT_LETTERS);
  if (turn < 0) return reader.expect(part("turn", {}));
  const factories = readFactories(reader);
  if (factories === undefined) return undefined;
  const centres: CentreText[] = [];
  while (centres.length < 2 && reader.next === "C") {
    const centre = readCentre(reader);
    if (centre === undefined) return undefined;
    centres.push(centre);
  }
  if (centres.length === 0) return reader.expect(part("centre", {}));
  const bag = readCounts(reader, "B", part("bagCounts", {}), (count) => part("bagDigits", { count }));
  const lid = bag && readCounts(reader, "D", part("lidCounts", {}), (count) => part("lidDigits", { count }));
  if (bag === undefined || lid === undefined) return undefined;
  if (!reader.isAtEnd) return reader.expect(part("sharedEnd", {}));
  return { turn, factories, centres, bag, lid };
}

function readFactories(reader: Reader): FactoryText[] | undefined {
  if (reader.take("F") < 0) return reader.expect(part("factories", {}));
  const factories: FactoryText[] = [];
  for (;;) {
    const at = reader.at;
    const factory = reader.take(FACTORY_DIGITS);
    if (factory < 0) return factories;
    const last = factories.at(-1);
    if (last !== undefined && last.factory >= factory) {
      return reader.fail(refuse(REFUSAL.syntax, "factoryOrder", { factory, last: last.factory }, at));
    }
    const counts = readSorted(reader);
    if (counts === undefined) return undefined;
    const size = sum(counts);
    if (size < 1 || size > 4) return reader.fail(refuse(REFUSAL.syntax, "factorySize", { factory, size }, at));
    factories.push({ factory, at, counts });
  }
}

function readCentre(reader: Reader): CentreText | undefined {
  const at = reader.at++;
  const counts = readSorted(reader);
  if (counts === undefined) return undefined;
  const hasMarker = reader.take("f") === 0;
  if (hasMarker && `${TILE_LETTERS}f`.includes(reader.next || "-")) {
    return reader.expect(part("markerLast", {}));
  }
  return { at, counts, hasMarker };
}

/** Tiles in alphabetical order. */
function readSorted(reader: Reader): number[] | undefined {
  const counts = [0, 0, 0, 0, 0];
  let last = 0;
  for (;;) {
    const colour = reader.take(TILE_LETTERS);
    if (colour < 0) return counts;
    if (colour < last) return reader.fail(refuse(REFUSAL.syntax, "tileOrder", {}, reader.at - 1));
    last = colour;
    counts[colour]++;
  }
}

/** `digits` describes what is expected, given how many digits there are. */
function readCounts(
  reader: Reader,
  letter: string,
  all: Sentence,
  digits: (count: number) => Sentence,
): HeapText | undefined {
  const at = reader.at;
  if (reader.take(letter) < 0) return reader.expect(all);
  const counts: number[] = [];
  for (let colour = 0; colour < COLOURS; colour++) {
    const start = reader.at;
    const tens = reader.take(DIGITS);
    const ones = tens < 0 ? -1 : reader.take(DIGITS);
    if (ones < 0) return reader.expect(digits(reader.at - at - 1));
    const count = 10 * tens + ones;
    if (count > TILES_OF_A_COLOUR) return reader.fail(refuse(REFUSAL.syntax, "colourCount", { count }, start));
    counts.push(count);
  }
  return { at, counts };
}

export function sum(counts: readonly number[]): number {
  return counts.reduce((total, count) => total + count, 0);
}

export function makeShared(layout: AzulLayout): string {
  let text = `${SEAT_LETTERS[layout.turn]}F`;
  for (let factory = 0; factory < layout.factories; factory++) {
    const tiles = layout.offers[factory];
    if (tiles !== 0) text += `${factory}${tileLetters(tiles)}`;
  }
  for (let centre = 0; centre < layout.centres; centre++) {
    text += `C${tileLetters(layout.offers[FIRST_CENTRE + centre])}`;
    if (centre === 0 && layout.marker === NOBODY) text += "f";
  }
  return `${text}B${makeCounts(layout.bag)}D${makeCounts(layout.lid)}`;
}

function makeCounts(tiles: Tiles): string {
  let text = "";
  for (let colour = 0; colour < COLOURS; colour++) text += String(countOf(tiles, colour)).padStart(2, "0");
  return text;
}
