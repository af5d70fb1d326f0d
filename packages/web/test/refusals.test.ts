/** Whatever the rules or a server refuse is said in the reader's language. */
import "./page-globals.ts";
import { AZUL_REFUSALS, azul } from "@riad/azul";
import { CORE_REFUSALS, Match, OVER, SeededRandom, listMoves, parseRecord, unwrap } from "@riad/core";
import type { Game, Position, Refusal, Result } from "@riad/core";
import { SHELF_REFUSALS, parseAnyPosition } from "@riad/games";
import { MARRAKECH_REFUSALS, marrakech } from "@riad/marrakech";
import { SERVER_REFUSALS, serverSays } from "@riad/protocol";
import { beforeEach, describe, expect, test } from "vitest";
import { examples as azulExamples } from "../src/azul/examples.ts";
import { examples as marrakechExamples } from "../src/marrakech/examples.ts";
import { readPosition } from "../src/viewer/viewer.ts";
import { refusals as spanish } from "../src/words/es/refusals.ts";
import { refusals as french } from "../src/words/fr/refusals.ts";
import { refusalTexts, sayRefusal } from "../src/words/refusals.ts";
import { recordOf } from "./azul-match.ts";

const EXAMPLES = [...marrakechExamples, ...azulExamples];

const ENGLISH = {
  core: CORE_REFUSALS,
  shelf: SHELF_REFUSALS,
  azul: AZUL_REFUSALS,
  marrakech: MARRAKECH_REFUSALS,
  server: SERVER_REFUSALS,
};

const LETTERS = "abcdefABCDFMSPBNcyprio0123456789 =wx";

describe.each([
  ["French", french],
  ["Spanish", spanish],
])("%s", (_name, texts) => {
  beforeEach(() => {
    refusalTexts.value = texts;
  });

  test("has a template for every key, with the same arguments as in English", () => {
    for (const [scope, catalogue] of Object.entries(ENGLISH)) {
      const translated: Record<string, string> = texts[scope as keyof typeof ENGLISH];
      expect(Object.keys(translated).sort()).toEqual(Object.keys(catalogue).sort());
      for (const [name, template] of Object.entries(catalogue)) {
        expect([name, holesOf(translated[name])]).toEqual([name, holesOf(template)]);
      }
    }
  });

  test("is complete for every string that is refused, parts included", () => {
    const random = new SeededRandom(7);
    for (let i = 0; i < 1600; i++) check(readPosition(spoil(EXAMPLES[i % EXAMPLES.length].position, random)));
    // Every game on the shelf refuses this, also one that speaks English only.
    check(parseAnyPosition("hello"), [""]);
    const record = recordOf({ seats: 2, plies: 12 });
    for (let i = 0; i < 400; i++) check(parseRecord(spoil(record, random), (id) => (id === "azul" ? azul : undefined)));
  });

  test("says what a server refuses", () => {
    const said = sayRefusal(serverSays("seatTaken", { seat: 2 }));
    expect(said).toBe(texts.server.seatTaken.replace("{seat}", "2"));
  });

  test("leaves English where it has no such key, whatever a server sends", () => {
    for (const key of [undefined, "", "chess.check", "azul", "azul.constructor", "__proto__.toString", "core.line.x"]) {
      const said = sayRefusal({ key, message: "No." });
      expect(said === "No." || key === "core.line.x").toBe(true);
    }
  });

  test.each([
    [azul as unknown as Game, { wall: "fixed" }],
    [azul as unknown as Game, { wall: "free", centres: "2" }],
    [marrakech as unknown as Game, {}],
    [marrakech as unknown as Game, { ruleset: "publisher" }],
  ])("is complete for every move that is refused", (game, options) => {
    const random = new SeededRandom(3);
    const position = unwrap(Match.fromSetup(game, { seats: 2, options })).position;
    for (let ply = 0; ply < 120 && position.actor !== OVER; ply++) {
      for (const text of tries(game, position, random)) {
        check(game.notation.parseMove(position, text));
      }
      const moves = listMoves(position);
      position.play(position.actor < 0 ? position.draw(random) : moves[random.below(moves.length)]);
    }
  });
});

test("English is what the refusal itself says", () => {
  refusalTexts.value = null;
  expect(sayRefusal(serverSays("seatTaken", { seat: 2 }))).toBe("Seat 2 is not free.");
});

/** A refusal has a sentence in the language on screen, and so has every part of it. */
function check(result: Result<unknown>, allowed: readonly string[] = []): void {
  if (result.ok) return;
  const said = sayRefusal(result.refusal);
  expect(said).not.toMatch(/\{\w+\}|undefined|Expected/);
  expect(said).not.toBe(result.refusal.message);
  expect(keysOf(result.refusal).filter((key) => !isKnown(key) && !allowed.includes(key))).toEqual([]);
}

function keysOf({ key, args }: Pick<Refusal, "key" | "args">): string[] {
  return [key, ...Object.values(args).flatMap((arg) => (typeof arg === "object" ? keysOf(arg) : []))];
}

function isKnown(key: string): boolean {
  const [scope, name] = key.split(".");
  return Object.hasOwn(ENGLISH[scope as keyof typeof ENGLISH] ?? {}, name);
}

function holesOf(template: string): string[] {
  return [...new Set(template.match(/\{\w+\}/g) ?? [])].sort();
}

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
