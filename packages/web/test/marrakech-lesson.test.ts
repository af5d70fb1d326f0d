/** The lesson asks for one thing at a time, whichever of the ways it allows the learner takes. */
import { listMoves, unwrap } from "@riad/core";
import type { Move } from "@riad/core";
import { marrakech } from "@riad/marrakech";
import type { MarrakechPosition } from "@riad/marrakech";
import { expect, test } from "vitest";
import { carpetAfter, cheapestWays, lesson } from "../src/marrakech/lesson.ts";

const [TURN, LAY, PAID, AGAIN] = [2, 3, 5, 6];
const IDRIS = 1;

test("every way through it has a payment of two, one cheapest way, and a carpet to join", () => {
  const start = unwrap(marrakech.notation.parsePosition(lesson.position));
  let ways = 0;
  for (const turn of allowed(start, TURN)) {
    const walked = answered(after(start, turn), TURN);
    for (const rug of allowed(walked, LAY)) {
      const laid = after(walked, rug);
      const again = answered(laid, PAID);
      expect(again.dirhams(IDRIS)).toBe(laid.dirhams(IDRIS) - 2);
      expect(cheapestWays(again)).toHaveLength(1);
      const arrived = answered(after(again, cheapestWays(again)[0]), AGAIN);
      expect(Math.max(...listMoves(arrived).map((move) => carpetAfter(arrived, move)))).toBeGreaterThan(2);
      ways++;
    }
  }
  expect(ways).toBeGreaterThan(10);
});

function allowed(position: MarrakechPosition, step: number): Move[] {
  return listMoves(position).filter((move) => lesson.steps[step].allows?.(position, move));
}

function after(position: MarrakechPosition, move: Move): MarrakechPosition {
  const next = position.clone();
  next.play(move);
  return next;
}

/** What chance and Idris do before the learner is asked again. */
function answered(position: MarrakechPosition, step: number): MarrakechPosition {
  const answer = lesson.steps[step].answer?.(position) ?? null;
  return answer === null ? position : answered(after(position, answer), step);
}
