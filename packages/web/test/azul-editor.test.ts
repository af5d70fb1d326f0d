/** Setting up positions of Azul by hand: what a press does, and that whatever is pressed can be drawn. */
import "./page-globals.ts";
import { azul } from "@riad/azul";
import type { AzulPosition } from "@riad/azul";
import { unwrap } from "@riad/core";
import { drawAnyPosition } from "@riad/games";
import { beforeAll, expect, test } from "vitest";
import { MARKER } from "../src/azul/edit.ts";
import { azulEditor } from "../src/azul/edit-slots.ts";
import { examples } from "../src/azul/examples.ts";
import { arrangeTable } from "../src/azul/arrange-table.ts";
import type { Format } from "../src/page/format.ts";
import { remedy } from "../src/azul/remedy.ts";
import { viewAzul } from "../src/azul/view.ts";
import { ERASER } from "../src/play/editor.ts";
import type { EditSlot } from "../src/play/editor.ts";
import { loadWords } from "../src/words/words.ts";
import { NAMES, expectDrawable } from "./editing-at-random.ts";

beforeAll(() => Promise.all([loadWords("viewer"), loadWords("azul")]));

/** Well formed, but no match leads there: too many of some tiles, too few of others, a line that is too long. */
const IMPOSSIBLE = [
  "AFCaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaB0000000000D0000000000 A0MSFB0MSF",
  "BF0aabb3ccddCaaafB0000000000D1220202020 A12Ma00a01S0b5FaaaaaaaafB0MSFf wall=fixed",
  "AFCaCbfB1919191919D0000000000 A0MSFB0MSF",
  "AF0abcd1abcdCfB1010101010D0000000000 A0MSFB0MSF deal=3",
];

const read = (text: string) => unwrap(drawAnyPosition(text)).position as AzulPosition;
const START = examples[0].position;
const put = (text: string, slot: string, piece: string) => azulEditor.put(read(text), [slot], piece);
const putText = (text: string, slot: string, piece: string): string => {
  const edit = put(text, slot, piece);
  if (edit.kind !== "done") throw new Error(JSON.stringify(edit));
  return edit.text;
};

function slotsOf(position: AzulPosition, format: Format): readonly EditSlot[] {
  const { seats, centres } = position;
  const arrangement = arrangeTable({ seats, centres, viewer: 0 }, format, { width: 1280, height: 768 });
  return azulEditor.slots(position, { arrangement, names: NAMES });
}

test("whatever is pressed can be drawn", () => {
  expectDrawable(azulEditor, (position) => slotsOf(position, "wide"), [
    ...examples.map(({ position }) => position),
    ...IMPOSSIBLE,
  ]);
});

function remedyOf(text: string): string | null {
  const { position, fault } = unwrap(drawAnyPosition(text));
  return fault === null ? null : remedy(position as AzulPosition, fault);
}

test("says whether editing sets the number of tiles right, and it does", () => {
  const tooMany = START.replace(/D\d{10}/, "D0606060606");
  expect(tooMany).not.toBe(START);
  expect(remedyOf(tooMany)).toContain("Edit the position");
  expect(remedyOf(putText(tooMany, "floor 0 0", "b"))).toBeNull();
  expect(remedyOf(`AFC${"a".repeat(22)}fB0020202020D0000000000 A0MSFB0MSF`)).toContain("off the table");
});

test("a marker that is missing is put in its place by hand", () => {
  const without = START.replace("Cf", "C");
  expect(viewAzul(read(without)).centres[0].hasMarker).toBe(false);
  expect(remedyOf(without)).toContain("put the marker");
  expect(putText(without, "centre 0 first", MARKER)).toBe(START);
});

test("bag and lid are large enough for a finger, and not on top of what lies beside them", () => {
  for (const format of ["phone", "low", "side"] as const) {
    const all = slotsOf(read(START), format);
    for (const slot of all.filter(({ id }) => id === "bag" || id === "lid")) {
      expect(Math.min(slot.width, slot.height), `${format} ${slot.id}`).toBeGreaterThanOrEqual(44);
    }
    expect(all.findIndex(({ id }) => id === "lid")).toBeLessThan(all.findIndex(({ id }) => id.startsWith("wall")));
  }
});

test("what is put on the table comes from the bag, and goes back into it", () => {
  const placed = putText(START, "wall 0 0 2", "a");
  expect(placed).toContain("A0Ma02S");
  expect(placed).toContain("B1815161614");
  expect(unwrap(drawAnyPosition(placed)).fault).toBeNull();
  expect(putText(placed, "wall 0 0 2", ERASER)).toBe(START);
});

