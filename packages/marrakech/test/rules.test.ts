/** One example or more for each numbered ruling of docs/rules-marrakech.md. */
import { CHANCE, OVER, SeededRandom, completeSetup, listMoves, unwrap } from "@riad/core";
import { describe, expect, test } from "vitest";
import { PASS, SQUARES, TRACKS, colourOf, idOf, makeSquare, marrakech, parseSquare, pathOf } from "../src/index.ts";
import { placementsBeside, squareAt } from "../src/index.ts";
import { layout } from "../src/layout.ts";
import { listPlacements, layRug } from "../src/laying.ts";
import type { MarrakechPosition } from "../src/index.ts";
import { moveTexts, playText, scene } from "./strings.ts";

function start(seats: number, options: Record<string, string> = {}, first = 0): MarrakechPosition {
  return marrakech.start(unwrap(completeSetup(marrakech, { seats, first, options })));
}

function rugName(position: MarrakechPosition, square: string): string {
  const rug = position.rugAt(parseSquare(square));
  return `${"ncypr"[colourOf(rug)]}${idOf(rug)}`;
}

describe("M1: the start", () => {
  test.each([2, 3, 4])("%i seats have 15 rugs and 30 dirhams each", (seats) => {
    const position = start(seats);
    for (let seat = 0; seat < seats; seat++) {
      expect(position.rugs(seat)).toBe(15);
      expect(position.dirhams(seat)).toBe(30);
    }
    expect(makeSquare(position.assam)).toBe("33");
    expect(position.seats).toBe(seats);
  });

  test("the first player, the colours and Assam's heading are fixed before the match", () => {
    const text = marrakech.notation.makePosition(start(3, { heading: "E", colours: "rpyc" }, 2));
    expect(text).toMatch(/^Pr03015iPp03015iPy03015iA33EB(n00){49} turn=y phase=rotate$/);
  });
});

test("M2: a turn is rotation, roll and rug; then the next seat's turn starts", () => {
  const position = start(3);
  expect([position.phase, position.actor]).toEqual(["rotate", 0]);
  playText(position, "L");
  expect([position.phase, position.actor]).toEqual(["roll", CHANCE]);
  playText(position, "2");
  expect([position.phase, position.actor]).toEqual(["lay", 0]);
  playText(position, "0304");
  expect([position.phase, position.actor, position.turn]).toEqual(["rotate", 1, 1]);
});

test("M3: Assam turns a quarter left or right, or not at all, and never round", () => {
  const position = start(2);
  expect(moveTexts(position)).toEqual(["L", "S", "R"]);
  const headings = ["L", "S", "R"].map((move) => playText(position.clone(), move).heading);
  expect(headings).toEqual([3, 0, 1]);
});

describe("M4: the die and the walk", () => {
  test("the die shows 1 to 4 with odds 1:2:2:1", () => {
    const position = playText(start(2), "S");
    expect(moveTexts(position)).toEqual(["1", "2", "3", "4"]);
    expect([0, 1, 2, 3, 4, 5].map((die) => position.weight(die))).toEqual([0, 1, 2, 2, 1, 0]);
    const random = new SeededRandom(4);
    const seen = [0, 0, 0, 0, 0];
    for (let i = 0; i < 60_000; i++) seen[position.draw(random)]++;
    for (const die of [1, 2, 3, 4]) expect(Math.abs(seen[die] - 10_000 * position.weight(die))).toBeLessThan(600);
  });

  test.each([
    ["00N", "10S"],
    ["61E", "62W"],
    ["66E", "65W"],
    ["00W", "01E"],
    ["60N", "60W"],
    ["60E", "60S"],
    ["06S", "06E"],
    ["06W", "06N"],
  ])("leaving the board at %s is one step to %s", (from, to) => {
    const [step] = pathOf(parseSquare(from.slice(0, 2)), "NESW".indexOf(from[2]), 1);
    expect(makeSquare(step.square) + "NESW"[step.heading]).toBe(to);
    expect(step.track).not.toBeNull();
  });

  test("14 tracks serve all 28 ways off the board", () => {
    const exits = TRACKS.flatMap((track) => track.exits).map(({ square, heading }) => square * 4 + heading);
    expect(new Set(exits).size).toBe(28);
    expect(TRACKS.filter((track) => track.isLoop)).toHaveLength(2);
  });

  test("Assam keeps the heading that the track gave him", () => {
    const position = playText(scene({ assam: "A31N" }), "S 3");
    expect(makeSquare(position.assam)).toBe("21");
    expect(position.heading).toBe(2);
  });
});

