import { endingByResigning, makeEnding } from "@riad/core";
import type { Position } from "@riad/core";
import { expect, test } from "vitest";

test.each([
  { points: [41, 37], places: [0, 1], winners: [0], decidedBy: "points", lead: 4 },
  { points: [40, 40], places: [1, 0], winners: [1], decidedBy: "tiebreak", lead: 0 },
  { points: [40, 40, 12], places: [0, 0, 2], winners: [0, 1], decidedBy: null, lead: 28 },
  { points: [9, 3], places: [1, 0], winners: [1], decidedBy: "elimination", lead: -6 },
  { points: [7, 7], places: [0, 0], winners: [0, 1], decidedBy: null, lead: 0 },
])("$points by places $places", ({ points, places, ...facts }) => {
  expect(makeEnding(points, places, "played")).toMatchObject({ reason: "played", ...facts });
});

test("ranks the seats by place, then by order of play", () => {
  const { ranking } = makeEnding([5, 9, 9], [2, 0, 0], "time");
  expect(ranking.map(({ seat }) => seat)).toEqual([1, 2, 0]);
});

test("has no winner if the match was abandoned or reached its limit", () => {
  for (const reason of ["abandoned", "limit"] as const) {
    expect(makeEnding([3, 1], [0, 1], reason)).toMatchObject({ winners: [], decidedBy: null, lead: 0 });
  }
});

function resigned(points: readonly number[], seat: number) {
  const position = { seats: points.length, points: (own: number) => points[own] };
  return endingByResigning(position as unknown as Position, seat);
}

test("puts a seat that resigns last, whatever it has, and the others by their points", () => {
  expect(resigned([30, 12], 0)).toMatchObject({ reason: "resigned", winners: [1] });
  expect(resigned([5, 30, 9], 1).ranking.map(({ seat, place }) => [seat, place])).toEqual([
    [2, 0],
    [0, 1],
    [1, 2],
  ]);
  expect(resigned([8, 3, 8], 1).winners).toEqual([0, 2]);
});