test("when the bag has none left they come from the lid, and then there are no more", () => {
  const text = "AF0aaaaCfB0020202020D0100000000 A0MS0a11a22a33a4FB0Ma00a11a22a33a44SF";
  expect(unwrap(drawAnyPosition(text)).fault).toBeNull();
  const last = putText(text, "floor 0 0", "a");
  expect(last).toContain("D0000000000");
  expect(put(last, "floor 0 1", "a")).toEqual({ kind: "refused", why: "editNoTiles" });
});

test("a line is filled up to the space that is pressed, and emptied from there on", () => {
  const filled = putText(START, "line 1 3 2", "c");
  expect(filled).toContain("B0MS3c3F");
  expect(putText(filled, "line 1 3 1", ERASER)).toContain("B0MS3c1F");
  expect(putText(filled, "line 1 3 0", "e")).toContain("B0MS3e1F");
});

test("a factory has four tiles at most, and a space that is taken gets the other tile", () => {
  expect(putText(START, "factory 0 0", "e")).toContain("F0ddee1");
  expect(putText(START, "factory 0 3", ERASER)).toContain("F0cdd1");
  expect(putText(putText(START, "factory 0 3", ERASER), "factory 0 3", "a")).toContain("F0acdd1");
});

test("the marker is always somewhere, once", () => {
  const taken = putText(START, "floor 1 3", "first");
  expect(taken).toContain("B0MSFf");
  expect(taken).toContain("CB19");
  expect(putText(taken, "floor 1 0", ERASER)).toBe(START);
  expect(put(START, "centre 0 first", ERASER)).toEqual({ kind: "refused", why: "editMarkerStays" });
  expect(put(START, "wall 0 0 0", "first")).toEqual({ kind: "refused", why: "editMarkerHere" });
});

test("on the fixed wall a space takes its own colour", () => {
  const fixed = `${START} wall=fixed`;
  expect(putText(fixed, "wall 0 1 0", "a")).toContain("A0Me10S");
  expect(putText(START, "wall 0 1 0", "a")).toContain("A0Ma10S");
});

test("a floor takes seven", () => {
  let text = START;
  for (let i = 0; i < 7; i++) text = putText(text, `floor 0 ${i}`, "b");
  expect(text).toContain("A0MSFbbbbbbb");
  expect(put(text, "floor 0 7", "c")).toEqual({ kind: "refused", why: "editFloorFull" });
  expect(put(text, "floor 0 2", "first")).toEqual({ kind: "refused", why: "editFloorFull" });
  expect(putText(text, "floor 0 2", "c")).toContain("A0MSFbbbbbbc");
});

test("points and the turn are set, numbers out of range are cut", () => {
  expect(azulEditor.set(read(START), "points 1", "48")).toContain("B48MSF");
  expect(azulEditor.set(read(START), "points 1", "-5")).toContain("B0MSF");
  expect(azulEditor.set(read(START), "points 1", "4800")).toContain("B999MSF");
  expect(azulEditor.set(read(START), "turn", "1")).toMatch(/^BF/);
});

test("every place has a name of its own on every screen, and the boards that are shown have slots", () => {
  const position = read(examples[2].position);
  for (const [format, boards] of [
    ["wide", 4],
    ["phone", 1],
    ["tablet", 4],
  ] as const) {
    const slots = slotsOf(position, format);
    expect(slots).toHaveLength(9 * 4 + 6 + boards * (15 + 25 + 7) + 2);
    expect(new Set(slots.map(({ id }) => id)).size).toBe(slots.length);
  }
  expect(slotsOf(position, "wide")[10].label).toBe("factory 3, 1: blue");
});

test("the notation of an edited position is the game's own", () => {
  const text = examples[1].position;
  const position = unwrap(azul.notation.parsePosition(text));
  expect(azulEditor.set(position, "points 0", String(position.points(0)))).toBe(text);
});

test("a tile goes from the bag into the lid and back, but only if there is one", () => {
  const { bag } = read(START);
  const lidded = putText(START, "lid", "a");
  expect(read(lidded).lid).toBe(bag - read(lidded).bag);
  expect(putText(lidded, "bag", "a")).toBe(START);
  expect(put(START, "bag", "a")).toEqual({ kind: "refused", why: "editLidHasNone" });
  expect(put(START, "lid", ERASER)).toEqual({ kind: "refused", why: "editWhichTile" });
});

test("the wall and the number of centres are chosen; the tiles of a second centre are not lost", () => {
  const fixed = azulEditor.set(read(START), "wall", "fixed");
  expect([read(START).wall, read(fixed).wall]).toEqual(["free", "fixed"]);
  expect(azulEditor.set(read(fixed), "wall", "free")).toBe(START);
  const two = azulEditor.set(read(START), "centres", "2");
  const placed = putText(two, "centre 1 a", "a");
  const one = read(azulEditor.set(read(placed), "centres", "1"));
  expect([one.centres, one.offers[9], one.offers[10]]).toEqual([1, read(placed).offers[10], 0]);
});
