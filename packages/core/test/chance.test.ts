import { CHANCE, Match, findUnseeded, keyedRandom, listMoves, makeRecord, parseRecord, unwrap } from "@riad/core";
import type { Game, Redrawn } from "@riad/core";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { race } from "./race.ts";

const shelf = (id: string): Game | undefined => (id === "race" ? race : undefined);
const ROLL = 1;

function newMatch(seed?: string): Match {
  const match = unwrap(Match.fromSetup(race, { seats: 2 }));
  if (seed !== undefined) match.seedChance(seed);
  return match;
}

/** Decides by `choices` until they are used up or the match is over; outcomes follow the seed. */
function playOn(match: Match, choices: readonly number[]): void {
  for (const choice of choices) {
    while (match.actor === CHANCE) match.play(match.drawOutcome());
    if (match.isOver) return;
    const moves = listMoves(match.position);
    match.play(moves[choice % moves.length]);
  }
}

function outcomesOf(match: Match): number[] {
  return match.log.filter((_, ply) => match.actorAt(ply) === CHANCE);
}

describe("keyed numbers", () => {
  test("of a seed never change, because records name it", () => {
    const random = keyedRandom("42", "chance", 7);
    expect(Array.from({ length: 12 }, () => random.below(100))).toEqual([
      71, 47, 15, 36, 69, 72, 75, 30, 58, 36, 68, 42,
    ]);
  });

  test("of different counts and purposes are independent, and every face is equally likely", () => {
    const faces = [0, 0, 0, 0, 0, 0];
    let repeats = 0;
    let last = -1;
    for (let count = 0; count < 60_000; count++) {
      const face = keyedRandom("dice", "chance", count).below(6);
      faces[face]++;
      if (face === last) repeats++;
      last = face;
    }
    // Five standard deviations.
    for (const count of [...faces, repeats]) expect(Math.abs(count - 10_000)).toBeLessThan(460);
  });
});

const choices = fc.array(fc.nat(1), { minLength: 1, maxLength: 30 });

describe("a match with a seed", () => {
  test("draws the same outcome again after the same decisions, however often they are undone", () => {
    fc.assert(
      fc.property(fc.string(), choices, fc.nat(40), (seed, decisions, ply) => {
        const match = newMatch(seed);
        playOn(match, decisions);
        const log = [...match.log];
        unwrap(match.rewind(Math.min(ply, match.length)));
        for (const move of log.slice(match.length)) {
          if (match.actor === CHANCE) expect(match.drawOutcome()).toBe(move);
          match.play(move);
        }
      }),
    );
  });

  test("gives the k-th outcome to the k-th roll, whatever was decided before it", () => {
    fc.assert(
      fc.property(fc.string(), choices, choices, (seed, one, other) => {
        const matches = [one, other].map((decisions) => {
          const match = newMatch(seed);
          playOn(match, decisions);
          return outcomesOf(match);
        });
        const both = Math.min(matches[0].length, matches[1].length);
        expect(matches[0].slice(0, both)).toEqual(matches[1].slice(0, both));
      }),
    );
  });

  test("continues with the same chance from its record and from a copy", () => {
    const match = newMatch("spring");
    playOn(match, [ROLL, ROLL, ROLL]);
    const { match: read } = unwrap(parseRecord(makeRecord(match, { extra: { seats: "a,b" } }), shelf));
    const copy = match.clone();
    for (const one of [match, read, copy])
      playOn(
        one,
        Array.from({ length: 20 }, () => ROLL),
      );
    expect(read.log).toEqual(match.log);
    expect(copy.log).toEqual(match.log);
    expect(findUnseeded(read)).toBeUndefined();
  });

  test("keeps outcomes that were drawn elsewhere when they are undone, and claims only its own", () => {
    const match = newMatch();
    for (const move of [ROLL, 13, ROLL, 11]) match.play(move);
    match.seedChance("later");
    playOn(match, [ROLL, ROLL, ROLL]);
    const log = [...match.log];
    expect(makeRecord(match)).toContain("note chance: by outcome from move 5\n");
    expect(findUnseeded(unwrap(parseRecord(makeRecord(match), shelf)).match)).toBeUndefined();
    unwrap(match.rewind(1));
    playOn(match, [ROLL, ROLL, ROLL, ROLL]);
    expect(match.log).toEqual(log);
    // After another decision the seed determines the outcome.
    unwrap(match.rewind(0));
    for (const move of [0, ROLL]) match.play(move);
    expect([11, 12, 13]).toContain(match.drawOutcome());
  });

  test("draws nothing without a seed", () => {
    const match = newMatch();
    match.play(ROLL);
    expect(() => match.drawOutcome()).toThrow("no seed");
    expect(makeRecord(match)).not.toContain("note");
  });
});

describe("a record that claims a seed", () => {
  const match = newMatch("42");
  playOn(match, [ROLL, ROLL, ROLL, 0, ROLL]);
  const text = makeRecord(match);

  test("is correct as it was played", () => {
    expect(text).toContain("note seed: 42\nnote chance: by outcome\n");
    expect(check(text)).toBeUndefined();
  });

  test("is incorrect with a changed outcome, a changed seed, or both", () => {
    const roll = changeRoll(text);
    expect(check(roll)).toMatchObject({ ply: 1, due: expect.stringMatching(/^[123]$/) });
    expect(check(roll)?.played).not.toBe(check(roll)?.due);
    const seeds = ["43", "421", "4"].map((seed) => text.replace("seed: 42", `seed: ${seed}`));
    for (const changed of seeds) expect(check(changed)).toBeDefined();
    for (const changed of seeds)
      expect([check(changed), check(changeRoll(changed))]).not.toEqual([undefined, undefined]);
  });

  test("of version 0.1 is still keyed by the ply", () => {
    const old = newMatch();
    old.restoreChance({ seed: "42", countedBy: "moves", from: 0 });
    playOn(old, [ROLL, ROLL, 0, ROLL, 0]);
    const record = makeRecord(old);
    expect(record).not.toContain("note chance");
    const { match: read } = unwrap(parseRecord(record, shelf));
    expect(read.chance).toEqual({ seed: "42", countedBy: "moves", from: 0 });
    expect(findUnseeded(read)).toBeUndefined();
    expect(makeRecord(read)).toBe(record);
    expect(check(changeRoll(record))).toBeDefined();
  });
});

function check(record: string): Redrawn | undefined {
  return findUnseeded(unwrap(parseRecord(record, shelf)).match);
}

function changeRoll(record: string): string {
  return record.replace(/^1\. roll \d/m, (line) => line.replace(/\d$/, otherThan));
}

function otherThan(face: string): string {
  return face === "1" ? "2" : "1";
}
