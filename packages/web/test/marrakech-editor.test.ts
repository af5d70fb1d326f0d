/** Setting up positions of Marrakech by hand: what a press does, and that whatever is pressed can be drawn. */
import "./page-globals.ts";
import { unwrap } from "@riad/core";
import { SIDE, marrakech } from "@riad/marrakech";
import type { MarrakechPosition } from "@riad/marrakech";
import { beforeAll, expect, test } from "vitest";
import { layCloths } from "../src/marrakech/cloths.ts";
import { marrakechEditor } from "../src/marrakech/edit-slots.ts";
import { examples } from "../src/marrakech/examples.ts";
import { ERASER } from "../src/play/editor.ts";
import type { EditSlot } from "../src/play/editor.ts";
import { loadWords } from "../src/words/words.ts";
import { NAMES, expectDrawable } from "./editing-at-random.ts";

beforeAll(() => Promise.all([loadWords("viewer"), loadWords("marrakech")]));

const OFFICIAL = unwrap(
  marrakech.notation.parsePosition(
    `Pc03024iPy03024iA33NB${"n00".repeat(49)} turn=c phase=rotate ruleset=publisher rug=c piles=c12p12,y12r12`,
  ),
);

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

function slotsOf(position: MarrakechPosition): readonly EditSlot[] {
  return marrakechEditor.slots(position, { arrangement: null, names: NAMES });
}

test("whatever is pressed can be drawn", () => {
  const official = marrakech.notation.makePosition(OFFICIAL);
  expectDrawable(marrakechEditor, slotsOf, [START, official, ...examples.map(({ position }) => position)]);
});

test("a rug takes two squares side by side", () => {
  expect(put(read(START), ["00"], "y")).toEqual({ kind: "more" });
  expect(put(read(START), ["00", "02"], "y")).toEqual({ kind: "refused", why: "editNotBeside" });
  const laid = putText(START, ["00", "10"], "y");
  expect([board(laid)[0], board(laid)[SIDE]]).toEqual(["y00", "y00"]);
  const both = putText(laid, ["10", "11"], "y");
  expect([board(both)[0], board(both)[SIDE], board(both)[SIDE + 1]]).toEqual(["y00", "y01", "y01"]);
});

test("a rug on bare ground leaves the others as they are drawn", () => {
  for (const { position } of examples) {
    const rugs = board(position.split(" ")[0]);
    for (const i of rugs.keys()) {
      const [x, y] = [Math.floor(i / SIDE), i % SIDE];
      if (y + 1 === SIDE || rugs[i] !== "n00" || rugs[i + 1] !== "n00") continue;
      const laid = layCloths(read(putText(position, [`${x}${y}`, `${x}${y + 1}`], "c")));
      expect(laid, `${position} ${x}${y}`).toEqual(expect.arrayContaining(layCloths(read(position))));
    }
  }
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
