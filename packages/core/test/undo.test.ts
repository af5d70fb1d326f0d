import { CHANCE, Match, SeededRandom, findUndo, mayRewind, unwrap } from "@riad/core";
import { expect, test } from "vitest";
import { race } from "./race.ts";

/** Seat 0 walks, seat 1 rolls, chance answers, seat 0 walks. */
function play(): Match {
  const match = unwrap(Match.fromSetup(race, { seats: 2 }));
  const say = (text: string) => unwrap(match.play(unwrap(race.notation.parseMove(match.position as never, text))));
  say("walk");
  say("roll");
  match.playChance(new SeededRandom(1));
  say("walk");
  return match;
}

const everyone = () => true;

test("people undo the last choice of a person", () => {
  const match = play();
  expect(findUndo(match, { isPerson: everyone })).toEqual({ ok: true, value: 3 });
});

test("people do not undo past an outcome of chance", () => {
  const match = play();
  unwrap(match.rewind(3));
  expect(match.actorAt(2)).toBe(CHANCE);
  expect(findUndo(match, { isPerson: everyone })).toMatchObject({
    ok: false,
    refusal: { code: "chance", key: "core.undoTogether" },
  });
  expect(mayRewind(match, 1, everyone)).toBe(false);
  expect(mayRewind(match, 3, everyone)).toBe(true);
});

test("a person alone with computers undoes past chance and past the computers' moves", () => {
  const match = play();
  expect(findUndo(match, { isPerson: (seat) => seat === 1 })).toEqual({ ok: true, value: 1 });
});

test("a forced move is skipped", () => {
  const match = play();
  expect(findUndo(match, { isPerson: (seat) => seat === 0, isChoice: (ply) => ply < 3 })).toEqual({
    ok: true,
    value: 0,
  });
});

test("says that there is nothing to undo", () => {
  const match = unwrap(Match.fromSetup(race, { seats: 2 }));
  expect(findUndo(match, { isPerson: everyone })).toMatchObject({ ok: false, refusal: { key: "core.nothingToUndo" } });
});
