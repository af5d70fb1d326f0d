/** A hint: the same whenever it is asked for, and with its reason in words. */
import "./page-globals.ts";
import { listMoves } from "@riad/core";
import type { Game } from "@riad/core";
import { azul, marrakech } from "@riad/games";
import type { Motif } from "@riad/review";
import { afterAll, expect, test } from "vitest";
import { EngineClient } from "../src/play/engine-client.ts";
import { findHint, hintWordings, sayHint } from "../src/play/hint.ts";
import { answerHint } from "../src/play/hint-in-worker.ts";
import { loadFace } from "../src/games.ts";
import { speak } from "../src/words/words.ts";
import { FakeWorker } from "./fake-worker.ts";
import { playByChance } from "./kept-match.ts";

afterAll(async () => speak("en"));

test.each<Game>([azul, marrakech])("the hint of $title never changes when it is asked twice", (game) => {
  // Late in a match, so that the search ends early.
  const match = playByChance(game, { seats: 2 }, 1000, 4);
  let ply = match.length - 6;
  while (match.actorAt(ply) < 0 || listMoves(match.positionAt(ply)).length < 3) ply--;
  const text = game.notation.makePosition(match.positionAt(ply));
  const hint = answerHint(game, text);
  expect(hint).toEqual(answerHint(game, text));
  expect("moves" in hint && hint.moves.length).toBeGreaterThan(2);
});

test("refuses what is not a position, or where there is nothing to choose", () => {
  expect(answerHint(azul, "nonsense")).toHaveProperty("error");
  const over = playByChance(azul, { seats: 2 }, 1000, 4).position;
  expect(answerHint(azul, azul.notation.makePosition(over))).toHaveProperty("error");
});

const DENIED: Motif = { name: "denied", numbers: { seat: 1, colour: 0, line: 3 }, row: "theirTiles", weight: 3 };

test.each([
  ["en", null, "MOVE: it loses about 3 points less on the floor."],
  ["fr", null, "MOVE\u202f: cela fait perdre environ 3 points de moins au sol."],
  ["es", null, "MOVE: hace perder alrededor de 3 puntos menos en el suelo."],
  ["en", DENIED, "MOVE: it leaves no blue for Idris, who otherwise fills line 3 with it."],
  ["fr", DENIED, "MOVE\u202f: cela prive Idris du bleu qui remplirait sa ligne 3."],
  ["es", DENIED, "MOVE: deja a Idris sin el azul que llenaría su línea 3."],
] as const)("says first what the move does, then its chances, in %s, motif %j", async (language, motif, reason) => {
  const face = await loadFace("azul");
  await speak(language);
  const match = playByChance(azul, { seats: 2 }, 20, 4);
  const { position } = match;
  const asked = findHint(new EngineClient(), face, position, ["Salma", "Idris"]);
  const [first, second] = listMoves(position).map((move) => azul.notation.makeMove(position, move));
  FakeWorker.last.answer({
    moves: [
      { move: first, value: 0.6, margin: 2 },
      { move: second, value: 0.5, margin: 0 },
    ],
    hint: first,
    line: [],
    nodes: 1,
    reason: { motif, row: { row: "ownFloor", points: 2.8 }, plain: null },
  });
  const hint = await asked;
  if (hint === null) throw new Error("no hint");
  const words = await face.review?.();
  const named = words?.brief(position, listMoves(position)[1]) ?? "";
  expect(named).toMatch(/\w/);
  const wordings = hintWordings(hint, face, position);
  const move = wordings[wordings.length - 1];
  const lead = reason.replace("MOVE", move);
  // A Spanish reason has no subject, so that it starts with a capital where it is alone.
  const core = lead
    .slice(move.length)
    .replace(/^\u202f?: (?:it |cela )?/, "")
    .slice(1);
  expect(sayHint(hint, face, position).startsWith(`${move}. `)).toBe(true);
  /*
   * "Less" says what it is compared with. Where there is less room: without its chance, without the name of the next best move, then
   * without a word of it. The chance of the hint itself comes before that comparison, and stays as long as a reason with it fits.
   */
  const has = (part: string) => wordings.map((text) => text.includes(part));
  const isIn = (...places: number[]) => wordings.map((_, i) => places.includes(i));
  expect(wordings).toHaveLength(12);
  expect(has(core)).toEqual(isIn(0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10));
  expect(has(`(${named})`)).toEqual(isIn(0, 1, 6));
  expect(has(lead)).toEqual(isIn(4, 5, 8));
  expect(has("50")).toEqual(isIn(0, 2, 4));
  expect(has("60")).toEqual(isIn(0, 1, 2, 3, 4, 5));
  // In one line too the reason is said, first with the move in a few words, then alone: the board shows the move.
  const [brief, fact] = wordings.slice(-3);
  expect([brief, fact].map((text) => text.endsWith(core))).toEqual([true, true]);
  expect(brief.length).toBeLessThan(lead.length);
  expect(fact.length).toBeLessThan(brief.length);
});

test.each([
  ["only", "There’s no other move."],
  ["level", "The next best move is about as good."],
  ["small", "Many small things add up here."],
] as const)("says something true where no row is a reason: %s", async (plain, said) => {
  const face = await loadFace("azul");
  await speak("en");
  const { position } = playByChance(azul, { seats: 2 }, 20, 4);
  const asked = findHint(new EngineClient(), face, position, ["Salma", "Idris"]);
  const move = azul.notation.makeMove(position, listMoves(position)[0]);
  const reason = { motif: null, row: null, plain };
  FakeWorker.last.answer({ moves: [{ move, value: 0.6, margin: 2 }], hint: move, line: [], nodes: 1, reason });
  const hint = await asked;
  if (hint === null) throw new Error("no hint");
  expect(sayHint(hint, face, position)).toMatch(new RegExp(`\\. ${said} Chance to win: about 60\u00a0%\\.$`));
});
