import { shelf } from "@riad/games";
import { CHANCE, OVER, completeSetup, isLegal, listMoves, playChance, SeededRandom, unwrap } from "@riad/core";
import { describe, expect, test } from "vitest";
import { Engine, levelsOf } from "../src/index.ts";

describe.each(shelf.map((game) => [game.id, game] as const))("the engine of %s", (_id, game) => {
  const start = game.start(unwrap(completeSetup(game)));
  playChance(start, new SeededRandom(1));
  const position = game.notation.makePosition(start);
  const engine = new Engine(game, 1);
  const first = game.notation.makeMove(start, listMoves(start)[0]);

  /** A few moves on, where a search is soon done. */
  function laterText(): { position: string; first: string } {
    const later = start.clone();
    const random = new SeededRandom(1);
    for (let i = 0; i < 6; i++) {
      const moves = listMoves(later);
      later.play(moves[random.below(moves.length)]);
      playChance(later, random);
    }
    return {
      position: game.notation.makePosition(later),
      first: game.notation.makeMove(later, listMoves(later)[0]),
    };
  }

  test("answers with a legal move for every level", () => {
    for (const { id: level } of levelsOf(game.id)) {
      const reply = engine.answer({ id: level, position, nodes: 200, level });
      expect(reply).toMatchObject({ id: level });
      const move = "move" in reply ? unwrap(game.notation.parseMove(start, reply.move)) : -1;
      expect(isLegal(start, move)).toBe(true);
    }
  });

  test("analyses every legal move, the best first", () => {
    const reply = engine.answer({ id: 1, position, nodes: 200, analyse: true });
    expect("moves" in reply).toBe(true);
    if (!("moves" in reply)) return;
    const values = reply.moves.map(({ value }) => value ?? -1);
    expect(values).toEqual([...values].sort((a, b) => b - a));
    for (const { move } of reply.moves) expect(game.notation.parseMove(start, move).ok).toBe(true);
  });

  test("judges the moves that were asked about, with the shares of all seats", () => {
    const texts = listMoves(start)
      .slice(0, 3)
      .map((move) => game.notation.makeMove(start, move));
    const reply = engine.answer({ id: 1, position, nodes: 2000, judge: texts });
    if (!("judged" in reply)) throw new Error("The moves were not judged.");
    expect(reply.judged.map(({ move }) => move).sort()).toEqual([...texts].sort());
    for (const { seen, shares, line, move } of reply.judged) {
      expect([seen, shares.length, line[0]]).toEqual([true, start.seats, move]);
      expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 9);
    }
    expect(reply.shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 9);
    expect(engine.answer({ id: 1, position, nodes: 2000, judge: texts })).toEqual(reply);
  });

  test("gives the same hint whenever and by whichever engine it is asked", () => {
    const later = laterText();
    const question = { id: 1, position: later.position, analyse: true };
    const reply = new Engine(game, "another seed").answer(question);
    expect("moves" in reply).toBe(true);
    // It has answered other questions about the same position.
    engine.answer({ id: 2, position: later.position, nodes: 500, judge: [later.first] });
    expect(engine.answer(question)).toEqual(reply);
  });

  const faults: [string, unknown, string][] = [
    ["no object", 7, "JSON object"],
    ["null", null, "JSON object"],
    ["an array", [], "JSON object"],
    ["no position", { id: 1 }, '"position"'],
    ["a position that is none", { id: 1, position: "zzz" }, "."],
    ["an unknown level", { id: 1, position, level: "god" }, 'no level "god"'],
    ["a level that is no string", { id: 1, position, level: 1 }, '"level"'],
    ["no time", { id: 1, position, ms: 0 }, '"ms"'],
    ["a million seconds", { id: 1, position, ms: 1e9 }, '"ms"'],
    ["a million seconds for judging", { id: 1, position, ms: 1e9, judge: [first] }, '"ms"'],
    ["no time for judging", { id: 1, position, ms: 0, judge: [first] }, '"ms"'],
    ["time in words", { id: 1, position, ms: "long" }, '"ms"'],
    ["nodes below 1", { id: 1, position, nodes: -1 }, '"nodes"'],
    ["no nodes", { id: 1, position, nodes: 0, judge: [first] }, '"nodes"'],
    ["nodes that are no number", { id: 1, position, nodes: Number.NaN }, '"nodes"'],
    ["an unknown key", { id: 1, position, depth: 3 }, '"depth"'],
    ["no moves to judge", { id: 1, position, judge: [] }, "at least one move"],
    ["moves that are no list", { id: 1, position, judge: "all" }, "at least one move"],
    ["a move that is no text", { id: 1, position, judge: [7] }, "must be a string"],
    ["an illegal move", { id: 1, position, judge: ["zzz"] }, "zzz: "],
    ["two questions in one", { id: 1, position, judge: [first], analyse: true }, "either"],
    ["analyse in words", { id: 1, position, analyse: "yes" }, '"analyse"'],
    [
      "a position where chance moves",
      { id: 1, position: game.notation.makePosition(chancePosition()) },
      "Chance is to move",
    ],
    ["a match that is over", { id: 1, position: overPosition(), judge: [first] }, "The match is over"],
  ];
  test.each(faults)("says what is wrong with %s", (_name, question, words) => {
    const reply = engine.answer(question);
    const error = "error" in reply ? reply.error : "accepted";
    expect(error).toContain(words);
    expect(error).toMatch(/^[^\n]{5,300}[.}]$/u);
    expect(engine.answer({ id: 2, position, nodes: 50, judge: [first] })).toMatchObject({ id: 2, judged: [{}] });
  });

  function overPosition(): string {
    const over = game.start(unwrap(completeSetup(game)));
    const random = new SeededRandom(5);
    while (over.actor !== OVER) {
      const moves = listMoves(over);
      over.play(over.actor === CHANCE ? over.draw(random) : moves[random.below(moves.length)]);
    }
    return game.notation.makePosition(over);
  }

  function chancePosition(): typeof start {
    const chance = game.start(unwrap(completeSetup(game)));
    while (chance.actor >= 0) chance.play(unwrap(game.notation.parseMove(chance, "S")));
    return chance;
  }
});
