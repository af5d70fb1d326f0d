import { describe, expect, test } from "vitest";
import { Pager, fitBoard, refuseSize, roomForNews } from "../src/play/frame.ts";

const board = ["title", "", "one", "two", "", "three"];
const lines = (count: number): string[] => Array.from({ length: count }, (_, i) => `line ${i + 1}`);

describe("a window", () => {
  test("that is too small gets a message with the size it needs", () => {
    expect(refuseSize(60, 20)).toBeUndefined();
    for (const [columns, rows] of [
      [59, 20],
      [60, 19],
      [59, 19],
    ]) {
      const text = refuseSize(columns, rows)?.join(" ");
      expect(text).toContain("at least 60 columns and 20 rows");
      expect(text).toContain(`${columns} and ${rows}.`);
    }
  });
});

describe("a board and its news", () => {
  test("are shown completely if there is room", () => {
    expect(fitBoard(board, ["news"], ["prompt"], 9)).toEqual([...board, "", "news", "prompt"]);
  });

  test("lose blank rows first, then the title, then old news, then the end of the board", () => {
    expect(fitBoard(board, ["news"], ["prompt"], 8)).toEqual(["title", "one", "two", "three", "news", "prompt"]);
    expect(fitBoard(board, ["news"], ["prompt"], 5)).toEqual(["one", "two", "three", "news", "prompt"]);
    expect(fitBoard(board, ["old", "new", "newer"], ["prompt"], 6)).toEqual([
      ..."one two three".split(" "),
      "new",
      "newer",
      "prompt",
    ]);
    expect(fitBoard(board, ["old", "new"], ["prompt"], 4)).toEqual(["one", "old", "new", "prompt"]);
  });

  test("never exceed the rows, and roomForNews agrees with what is shown", () => {
    for (let rows = 3; rows < 14; rows++) {
      for (let count = 0; count < 8; count++) {
        const frame = fitBoard(board, lines(count), ["prompt"], rows);
        expect(frame.length).toBeLessThanOrEqual(rows);
        expect(frame.at(-1)).toBe("prompt");
        const shown = frame.filter((line) => line.startsWith("line")).length;
        if (count <= roomForNews(board, ["prompt"], rows)) expect(shown).toBe(count);
      }
    }
  });
});

describe("a page", () => {
  test("that fits is shown at once, without its blank rows if necessary", () => {
    expect(new Pager(["a", "", "b"]).frame(5)).toEqual(["a", "", "b", "", "Enter goes back to the board."]);
    expect(new Pager(["a", "", "b"]).frame(3)).toEqual(["a", "b", "Enter goes back to the board."]);
    const pager = new Pager(["a"]);
    pager.frame(5);
    expect(pager.next()).toBe(false);
  });

  test("that is longer is paged with Enter, and nothing is left out", () => {
    const pager = new Pager(lines(25));
    const seen: string[] = [];
    do seen.push(...pager.frame(11).slice(0, -1));
    while (pager.next());
    expect(new Set(seen)).toEqual(new Set(lines(25)));
    expect(pager.frame(11).at(-1)).toBe("Lines 16 to 25 of 25. Enter goes back to the board.");
    expect(new Pager(lines(25)).frame(11).at(-1)).toBe("Lines 1 to 10 of 25. Enter shows more.");
  });

  test("can start at its end", () => {
    const pager = new Pager(lines(25), true);
    expect(pager.frame(11)).toEqual([...lines(25).slice(-10), "Lines 16 to 25 of 25. Enter goes back to the board."]);
    expect(pager.next()).toBe(false);
  });
});
