/** Examples for the numbered rulings of docs/rules-azul.md. */
import { CHANCE, OVER, SeededRandom, listMoves } from "@riad/core";
import { describe, expect, it } from "vitest";
import { PHASE, azul } from "../src/index.ts";
import { after, at, balance, makePosition, movesAt } from "./positions.ts";

/** Four seats that have all tiles except two d and three e. */
const HOARDERS =
  "A0Ma00b01c02e10a11c13d14d20e21a22b23c30e32a33b34b40c41d42a44S1b12c23d34e4F" +
  "B0Ma00b01c02e10a11b12d14e21a22b23c24c30d31a33b34b40c41d42e43S1c12d23e14a3F" +
  "C0Ma00b01c02e10a11b12c13d20a22b23c24c30d31e32b34c41d42e43a44S4b2F" +
  "D0Ma00b01c02a11b12c13d14d20e21b23c24c30d31e32a33b40d42e43a44SF";

/** Four seats that have all tiles, without a full row. */
const NO_TILE_LEFT =
  "A0Mb01c02d03e04e10a11c13d14d20e21a22b23c30e32a33b34b40c41d42a44S1b12c23d34e4F" +
  "B0Ma00c02d03e04e10a11b12d14e21a22b23c24c30d31a33b34b40c41d42e43S1c12d14a4F" +
  "C0Ma00b01d03e04e10a11b12c13d20a22b23c24c30d31e32b34c41d42e43a44S4b3F" +
  "D0Ma00b01c02e04a11b12c13d14d20e21b23c24c30d31e32a33b40d42e43a44S4c1F";

/** The points of A after tiling one line on a wall. */
function pointsFor(wall: string, row: string, move: string): number {
  return at(after(`AFCB*D0000000000 A0M${wall}S${row}FB0MS4e5Ff`, move)).points(0);
}

function places(text: string): number[] {
  const position = at(text);
  return Array.from({ length: position.seats }, (_, seat) => position.place(seat));
}

describe("the table", () => {
  it("A1, A3: a match starts with all tiles in the bag", () => {
    for (const seats of [2, 3, 4]) {
      const position = azul.start({ seats, first: 1, options: { wall: "free", centres: "1" } });
      const players = Array.from("ABCD".slice(0, seats), (letter) => `${letter}0MSF`).join("");
      expect(makePosition(position)).toBe(`BFCfB2020202020D0000000000 ${players}`);
      expect(position.factories).toBe(2 * seats + 1);
      expect(position.actor).toBe(CHANCE);
    }
  });

  it("A2: a new match has the fixed wall and one centre unless it says otherwise", () => {
    expect(azul.options.map(({ name, values }) => `${name}=${values[0]}`)).toEqual(["wall=fixed", "centres=1"]);
  });
});

describe("dealing", () => {
  it("A4: from a full bag there are 70 fillings, each as one outcome", () => {
    const moves = movesAt("AFCfB2020202020D0000000000 A0MSFB0MSF");
    expect(moves).toHaveLength(70);
    expect(new Set(moves).size).toBe(70);
    expect(after("AFCfB2020202020D0000000000 A0MSFB0MSF", "0abbe")).toBe(
      "AF0abbeCfB1918202019D0000000000 A0MSFB0MSF deal=1",
    );
  });

  it("A5: the bag comes first, then the lid becomes the bag", () => {
    const start = "AFCfB0100000001D* A0Ma00S4a4FB0Ma00S4b4F";
    const moves = movesAt(start);
    expect(moves.every((move) => /^0a.*e$/.test(move))).toBe(true);
    expect(moves).toHaveLength(15);
    expect(after(start, "0abce")).toBe("AF0abceCfB1315192019D0000000000 A0Ma00S4a4FB0Ma00S4b4F deal=1");
  });

  it("A5: a bag that runs out with a full factory is refilled only when needed", () => {
    expect(after("AFCfB0200000002D* A0MSFB0MSF", "0aaee")).toContain("CfB0000000000D1820202018");
  });

  it("A6: without tiles the last factory stays short, the later ones empty, and the round starts", () => {
    const position = at(`BFCfB0000000203D0000000000 ${HOARDERS}`);
    position.play(position.draw(new SeededRandom(1)));
    expect(position.actor).toBe(CHANCE);
    expect(listMoves(position)).toHaveLength(1);
    position.play(position.draw(new SeededRandom(1)));
    expect(position.phase).toBe(PHASE.draft);
    expect(position.actor).toBe(1);
    expect(position.left).toBe(5);
  });
});

