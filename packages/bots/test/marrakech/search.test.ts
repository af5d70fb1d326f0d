import { expect, test } from "vitest";
import { Search } from "../../src/marrakech/search.ts";
import { threeTurnsSelective, twoTurnsSelective } from "../../src/marrakech/search-passes.ts";
import { netEvaluatorFor } from "../../src/marrakech/shipped-nets.ts";
import { near } from "./positions.ts";

const search = new Search(netEvaluatorFor("anu", 2));

test("a third turn is looked at only where two turns leave moves close together", () => {
  const looked = Array.from({ length: 3 }, (_, seed) => {
    const position = near(5 + seed, 2, seed);
    const [best, second] = search.run(position, {}, twoTurnsSelective(position));
    const { nodes } = search;
    search.run(position, {}, threeTurnsSelective(position));
    const isClose = second.utility >= best.utility - 0.03;
    expect(search.finished).toBe(isClose ? 3 : 2);
    if (isClose) expect(search.nodes).toBeGreaterThan(nodes);
    else expect(search.nodes).toBe(nodes);
    return isClose;
  });
  expect(new Set(looked)).toEqual(new Set([true, false]));
});

test("a third turn that the budget does not allow leaves a move of the first two", () => {
  const position = near(8, 2, 3);
  const values = search.run(position, { nodes: 6000 }, threeTurnsSelective(position));
  expect(search.finished).toBeLessThan(3);
  expect(values.some(({ isFollowed }) => isFollowed)).toBe(true);
});
