import { OVER, REFUSAL, SeededRandom, completeSetup, newMoveList, unwrap } from "@riad/core";
import type { Refusal } from "@riad/core";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { marrakech } from "../src/index.ts";
import { gameString, playText, scene } from "./strings.ts";

const { notation } = marrakech;

function refusalOf(text: string): Refusal {
  const result = notation.parsePosition(text);
  if (result.ok) throw new Error(`accepted as ${notation.makePosition(result.value)}`);
  return result.refusal;
}

const bare = gameString({});

describe("M17: strings", () => {
  test("a bare game string is parsed with the defaults", () => {
    expect(notation.makePosition(unwrap(notation.parsePosition(bare)))).toBe(`${bare} turn=c phase=rotate`);
    const first = gameString({ players: "Pr00003oPp03015iPy03015i" });
    expect(notation.makePosition(unwrap(notation.parsePosition(first)))).toBe(`${first} turn=p phase=rotate`);
  });

  test("reads players in any order of colours, with any counts", () => {
    const text = `${gameString({ players: "Pr99999iPc00000iPy00100i", rugs: ["c990001", "p420203"] })} turn=r phase=lay`;
    expect(notation.makePosition(unwrap(notation.parsePosition(text)))).toBe(text);
  });

  test("reads the words in any order", () => {
    const position = unwrap(notation.parsePosition(`${bare} phase=roll turn=y`));
    expect(notation.makePosition(position)).toBe(`${bare} turn=y phase=roll`);
  });

  test("purses of more than three digits are written as a word", () => {
    const players = "Pc99915iPy99915i";
    const position = playText(scene({ players, assam: "A34N", rugs: ["y003332"] }), "S 1");
    const text = notation.makePosition(position);
    expect(text).toMatch(/^Pc99715iPy99915i.* dirhams=997,1001$/);
    expect(unwrap(notation.parsePosition(text)).equals(position)).toBe(true);
  });

  test("a match whose players are all out is over", () => {
    const position = scene({ players: "Pc00000oPy00003o" });
    expect(position.actor).toBe(OVER);
    expect(unwrap(notation.parsePosition(notation.makePosition(position))).equals(position)).toBe(true);
  });

  test("the publisher's game for two writes its piles and the drawn rug", () => {
    const start = marrakech.start(unwrap(completeSetup(marrakech, { options: { ruleset: "publisher" } })));
    const text = notation.makePosition(start);
    expect(text).toMatch(/ turn=c phase=draw ruleset=publisher piles=c12p12,y12r12$/);
    start.play(3);
    expect(notation.makePosition(start)).toMatch(/ turn=c phase=rotate ruleset=publisher rug=p piles=c12p12,y12r12$/);
    const short = unwrap(notation.parsePosition(`${gameString({ players: "Pc03024iPy03024i" })} ruleset=publisher`));
    expect(notation.makePosition(short)).toBe(text);
  });
});