describe("drafting", () => {
  it("A8: the rest of a factory moves to the centre and the turn passes on", () => {
    expect(after("AF0abbe1aaaaCfB*D0000000000 A0MSFB0MSF", "A0b1")).toMatch(/^BF1aaaaCaefB.* A0MS1b2FB0MSF$/);
  });

  it("A9: with two centres a player who takes from a factory chooses where the rest goes, if there is any", () => {
    const start = "AF0abbe1aaaaCfCB*D0000000000 A0MSFB0MSF centres=2";
    expect(after(start, "A0b1D")).toMatch(/^BF1aaaaCfCaeB/);
    expect(after(start, "A0b1C")).toMatch(/^BF1aaaaCaefCB/);
    expect(after(start, "A0b1D", "BDaF")).toMatch(/^AF1aaaaCCeB.*B0MSFaf centres=2$/);
    expect(movesAt(start).filter((move) => move.startsWith("A1"))).toEqual([
      "A1a0",
      "A1a1",
      "A1a2",
      "A1a3",
      "A1a4",
      "A1aF",
    ]);
    expect(movesAt(start).filter((move) => move.startsWith("A0e0"))).toEqual(["A0e0C", "A0e0D"]);
  });

  it("A10: a line takes its own colour, or any that its wall row lacks if it is empty", () => {
    const start = "AF0abbeCfB*D0000000000 A0Ma00b11S2b23c14e5FB0MSF";
    expect(movesAt(start)).toEqual(["A0a1", "A0aF", "A0b0", "A0b2", "A0bF", "A0e0", "A0e1", "A0eF"]);
  });

  it("A10: on the free wall a line may be started even if no column can take its tile", () => {
    const start = "AF0aaabCfB*D0000000000 A0Mb00c01d02e03a14SFB0MSF";
    expect(movesAt(start)).toContain("A0a0");
  });

  it("A11, A12: tiles that fit neither the line nor the floor go to the lid", () => {
    expect(after("AF0abbbCcfB*D0000000000 A0MSFaaaaaaB0MSF", "A0b0")).toMatch(/D0001000000 A0MS0b1FaaaaaabB/);
  });

  it("A13: the marker goes to the floor before the tiles, and always finds a place", () => {
    expect(after("AF0aaaaCbbbfB*D0000000000 A0MSFcccccB0MSF", "ACbF")).toMatch(/D0002000000 A0MSFbcccccfB/);
    expect(after("AF0aaaaCbfB*D0000000000 A0MSFaaccddeB0MSF", "ACb0")).toMatch(/D0000000001 A0MS0b1FaaccddfB/);
  });

  it("A13: with two centres the first draft from either takes the marker, later ones do not", () => {
    const start = "AF0aaaaCbfCccB*D0000000000 A0MSFB0MSF centres=2";
    expect(after(start, "ADc1", "BCb0")).toMatch(/^AF0aaaaCCB.* A0MS1c2FfB0MS0b1F centres=2$/);
  });
});

describe("tiling", () => {
  it("A15, A16: on the fixed wall the last draft of a round tiles and scores everything", () => {
    const end = after("AFCaB*D0000000000 A3MS1b2FB0MS0c1Ff wall=fixed", "ACa0");
    expect(end).toBe("BFCfB1918192020D0001000000 A5Ma00b12SFB0Mc02SF wall=fixed");
  });

  it("A15, A17: on the free wall the last drafter tiles first, from the lowest full line, then the next player with a full line", () => {
    const start = "BFCaB*D0000000000 A0MS0c12c3FfB0MS1b2FC0MSF";
    const drafted = at(after(start, "BCa0"));
    expect(drafted.actor).toBe(1);
    expect(movesAt(after(start, "BCa0"))).toEqual(["B00", "B01", "B02", "B03", "B04"]);
    expect(movesAt(after(start, "BCa0", "B02"))[0]).toBe("B10");
    const next = after(start, "BCa0", "B02", "B12");
    expect(next[0]).toBe("A");
    expect(movesAt(next)[0]).toBe("A00");
    const end = at(after(start, "BCa0", "B02", "B12", "A04", "A23"));
    expect(end.phase).toBe(PHASE.deal);
    expect([end.points(0), end.points(1), end.points(2)]).toEqual([1, 3, 0]);
    expect(end.turn).toBe(0);
  });

  it("A18: a line without a possible column falls to the floor as a whole", () => {
    const start = "AFCB*D0000000000 A9Mb00c01d02e03a14S0a1FfB0MS4b5Fc";
    expect(movesAt(start)).toEqual(["A0F"]);
    expect(after(start, "A0F")).toContain("A9Mb00c01d02e03a14SFaf");
  });

  it("A19: a tile alone scores 1, a run its length, a crossing both runs", () => {
    expect(pointsFor("", "2c3", "A22")).toBe(1);
    expect(pointsFor("a20b21", "2c3", "A22")).toBe(3);
    expect(pointsFor("a12b02", "2c3", "A22")).toBe(3);
    expect(pointsFor("a20b21d23a12b02", "2c3", "A22")).toBe(7);
    expect(pointsFor("a20d23a12", "2c3", "A22")).toBe(4);
    expect(pointsFor("a20", "2c3", "A22")).toBe(1);
  });
});

