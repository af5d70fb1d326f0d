/** Setting up a position step by step: the piece in hand, the square that waits for its neighbour, undo and redo. */
import "./page-globals.ts";
import { azul } from "@riad/azul";
import { marrakech } from "@riad/marrakech";
import { beforeAll, describe, expect, test } from "vitest";
import { azulEditor } from "../src/azul/edit-slots.ts";
import { wallChoice } from "../src/azul/wall-choice.ts";
import { marrakechEditor } from "../src/marrakech/edit-slots.ts";
import type { EditSlot } from "../src/play/editor.ts";
import type { Face } from "../src/play/face.ts";
import { Editing } from "../src/viewer/editing.ts";
import { nearest } from "../src/viewer/EditSlots.tsx";
import { Viewer } from "../src/viewer/viewer.ts";
import { loadWords } from "../src/words/words.ts";

beforeAll(() => Promise.all([loadWords("viewer"), loadWords("azul"), loadWords("marrakech")]));

const BARE = `Pc03015iPy03015iA33NB${"n00".repeat(49)} turn=c phase=rotate`;
const START = "AF0cdde1bbbe2abde3cdee4bcceCfB1915161614D0000000000 A0MSFB0MSF";

function open(position: string): { viewer: Viewer; editing: Editing; close: () => void } {
  const isRugs = position.startsWith("P");
  const face = {
    game: isRugs ? marrakech : azul,
    newState: () => null,
    openChoice: isRugs ? undefined : wallChoice,
  } as unknown as Face;
  const viewer = new Viewer([face], { game: undefined, position });
  const close = viewer.follow();
  const editing = new Editing(viewer, isRugs ? marrakechEditor : azulEditor);
  return { viewer, editing, close };
}

describe("a rug", () => {
  test("waits for its second square; a square that is not beside it starts again, and the same one cancels", () => {
    const { viewer, editing, close } = open(BARE);
    editing.press("00");
    expect(editing.held.value).toEqual(["00"]);
    editing.press("55");
    expect(editing.held.value).toEqual(["55"]);
    expect(editing.refused.value).toBe("editNotBeside");
    editing.press("55");
    expect(editing.held.value).toEqual([]);
    editing.press("55");
    editing.press("56");
    expect(viewer.text.value).toContain("c00c00");
    expect([editing.held.value, editing.refused.value]).toEqual([[], null]);
    close();
  });

  test("another piece in hand forgets the square that waits", () => {
    const { editing, close } = open(BARE);
    editing.press("00");
    editing.choose("y");
    expect(editing.held.value).toEqual([]);
    close();
  });
});

test("what was edited before Done can still be undone afterwards, also past a text that came in between", () => {
  const { viewer, editing, close } = open(BARE);
  editing.press("55");
  editing.press("56");
  const edited = viewer.text.value;
  const again = new Editing(viewer, marrakechEditor, editing);
  again.undo();
  expect(viewer.text.value).toBe(BARE);
  again.redo();
  expect(viewer.text.value).toBe(edited);
  viewer.text.value = BARE.replace("03015i", "02915i");
  const third = new Editing(viewer, marrakechEditor, again);
  expect(third.future.value).toEqual([]);
  third.undo();
  expect(viewer.text.value).toBe(edited);
  third.undo();
  expect(viewer.text.value).toBe(BARE);
  close();
});

test("an edit keeps the wall that the text names, and names none where the text leaves it open", () => {
  const walls = [" wall=free", " wall=fixed", ""].map((word) => {
    const { viewer, editing, close } = open(`${START}${word}`);
    editing.set("points 0", "7");
    close();
    return /wall=\w+/.exec(viewer.text.value)?.[0] ?? "";
  });
  expect(walls).toEqual(["wall=free", "wall=fixed", ""]);
});

describe("undo", () => {
  test("goes back edit by edit, redo forward, and a new edit forgets what was undone", () => {
    const { viewer, editing, close } = open(START);
    editing.press("wall 0 0 0");
    const first = viewer.text.value;
    editing.press("wall 0 1 1");
    const second = viewer.text.value;
    editing.undo();
    expect(viewer.text.value).toBe(first);
    editing.undo();
    expect(viewer.text.value).toBe(START);
    editing.undo();
    expect(viewer.text.value).toBe(START);
    editing.redo();
    editing.redo();
    expect(viewer.text.value).toBe(second);
    editing.undo();
    editing.set("points 0", "7");
    expect(editing.future.value).toEqual([]);
    close();
  });

  test("what changes nothing is not a step", () => {
    const { editing, close } = open(START);
    editing.set("points 0", "0");
    editing.choose("first");
    editing.press("wall 0 0 0");
    expect(editing.past.value).toEqual([]);
    expect(editing.refused.value).toBe("editMarkerHere");
    close();
  });

  test("a new table can be taken back, and the large board is always one that exists", () => {
    const { viewer, editing, close } = open(START);
    editing.restart(4);
    expect(viewer.drawn.value.position.seats).toBe(4);
    editing.board.value = 3;
    editing.undo();
    expect(viewer.text.value).toBe(START);
    expect(editing.board.value).toBe(1);
    close();
  });
});

function slot(id: string, x: number, y: number): EditSlot {
  return { id, label: id, x, y, width: 10, height: 10 };
}

test("arrow keys lead to the nearest slot in their direction", () => {
  const slots = [slot("a", 0, 0), slot("b", 20, 0), slot("c", 15, 18), slot("d", 0, 20)];
  expect(nearest(slots, slots[0], [1, 0])?.id).toBe("b");
  expect(nearest(slots, slots[0], [0, 1])?.id).toBe("d");
  expect(nearest(slots, slots[0], [-1, 0])).toBeNull();
});
