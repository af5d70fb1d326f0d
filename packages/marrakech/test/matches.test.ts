/** Random matches: compared with the plain reference move by move, and checked for invariants. */
import { CHANCE, OVER, SeededRandom, completeSetup, listMoves, newMoveList, unwrap } from "@riad/core";
import { describe, expect, test } from "vitest";
import { SQUARES, colourOf, makeSquare, marrakech, pathOf } from "../src/index.ts";
import type { MarrakechPosition } from "../src/index.ts";
import { ReferenceMatch, referenceStep } from "./reference.ts";

const { notation } = marrakech;
const tables = [2, 3, 4].flatMap((seats) => ["anu", "publisher"].map((ruleset) => ({ seats, ruleset })));

function newReference(seats: number, ruleset: string, colours: string, heading: string, first: number): ReferenceMatch {
  const publisher = ruleset === "publisher";
  const players = Array.from({ length: seats }, (_, seat) => {
    const isDouble = publisher && seats === 2;
    const own = isDouble ? colours[seat] + colours[seat + 2] : colours[seat];
    const rugs = publisher && seats !== 3 ? 12 : 15;
    return { colours: own, dirhams: 30, rugs: Object.fromEntries(Array.from(own, (c) => [c, rugs])), isOut: false };
  });
  return new ReferenceMatch(players, publisher, heading, first);
}

describe.each(tables)("$seats seats, $ruleset", ({ seats, ruleset }) => {
  test("agrees with the reference on every move, every string and every region", () => {
    const random = new SeededRandom(`reference ${seats} ${ruleset}`);
    const [, headings, colours] = marrakech.options.map((option) => option.values);
    for (let n = 0; n < 10; n++) {
      const options = {
        ruleset,
        heading: headings[random.below(4)],
        colours: colours[random.below(24)],
      };
      const first = random.below(seats);
      const position = marrakech.start(unwrap(completeSetup(marrakech, { seats, first, options })));
      const reference = newReference(seats, ruleset, options.colours, options.heading, first);
      for (;;) {
        const text = notation.makePosition(position);
        expect(text.split(" ")[0]).toBe(reference.text());
        expect(position.phase).toBe(reference.phase);
        const moves = listMoves(position);
        expect(moves.map((move) => notation.makeMove(position, move)).sort()).toEqual(reference.moves().sort());
        const region = new Set(position.region(position.assam).map(makeSquare));
        expect(region).toEqual(reference.region(reference.x, reference.y));
        expect(reference.players.map((player) => reference.points(player))).toEqual(
          reference.players.map((_, seat) => position.points(seat)),
        );
        expect(position.actor === OVER).toBe(reference.isOver());
        if (position.actor === OVER) break;
        const move = position.actor === CHANCE ? position.draw(random) : moves[random.below(moves.length)];
        reference.play(notation.makeMove(position, move));
        position.play(move);
      }
    }
  });

  test("reads back every position it writes, and never loses a dirham or a rug", () => {
    const random = new SeededRandom(`round trip ${seats} ${ruleset}`);
    const list = newMoveList();
    for (let n = 0; n < 7; n++) {
      const position = marrakech.start(unwrap(completeSetup(marrakech, { seats, options: { ruleset } })));
      const dealt = countRugs(position);
      let laid = 0;
      while (position.actor !== OVER) {
        const back = unwrap(notation.parsePosition(notation.makePosition(position)));
        expect(back.equals(position)).toBe(true);
        const count = position.moves(list);
        const move = position.actor === CHANCE ? position.draw(random) : list[random.below(count)];
        if (position.phase === "lay") laid++;
        position.play(move);
        expect(laid + countRugs(position)).toBe(dealt);
        expect(sumOver(position, (seat) => position.dirhams(seat))).toBe(30 * seats);
        expect(sumOver(position, (seat) => position.scoreParts(seat).squares)).toBe(
          SQUARES.filter((square) => position.owner(colourOf(position.rugAt(square))) >= 0).length,
        );
      }
      const back = unwrap(notation.parsePosition(notation.makePosition(position)));
      expect(back.equals(position)).toBe(true);
      expect(back.actor).toBe(OVER);
    }
  });
});

function sumOver(position: MarrakechPosition, value: (seat: number) => number): number {
  return Array.from({ length: position.seats }, (_, seat) => value(seat)).reduce((sum, part) => sum + part, 0);
}

function countRugs(position: MarrakechPosition): number {
  return sumOver(position, (seat) => position.rugs(seat));
}

test("M4: every path agrees with the reference, step by step", () => {
  for (const square of SQUARES) {
    for (let heading = 0; heading < 4; heading++) {
      let [x, y, letter] = [square >> 3, square & 7, "NESW"[heading]];
      for (const step of pathOf(square, heading, 4)) {
        const before = `${x}${y}`;
        [x, y, letter] = referenceStep(x, y, letter);
        expect(`${makeSquare(step.square)}${"NESW"[step.heading]}`).toBe(`${x}${y}${letter}`);
        const isNear = Math.abs(x - Number(before[0])) + Math.abs(y - Number(before[1])) === 1;
        expect(step.track?.isLoop ?? false).toBe(before === `${x}${y}`);
        expect(isNear || step.track !== null).toBe(true);
      }
    }
  }
});

/** Averages known from other engines; a bug in the rules would change them. */
test.each([
  { seats: 2, turns: 29.6, wins: [0.566, 1 - 0.566] },
  { seats: 4, turns: 59.9, wins: [0.29, 0.26, 0.24, 0.21] },
])("random matches of $seats have the known length and the known luck of the seats", ({ seats, turns, wins }) => {
  const random = new SeededRandom(`averages ${seats}`);
  const list = newMoveList();
  const start = marrakech.start(unwrap(completeSetup(marrakech, { seats })));
  const position = start.clone();
  const matches = 10_000;
  const won = wins.map(() => 0);
  let played = 0;
  for (let n = 0; n < matches; n++) {
    position.copyFrom(start);
    while (position.actor !== OVER) {
      if (position.phase === "rotate") played++;
      const count = position.moves(list);
      position.play(position.actor === CHANCE ? position.draw(random) : list[random.below(count)]);
    }
    const winners = wins.map((_, seat) => seat).filter((seat) => position.place(seat) === 0);
    for (const seat of winners) won[seat] += 1 / winners.length;
  }
  expect(Math.abs(played / matches - turns)).toBeLessThan(0.1);
  for (const [seat, share] of wins.entries()) expect(Math.abs(won[seat] / matches - share)).toBeLessThan(0.015);
});