describe("M5 and M6: regions and rent", () => {
  const rugs = ["y003233", "y014243", "y025161", "y032122", "y042636"];
  test("rent is one dirham per connected square of the colour, whatever rugs it consists of", () => {
    const position = playText(scene({ assam: "A34N", rugs }), "S 1");
    // y04 and y02 touch the region only at corners, if at all.
    expect([position.dirhams(0), position.dirhams(1)]).toEqual([24, 36]);
    expect(position.phase).toBe("lay");
  });

  test("your own rugs and empty squares cost nothing", () => {
    const own = playText(scene({ assam: "A34N", rugs, words: "turn=y" }), "S 1");
    expect([own.dirhams(0), own.dirhams(1)]).toEqual([30, 30]);
    const empty = playText(scene({ assam: "A34N", rugs }), "L 1");
    expect([empty.dirhams(0), empty.dirhams(1)]).toEqual([30, 30]);
  });

  test("passing over rugs costs nothing: only the last square counts", () => {
    const position = playText(scene({ assam: "A35N", rugs: ["y003433"] }), "S 3");
    expect(position.dirhams(0)).toBe(30);
  });

  test("a region that fills the board is counted completely", () => {
    const pairs = SQUARES.slice(0, 48).map((square, i) => `y${String(i >> 1).padStart(2, "0")}${makeSquare(square)}`);
    const position = scene({ players: "Pc09915iPy03015i", rugs: [...pairs, "y9966"] });
    expect(position.region(squareAt(0, 0))).toHaveLength(49);
    playText(position, "S 1");
    expect(position.dirhams(0)).toBe(50);
  });
});

describe("M7: ruin", () => {
  const rugs = ["y003233", "y014243"];
  test("a player with exactly the rent pays it and stays in", () => {
    const position = playText(scene({ players: "Pc00415iPy03015i", assam: "A34N", rugs }), "S 1");
    expect([position.dirhams(0), position.dirhams(1), position.isOut(0)]).toEqual([0, 34, false]);
    expect([position.phase, position.actor]).toEqual(["lay", 0]);
  });

  test("a player with less pays everything, is out at once and lays no rug", () => {
    const players = "Pc00315iPy03015iPp03015i";
    const position = playText(scene({ players, assam: "A34N", rugs }), "S 1");
    expect([position.dirhams(0), position.dirhams(1), position.isOut(0)]).toEqual([0, 33, true]);
    expect([position.phase, position.actor, position.rugs(0)]).toEqual(["rotate", 1, 15]);
    playText(position, "S 1 2221 S 1 4151");
    expect(position.turn).toBe(1);
  });

  test("with an empty purse the first rent puts a player out", () => {
    const position = playText(scene({ players: "Pc00015iPy03015i", assam: "A34N", rugs }), "S 1");
    expect([position.isOut(0), position.dirhams(1), position.actor]).toEqual([true, 30, OVER]);
  });
});

describe("M8: neutral rugs", () => {
  const players = "Pc03015iPy00010oPp03015i";
  const parts = { players, assam: "A34N", rugs: ["y003332"] };
  test("the rugs of a player who is out cost nothing, score for nobody and can be covered", () => {
    const position = playText(scene(parts), "S 1");
    expect([position.dirhams(0), position.dirhams(1)]).toEqual([30, 0]);
    expect(position.scoreParts(1)).toEqual({ dirhams: 0, squares: 0, points: 0, isOut: true });
    playText(position, "3242");
    expect(rugName(position, "32")).toBe("c0");
  });

  test("both halves of a neutral rug may not be covered at once either", () => {
    const position = scene({ ...parts, assam: "A34N", words: "phase=lay" });
    expect(moveTexts(position)).not.toContain("3233");
  });

  test("a colour that no player has is neutral", () => {
    const position = playText(scene({ assam: "A34N", rugs: ["r003332"] }), "S 1");
    expect(position.dirhams(0)).toBe(30);
  });
});

function lay(rugs: string[], assam = "A33N"): string[] {
  return moveTexts(scene({ assam, rugs, words: "phase=lay" }));
}