describe("the end of a round", () => {
  it("A20: the floor costs 0 1 2 4 6 8 11 14, and nobody falls below 0", () => {
    for (const [tiles, cost] of [0, 1, 2, 4, 6, 8, 11, 14].entries()) {
      const start = `AFCB*D0000000000 A20MSF${"a".repeat(tiles)}B5MSFbbbbbbf`;
      const end = at(after(start, "score"));
      expect([end.points(0), end.points(1)]).toEqual([20 - cost, 0]);
    }
  });

  it("A20, A21: floors go to the lid, the marker to the centre, and its holder starts", () => {
    expect(after("AFCB*D0000000000 A9MSFabB9MSFcf", "score")).toBe("BFCfB1919192020D0101010000 A7MSFB7MSF");
  });

  it("A21: if nobody took the marker the seat after the last drafter starts, on either wall", () => {
    for (const wall of ["fixed", "free"]) {
      const start = `CF4aaaaCfB*D0000000000 A0MS0b1FB0MS1c2FC0MSF wall=${wall}`;
      let position = at(after(start, "C4a4"));
      if (wall === "free") {
        expect(makePosition(position)[0]).toBe("C");
        expect(position.actor).toBe(0);
        position = at(after(makePosition(position), "A00"));
        expect(position.actor).toBe(1);
        position = at(after(makePosition(position), "B11"));
      }
      expect(position.phase).toBe(PHASE.deal);
      expect(position.turn).toBe(0);
    }
  });
});

describe("the end of the match", () => {
  it("A22: a full row ends it; bonuses come after the floors", () => {
    const start = "AFCeB*D0000000000 A0Ma00b01c02d03a11a22a33a44b12c13SFbbbbbbfB3MSF wall=fixed";
    const end = at(after(start, "ACe0"));
    expect(end.actor).toBe(OVER);
    expect(listMoves(end)).toEqual([]);
    // 5 + 1 for the e, 14 for the floor, then 2 for the row and 10 for the colour a.
    expect(end.points(0)).toBe(12);
    expect(end.points(1)).toBe(3);
  });

  it("A22: a column scores 7", () => {
    const column = "a00e10d20c30b40b01c02d03";
    expect(at(after(`AFCeB*D0000000000 A0M${column}SFfB3MSF wall=fixed`, "ACe0")).points(0)).toBe(5 - 1 + 2 + 7);
  });

  it("A23: no tile left to deal, which takes four seats", () => {
    const four = at(`AFCfB0000000000D0000000000 ${NO_TILE_LEFT}`);
    expect(four.actor).toBe(OVER);
  });

  it("A23: hoarding that leaves no row to complete", () => {
    const hoard = "MS1d12d23d34d4F";
    const end = at(`AFCfB*D0000000000 A0${hoard}B0${hoard}`);
    expect(end.actor).toBe(OVER);
    // One loose d is enough to continue: row 1 of either can be completed and returns its tile.
    expect(at(`AFCfB*D0000000000 A0${hoard}B0MS1d12d23d34d3F`).actor).toBe(CHANCE);
  });

  it("A23: free walls in which no gap takes what is missing", () => {
    const start =
      "AFCB0609060808D0101010000 " +
      "A0Me00b01a03d04a11c12e13b14d20b22c23e24c30e32b40e41a44S1d12a33a3Fcccccdd" +
      "B7Mb01e02a03d04c11b12d13e14b20a22c23c30d31a34a40c42b44S3e24d4Fbbceeef";
    expect(at(start).actor).toBe(0);
    const end = at(after(start, "A2F"));
    expect(end.actor).toBe(OVER);
    // No row is full, but the colour b of A is complete.
    expect([end.points(0), end.points(1)]).toEqual([10, 0]);
  });

  it("A24: more points, then more full rows, then a shared place", () => {
    const full = "Ma00b01c02d03e04SF";
    expect(places(`AFCfB*D0000000000 A9MSFB9${full}C8${full}`)).toEqual([1, 0, 2]);
    expect(places(`AFCfB*D0000000000 A9${full}B9${full}C8MSF`)).toEqual([0, 0, 2]);
  });
});

describe("positions that only strings show", () => {
  it("A30: full lines on a fixed wall are forced moves, then the round is settled", () => {
    const start = "AFCB*D0000000000 A0MS0a11b2FB0MS0e1Ff wall=fixed";
    expect(movesAt(start)).toEqual(["A00"]);
    expect(movesAt(after(start, "A00"))).toEqual(["A12"]);
    expect(movesAt(after(start, "A00", "A12"))).toEqual(["B04"]);
    expect(at(after(start, "A00", "A12", "B04")).phase).toBe(PHASE.deal);
  });

  it("A30: a round that is waiting to be settled has one outcome", () => {
    const position = at("AFCB*D0000000000 A5MSFabB9MSFf");
    expect(position.actor).toBe(CHANCE);
    const [outcome] = listMoves(position);
    expect(position.weight(outcome)).toBe(1);
    expect(position.draw(new SeededRandom(1))).toBe(outcome);
    expect(movesAt(makePosition(position))).toEqual(["score"]);
  });

  it("A28: the seat whose turn it is tiles, or the next one with a full line", () => {
    expect(at(balance("AFCB*D0000000000 A0MSFfB0MS0e1F")).actor).toBe(1);
  });
});
