/** How a position fills a screen of a given size. */
import { unwrap } from "@riad/core";
import { parseAnyPosition } from "@riad/games";
import { newPaint, screenOf } from "@riad/drawing";
import type { Look } from "@riad/drawing";
import { widthOf } from "@riad/drawing/block";
import { describe, expect, test } from "vitest";

const MARRAKECH =
  "Pc02501iPy03508iPr02608iPp03408iA03WBy00y01y01y03n00n00n00y00n00r00c04n00n00c03p05n00n00c04p06p01c03c06n00n00n00p06r03p02c06c05n00n00r06r05r05n00y06y05p03r06n00r02n00y06y05n00n00n00y02 turn=c phase=rotate";
const AZUL =
  "AF2adee3bcee5cdee6abce8abdeCaabccdeB0703020400D0000000000 A20Mb01c02d03a11b12c13d20e21a22b34S2b33e14e1FB27Mb01c02d03a11b12c13d20e21a22e43S1e23d34d1FfC21Ma00b01c02e10a11b12d20b23c41a44S1c23c1FcD15Mc02d03e04e10c13d14a22b40c41S0b13d14e1F";

function draw(text: string, width: number, more: Partial<Look> = {}): string[] {
  const { game, position } = unwrap(parseAnyPosition(text));
  const names = ["Salma", "Tariq", "Malika", "Idris"].slice(0, position.seats);
  const lines = screenOf(game).draw(position, { paint: newPaint(false), width, names, dialect: "course", ...more });
  expect(Math.max(...lines.map(widthOf))).toBeLessThanOrEqual(width);
  return lines;
}

/** The lines that contain the boards' names. */
function heads(lines: readonly string[]): string[] {
  return lines.filter((line) => /Salma.*\d$|Malika.*\d$/.test(line));
}

describe("Marrakech", () => {
  test("has larger squares if there is room", () => {
    const small = draw(MARRAKECH, 160);
    const large = draw(MARRAKECH, 160, { height: 42 });
    expect(draw(MARRAKECH, 80, { height: 42 })).toEqual(draw(MARRAKECH, 80));
    expect(draw(MARRAKECH, 160, { height: 22 })).toEqual(small);
    expect([small.length, large.length]).toEqual([17, 31]);
    expect(small[1]).toMatch(/^ {4}┌─a─/);
    expect(large[1]).toMatch(/^ {4}┌───a───/);
    // A rug is drawn as one piece in both sizes: yellow on f3 and g3, and Assam on a yellow square.
    expect(large.join("\n")).toContain("│yyyyyyyyyyyyyyy│");
    expect(large.join("\n")).toContain("│yyy◄ yy│");
  });

  test("uses the singular for one rug", () => {
    expect(draw(MARRAKECH, 80).join("\n")).toContain(" 1 rug left");
    expect(draw(MARRAKECH, 60).join("\n")).toMatch(/ 1 rug$/m);
  });

  test("lists the rents", () => {
    for (const width of [80, 120]) {
      const text = draw(MARRAKECH, width).join("\n");
      expect(text).toContain("Rent if the die shows\n");
      expect(text).toMatch(/ 1 .* 2 .* 3 .* 4 .* average\n.*< left .*\n.*\^ straight .*\n.*> right /);
    }
  });
});

describe("Azul", () => {
  test("for four players is arranged two by two if that fits", () => {
    const twoByTwo = draw(AZUL, 100, { height: 22 });
    expect(heads(twoByTwo)).toEqual([
      expect.stringMatching(/^► Salma +20 +Tariq ★ +27$/),
      expect.stringMatching(/^ {2}Malika +21 +Idris +15$/),
    ]);
    expect(draw(AZUL, 100, { height: 16 })).toEqual(draw(AZUL, 100));
    expect(heads(draw(AZUL, 200, { height: 42 }))).toHaveLength(1);
  });

  test("shows who has the first-player marker on every kind of board, with a distinct sign", () => {
    for (const width of [60, 80, 120, 200]) {
      expect(draw(AZUL, width, { focus: 0 }).join("\n")).toMatch(/Tariq ★/);
      expect(draw(AZUL, width, { focus: 1 }).join("\n")).toMatch(/Tariq ★/);
    }
  });

  test("numbers the columns of the free wall, and shows costs with minus signs", () => {
    const lines = draw(AZUL, 80, { focus: 2 });
    expect(lines.find((line) => line.startsWith("4 "))).toBe("4     ·  ·  · [R]│  1  2  3  4  5 ");
    expect(lines.join("\n")).not.toMatch(/-\d/);
    expect(lines.find((line) => line.startsWith("f "))).toMatch(/^f \[R\]−1 −2 −2 −2 −3 −3 +−1$/);
  });
});
