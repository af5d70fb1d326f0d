import { expect, test } from "vitest";
import { sideStep } from "../src/azul/BonusMarks.tsx";

test("points of a column and a colour that end at the same place are side by side", () => {
  const spots = [
    { x: 10, y: 90 },
    { x: 50, y: 90 },
    { x: 10, y: 90 },
  ];
  expect([0, 1, 2].map((at) => sideStep(spots, at))).toEqual([-0.5, 0, 0.5]);
});
