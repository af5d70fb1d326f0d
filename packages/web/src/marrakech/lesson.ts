/** The first match of Marrakech: turn, walk, lay, be paid, and join two rugs. */
import { CHANCE, listMoves } from "@riad/core";
import type { Move } from "@riad/core";
import {
  NO_RUG,
  PASS,
  STRAIGHT,
  colourOf,
  higherSquare,
  lowerSquare,
  outlookOf,
  outlooks,
  paymentAt,
  walkFrom,
} from "@riad/marrakech";
import type { MarrakechPosition } from "@riad/marrakech";
import type { Lesson } from "../learn/lesson.ts";
import { say } from "../words/words.ts";

const LEARNER = 0;
/** Yellow lies before Assam, who stands in the middle and looks north; two yellow rugs make one carpet. */
const POSITION = makePosition();

export const lesson: Lesson<MarrakechPosition> = {
  position: POSITION,
  steps: [
    {
      text: () => say("lessonTurn"),
      allows: (_position, move) => move !== STRAIGHT,
      answer: (position) => (position.actor === CHANCE ? cheapestDie(position) : null),
    },
    {
      text: () => say("lessonLay"),
      allows: (position, move) => bestVisit(afterMove(position, move)).paid > 0,
      answer: () => null,
    },
    { text: () => say("lessonPay"), isShown: true, answer: answerAsIdris },
    {
      text: () => say("lessonAgain"),
      allows: (position, move) => {
        const costs = outlooks(position).map(({ expectedCost }) => expectedCost);
        return outlookOf(position, move).expectedCost <= Math.min(...costs) + 1e-9;
      },
      answer: (position) => (position.actor === CHANCE ? cheapestDie(position) : null),
    },
    {
      text: () => say("lessonGrow"),
      allows: (position, move) => {
        const best = Math.max(...listMoves(position).map((one) => carpetAfter(position, one)));
        return carpetAfter(position, move) >= Math.min(best, 3);
      },
      answer: () => null,
    },
    { text: () => say("lessonEnd"), isShown: true, answer: () => null },
  ],
};

/** Idris turns to the learner's carpet, walks onto it, pays, and lays on bare ground. */
function answerAsIdris(position: MarrakechPosition): Move | null {
  if (position.turn === LEARNER) return null;
  if (position.phase === "rotate") return bestVisit(position).rotation;
  if (position.phase === "roll") return dearestDie(position);
  const moves = listMoves(position);
  return moves.find((move) => isOnBareGround(position, move)) ?? moves[0];
}

/** What the other seat could be made to pay at once, and by which turn. */
function bestVisit(position: MarrakechPosition): { rotation: Move; paid: number } {
  let best = { rotation: STRAIGHT, paid: 0 };
  for (const { rotation, landings } of outlooks(position)) {
    const paid = Math.max(...landings.map(({ payment }) => payment?.paid ?? 0));
    if (paid > best.paid) best = { rotation, paid };
  }
  return best;
}

function dearestDie(position: MarrakechPosition): Move {
  return [1, 2, 3, 4].reduce((one, other) => (rent(position, other) > rent(position, one) ? other : one));
}

/** The throws of two and three are the likeliest, so they come first. */
function cheapestDie(position: MarrakechPosition): Move {
  return [2, 3, 1, 4].reduce((one, other) => (rent(position, other) < rent(position, one) ? other : one));
}

function rent(position: MarrakechPosition, die: number): number {
  return paymentAt(position, walkFrom(position.assam, position.heading, die) >> 2)?.paid ?? 0;
}

function afterMove(position: MarrakechPosition, move: Move): MarrakechPosition {
  const after = position.clone();
  after.play(move);
  return after;
}

/** How large the learner's carpet is where this rug would lie. */
function carpetAfter(position: MarrakechPosition, move: Move): number {
  return move === PASS ? 0 : afterMove(position, move).region(lowerSquare(move)).length;
}

function isOnBareGround(position: MarrakechPosition, move: Move): boolean {
  if (move === PASS) return false;
  return [lowerSquare(move), higherSquare(move)].every((square) => colourOf(position.rugAt(square)) === NO_RUG);
}

function makePosition(): string {
  // Column by column from the left; y01 stands two squares north of Assam, y02 beside it.
  const squares = Array.from({ length: 49 }, () => "n00");
  squares[3 * 7 + 1] = "y01";
  squares[3 * 7 + 2] = "y01";
  squares[2 * 7 + 1] = "y02";
  squares[1 * 7 + 1] = "y02";
  return `Pc03015iPy03013iA33NB${squares.join("")}`;
}
