/** Setting up positions by hand: what a press does, and that whatever is pressed can be drawn. */
import "./page-globals.ts";
import { azul } from "@riad/azul";
import type { AzulPosition } from "@riad/azul";
import { unwrap } from "@riad/core";
import type { Position } from "@riad/core";
import { drawAnyPosition } from "@riad/games";
import { SIDE, marrakech } from "@riad/marrakech";
import type { MarrakechPosition } from "@riad/marrakech";
import fc from "fast-check";
import { beforeAll, describe, expect, test } from "vitest";
import { azulEditor } from "../src/azul/edit-slots.ts";
import { examples as azulExamples } from "../src/azul/examples.ts";
import { marrakechEditor } from "../src/marrakech/edit-slots.ts";
import { examples as marrakechExamples } from "../src/marrakech/examples.ts";
import { ERASER } from "../src/play/editor.ts";
import type { Editor } from "../src/play/editor.ts";
import { loadWords } from "../src/words/words.ts";

beforeAll(() => Promise.all([loadWords("viewer"), loadWords("azul"), loadWords("marrakech")]));

const NAMES = ["Salma", "Idris", "Noor", "Tariq"];

/** Well formed, but no match leads there: too many of some tiles, too few of others, a line that is too long. */
const IMPOSSIBLE = [
  "AFCaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaB0000000000D0000000000 A0MSFB0MSF",
  "BF0aabb3ccddCaaafB0000000000D1220202020 A12Ma00a01S0b5FaaaaaaaafB0MSFf wall=fixed",
  "AFCaCbfB1919191919D0000000000 A0MSFB0MSF",
  "AF0abcd1abcdCfB1010101010D0000000000 A0MSFB0MSF deal=3",
];

const OFFICIAL = unwrap(
  marrakech.notation.parsePosition(
    `Pc03024iPy03024iA33NB${"n00".repeat(49)} turn=c phase=rotate ruleset=publisher rug=c piles=c12p12,y12r12`,
  ),
);

/** Any presses and settings, one after the other, from any of the positions. */
function expectDrawable<P extends Position>(editor: Editor<P>, texts: readonly string[]): void {
  const edit = fc.record({ isPut: fc.boolean(), one: fc.nat(), other: fc.nat(), piece: fc.nat(), value: fc.nat(1200) });
  fc.assert(
    fc.property(fc.constantFrom(...texts), fc.array(edit, { maxLength: 30 }), (start, edits) => {
      let position = unwrap(drawAnyPosition(start)).position as P;
      for (const { isPut, one, other, piece, value } of edits) {
        const text = isPut ? press(editor, position, one, other, piece) : change(editor, position, one, value);
        if (text === null) continue;
        const drawn = drawAnyPosition(text);
        expect(drawn.ok, text).toBe(true);
        position = unwrap(drawn).position as P;
        expect(position.seats).toBe(unwrap(drawAnyPosition(start)).position.seats);
      }
    }),
    { numRuns: 150 },
  );
}

function press<P extends Position>(editor: Editor<P>, position: P, one: number, other: number, piece: number) {
  const slots = editor.slots(position, { format: "wide", viewer: 0, names: NAMES });
  const pieces = [...editor.pieces(position).map(({ id }) => id), ERASER];
  const held = pieces[piece % pieces.length];
  const first = slots[one % slots.length].id;
  const edit = editor.put(position, [first], held);
  const last = edit.kind === "more" ? editor.put(position, [first, slots[other % slots.length].id], held) : edit;
  return last.kind === "done" ? last.text : null;
}

function change<P extends Position>(editor: Editor<P>, position: P, one: number, value: number): string {
  const controls = editor.controls(position);
  const control = controls[one % controls.length];
  if (control.kind === "switch") return editor.set(position, control.id, control.isOn ? "off" : "on");
  if (control.kind === "choice") {
    return editor.set(position, control.id, control.values[value % control.values.length].value);
  }
  return editor.set(position, control.id, String(value));
}

