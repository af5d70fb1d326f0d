import "./page-globals.ts";
import { azul, draftMove } from "@riad/azul";
import type { AzulPosition } from "@riad/azul";
import { OVER, SeededRandom, listMoves, unwrap } from "@riad/core";
import { describe, expect, test } from "vitest";
import { viewAzul } from "../src/azul/view.ts";
import { arrangeTable } from "../src/azul/arrange-table.ts";
import { spotOf } from "../src/azul/table-layout.ts";
import type { Frame } from "../src/azul/frame.ts";
import { framesOf } from "../src/azul/animation.ts";
import { soundOf } from "../src/azul/frame-sounds.ts";
import { lesson } from "../src/azul/lesson.ts";
import { riseWords } from "../src/azul/rise-words.ts";
import { withoutArrivals } from "../src/azul/frame.ts";
import type { AzulView } from "../src/azul/view.ts";
import { playMatch } from "./azul-match.ts";
import { chooseMove } from "./kept-match.ts";

/** Nobody waits longer for a move, in milliseconds; a counting is followed tile by tile, within what a page allows. */
const LONGEST_MOVE = 1500;
const LONGEST_COUNTING = 8000;
/** From the second round on, all boards together. */
const LONGEST_LATER = 4000.1;

describe.each([
  { seats: 2, wall: "fixed", centres: "1" },
  { seats: 3, wall: "free", centres: "2" },
  { seats: 4, wall: "fixed", centres: "2" },
] as const)("$seats seats, $wall wall, centres: $centres", (wish) => {
  test("every move of a match ends where the position is, in time, and nothing comes from nowhere", () => {
    const random = new SeededRandom(wish.seats);
    const { position } = playMatch(wish);
    const layouts = (["wide", "tablet", "side", "phone"] as const).map((format) =>
      arrangeTable({ seats: wish.seats, centres: Number(wish.centres), viewer: 1 }, format, {
        width: 1280,
        height: 768,
      }),
    );
    for (let i = 0; i < 400 && position.actor !== OVER; i++) {
      const before = position.clone();
      const move = chooseMove(position, random);
      position.play(move);
      const frames = framesOf(before, move, position);
      expect(frames.at(-1)?.view).toEqual(viewAzul(position));
      const lasts = frames.reduce((sum, frame) => sum + frame.lasts, 0);
      const isCounted = frames.some(({ counting }) => counting !== undefined);
      expect(lasts).toBeLessThanOrEqual(isCounted ? LONGEST_COUNTING : LONGEST_MOVE);
      const isLater = viewAzul(before).seats.some(({ wall }) => wall.some((tile) => tile !== null));
      const counting = frames.reduce((sum, frame) => sum + (frame.counting === undefined ? 0 : frame.lasts), 0);
      if (isLater && position.actor !== OVER) expect(counting).toBeLessThanOrEqual(LONGEST_LATER);
      if (isCounted) expectWalk(frames, before);
      for (const { view, flights } of frames) {
        const arriving = flights.map(({ to }) => to);
        expect(lowest(withoutArrivals(view, arriving))).toBeGreaterThanOrEqual(0);
        for (const layout of layouts) {
          for (const slot of arriving) {
            const { x, y, size } = spotOf(layout, slot);
            expect(x).toBeGreaterThanOrEqual(0);
            expect(y).toBeGreaterThanOrEqual(0);
            expect(x + size).toBeLessThanOrEqual(layout.width);
            expect(y + size).toBeLessThanOrEqual(layout.height);
          }
        }
      }
    }
    expect(position.actor).toBe(OVER);
  });
});

/** One board after the other, every point with its tile, and the bonuses after all floors. */
function expectWalk(frames: readonly Frame[], before: AzulPosition): void {
  const walk = frames.flatMap(({ counting }) => counting ?? []);
  for (const isBonus of [false, true]) {
    const seats = walk.filter((one) => one.isBonus === isBonus).map(({ seat }) => seat);
    const turns = seats.filter((seat, i) => seat !== seats[i - 1]);
    expect(new Set(turns).size).toBe(turns.length);
  }
  expect(walk.map(({ isBonus }) => Number(isBonus))).toEqual(
    walk.map(({ isBonus }) => Number(isBonus)).toSorted((one, other) => one - other),
  );
  const points = Array.from({ length: before.seats }, (_, seat) => before.points(seat));
  for (const { view, counting, rises } of frames.slice(0, -1)) {
    for (const { said } of rises) {
      const seat = counting?.seat ?? -1;
      if (said.kind === "tile") points[seat] += Number(riseWords(said, true));
      if (said.kind === "floor") points[seat] = Math.max(0, points[seat] - said.cost);
      if (said.kind === "bonus") points[seat] += { row: 2, column: 7, colour: 10 }[said.bonus];
    }
    expect(view.seats.map((seat) => seat.points)).toEqual(points);
  }
}

