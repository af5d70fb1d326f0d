import { draft, draftSource, floorPenalty, floorSize, isDraft } from "@riad/azul";
import type { AzulPosition } from "@riad/azul";
import { OVER, SeededRandom, listMoves } from "@riad/core";
import { describe, expect, test } from "vitest";
import { viewAzul } from "../src/azul/view.ts";
import { listOutlooks, listPicks, listTilings, lookAhead, roundSoFar } from "../src/azul/outlook.ts";
import { playMatch } from "./azul-match.ts";
import { chooseMove } from "./kept-match.ts";

/** Visits every fifth position of some matches played by chance. */
function visitPositions(wish: { wall: "fixed" | "free"; centres: "1" | "2" }, visit: (position: AzulPosition) => void) {
  for (const seats of [2, 3, 4]) {
    const random = new SeededRandom(seats);
    const position = playMatch({ seats, ...wish }).position;
    for (let i = 0; i < 120 && position.actor !== OVER; i++) {
      if (i % 5 === 0 && position.actor >= 0) visit(position);
      position.play(chooseMove(position, random));
    }
  }
}

/** The rule of scoring once more, in the plainest way: the wall as squares, runs counted by walking. */
function plainPoints(wall: ReadonlySet<string>, row: number, column: number): number {
  const run = (dr: number, dc: number): number => {
    let length = 1;
    for (const side of [-1, 1]) {
      for (let i = 1; wall.has(`${row + side * dr * i},${column + side * dc * i}`); i++) length++;
    }
    return length;
  };
  const [across, down] = [run(0, 1), run(1, 0)];
  return Math.max(1, (across > 1 ? across : 0) + (down > 1 ? down : 0));
}

/** What the full lines bring on the fixed wall if the round ended now, tiled from the top, and the wall they leave. */
function plainRound(position: AzulPosition, seat: number): { points: number; wall: ReadonlySet<string> } {
  const wall = new Set<string>();
  for (let cell = 0; cell < 25; cell++) {
    if ((position.walls[seat] >> cell) & 1) wall.add(`${Math.floor(cell / 5)},${cell % 5}`);
  }
  let points = 0;
  for (let row = 0; row < 5; row++) {
    if (position.lineCount(seat, row) <= row) continue;
    const column = (row + position.lineColour(seat, row)) % 5;
    points += plainPoints(wall, row, column);
    wall.add(`${row},${column}`);
  }
  return { points, wall };
}

/** The complete rows, columns and colours of a fixed wall, in the plainest way. */
function plainBonuses(wall: ReadonlySet<string>): string[] {
  const five = [0, 1, 2, 3, 4];
  const isFull = (cell: (i: number) => string) => five.every((i) => wall.has(cell(i)));
  return [
    ...five.filter((row) => isFull((i) => `${row},${i}`)).map(() => "row"),
    ...five.filter((column) => isFull((i) => `${i},${column}`)).map(() => "column"),
    ...five.filter((colour) => isFull((i) => `${i},${(i + colour) % 5}`)).map(() => "colour"),
  ];
}

describe.each([
  { wall: "fixed", centres: "1" },
  { wall: "fixed", centres: "2" },
  { wall: "free", centres: "2" },
] as const)("$wall wall, centres: $centres", (wish) => {
  test("every move can be chosen, and nothing that is no move", () => {
    visitPositions(wish, (position) => {
      const moves = listMoves(position);
      const picks = listPicks(position, moves);
      const drafts = picks.flatMap((pick) =>
        (pick.choosesCentre ? [0, 1] : [0]).flatMap((rest) =>
          listOutlooks(position, moves, pick, rest).map(({ move }) => move),
        ),
      );
      const tilings = listTilings(position, moves).map(({ move }) => move);
      expect([...drafts, ...tilings].toSorted((a, b) => a - b)).toEqual(moves);
    });
  });

  test("what a choice shows is what happens", () => {
    visitPositions(wish, (position) => {
      const seat = position.turn;
      const was = plainRound(position, seat);
      for (const move of listMoves(position)) {
        if (!isDraft(move)) continue;
        const shown = lookAhead(position, move);
        const after = position.clone();
        draft(after, move);
        const penalty = (of: AzulPosition) => floorPenalty(floorSize(of, seat));
        expect(shown.floorCost).toBe(penalty(after) - penalty(position));
        // What falls lies behind what was there.
        const lying = viewAzul(position).seats[seat].floor;
        expect(shown.floor.slice(0, lying.length)).toEqual(lying);
        expect(shown.floor.map(String).toSorted()).toEqual(viewAzul(after).seats[seat].floor.map(String).toSorted());
        expect(shown.falling).toEqual(shown.floor.map((_, place) => place).slice(lying.length));
        expect(shown.falling.length).toBe(shown.toFloor + (shown.takesMarker ? 1 : 0));
        expect(shown.taken).toBe(position.offer(draftSource(move), shown.colour.charCodeAt(0) - 97));
        if (shown.target !== "floor") {
          expect(shown.held).toBe(after.lineCount(seat, shown.target));
          expect(shown.fills).toBe(shown.held === shown.target + 1);
        }
        if (wish.wall === "fixed") {
          const is = plainRound(after, seat);
          expect(shown.points).toBe(is.points - was.points);
          expect(shown.points).toBe((roundSoFar(after, seat).tiles ?? 0) - (roundSoFar(position, seat).tiles ?? 0));
          expect([...plainBonuses(was.wall), ...shown.completes].toSorted()).toEqual(plainBonuses(is.wall).toSorted());
        }
        expect(shown.toLine + shown.toFloor + shown.toLid).toBeGreaterThanOrEqual(shown.taken);
      }
    });
  });
});

test("the round so far is what the end of the round brings", () => {
  const random = new SeededRandom(3);
  const { position } = playMatch({ seats: 2 });
  for (let round = 0; round < 3;) {
    const before = position.clone();
    const move = chooseMove(position, random);
    position.play(move);
    if (before.actor < 0 || position.actor >= 0) continue;
    round++;
    draft(before, move);
    for (const seat of [0, 1]) {
      const { tiles, floor } = roundSoFar(before, seat);
      expect(Math.max(0, before.points(seat) + (tiles ?? 0) - floor)).toBe(position.points(seat));
    }
  }
});

test("on the free wall the round at best is the most that any choice of columns brings", () => {
  visitPositions({ wall: "free", centres: "1" }, (position) => {
    for (let seat = 0; seat < position.seats; seat++) {
      const { tiles, best } = roundSoFar(position, seat);
      expect(tiles).toBeNull();
      const full = [0, 1, 2, 3, 4].filter((row) => position.lineCount(seat, row) > row);
      if (full.length === 0) expect(best).toEqual({ tiles: 0, floor: floorPenalty(floorSize(position, seat)) });
      // A tile scores at least 1, and a line that finds no column costs.
      else if (best.floor === floorPenalty(floorSize(position, seat)))
        expect(best.tiles).toBeGreaterThanOrEqual(full.length);
    }
    if (listTilings(position, listMoves(position)).length === 0) return;
    const seat = position.actor;
    const ways = listTilings(position, listMoves(position)).map(({ move, points }) => {
      const after = position.clone();
      after.play(move);
      // After the last tiling the floors are scored at once.
      if (after.actor !== seat) return null;
      const { best } = roundSoFar(after, seat);
      return points + best.tiles - best.floor;
    });
    if (ways.includes(null)) return;
    const { best } = roundSoFar(position, seat);
    expect(best.tiles - best.floor).toBe(Math.max(...ways.map((way) => way ?? 0)));
  });
});
