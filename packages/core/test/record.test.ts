import { Match, OVER, SeededRandom, listMoves, makeRecord, parseRecord, unwrap } from "@riad/core";
import type { Game } from "@riad/core";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { race } from "./race.ts";

const shelf = (id: string): Game | undefined => (id === "race" ? race : undefined);

function randomMatch(seed: number, seats: number, plies: number): Match {
  const random = new SeededRandom(seed);
  const match = unwrap(Match.fromSetup(race, { seats, first: seed % seats, options: { weather: "wet" } }));
  match.playChance(random);
  while (match.actor !== OVER && match.length < plies) {
    const moves = listMoves(match.position);
    match.play(moves[random.below(moves.length)]);
    match.playChance(random);
  }
  return match;
}

const sample = makeRecord(randomMatch(3, 2, 12), { players: ["Salma", "Tariq"], date: "2026-11-15" });

describe("a record", () => {
  test("survives being parsed and written again", () => {
    for (let seed = 0; seed < 200; seed++) {
      const text = makeRecord(randomMatch(seed, 2 + (seed % 3), seed), {
        players: ["Zoë: 1", "B"],
        extra: { seed: "7" },
      });
      const record = unwrap(parseRecord(text, shelf));
      expect(makeRecord(record.match, record.notes)).toBe(text);
    }
  });

  test("is text that a person can read", () => {
    expect(sample).toMatchInlineSnapshot(`
      "riad record 1
      game: race
      rules: 1
      seats: 2
      first: 1
      option weather: wet
      player 0: Salma
      player 1: Tariq
      date: 2026-11-15
      result: *

      1. roll 3
      3. roll 1
      5. walk
      6. walk
      7. roll 2
      9. roll 2
      11. walk
      12. walk
      "
    `);
  });

  test("can start from a position instead of a setup", () => {
    const match = unwrap(Match.fromPosition(race, "9,3,0,0"));
    match.play(0);
    const text = makeRecord(match);
    expect(text).toContain("position: 9,3,0,0");
    expect(text).toContain("result: 10/0 3/1");
    expect(unwrap(parseRecord(text, shelf)).match.isOver).toBe(true);
  });

  test("keeps the mark of a rewound match", () => {
    const match = randomMatch(5, 2, 20);
    match.rewind(1);
    expect(match.isRewound).toBe(true);
    expect(unwrap(parseRecord(makeRecord(match), shelf)).match.isRewound).toBe(true);
  });

  test("names stay on one line", () => {
    const text = makeRecord(randomMatch(1, 2, 4), { players: ["A\nresult: 9/0", "B"] });
    expect(unwrap(parseRecord(text, shelf)).notes.players[0]).toBe("A result: 9/0");
  });

  const damages: [string, (text: string) => string, string][] = [
    ["nothing at all", () => "", "Line 1"],
    ["another file", () => "%PDF-1.7", "Line 1"],
    ["a newer format", (t) => t.replace("record 1", "record 2"), "format 2"],
    ["another game", (t) => t.replace("game: race", "game: chess"), 'no game "chess"'],
    ["no game", (t) => t.replace("game: race\n", ""), '"game: …"'],
    ["no rules", (t) => t.replace("rules: 1\n", ""), '"rules: …"'],
    ["other rules", (t) => t.replace("rules: 1", "rules: 7"), "rules 7"],
    ["too many seats", (t) => t.replace("seats: 2", "seats: 9"), "2 to 4"],
    ["no seats", (t) => t.replace("seats: 2\n", ""), '"seats: …"'],
    ["an unknown option", (t) => t.replace("option weather", "option wind"), 'no option "wind"'],
    ["an unknown line", (t) => t.replace("date:", "sate:"), "no header line"],
    ["a line that is none", (t) => t.replace("date:", "date"), "key: value"],
    ["a line twice", (t) => t.replace("seats: 2", "seats: 2\nseats: 2"), "twice"],
    ["a false result", (t) => t.replace("result: *", "result: 1/0 0/1"), "by the log"],
    ["an illegal move", (t) => t.replace(/ walk/, " 3"), "Not now"],
    ["a word that is no move", (t) => t.replace(/ walk/, " fly"), '"fly"'],
    ["a wrong number", (t) => t.replace("\n1. ", "\n3. "), "numbered as move 3"],
  ];
  test.each(damages)("with %s is refused with a reason", (_name, damage, words) => {
    const damaged = damage(sample);
    expect(damaged).not.toBe(sample);
    const result = parseRecord(damaged, shelf);
    expect(result.ok ? "accepted" : result.refusal.message).toContain(words);
  });

  test("never makes the parser throw, whatever the text", () => {
    fc.assert(
      fc.property(fc.nat(sample.length), fc.nat(20), fc.string({ unit: "binary" }), (at, length, insert) => {
        const text = sample.slice(0, at) + insert + sample.slice(at + length);
        const result = parseRecord(text, shelf);
        if (result.ok) makeRecord(result.value.match, result.value.notes);
        else expect(result.refusal.message).toMatch(/\.$/);
      }),
      { numRuns: 2000 },
    );
  });
});
