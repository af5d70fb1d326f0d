import { CHANCE, Match, REFUSAL, SeededRandom, unwrap } from "@riad/core";
import { describe, expect, test } from "vitest";
import { race } from "./race.ts";

function newMatch(seats = 2): Match {
  return unwrap(Match.fromSetup(race, { seats }));
}

describe("a match", () => {
  test("returns copies of its position", () => {
    const match = newMatch();
    match.position.play(0);
    expect(match.position.points(0)).toBe(0);
    expect(match.length).toBe(0);
  });

  test("plays legal moves, refuses others, and logs what was played", () => {
    const match = newMatch();
    expect(match.play(0)).toEqual({ ok: true, value: 1 });
    const refused = match.play(12);
    expect(refused.ok ? "" : refused.refusal.code).toBe(REFUSAL.illegal);
    expect(match.log).toEqual([0]);
    expect(match.actor).toBe(1);
  });

  test("accepts no move once it is over", () => {
    const match = unwrap(Match.fromPosition(race, "10,3,1,0"));
    expect(match.isOver).toBe(true);
    const refused = match.play(0);
    expect(refused.ok ? "" : refused.refusal.code).toBe(REFUSAL.over);
  });

  test("accepts no move past the game's move limit", () => {
    const short = { ...race, moveLimit: 1 };
    const match = unwrap(Match.fromSetup(short, {}));
    expect(match.play(0).ok).toBe(true);
    const refused = match.play(0);
    expect(refused.ok ? "" : refused.refusal.message).toContain("limit of 1 moves");
  });

  test("undoes decisions, never an outcome of chance", () => {
    const match = newMatch();
    match.play(0);
    match.play(1);
    expect(match.undo()).toEqual({ ok: true, value: 1 });
    expect(match.actor).toBe(1);
    match.play(1);
    match.playChance(new SeededRandom(1));
    const refused = match.undo();
    expect(refused.ok ? "" : refused.refusal.code).toBe(REFUSAL.chance);
    expect(match.length).toBe(3);
    expect(match.isRewound).toBe(false);
  });

  test("can be rewound anywhere, and is marked if that undoes an outcome of chance", () => {
    const match = newMatch();
    match.play(0);
    match.play(1);
    match.playChance(new SeededRandom(1));
    expect(match.rewind(3).ok).toBe(true);
    expect(match.isRewound).toBe(false);
    expect(match.rewind(1).ok).toBe(true);
    expect(match.isRewound).toBe(true);
    expect(match.position.equals(match.positionAt(1))).toBe(true);
    expect(match.rewind(9).ok).toBe(false);
    expect(match.rewind(-1).ok).toBe(false);
    expect(match.rewind(Number.NaN).ok).toBe(false);
  });

  test("knows who made each move", () => {
    const match = newMatch();
    match.play(1);
    match.playChance(new SeededRandom(1));
    match.play(0);
    expect([0, 1, 2].map((ply) => match.actorAt(ply))).toEqual([0, CHANCE, 1]);
  });

  test("refuses a setup that the game does not have", () => {
    const wishes = [
      { seats: 1 },
      { seats: 2.5 },
      { first: 2 },
      { options: { wall: "fixed" } },
      { options: { weather: "hot" } },
    ];
    for (const wish of wishes) expect(Match.fromSetup(race, wish).ok).toBe(false);
  });
});