describe("M9: laying", () => {
  test("a rug touches an edge of Assam's square and does not lie under him", () => {
    expect(lay([])).toHaveLength(12);
    expect(lay([], "A00N")).toEqual(["0102", "0111", "1011", "1020"]);
    expect(lay([], "A30N")).toHaveLength(7);
    for (const text of lay([])) expect(text).not.toMatch(/^33|33$/);
  });

  test("no rug may be fully covered at once, not even your own", () => {
    expect(lay(["y003132"])).not.toContain("3132");
    expect(lay(["c003132"])).not.toContain("3132");
  });

  test("half a rug, halves of two rugs, and a rug that shows only half may be covered", () => {
    expect(lay(["y003132"])).toContain("3242");
    expect(lay(["y003222", "y013121"])).toContain("3132");
    expect(lay(["y0031", "y0132"])).toContain("3132");
  });

  test("two rugs of one colour are told apart by their ids", () => {
    expect(lay(["y003121", "y013222"])).toContain("3132");
    expect(lay(["y003132"])).toHaveLength(11);
  });
});

describe("M10: there is always a place for a rug", () => {
  test("beside every square of Assam there is a square with two placements that share only it", () => {
    // A rug is visible on at most two squares, so it cannot block both: that is the proof.
    for (const assam of SQUARES) {
      const uses = new Map<number, number>();
      for (const placement of placementsBeside(assam)) {
        for (const square of [placement >> 6, placement & 63]) uses.set(square, (uses.get(square) ?? 0) + 1);
      }
      expect(Math.max(...uses.values())).toBeGreaterThanOrEqual(2);
    }
  });

  test("on an impossible board the player passes and discards the rug", () => {
    const position = scene({ assam: "A00N", words: "phase=lay" });
    // No string leads here: the parser refuses a rug that is visible three times.
    const cells = (position as unknown as { cells: Int32Array }).cells;
    for (const square of SQUARES) cells[layout.BOARD + square] = 1 << 7;
    const list = new Int32Array(512);
    expect(listPlacements(cells, list)).toBe(1);
    expect(list[0]).toBe(PASS);
    expect(marrakech.notation.makeMove(position, PASS)).toBe("pass");
    expect(unwrap(marrakech.notation.parseMove(position, "pass"))).toBe(PASS);
    layRug(cells, PASS);
    expect([position.rugs(0), position.turn, position.phase]).toEqual([14, 1, "rotate"]);
  });
});

describe("M11: the end", () => {
  test("the match ends when the seat to rotate has no rug left, not before", () => {
    const position = scene({ players: "Pc03001iPy03001i", words: "phase=lay" });
    playText(position, "3231");
    expect(position.actor).toBe(1);
    playText(position, "L 1 2221");
    expect([position.actor, position.turn, position.phase]).toEqual([OVER, 0, "rotate"]);
    expect(listMoves(position)).toEqual([]);
  });

  test("the match ends when only one player is left, who wins with any number of points", () => {
    const position = playText(scene({ players: "Pc00015iPy00015i", assam: "A34N", rugs: ["y003233"] }), "S 1");
    expect([position.actor, position.turn]).toEqual([OVER, 1]);
    expect([position.place(0), position.place(1)]).toEqual([1, 0]);
  });
});

describe("M12: points and places", () => {
  test("a dirham is a point and so is a visible square", () => {
    const position = scene({ rugs: ["c000102", "c010304", "y000405"] });
    expect([position.points(0), position.points(1)]).toEqual([33, 32]);
    expect(position.scoreParts(0)).toEqual({ dirhams: 30, squares: 3, points: 33, isOut: false });
  });

  test("a tie on points goes to the dirhams, a tie on both is shared", () => {
    const byDirhams = scene({ players: "Pc03000iPy03200i", rugs: ["c000102"] });
    expect([byDirhams.place(0), byDirhams.place(1)]).toEqual([1, 0]);
    const shared = scene({ players: "Pc03000iPy03000iPp02900i", rugs: ["c000102", "y000304"] });
    expect([0, 1, 2].map((seat) => shared.place(seat))).toEqual([0, 0, 2]);
  });

  test("players who are out share the last place", () => {
    const position = scene({ players: "Pc00005oPy00100iPp00005oPr00000i", words: "turn=y" });
    expect([0, 1, 2, 3].map((seat) => position.place(seat))).toEqual([2, 0, 2, 1]);
  });
});