describe("M18: refusals say what is wrong and where", () => {
  const board = bare.indexOf("B");
  const double = `${gameString({ players: "Pc03024iPy03024i" })} ruleset=publisher`;
  test.each([
    ["", 0, /P of a player.*found the end/],
    ["hello", 0, /P of a player/],
    ["Px03015i", 1, /colour/],
    ["Pc0301", 6, /rugs.*found the end/],
    ["Pc03015x", 7, /i \(in\) or o \(out\)/],
    ["Pc03015iA33NB", 8, /takes 2 to 4 players, not 1/],
    [bare.replace("Py", "Pc"), 9, /Two players have the colour c/],
    [`Pp03015iPr03015i${bare}`.replace("A", "Pc03015iA"), 33, /Two players/],
    [bare.replace("A33", "A73"), 17, /column/],
    [bare.replace("33N", "33Q"), 19, /heading/],
    [bare.slice(0, -1), board + 1 + 48 * 3, /square g7 /],
    [`${bare}n00`, bare.length, /49 squares/],
    [bare.replace("Bn00", "Bn01"), board + 1, /square a1 /],
    [gameString({ rugs: ["c000001", "c0066"] }), board + 1 + 48 * 3, /three squares/],
    [`${bare} turn=p`, bare.length + 6, /c, y/],
    [`${bare} turn=`, bare.length + 6, /c, y/],
    [`${bare} turn=c turn=y`, bare.length + 8, /twice/],
    [`${bare}  turn=c`, bare.length + 1, /single space/],
    [`${bare} `, bare.length + 1, /found the end/],
    [`${bare} seat=1`, bare.length + 1, /no word "seat"/],
    [`${bare} phase=walk`, bare.length + 7, /rotate, roll, lay/],
    [`${bare} phase=draw`, bare.length + 7, /rotate, roll, lay/],
    [`${bare} ruleset=home`, bare.length + 9, /^The word ruleset is one of anu, publisher/],
    [`${bare} rug=c`, bare.length + 1, /publisher/],
    [`${bare} piles=c12p12,y12r12`, bare.length + 1, /publisher/],
    [`${bare} dirhams=30`, bare.length + 9, /one number per player/],
    [`${bare} dirhams=30,31`, bare.length + 9, /differ/],
    [`${gameString({ players: "Pc99915iPy99915i" })} dirhams=9999,9999`, bare.length + 9, /more than 9999/],
    [`${gameString({ players: "Pc00015oPy03015iPp03015i" })} turn=c`, bare.length + 14, /player is out/],
    [`${gameString({ players: "Pc00015oPy03015i" })} phase=lay`, bare.length + 7, /fewer than two/],
    [`${gameString({ players: "Pc03000iPy03015i" })} phase=lay`, bare.length + 7, /no rugs left/],
    [`${double} phase=lay`, double.length + 7, /add rug=/],
    [`${double} phase=draw rug=c`, double.length + 12, /after phase=draw/],
    [`${double} rug=y`, double.length + 5, /pile/],
    [`${double} piles=c12p12`, double.length + 7, /written like/],
    [`${double} piles=p12c12,y12r12`, double.length + 7, /player's colour c/],
    [`${double} piles=c12p12,y12r13`, double.length + 14, /24 rugs/],
    [`${double} piles=c12p12,y12p12`, double.length + 7, /four different/],
  ])("%s", (text, at, message) => {
    const refusal = refusalOf(text);
    expect(refusal.message).toMatch(message);
    expect(refusal.at).toBe(at);
    expect(refusal.message.length).toBeLessThan(160);
  });

  test("untrusted text is never quoted at length or with control characters", () => {
    const { message } = refusalOf(`${bare} ${"\u0007\n".repeat(5000)}=1`);
    expect(message.length).toBeLessThan(200);
    expect(Array.from(message).every((letter) => letter >= " ")).toBe(true);
  });
});

describe("moves", () => {
  test("a rug is accepted in either order and written lower square first", () => {
    const position = scene({ words: "phase=lay" });
    for (const text of ["3231", "3132"]) {
      expect(notation.makeMove(position, unwrap(notation.parseMove(position, text)))).toBe("3132");
    }
  });

  const lay = { rugs: ["y003132"], words: "phase=lay" };
  test.each([
    [{}, "X", "illegal", /L, S, R/],
    [{}, "1", "illegal", /L, S, R/],
    [{ words: "phase=roll" }, "5", "illegal", /1, 2, 3, 4/],
    [{ words: "phase=roll" }, "", "illegal", /1, 2, 3, 4/],
    [lay, "L", "syntax", /two squares/],
    [lay, "pass", "syntax", /two squares/],
    [lay, "3272", "illegal", /0 to 6/],
    [lay, "3234", "illegal", /do not share an edge/],
    [lay, "3232", "illegal", /do not share an edge/],
    [lay, "3332", "illegal", /under Assam/],
    [lay, "0001", "illegal", /touch an edge of Assam's square 33/],
    [lay, "3132", "illegal", /both halves of the rug y00/],
    [{ players: "Pc03024iPy03024i", words: "ruleset=publisher" }, "y", "illegal", /c, p/],
    [{ players: "Pc03000iPy03000i" }, "S", "over", /over/],
  ])("%o refuses %s", (parts, text, code, message) => {
    const result = notation.parseMove(scene(parts), text);
    expect(result).toMatchObject({ ok: false, refusal: { code } });
    if (!result.ok) expect(result.refusal.message).toMatch(message);
  });

  test("the example in a refusal is a legal move", () => {
    const position = scene(lay);
    const result = notation.parseMove(position, "0001");
    const example = result.ok ? "" : (/(\d{4}) would do/.exec(result.refusal.message)?.[1] ?? "");
    expect(notation.parseMove(position, example).ok).toBe(true);
  });
});

describe("any text", () => {
  const codes: readonly string[] = Object.values(REFUSAL);
  const check = (text: string): void => {
    const result = notation.parsePosition(text);
    if (result.ok) {
      const again = unwrap(notation.parsePosition(notation.makePosition(result.value)));
      expect(again.equals(result.value)).toBe(true);
      playOn(notation.makePosition(result.value));
    } else {
      expect(codes).toContain(result.refusal.code);
      expect(result.refusal.message).toMatch(/^[A-Z].*\.$/u);
      const { at } = result.refusal;
      if (at !== undefined) expect(at >= 0 && at <= text.length).toBe(true);
    }
  };

  test("is parsed or refused without an exception", () => {
    fc.assert(fc.property(fc.string({ unit: "binary", maxLength: 400 }), check), { numRuns: 500 });
    fc.assert(
      fc.property(fc.string({ maxLength: 20 }), (tail) => check(`${bare} ${tail}`)),
      { numRuns: 500 },
    );
  });

  test("that is nearly a position is parsed or refused, and a parsed one can be played to its end", () => {
    const seeds = [
      bare,
      `${gameString({ players: "Pr00303iPp00015oPc99902i", rugs: ["r001213", "c993132"] })} turn=c phase=lay`,
      `${gameString({ players: "Pc03024iPy03024i" })} turn=y phase=roll ruleset=publisher rug=r piles=c12p12,y12r12`,
      `${gameString({ players: "Pc99915iPy99915i" })} turn=y phase=rotate dirhams=999,1001`,
    ];
    const edit = fc.record({
      at: fc.double({ min: 0, max: 1, noNaN: true }),
      cut: fc.integer({ min: 0, max: 4 }),
      put: fc.oneof(
        fc.string({ maxLength: 3 }),
        fc.constantFrom("o", "i", "0", "9", "99", "c", "n", "=", " ", "turn="),
      ),
    });
    fc.assert(
      fc.property(fc.constantFrom(...seeds), fc.array(edit, { maxLength: 3 }), (seed, edits) => {
        let text = seed;
        for (const { at, cut, put } of edits) {
          const index = Math.floor(at * text.length);
          text = text.slice(0, index) + put + text.slice(index + cut);
        }
        check(text);
      }),
      { numRuns: 1500 },
    );
  });

  test("of any length is refused quickly", () => {
    for (const part of ["P", "Pc03015i", " ", "turn=c ", "9", "\u0000", bare]) {
      expect(notation.parsePosition(part.repeat(300_000 / part.length)).ok).toBe(false);
      expect(notation.parsePosition(`${bare} ${part.repeat(300_000 / part.length)}`).ok).toBe(false);
      expect(notation.parseMove(scene({ words: "phase=lay" }), part.repeat(1000)).ok).toBe(false);
    }
  });
});

/** Plays random moves from a parsed position to the end, with a round trip at every tenth move. */
function playOn(text: string): void {
  const position = unwrap(notation.parsePosition(text));
  const random = new SeededRandom(text);
  const list = newMoveList();
  for (let ply = 0; position.actor !== OVER; ply++) {
    const count = position.moves(list);
    expect(count).toBeGreaterThan(0);
    position.play(list[random.below(count)]);
    if (ply % 10 === 0)
      expect(unwrap(notation.parsePosition(notation.makePosition(position))).equals(position)).toBe(true);
    expect(ply).toBeLessThan(marrakech.moveLimit);
  }
}
