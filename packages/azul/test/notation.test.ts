/** A26 to A33: texts that are accepted, and refusals that say what is wrong and where. */
import fc from "fast-check";
import { SeededRandom } from "@riad/core";
import { describe, expect, it } from "vitest";
import { azul } from "../src/index.ts";
import type { AzulPosition } from "../src/index.ts";
import { TABLES, playRandomly, startAt } from "./matches.ts";
import { at, balance, makePosition, parseMove, parsePosition } from "./positions.ts";

function refusal(text: string): { message: string; at?: number | undefined; code: string } {
  const result = parsePosition(text.includes("*") ? balance(text) : text);
  if (result.ok) throw new Error(`accepted: ${text}`);
  return result.refusal;
}

function moveRefusal(text: string, move: string): string {
  const result = parseMove(at(text), move);
  return result.ok ? "accepted" : result.refusal.message;
}

/** Positions of every kind of table, from random matches. */
const met: string[] = [];
for (const table of TABLES) {
  playRandomly(startAt(table), "met", (position) => {
    met.push(makePosition(position));
  });
}

describe("reading positions", () => {
  it("A27: a bare pair of strings has the free wall and one centre", () => {
    const position = at("AFCfB2020202020D0000000000 A0MSFB0MSF");
    expect([position.wall, position.centres, position.next]).toEqual(["free", 1, 0]);
  });

  it("A27: words in any order", () => {
    const position = at("AFCfCB2020202020D0000000000 A0MSFB0MSF centres=2 wall=fixed");
    expect(makePosition(position)).toBe("AFCfCB2020202020D0000000000 A0MSFB0MSF wall=fixed centres=2");
  });

  it("A26: the marker is read in either centre and written in the first", () => {
    expect(makePosition(at("AFCCfB2020202020D0000000000 A0MSFB0MSF centres=2"))).toContain("AFCfCB");
  });

  it("A31: accepts leading zeros, any order and empty lines; writes none of these", () => {
    const position = at("AFCB*D0000000000 A007Mb12a00S3c12a0FbafB0MSF");
    expect(makePosition(position).split(" ")[1]).toBe("A7Ma00b12S3c1FabfB0MSF");
  });

  it("A28: deal=k continues a deal", () => {
    const text = "AF0abbe1aaaaCfB*D0000000000 A0MSFB0MSF";
    expect(at(text).actor).toBe(0);
    expect(at(`${text} deal=2`).actor).toBe(-1);
    expect(refusal(`${text} deal=3`).message).toMatch(/deal=3 needs/);
    expect(refusal(`${text} deal=1`).at).toBe(balance(text).length + 1);
  });
});

const draw = (text: string) => azul.notation.drawPosition?.(text);

describe("drawing positions", () => {
  it("draws a well-formed but impossible position, such as the second example of seed 003, and says why", () => {
    const text = "AFCB1915161614D0003010203 A20Ma02a13b00e42S2a13e44a1FaabbeB30Mc01b11d21S0e12b2F";
    expect(parsePosition(text).ok).toBe(false);
    const drawn = draw(text);
    if (drawn?.ok !== true) throw new Error("The text was not drawn.");
    expect(drawn.value.fault?.message).not.toBe("");
    expect(makePosition(drawn.value.position)).toContain("A20Mb00a02a13e42S2a13e44a1FaabbeB30Mc01b11d21S0e12b2F");
  });

  it("draws a position without the first-player marker as it is written", () => {
    const text = "AF0aabbCB1818202020D0000000000 A0MSFB0MSF";
    const drawn = draw(text);
    if (drawn?.ok !== true) throw new Error("The text was not drawn.");
    expect(drawn.value.fault?.key).toBe("azul.markerMissing");
    expect(makePosition(drawn.value.position)).toBe(text);
  });

  it("finds no fault in a reachable position", () => {
    for (const text of met.slice(0, 50)) expect(draw(text)).toMatchObject({ ok: true, value: { fault: null } });
  });

  it("refuses what a layout cannot represent, and malformed texts", () => {
    expect(draw("CFCfB2020202020D0000000000 A0MSFB0MSF")).toMatchObject({ ok: false, refusal: { at: 0 } });
    expect(draw("AFCfB2020202020D0000000000 A0MSF")?.ok).toBe(false);
    expect(draw("hello")?.ok).toBe(false);
  });

  it("two C sections mean two centres; a word that says otherwise is refused", () => {
    const text = "AFCfCB2020202020D0000000000 A0MSFB0MSF";
    expect(at(text).centres).toBe(2);
    expect(parsePosition(`${text} centres=2`).ok).toBe(true);
    expect(refusal(`${text} centres=1`).message).not.toBe("");
  });
});

