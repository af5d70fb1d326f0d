/** Whatever the rules refuse is said in the reader's language. */
import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { azul } from "@riad/azul";
import { Match, OVER, SeededRandom, listMoves, parseRecord, unwrap } from "@riad/core";
import type { Game, Position, Result } from "@riad/core";
import { parseAnyPosition } from "@riad/games";
import { marrakech } from "@riad/marrakech";
import { describe, expect, test } from "vitest";
import { EXAMPLES } from "../src/viewer/examples.ts";
import { readPosition } from "../src/viewer/reading.ts";
import { phrases as spanish } from "../src/words/es/refusals.ts";
import { phrases as french } from "../src/words/fr/refusals.ts";
import { translate } from "../src/words/phrases.ts";
import { recordOf } from "./azul-match.ts";

const LETTERS = "abcdefABCDFMSPBNcyprio0123456789 =wx";

describe.each([
  ["French", french],
  ["Spanish", spanish],
])("%s", (_name, phrases) => {
  test("has a sentence for every string that is refused", () => {
    const unknown = new Set<string>();
    const check = (result: Result<unknown>) => {
      if (result.ok) return;
      const said = translate(phrases, result.refusal.message);
      if (said === null) unknown.add(result.refusal.message);
      else expect(said).not.toMatch(/\{\d\}|Expected|undefined/);
    };
    const random = new SeededRandom(7);
    for (let i = 0; i < 1600; i++) check(readPosition(spoil(EXAMPLES[i % EXAMPLES.length].position, random)));
    check(parseAnyPosition("hello"));
    const record = recordOf({ seats: 2, plies: 12 });
    for (let i = 0; i < 400; i++) check(parseRecord(spoil(record, random), (id) => (id === "azul" ? azul : undefined)));
    expect([...unknown]).toEqual([]);
  });

  test("has a sentence for everything a server refuses", () => {
    const unknown = sentencesOfServer().filter((sentence) => translate(phrases, sentence) === null);
    expect(unknown).toEqual([]);
  });

  test.each([
    [azul as unknown as Game, { wall: "fixed" }],
    [azul as unknown as Game, { wall: "free", centres: "2" }],
    [marrakech as unknown as Game, {}],
    [marrakech as unknown as Game, { ruleset: "publisher" }],
  ])("has a sentence for every move that is refused", (game, options) => {
    const unknown = new Set<string>();
    const random = new SeededRandom(3);
    const position = unwrap(Match.fromSetup(game, { seats: 2, options })).position;
    for (let ply = 0; ply < 120 && position.actor !== OVER; ply++) {
      for (const text of tries(game, position, random)) {
        const result = game.notation.parseMove(position, text);
        if (!result.ok && translate(phrases, result.refusal.message) === null) unknown.add(result.refusal.message);
      }
      const moves = listMoves(position);
      position.play(position.actor < 0 ? position.draw(random) : moves[random.below(moves.length)]);
    }
    expect([...unknown]).toEqual([]);
  });
});

/** One or two characters changed, added or left out. */
function spoil(text: string, random: SeededRandom): string {
  let spoiled = text;
  for (let i = 0; i <= random.below(2); i++) {
    const at = random.below(spoiled.length + 1);
    const letter = LETTERS[random.below(LETTERS.length)];
    const cut = random.below(3);
    spoiled = spoiled.slice(0, at) + (cut === 2 ? "" : letter) + spoiled.slice(at + (cut > 0 ? 1 : 0));
  }
  return random.below(12) === 0 ? spoiled.slice(0, random.below(spoiled.length)) : spoiled;
}

function tries(game: Game, position: Position, random: SeededRandom): string[] {
  if (position.actor < 0) return ["x"];
  const moves = listMoves(position).map((move) => game.notation.makeMove(position, move));
  const random4 = Array.from({ length: 6 }, () => Array.from({ length: 4 }, () => random.below(7)).join(""));
  return ["", "x", ...random4, ...moves.slice(0, 6).map((move) => spoil(move, random))];
}

/** The sentences that stand beside a code in the server's sources, a 3 in every hole. */
function sentencesOfServer(): string[] {
  const folder = join(import.meta.dirname, "../../server/src");
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((name) => name.endsWith(".ts"));
  const sources = files.map((name) => readFileSync(join(folder, name), "utf8")).join("\n");
  const found = Array.from(sources.matchAll(/REFUSED\.\w+,\s*(["'`])(.*?)\1/gs));
  expect(found.length).toBeGreaterThan(30);
  return found.map(([, , sentence]) => sentence.replaceAll(/\$\{[^}]*\}/g, "3"));
}
