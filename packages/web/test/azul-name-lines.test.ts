/** Names beside the lines of a small board: whole in two lines before they are cut. */
import { expect, test } from "vitest";
import { nameLines, nameWidth } from "../src/azul/name-lines.ts";

test("a name that fits stays in one line", () => {
  expect(nameLines("Salma", 5, 5)).toEqual(["Salma"]);
});

test("a long one goes on in a second line, at a blank or after a hyphen", () => {
  expect(nameLines("Wilhelmina van der Berg", 6, 6)).toEqual(["Wilhelmina", "van der Berg"]);
  expect(nameLines("Bartholomäus-Maximilian", 7, 7)).toEqual(["Bartholomäus-", "Maximilian"]);
});

test("what has no second line, or none to break at, is cut", () => {
  expect(nameLines("Wilhelmina van der Berg", 6, null)[0]).toMatch(/^Wilhelmina.*…$/);
  expect(nameLines("Bartholomäusmaximilian", 6, 6)).toHaveLength(1);
  for (const line of nameLines("Anne-Charlotte Dubois", 4, 4)) expect(nameWidth(line)).toBeLessThan(4.6);
});
