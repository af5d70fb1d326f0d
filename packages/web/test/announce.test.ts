/** What a screen reader is told: nothing twice, and no stray stops. */
import "./page-globals.ts";
import { h } from "preact";
import { renderToString } from "preact-render-to-string";
import { expect, test, vi } from "vitest";
import { Announcer, announce, answer, unheard, withoutArrows } from "../src/page/announce.tsx";
import { rendered } from "./rendered.ts";

const move = { id: "move 7", text: "Idris: 2 blue → line 2" };
const take = { id: "now 7 take", text: "Salma: take tiles" };
const choose = { id: "now 7 choose", text: "Salma: choose a line for 3 red" };

test.each([
  ["a move", [move], [], "Idris: 2 blue → line 2"],
  ["a move and whose turn it is", [move, take], [], "Idris: 2 blue → line 2. Salma: take tiles"],
  ["only whose turn it is, after the move was read", [move, take], [move], "Salma: take tiles"],
  ["only what has changed, while tiles are chosen", [move, choose], [move, take], "Salma: choose a line for 3 red"],
  ["where one is again, once tiles are put back", [move, take], [move, take, choose], "Salma: take tiles"],
  ["nothing while nothing new is known, instead of the last move again", [move, { id: "now 7", text: "" }], [move], ""],
  [
    "one stop after a sentence that has its own",
    [{ id: "round 3", text: "Round 3. You have 2." }, take],
    [],
    "Round 3. You have 2. Salma: take tiles",
  ],
  ["nothing for a part that is empty", [{ id: "move 0", text: "" }, take], [], "Salma: take tiles"],
  ["an answer as often as somebody asks", ["line 2: full"], [move, take], "line 2: full"],
])("reads %s", (_what, parts, before, spoken) => {
  expect(unheard(parts, new Set(before.map(({ id }) => id)))).toBe(spoken);
});

test.each([
  ["Idris: 1 red, factory 1 → line 1", "Idris: 1 red, factory 1 to line 1"],
  ["Salma turned Assam right →. Salma rolled 2", "Salma turned Assam right. Salma rolled 2"],
  ["Left ←, straight on", "Left, straight on"],
  ["Turn 3 of 5. → and End lead back", "Turn 3 of 5. → and End lead back"],
])("an arrow in %j is said as a word, unless the word before it says the same", (text, spoken) => {
  expect(withoutArrows(text, "to")).toBe(spoken);
});

test("what a press has done is not lost when the page has something to say about it too", () => {
  vi.useFakeTimers();
  answer("Lay the rug on e1 and f1");
  announce({ id: "now 9 lay", text: "Salma: lay a rug next to Assam" });
  vi.runAllTimers();
  expect(rendered(h(Announcer, {})).text).toContain("Lay the rug on e1 and f1. Salma: lay a rug next to Assam");
  announce({ id: "now 9 lay", text: "Salma: lay a rug next to Assam" });
  answer("Lay the rug on e1 and d1");
  vi.runAllTimers();
  vi.useRealTimers();
  expect(rendered(h(Announcer, {})).text).toBe("Lay the rug on e1 and d1");
});

test("the same answer to another press is read again", () => {
  vi.useFakeTimers();
  const read = [1, 2, 3].map(() => {
    answer("Undone");
    vi.runAllTimers();
    return renderToString(h(Announcer, {}));
  });
  vi.useRealTimers();
  for (const html of read) expect(html).toContain("Undone");
  expect(read[1]).not.toBe(read[0]);
  expect(read[2]).not.toBe(read[1]);
});
