/** What is being chosen in Azul, from the first tap to the move. */
import "./page-globals.ts";
import { azul, isDraft } from "@riad/azul";
import { listMoves, unwrap } from "@riad/core";
import type { Move } from "@riad/core";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { Choice } from "../src/azul/choice.ts";
import { confirmWords } from "../src/azul/ConfirmButton.tsx";
import { lesson } from "../src/azul/lesson.ts";
import { isSamePick } from "../src/azul/outlook.ts";
import type { Pick } from "../src/azul/outlook.ts";
import { LANGUAGES, loadWords, speak } from "../src/words/words.ts";
import type { Language } from "../src/words/words.ts";
import { playMatch } from "./azul-match.ts";

beforeAll(() => loadWords("azul"));

/** Factory 1 has two blue, a green and a purple tile; line 1 lacks one tile, and its row lacks only red. */
const position = unwrap(azul.notation.parsePosition(lesson.position));
let played: Move[] = [];
let choice: Choice;

function pickOf(colour: string, factory: number): Pick {
  const here = { from: { kind: "factory", index: factory }, colour, count: 0, choosesCentre: false } as Pick;
  const found = choice.picks.find((pick) => isSamePick(pick, here));
  if (found === undefined) throw new Error(`nothing ${colour} in factory ${factory}`);
  return found;
}

beforeEach(() => {
  played = [];
  choice = new Choice({ position, moves: listMoves(position), choose: (move) => played.push(move) });
});

describe("taking", () => {
  test("starts with nothing in hand and nothing to place", () => {
    expect(choice.pick.value).toBeNull();
    expect(choice.outlooks.value).toEqual([]);
    expect(choice.refusals.value.every((refusal) => refusal === undefined)).toBe(true);
    expect(choice.shownTarget.value).toBeNull();
  });

  test("all tiles of one colour come along, and every place for them is listed", () => {
    choice.take(pickOf("a", 0));
    expect(choice.pick.value?.count).toBe(2);
    const targets = choice.outlooks.value.map(({ target }) => target);
    expect(targets).toContain(1);
    expect(targets).toContain("floor");
    for (const line of [0, 1, 2, 3, 4]) {
      expect(targets.includes(line)).toBe(choice.refusals.value[line] === undefined);
    }
  });

  test("the same tiles again are put back, others are taken instead", () => {
    choice.take(pickOf("a", 0));
    choice.take(pickOf("c", 1));
    expect(choice.pick.value?.colour).toBe("c");
    choice.take(pickOf("c", 1));
    expect(choice.pick.value).toBeNull();
    expect(played).toEqual([]);
  });

  test("putting back forgets what was aimed at and what was refused", () => {
    choice.take(pickOf("a", 0));
    choice.aim.value = 1;
    choice.place(0);
    choice.putBack();
    expect(choice.aim.value).toBeNull();
    expect(choice.refused.value).toBeNull();
  });
});

describe("placing", () => {
  test("plays at once where no confirmation is wanted", () => {
    choice.take(pickOf("a", 0));
    choice.place(1);
    expect(played.length).toBe(1);
    expect(listMoves(position)).toContain(played[0]);
  });

  test("with confirmation a tap only shows, however often, and the confirmation plays", () => {
    choice.confirms = true;
    choice.take(pickOf("a", 0));
    choice.place(1);
    expect(played).toEqual([]);
    expect(choice.chosen.value).toBe(1);
    expect(choice.shownTarget.value).toBe(1);
    choice.place("floor");
    choice.place("floor");
    expect(choice.chosen.value).toBe("floor");
    expect(played).toEqual([]);
    choice.confirm();
    expect(played.length).toBe(1);
  });

  test("what is aimed at is shown before what waits to be confirmed", () => {
    choice.confirms = true;
    choice.take(pickOf("a", 0));
    choice.place(1);
    choice.aim.value = "floor";
    expect(choice.shownTarget.value).toBe("floor");
    choice.aim.value = null;
    expect(choice.shownTarget.value).toBe(1);
  });

  test("a line that cannot take the tiles is refused, and each try is counted", () => {
    choice.take(pickOf("a", 0));
    const line = choice.refusals.value.findIndex((refusal) => refusal !== undefined);
    choice.place(line);
    expect(choice.refused.value).toEqual({ line, attempt: 1 });
    choice.place(line);
    expect(choice.refused.value).toEqual({ line, attempt: 2 });
    expect(played).toEqual([]);
  });

  test("without tiles in hand nothing happens", () => {
    choice.place(1);
    choice.place("floor");
    expect(played).toEqual([]);
    expect(choice.refused.value).toBeNull();
  });
});

test("with two centres the rest goes where it is told to", () => {
  const match = playMatch({ seats: 2, centres: "2", plies: 9 });
  const open = new Choice({
    position: match.position,
    moves: listMoves(match.position),
    choose: (move) => played.push(move),
  });
  const pick = open.picks.find(({ choosesCentre }) => choosesCentre);
  if (pick === undefined) throw new Error("nobody may choose a centre here");
  open.take(pick);
  const first = open.outlooks.value.map(({ move }) => move);
  open.rest.value = 1;
  const second = open.outlooks.value.map(({ move }) => move);
  expect(second.length).toBe(first.length);
  expect(second.some((move) => first.includes(move))).toBe(false);
  expect(open.outlooks.value.every(({ restCentre }) => restCentre === 1)).toBe(true);
  open.place("floor");
  expect(played.every(isDraft)).toBe(true);
});

test("every legal move of a match can be chosen this way", () => {
  const { position: now } = playMatch({ seats: 3, centres: "2", plies: 30 });
  const moves = listMoves(now);
  const chosen: Move[] = [];
  const open = new Choice({ position: now, moves, choose: (move) => chosen.push(move) });
  for (const pick of open.picks) {
    for (const rest of pick.choosesCentre ? [0, 1] : [0]) {
      open.take(pick);
      open.rest.value = rest;
      for (const { target } of open.outlooks.value) open.place(target);
      open.putBack();
    }
  }
  expect(chosen.toSorted((a, b) => a - b)).toEqual(moves);
});

test("what waits for the button is named by it, and a line is never parted from its number", async () => {
  choice.confirms = true;
  choice.take(pickOf("a", 0));
  expect(confirmWords(choice)).toBeNull();
  choice.place(1);
  expect(confirmWords(choice)).toBe("Place on line\u00a02: +6");
  for (const language of Object.keys(LANGUAGES) as Language[]) {
    await speak(language);
    expect(confirmWords(choice)).toContain("\u00a02");
  }
  await speak("en");
});
