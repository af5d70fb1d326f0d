import { expect, test } from "vitest";
import { fateOf } from "../src/play/chance.ts";

test("the numbers of a seed are fixed for ever: records name it", () => {
  const fate = fateOf("42", "chance", 7);
  expect(Array.from({ length: 12 }, () => fate.below(100))).toEqual([71, 47, 15, 36, 69, 72, 75, 30, 58, 36, 68, 42]);
});

test("plies and purposes have nothing to do with each other, and every face is as likely as the next", () => {
  const faces = [0, 0, 0, 0, 0, 0];
  let repeats = 0;
  let last = -1;
  for (let ply = 0; ply < 60_000; ply++) {
    const face = fateOf("dice", "chance", ply).below(6);
    faces[face]++;
    if (face === last) repeats++;
    last = face;
  }
  // Five standard deviations.
  for (const count of [...faces, repeats]) expect(Math.abs(count - 10_000)).toBeLessThan(460);
});