describe("M13: the publisher's rules", () => {
  test.each([
    [2, 24],
    [3, 15],
    [4, 12],
  ])("%i seats have %i rugs each", (seats, rugs) => {
    expect(start(seats, { ruleset: "publisher" }).rugs(seats - 1)).toBe(rugs);
  });

  test("both halves of your own rug may be covered, but not of another player's", () => {
    const players = "Pc03015iPy03015iPp03015i";
    const rugs = ["c003132", "y003435"];
    const moves = moveTexts(scene({ players, rugs, words: "phase=lay ruleset=publisher" }));
    expect(moves).toContain("3132");
    expect(moves).not.toContain("3435");
  });
});

describe("M14 and M15: the publisher's game for two", () => {
  test("the colour of the rug is drawn from the pile before Assam is turned", () => {
    const position = start(2, { ruleset: "publisher" });
    expect([position.phase, position.actor]).toEqual(["draw", CHANCE]);
    expect(moveTexts(position)).toEqual(["c", "p"]);
    playText(position, "p");
    expect([position.phase, position.actor]).toEqual(["rotate", 0]);
    playText(position, "L 1 2221");
    expect([position.rugs(0), position.secondRugs(0), position.turn, position.phase]).toEqual([23, 11, 1, "draw"]);
    expect(rugName(position, "22")).toBe("p0");
    expect(moveTexts(position)).toEqual(["y", "r"]);
  });

  test("draws are as likely as the rugs that are left", () => {
    const position = scene({ players: "Pc03009iPy03012i", words: "ruleset=publisher piles=c03p06,y06r06" });
    expect([1, 2, 3, 4].map((colour) => position.weight(colour))).toEqual([3, 0, 6, 0]);
    const random = new SeededRandom(14);
    let purple = 0;
    for (let i = 0; i < 30_000; i++) if (position.draw(random) === 3) purple++;
    expect(Math.abs(purple - 20_000)).toBeLessThan(500);
  });

  test("a colour that has run out is no longer drawn", () => {
    const position = scene({ players: "Pc03004iPy03004i", words: "ruleset=publisher piles=c04p00,y02r02" });
    expect(moveTexts(position)).toEqual(["c"]);
    expect(position.weight(3)).toBe(0);
  });

  test("rent is by colour: the owner's other colour beside it does not count, and the owner pays for neither", () => {
    const rugs = ["y003233", "r004243"];
    const words = "ruleset=publisher rug=c piles=c12p12,y12r12";
    const players = "Pc03024iPy03024i";
    const paid = playText(scene({ players, assam: "A34N", rugs, words }), "S 1");
    expect(paid.dirhams(0)).toBe(28);
    const free = scene({ players, assam: "A44N", rugs, words: words.replace("rug=c", "turn=y rug=y") });
    expect(playText(free, "S 1").dirhams(1)).toBe(30);
  });

  test("both colours score, and players may fully cover rugs of either of their own", () => {
    const rugs = ["c003132", "p003435", "y000001"];
    const words = "ruleset=publisher phase=lay rug=c";
    const position = scene({ players: "Pc03024iPy03024i", rugs, words });
    expect(position.points(0)).toBe(34);
    expect(moveTexts(position)).toEqual(expect.arrayContaining(["3132", "3435"]));
  });
});

describe("M16: ids", () => {
  test("a rug gets the lowest id of its colour that is not visible", () => {
    const position = scene({ rugs: ["c000001", "c020203", "y010405"], words: "phase=lay" });
    playText(position, "3242");
    expect(rugName(position, "32")).toBe("c1");
  });

  test("an id is free again once its rug is fully covered, and not before", () => {
    const half = playText(scene({ rugs: ["c003233"], words: "phase=lay" }), "3242");
    expect(rugName(half, "32")).toBe("c1");
    const gone = playText(scene({ rugs: ["c0032"], words: "phase=lay" }), "3242 S 1");
    expect(rugName(gone, "42")).toBe("c1");
    const next = scene({ rugs: ["c0132", "c000001"], words: "phase=lay turn=y" });
    playText(next, "3242 L 1 2221");
    expect(rugName(next, "22")).toBe("c1");
  });

  test("ids above 31 and 99 work like any other", () => {
    const rugs = Array.from({ length: 33 }, (_, id) => `c${String(id).padStart(2, "0")}${makeSquare(SQUARES[id])}`);
    const position = scene({ rugs: [...rugs, "c9966"], assam: "A55N", words: "phase=lay" });
    playText(position, "6566");
    expect(rugName(position, "66")).toBe("c33");
  });
});
