/** A match that somebody gave up: its position could be played on, and nothing on the table claims that it is somebody's turn. */
import "./page-globals.ts";
import { listMoves } from "@riad/core";
import type { Game, Position } from "@riad/core";
import { shelf } from "@riad/games";
import { h } from "preact";
import { beforeAll, describe, expect, test } from "vitest";
import { azulFace } from "../src/azul/face.tsx";
import { marrakechFace } from "../src/marrakech/face.tsx";
import { makePlainFace } from "../src/plain/face.tsx";
import type { Face } from "../src/play/face.ts";
import { InWords } from "../src/play/InWords.tsx";
import { loadWords } from "../src/words/words.ts";
import { playByChance } from "./kept-match.ts";
import { rendered } from "./rendered.ts";

beforeAll(() => Promise.all([loadWords("azul"), loadWords("marrakech"), loadWords("plain"), loadWords("table")]));

const sitters = ["Salma", "Idris"].map((name) => ({ name, level: null }));

/** Somebody is to move. */
function atDecision(game: Game): Position {
  let plies = 40;
  while (playByChance(game, { seats: 2 }, plies, 4).actor < 0) plies++;
  return playByChance(game, { seats: 2 }, plies, 4).position;
}

const faces: readonly Face[] = [azulFace as unknown as Face, marrakechFace as unknown as Face, makePlainFace(shelf[0])];

describe.each(faces.map((face, i) => [`${face.game.id} ${i}`, face] as const))("%s", (_name, face) => {
  const position = atDecision(face.game);

  function draw(isOver: boolean): string {
    const props = {
      position,
      isOver,
      sitters,
      state: face.newState(),
      step: null,
      moves: isOver ? [] : listMoves(position),
      viewer: 0,
      side: 0,
      speed: 0,
      confirms: false,
      pointed: null,
      choose: () => undefined,
      shown: () => undefined,
    };
    return rendered(h(face.Table, props)).html;
  }

  test("marks no seat", () => {
    expect(draw(false)).toMatch(/class="[^"]*\bnow\b/);
    expect(draw(true)).not.toMatch(/class="[^"]*\bnow\b|to move|your move/);
  });

  test("says how it ended, in place of what to do", () => {
    const words = (ended?: string) => rendered(h(InWords, { face, position, sitters, ended })).text;
    expect(words("Salma resigned; Idris wins")).toContain("Salma resigned; Idris wins");
    expect(words()).toContain(face.sentence(position, sitters, face.newState()));
    expect(words("Salma resigned; Idris wins")).not.toContain(face.sentence(position, sitters, face.newState()));
  });
});
