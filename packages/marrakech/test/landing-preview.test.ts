import { describe, expect, test } from "vitest";
import { makeSquare, outlookOf, outlooks, parseSquare, paymentAt } from "../src/index.ts";
import { playText, scene } from "./strings.ts";

const rugs = ["y003231", "y014241", "c003435"];

describe("the outlook of a rotation", () => {
  test("lists the four landings with their odds and costs", () => {
    const outlook = outlookOf(scene({ rugs }), 1);
    expect(outlook.landings.map(({ square }) => makeSquare(square))).toEqual(["32", "31", "30", "20"]);
    expect(outlook.landings.map(({ odds }) => odds * 6)).toEqual([1, 2, 2, 1]);
    expect(outlook.landings.map(({ payment }) => payment?.due ?? 0)).toEqual([4, 4, 0, 0]);
    expect(outlook.expectedCost).toBeCloseTo((4 + 2 * 4) / 6);
    expect(outlook.ruin).toBe(0);
  });

  test("shows elimination, and never costs more than the player has", () => {
    const outlook = outlookOf(scene({ players: "Pc00315iPy03015i", rugs }), 1);
    expect(outlook.expectedCost).toBeCloseTo((3 + 2 * 3) / 6);
    expect(outlook.ruin).toBeCloseTo(0.5);
  });

  test("agrees with what play does", () => {
    const position = scene({ rugs });
    for (const { rotation, landings } of outlooks(position)) {
      for (const { die, square, heading, payment } of landings) {
        const after = playText(position.clone(), `${"LSR"[rotation]} ${die}`);
        expect([after.assam, after.heading]).toEqual([square, heading]);
        expect(position.dirhams(0) - after.dirhams(0)).toBe(payment?.paid ?? 0);
      }
    }
  });

  test("there are three before the rotation, one before the roll, none after", () => {
    expect(outlooks(scene({}))).toHaveLength(3);
    expect(outlooks(scene({ words: "phase=roll" }))).toHaveLength(1);
    expect(outlooks(scene({ words: "phase=lay" }))).toHaveLength(0);
  });
});

test("a payment lists its squares, one dirham each", () => {
  const payment = paymentAt(scene({ rugs }), parseSquare("41"));
  expect(payment?.squares.map(makeSquare)).toEqual(["31", "32", "41", "42"]);
  expect(payment).toMatchObject({ to: 1, due: 4, paid: 4, ruins: false });
  expect(paymentAt(scene({ rugs }), parseSquare("34"))).toBeNull();
});