describe("refusing positions", () => {
  const cases: readonly [text: string, message: RegExp, at?: number][] = [
    ["", /Expected the turn/, 0],
    ["X", /Expected the turn, A to D, found "X"/, 0],
    ["A20Ma02S0b1FB7MSFab", /the players alone; the shared string .* comes before them/, 0],
    ["AFCfB2020202020D0000000000", /space and the players/, 26],
    ["AFCfB2020202020D0000000000 ", /Expected player A, found the end/, 27],
    ["AFCfB2020202020D0000000000  A0MSFB0MSF", /player A/, 27],
    ["AFCfB2120202020D0000000000 A0MSFB0MSF", /only 20 tiles, not 21: write 00 to 20/, 5],
    ["AF0ba1aaaaCfB*D0000000000 A0MSFB0MSF", /alphabetical/, 4],
    ["AF1aaaa0aaaaCfB*D0000000000 A0MSFB0MSF", /ascending/, 7],
    ["AF0CfB*D0000000000 A0MSFB0MSF", /1 to 4 tiles, not 0/, 2],
    ["AF0aaaaaCfB*D0000000000 A0MSFB0MSF", /1 to 4 tiles, not 5/, 2],
    ["AF0aaaaCffB*D0000000000 A0MSFB0MSF", /at most one f/, 9],
    ["AF5aaaaCfB*D0000000000 A0MSFB0MSF", /no factory 5/, 2],
    ["CFCfB2020202020D0000000000 A0MSFB0MSF", /C's turn with 2 players/, 0],
    ["AFCfB2020202020D0000000000 A0MSF", /takes 2 to 4 players, not 1/],
    ["AFCfCB2020202020D0000000000 A0MSFB0MSF centres=1", /two C sections, but centres=1/, 2],
    ["AFCfB2020202020D0000000000 A0MSFB0MSF centres=2", /one C section, but centres=2/, 2],
    ["AFCfB2020202020D0000000000 A0MSFB0MSF centres=3", /centres is one of 1, 2/, 46],
    ["AFCfB2020202020D0000000000 A0MSFB0MSF colour=a", /no word "colour"/, 38],
    ["AFCfB2020202020D0000000000 A0MSFB0MSF wall=free wall=free", /twice/, 48],
    ["AFCfB2020202020D0000000000 A0MSFB0MSF ", /Expected a word/, 38],
    ["AFCfB2020202020D0000000000 A0MSFB0MSF __proto__=1", /no word/, 38],
    ["AFCfB2020202020D0000000000 A1234MSFB0MSF", /three digits/, 31],
    ["AFCfB2020202020D0000000000 A0Ma0SFB0MSF", /row and a column/, 32],
    ["AFCfB2020202020D0000000000 A0MS0a11FB0MSF", /colour of the line/, 35],
    ["AFCfB2020202020D0000000000 A0MSFffB0MSF", /first-player marker f is given twice/, 33],
    ["AFCB2020202020D0000000000 A0MSFB0MSF", /first-player marker f is missing/],
    ["AFCfB2020202020D0000000000 A0MSFB0MSFf", /one first-player marker f, not 2/],
    ["AFCfB2020202019D0000000000 A0MSFB0MSF", /Colour e \(red\) has 19 tiles in all; it must have 20/],
    [
      "AFCfB*D0000000000 A0Ma00b00SFB0MSF",
      /Player 1 \(A\): row 1, column 1 of the wall \(00 in the code\) has two tiles/,
    ],
    ["AFCfB*D0000000000 A0Ma00a01SFB0MSF", /colour a \(blue\) twice/],
    ["AFCfB*D0000000000 A0Ma00a10SFB0MSF", /column 1 of the wall has colour a \(blue\) twice \(at 10 in the code\)/],
    ["AFCfB*D0000000000 A0Ma01SFB0MSF wall=fixed", /in row 1 belongs in column 1 \(00 in the code\)/],
    ["AFCfB*D0000000000 A0MS1a3FB0MSF", /line 2 \(1 in the code\) holds at most 2/],
    ["AFCfB*D0000000000 A0Ma00S0a1FB0MSF", /its wall row has that colour/],
    ["AFCfB*D0000000000 A0MSFaaaabbbbB0MSF", /at most 7 tiles, not 8/],
    ["AF0aaaa1aaaa2aaaa3aaaa4bbbbCcfB*D0000000000 A0MSFB0MSF", /0 empty factories/],
    [
      "AF0aaaa1aaaa2aaaa3aaaaCbbbbfB*D0000000000 A0MSFB0MSF",
      /One empty factory leaves at most 3 tiles in the centre, not 4/,
    ],
    ["AF0aaa1bbbbCfB*D0000000000 A0MSFB0MSF", /Factory 1 \(0 in the code\) has fewer than four tiles/, 2],
    ["AFCfB2020202020D0000000000 A0MSFB0MSFC0MSFD0MSFE0MSF", /the end after four players/],
  ];

  for (const [text, message, place] of cases) {
    it(`A32: ${text}`, () => {
      const found = refusal(text);
      expect(found.message).toMatch(message);
      if (place !== undefined) expect(found.at).toBe(place);
      expect(found.message).toMatch(/\.$/);
    });
  }
});

describe("refusing moves", () => {
  const drafting = "AF0abbe1aaaaCcfB*D0000000000 A0Ma00S1c12b13a4FB0MSF";
  const two = "AF0abbe1aaaaCcfCdB*D0000000000 A0MSFB0MSF centres=2";
  const tiling = "AFCB*D0000000000 A0Ma00S1b24c5FB0MSFf";
  const dealing = "AFCfB2020202020D0000000000 A0MSFB0MSF";
  const cases: readonly [text: string, move: string, message: RegExp][] = [
    [drafting, "", /player's letter/],
    [drafting, "B0a1", /It's A's turn, not B's/],
    [drafting, "A7a1", /factory, 0 to 4, or C for the centre, found "7"/],
    [drafting, "ADc1", /or C for the centre/],
    [drafting, "A0f1", /colour, a to e, found "f"/],
    [drafting, "A0a5", /line, 0 to 4, or F/],
    [drafting, "A0a", /found the end/],
    [drafting, "A0c1", /Factory 0 has no c; it has abbe/],
    [drafting, "A2c1", /Factory 2 has no c; it is empty/],
    [drafting, "A0a0", /Wall row 0 already has a; a can go to 4 or the floor F/],
    [drafting, "A0b1", /Line 1 holds c, not b; b can go to 0, 2, 4 or the floor F/],
    [drafting, "A0a3", /Line 3 is full/],
    [drafting, "A0b2C", /ends after the target: write "A0b2"/],
    [two, "A0b2", /fifth letter, C or D.*found the end/],
    [two, "A0b2E", /fifth letter/],
    [two, "A1a2C", /nothing is left for a centre: write "A1a2"/],
    [two, "ADd0C", /nothing is left for a centre/],
    [two, "ADa0", /Centre D has no a/],
    [tiling, "A0a1", /Nothing is left to draft/],
    [tiling, "A00", /Line 0 is not full; line 1 is/],
    [tiling, "A40", /line 1 comes first/],
    [tiling, "A1F", /columns open to it: 0, 1, 2, 3, 4/],
    [tiling, "A15", /Expected a column/],
    [tiling, "A1", /Expected a column/],
    [dealing, "1abbe", /Factory 0 is dealt now/],
    [dealing, "0abb", /can't give these tiles/],
    [dealing, "0baaa", /alphabetical/],
    [dealing, "0aaaaa", /four tiles at most/],
    [dealing, "0aaax", /colour, a to e/],
    ["AFCB*D0000000000 A0MSFfB0MSF", "A0a1", /score the round now, with "score"/],
    ["AFCfB*D0000000000 A0Ma00b01c02d03e04SFB0MSF", "A0a1", /match is over/],
  ];
  for (const [text, move, message] of cases) {
    it(`A33: ${JSON.stringify(move)} at ${text}`, () => {
      expect(moveRefusal(text, move)).toMatch(message);
    });
  }
});

/** A text is refused briefly, or parsed so that it can be written and parsed again. */
function survives(text: string): void {
  const result = parsePosition(text);
  if (!result.ok) {
    expect(result.refusal.message.length).toBeLessThan(200);
    return;
  }
  const again = parsePosition(makePosition(result.value));
  expect(again.ok && again.value.equals(result.value)).toBe(true);
}

describe("any text", () => {
  it("is accepted or refused without an exception", () => {
    fc.assert(fc.property(fc.string({ unit: "binary", maxLength: 200 }), survives), { numRuns: 500, seed: 1 });
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom(...Array.from("ABCDFMSabcdef0123456789 =wall")), maxLength: 120 }),
        survives,
      ),
      { numRuns: 1000, seed: 2 },
    );
  });

  it("is accepted or refused when mutated from valid strings", () => {
    const mutation = fc.record({
      text: fc.constantFrom(...met),
      at: fc.nat(),
      cut: fc.nat({ max: 3 }),
      insert: fc.string({ unit: fc.constantFrom(...Array.from("ABCDFMSabcdef0123456789 =\u0000\n")), maxLength: 3 }),
    });
    fc.assert(
      fc.property(mutation, ({ text, at: place, cut, insert }) => {
        const from = place % (text.length + 1);
        survives(text.slice(0, from) + insert + text.slice(from + cut));
      }),
      { numRuns: 3000, seed: 3 },
    );
  });

  // A parser that takes quadratic time would not finish before the test's time limit.
  it("is refused even if it is very long", () => {
    for (const part of ["a", "C", "F", "0", " ", "A0MSF", "wall=free ", "F0aaaa"]) {
      survives(part.repeat(200_000));
      survives(`AFCfB2020202020D0000000000 A0MSF${part.repeat(200_000)}`);
      survives(`AFC${part.repeat(200_000)}`);
    }
  });

  it("is accepted or refused as a move in any position", () => {
    const random = new SeededRandom("moves");
    const positions: AzulPosition[] = Array.from({ length: 40 }, () => at(met[random.below(met.length)]));
    const text = fc.string({
      unit: fc.constantFrom(...Array.from("ABCDEabcdefF0123456789 score\u0000")),
      maxLength: 7,
    });
    fc.assert(
      fc.property(fc.constantFrom(...positions), text, (position, move) => {
        const result = parseMove(position, move);
        if (result.ok) position.clone().play(result.value);
        else expect(result.refusal.message).toMatch(/\.$/);
      }),
      { numRuns: 3000, seed: 4 },
    );
  });
});
