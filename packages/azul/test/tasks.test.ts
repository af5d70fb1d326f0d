/** What the course's cases do not cover: types, chance, refusals. */
import { SeededRandom, unwrap } from "@riad/core";
import { describe, expect, it } from "vitest";
import {
  drawTileFromBag,
  getBonusPoints,
  isStateValid,
  nextRound,
  previewDraft,
  refillFactories,
  tasks,
} from "../src/index.ts";
import { azul } from "../src/index.ts";
import { after, at } from "./positions.ts";

const START = ["AFCfB2020202020D0000000000", "A0MSFB0MSF"];

describe("tasks", () => {
  it("refuse other inputs in one sentence", () => {
    for (const [name, task] of Object.entries(tasks)) {
      for (const input of [[], [1], [null], ["x", "y", "z"], [["x"]], [{}, {}]]) {
        const result = task(input);
        if (result.ok) expect([name, result.value]).toEqual(["isStateValid", false]);
        else expect(result.refusal.message).toMatch(/^[A-Z].*\.$/);
      }
    }
  });

  it("isStateValid ignores what follows the two strings and is false for any other shape", () => {
    expect(isStateValid([...START, 7, null])).toBe(true);
    for (const value of [undefined, null, 3, "AF", {}, [], ["A"], [1, 2], START.join("")])
      expect(isStateValid(value)).toBe(false);
  });

  it("drawTileFromBag draws by the counts, then from the discard, then Z", () => {
    const random = new SeededRandom(5);
    const counts: Record<string, number> = {};
    for (let i = 0; i < 4000; i++) {
      const tile = unwrap(drawTileFromBag(["AFCfB1500050000D0000000000", "A0MSFB0MSF"], random));
      counts[tile] = (counts[tile] ?? 0) + 1;
    }
    expect(Object.keys(counts).sort()).toEqual(["a", "c"]);
    expect(counts.a / 4000).toBeCloseTo(0.75, 1);
    expect(unwrap(drawTileFromBag(["AFCfB0000000000D0001000000", "A0MSFB0MSF"]))).toBe("b");
    expect(unwrap(drawTileFromBag(["AFCfB0000000000D0000000000", "A0MSFB0MSF"]))).toBe("Z");
  });

  it("refillFactories deals from the bag, then the discard, then stops", () => {
    expect(unwrap(refillFactories(START, new SeededRandom(1)))[0]).toMatch(/^AF0.{4}1.{4}2.{4}3.{4}4.{4}CfB/);
    const poor = ["BFCB0000000002D0004000000", "A0MSFB0MSFf"];
    expect(unwrap(refillFactories(poor))[0]).toBe("BF0bbee1bbCB0000000000D0000000000");
    const players = "A0MSFB0MSFC0MSF";
    expect(unwrap(refillFactories(["AFCfB2020202020D0000000000", players]))[0]).toMatch(/6[a-e]{4}CfB/);
  });

  it("nextRound before the first round only deals", () => {
    expect(unwrap(nextRound(START, new SeededRandom(1)))[0]).toMatch(/^AF0/);
  });

  it("getBonusPoints names an unknown player", () => {
    const result = getBonusPoints(START, "C");
    expect(result.ok ? "" : result.refusal.message).toBe('There is no player "C" in this state.');
  });
});

describe("previewDraft", () => {
  it("says where the tiles go and what that costs and scores", () => {
    const position = at("AF0abbbCfB*D0000000000 A5Mb01a11SFccccccB0MSF wall=fixed");
    const move = unwrap(azul.notation.parseMove(position, "A0b1"));
    expect(previewDraft(position, move)).toMatchObject({
      seat: 0,
      source: 0,
      colour: 1,
      taken: 3,
      row: 1,
      toLine: 2,
      toFloor: 1,
      toLid: 0,
      takesMarker: false,
      floorCost: 3,
      completesLine: true,
      points: 2,
      rest: 1,
      restCentre: 0,
    });
  });

  it("takes the full lines above into account on the fixed wall", () => {
    const text = "AF0bbddCfB*D0000000000 A0MS0c1FB0MSF wall=fixed";
    const position = at(text);
    const move = unwrap(azul.notation.parseMove(position, "A0b1"));
    // c goes to row 0, column 2, above the b of row 1 in column 2.
    expect(previewDraft(position, move).points).toBe(2);
    expect(after(text, "A0b1")).toContain("Cdd");
  });
});