describe("Azul", () => {
  const read = (text: string) => unwrap(drawAnyPosition(text)).position as AzulPosition;
  const START = azulExamples[0].position;
  const put = (text: string, slot: string, piece: string) => azulEditor.put(read(text), [slot], piece);
  const putText = (text: string, slot: string, piece: string): string => {
    const edit = put(text, slot, piece);
    if (edit.kind !== "done") throw new Error(JSON.stringify(edit));
    return edit.text;
  };

  test("whatever is pressed can be drawn", () => {
    expectDrawable(azulEditor, [...azulExamples.map(({ position }) => position), ...IMPOSSIBLE]);
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
    const position = read(azulExamples[2].position);
    for (const [format, boards] of [
      ["wide", 4],
      ["phone", 1],
      ["tablet", 1],
    ] as const) {
      const slots = azulEditor.slots(position, { format, viewer: 2, names: NAMES });
      expect(slots).toHaveLength(9 * 4 + 6 + boards * (15 + 25 + 7));
      expect(new Set(slots.map(({ id }) => id)).size).toBe(slots.length);
    }
    const { label } = azulEditor.slots(position, { format: "wide", viewer: 0, names: NAMES })[8];
    expect(label).toBe("factory 3, 1: blue");
  });
});

describe("Marrakech", () => {
  const read = (text: string) => unwrap(marrakech.notation.parsePosition(text));
  const START = `Pc03015iPy03015iA33NB${"n00".repeat(49)} turn=c phase=rotate`;
  const put = (position: MarrakechPosition, slots: string[], piece: string) =>
    marrakechEditor.put(position, slots, piece);
  const putText = (text: string, slots: string[], piece: string): string => {
    const edit = put(read(text), slots, piece);
    if (edit.kind !== "done") throw new Error(JSON.stringify(edit));
    return edit.text;
  };
  const board = (text: string) => text.slice(text.indexOf("B") + 1).match(/.{3}/g) ?? [];

  test("whatever is pressed can be drawn", () => {
    const official = marrakech.notation.makePosition(OFFICIAL);
    expectDrawable(marrakechEditor, [START, official, ...marrakechExamples.map(({ position }) => position)]);
  });

  test("a rug takes two squares side by side", () => {
    expect(put(read(START), ["00"], "y")).toEqual({ kind: "more" });
    expect(put(read(START), ["00", "02"], "y")).toEqual({ kind: "refused", why: "editNotBeside" });
    const laid = putText(START, ["00", "10"], "y");
    expect([board(laid)[0], board(laid)[SIDE]]).toEqual(["y00", "y00"]);
    const both = putText(laid, ["10", "11"], "y");
    expect([board(both)[0], board(both)[SIDE], board(both)[SIDE + 1]]).toEqual(["y00", "y01", "y01"]);
  });

  test("the eraser takes up the whole rug", () => {
    const laid = putText(START, ["00", "10"], "y");
    expect(putText(laid, ["10"], ERASER)).toBe(START);
    expect(put(read(START), ["10"], ERASER)).toEqual({ kind: "refused", why: "editNothingThere" });
  });

  test("Assam moves, and turns where he stands", () => {
    expect(putText(START, ["61"], "assam")).toContain("A61N");
    expect(putText(START, ["33"], "assam")).toContain("A33E");
  });

  test("turn and phase follow where they cannot stay", () => {
    const laying = marrakechEditor.set(read(START), "phase", "lay");
    expect(laying).toContain("turn=c phase=lay");
    expect(marrakechEditor.set(read(laying), "rugs 0", "0")).toContain("turn=c phase=rotate");
    const three = read(START.replace("A33", "Pp03015iA33"));
    expect(marrakechEditor.set(three, "out 0", "on")).toContain("turn=y");
    expect(marrakechEditor.set(three, "turn", "2")).toContain("turn=p");
  });

  test("money and rugs are cut to what a string can hold", () => {
    expect(marrakechEditor.set(read(START), "dirhams 1", "1200")).toContain("Py99915i");
    expect(marrakechEditor.set(read(START), "rugs 1", "120")).toContain("Py03099i");
    expect(marrakechEditor.set(read(START), "rugs 1", "x")).toContain("Py03000i");
  });

  test("under the official rules for two there are rugs of four colours", () => {
    expect(marrakechEditor.pieces(OFFICIAL).map(({ id }) => id)).toEqual(["c", "p", "y", "r", "assam"]);
    expect(marrakechEditor.set(OFFICIAL, "rugs 0", "5")).toContain("piles=c00p05");
    expect(marrakechEditor.set(OFFICIAL, "phase", "draw")).not.toContain("rug=");
  });
});

test("the notation of an edited position is the game's own", () => {
  const text = azulExamples[1].position;
  const position = unwrap(azul.notation.parsePosition(text));
  expect(azulEditor.set(position, "points 0", String(position.points(0)))).toBe(text);
});