/** A count below zero would mean a piece that arrives where none will lie. */
function lowest({ centres, seats }: AzulView): number {
  return Math.min(
    ...centres.flatMap(({ tiles }) => tiles),
    ...seats.flatMap(({ lines }) => lines.map(({ count }) => count)),
  );
}

test("tiles, a full line, points and the floor are each heard as themselves", () => {
  const before = unwrap(azul.notation.parsePosition(lesson.position));
  const heard = (source: number, colour: number, target: number) => {
    const move = draftMove(source, colour, target, 0);
    const after = before.clone();
    after.play(move);
    return soundOf(framesOf(before, move, after)[0]);
  };
  const [BLUE, RED, FLOOR] = [0, 4, 5];
  expect([heard(0, BLUE, 4), heard(0, BLUE, 1), heard(4, RED, FLOOR)]).toEqual(["tile", "line", "floor"]);
  const { position } = playMatch({ seats: 2 });
  const random = new SeededRandom(3);
  const sounds = new Set<string | null>();
  for (let i = 0; i < 400 && position.actor !== OVER; i++) {
    const from = position.clone();
    const move = chooseMove(position, random);
    position.play(move);
    for (const frame of framesOf(from, move, position)) sounds.add(soundOf(frame));
  }
  expect(sounds).toEqual(new Set(["floor", "line", "score", "tile", null]));
});

/** The last move of the lesson, which ends the round and the match. */
function lastOfLesson(): { before: AzulPosition; move: number; after: AzulPosition } {
  const after = unwrap(azul.notation.parsePosition(lesson.position));
  let last = { before: after.clone(), move: -1 };
  const play = (move: number) => {
    last = { before: after.clone(), move };
    after.play(move);
  };
  for (const step of lesson.steps) {
    if (step.isShown !== true) {
      const move = listMoves(after).find((one) => step.allows?.(after, one) !== false);
      play(move ?? -1);
    }
    for (let move = step.answer?.(after) ?? null; move !== null; move = step.answer?.(after) ?? null) play(move);
  }
  return { ...last, after };
}

test("a learner's own board is scored first, and before the next one there is time to say so", () => {
  const { before, move, after } = lastOfLesson();
  const frames = framesOf(before, move, after, null, { learner: 0 });
  const ofRound = frames.filter(({ counting }) => counting?.isBonus === false);
  expect(ofRound[0].counting?.seat).toBe(0);
  const next = ofRound.findIndex(({ counting }) => counting?.seat === 1);
  expect([ofRound[next].isTurnOver, ofRound[next].flights]).toEqual([true, []]);
  expect(ofRound.slice(next).every(({ counting }) => counting?.seat === 1)).toBe(true);
});

test.each([3, 10])("at %i times the speed each board has one sum, which can be read", (speed) => {
  const { before, move, after } = lastOfLesson();
  const frames = framesOf(before, move, after, null, { speed });
  const sums = frames.flatMap(({ rises, counting }) => rises.map(({ said }) => ({ said, counting })));
  expect(sums.map(({ counting }) => [counting?.seat, counting?.isBonus])).toEqual([
    [1, false],
    [0, false],
    [0, true],
  ]);
  for (const seat of [0, 1]) {
    const gained = sums.flatMap(({ said, counting }) =>
      said.kind === "total" && counting?.seat === seat ? [said.points] : [],
    );
    expect(gained.reduce((sum, points) => sum + points, before.points(seat))).toBe(after.points(seat));
  }
  const lasts = frames.reduce((sum, frame) => sum + frame.lasts, 0);
  expect(lasts).toBeLessThanOrEqual(LONGEST_COUNTING);
  const read = frames
    .slice(frames.findLastIndex(({ rises }) => rises.length > 0))
    .reduce((sum, frame) => sum + frame.lasts, 0);
  expect(read / speed).toBeGreaterThanOrEqual(400);
});
