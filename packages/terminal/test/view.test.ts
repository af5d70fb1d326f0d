import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { stripVTControlCharacters } from "node:util";
import { describe, expect, test } from "vitest";
import { unwrap } from "@riad/core";
import { parseAnyPosition } from "@riad/games";
import { widthOf } from "@riad/drawing/block";
import { newPaint } from "@riad/drawing";
import { screenOf } from "@riad/drawing";
import { newFolder, riad, riadProcess } from "./program.ts";

const POSITIONS = {
  "Marrakech of the seed":
    "Pc00006oPy01107iPp05107iPr05907iA46WBn00c12n00r14y17y03n00r08r23p22p22y17y03n00r12r23r09r24r24p24c23n00p04c13p08p19n00n00p09p09c13n00r15n00r01n00n00r10r10p01n00r01n00n00r00p10p10p05p05",
  "Marrakech before turning":
    "Pc03008iPy03008iPr02608iPp03408iA33WBy00y01y01y03n00n00n00y00n00r00c04n00n00c03p05n00n00c04p06p01c03c06n00n00n00p06r03p02c06c05n00n00r06r05r05n00y06y05p03r06n00r02n00y06y05n00n00n00y02 turn=c phase=rotate",
  "Marrakech before laying":
    "Pc02508iPy03508iPr02608iPp03408iA03WBy00y01y01y03n00n00n00y00n00r00c04n00n00c03p05n00n00c04p06p01c03c06n00n00n00p06r03p02c06c05n00n00r06r05r05n00y06y05p03r06n00r02n00y06y05n00n00n00y02 turn=c phase=lay",
  "Azul of the seed": "AF0cdde1bbbe2abde3cdee4bcceCfB1915161614D0000000000 A0MSFB0MSF",
  "Azul for two":
    "AF0aaab1abcd4abcdCaabbdefB0403030604D0206100711 A19Ma00b01e10a11b12d20e21c24b34S0c14a3FB10Mb01c02d03a11b12c13e21c24d31e43S0a12d13b1F wall=fixed",
  "Azul for four":
    "AF2adee3bcee5cdee6abce8abdeCaabccdefB0703020400D0000000000 A20Mb01c02d03a11b12c13d20e21a22b34S2b33e14e1FB27Mb01c02d03a11b12c13d20e21a22e43S1e23d34d1FC21Ma00b01c02e10a11b12d20b23c41a44S1c23c1FcD15Mc02d03e04e10c13d14a22b40c41S0b13d14e1F wall=fixed",
};

function draw(text: string, width: number): string[] {
  const { game, position } = unwrap(parseAnyPosition(text));
  const screen = screenOf(game);
  const names = Array.from({ length: position.seats }, (_, seat) => screen.nameSeat(position, seat));
  const look = { paint: newPaint(false), width, names, dialect: "course" };
  return [screen.title(position, look), "", ...screen.draw(position, look)];
}

describe("riad view", () => {
  for (const [name, text] of Object.entries(POSITIONS)) {
    test(`${name} is drawn at every width`, async () => {
      const { code, out, err } = await riad(["view", text]);
      expect({ code, err }).toEqual({ code: 0, err: "" });
      expect(out).toBe(stripVTControlCharacters(out));
      expect(out).toBe(`${draw(text, 80).join("\n")}\n`);
      for (const width of [60, 80, 120, 200]) {
        const lines = draw(text, width);
        expect(Math.max(...lines.map(widthOf))).toBeLessThanOrEqual(width);
        const file = `drawn/${name.toLowerCase().replaceAll(" ", "-")}-${width}.txt`;
        await expect(`${lines.join("\n")}\n`).toMatchFileSnapshot(file);
      }
    });
  }

  test("the game's name may come first, as with other commands", async () => {
    for (const game of ["azul", "marrakech"]) {
      const [, text] = Object.entries(POSITIONS).find(([name]) => name.toLowerCase().startsWith(game)) ?? [];
      const words = (text ?? "").split(" ");
      expect(await riad(["view", game, ...words])).toEqual(await riad(["view", ...words]));
    }
  });

  test("no width from 60 to 200 is too narrow", () => {
    for (const text of Object.values(POSITIONS)) {
      for (let width = 60; width <= 200; width++) {
        expect(Math.max(...draw(text, width).map(widthOf))).toBeLessThanOrEqual(width);
      }
    }
  });

  test("is plain in a pipe, coloured on request, and respects NO_COLOR", async () => {
    const position = POSITIONS["Azul of the seed"].split(" ");
    const plain = await riad(["view", ...position]);
    const colored = await riad(["view", "--color", ...position]);
    const forced = await riad(["view", ...position], { env: { FORCE_COLOR: "1" } });
    const obeyed = await riad(["view", ...position], { env: { FORCE_COLOR: "1", NO_COLOR: "1" } });
    expect(colored.out).toContain("\u001B[");
    expect(forced.out).toBe(colored.out);
    expect(obeyed.out).toBe(plain.out);
    const untiled = stripVTControlCharacters(colored.out).replace(/\s+/g, " ");
    expect(untiled).toBe(plain.out.replace(/[[\]\s]+/g, " "));
  });

  test("pieces have a colour on terminals with sixteen of them", () => {
    const { game, position } = unwrap(parseAnyPosition(POSITIONS["Azul for two"]));
    const drawn = screenOf(game)
      .draw(position, { paint: newPaint(true, 4), width: 80, names: ["A", "B"] })
      .join("\n");
    expect(drawn).toContain("\u001B[1;97;44m B ");
    expect(drawn).not.toMatch(/undefined|NaN|;5;/);
  });

  test("reads a file and standard input", async () => {
    const text = POSITIONS["Azul for two"];
    const folder = newFolder();
    writeFileSync(join(folder, "position.txt"), `${text.replace(" ", "\n")}\n`);
    const straight = await riad(["view", text]);
    expect(await riad(["view", join(folder, "position.txt")])).toEqual(straight);
    expect(await riad(["view", "position.txt"], { cwd: folder })).toEqual(straight);
    expect(await riadProcess(["view", "-"], { input: `${text}\n` })).toEqual(straight);
  });

  test("refuses bad input in one sentence and points at the error", async () => {
    const broken = POSITIONS["Azul of the seed"].replace("3cdee", "3cdfe");
    const { code, out, err } = await riad(["view", broken]);
    expect({ code, out }).toEqual({ code: 1, out: "" });
    expect(err).toMatch(/^riad: [A-Z].*\.\n {2}.*\n +\^\n$/);
    for (const args of [
      ["view", "nonsense"],
      ["view", "no-such-file.txt"],
      ["view", "/"],
      ["view", ""],
      ["view", "-"],
    ]) {
      const refused = await (args[1] === "-" ? riadProcess : riad)(args);
      expect({ args, code: refused.code, out: refused.out }).toEqual({ args, code: 1, out: "" });
      expect(refused.err).toMatch(/^riad: .+\.\n/);
    }
    expect((await riad(["view"])).code).toBe(2);
    expect((await riad(["view", POSITIONS["Azul of the seed"], "--width", "20"])).code).toBe(2);
  });
});
