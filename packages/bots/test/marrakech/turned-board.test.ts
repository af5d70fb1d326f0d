import { CHANCE, OVER, SeededRandom, newMoveList } from "@riad/core";
import { MarrakechPosition, NORTH, SQUARES, columnOf, rowOf, squareAt } from "@riad/marrakech";
import { expect, test } from "vitest";
import { netEvaluatorFor } from "../../src/marrakech/shipped-nets.ts";
import { Turn } from "../../src/marrakech/turn.ts";
import { start } from "./positions.ts";

/** The four symmetries of the market by the heading that they turn north. */
const TURNS: readonly ((x: number, y: number) => number)[] = [
  (x, y) => squareAt(x, y),
  (x, y) => squareAt(6 - y, 6 - x),
  (x, y) => squareAt(6 - x, 6 - y),
  (x, y) => squareAt(y, x),
];

/** Headings as the symmetries turn them: rotation by half, reflections otherwise. */
function turnHeading(heading: number, by: number): number {
  const sum = [heading, 1 - heading, heading + 2, 3 - heading][by];
  return (sum + 4) & 3;
}

function turnedPosition(position: MarrakechPosition, by: number): MarrakechPosition {
  const turn = (square: number): number => TURNS[by](columnOf(square), rowOf(square));
  const board = new Map(SQUARES.map((square) => [turn(square), position.rugAt(square)]));
  return MarrakechPosition.arrange({
    ...position.arrangement,
    assam: turn(position.assam),
    heading: turnHeading(position.heading, by),
    board: SQUARES.map((square) => board.get(square) ?? 0),
    phase: "rotate",
  });
}

test("a board turned by any of its symmetries is evaluated alike, and so is the turn", () => {
  const evaluator = netEvaluatorFor("anu", 2);
  const turn = new Turn(netEvaluatorFor("anu", 2));
  const random = new SeededRandom(5);
  const moves = newMoveList();
  const position = start(2);
  expect(turnHeading(NORTH, 1)).toBe(1);
  while (position.actor !== OVER) {
    if (position.phase === "rotate") {
      evaluator.evaluatePosition(position);
      const value = evaluator.value[0];
      const best = turn.expand(position)[0];
      for (let by = 1; by < 4; by++) {
        const other = turnedPosition(position, by);
        evaluator.evaluatePosition(other);
        expect(evaluator.value[0]).toBeCloseTo(value, 5);
        expect(turn.expand(other)[0]).toBeCloseTo(best, 5);
      }
    }
    const count = position.moves(moves);
    position.play(position.actor === CHANCE ? position.draw(random) : moves[random.below(count)]);
  }
});
