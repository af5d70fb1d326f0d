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
import type { MarrakechPosition, Outlook } from "@riad/marrakech";
import { isTouch } from "../page/touch.ts";
import type { Lesson } from "../play/face.ts";
import { say } from "../words/words.ts";

const LEARNER = 0;
/** The throws of two and three are the likeliest, so they come first. */
const DICE = [2, 3, 1, 4];
/** Assam is in the middle, facing north, with yellow ahead of him; two yellow rugs make one carpet. */
const POSITION = makePosition();

export const lesson: Lesson<MarrakechPosition> = {
  position: POSITION,
  steps: [
    { text: () => say("lessonGoal"), isShown: true },
    { text: () => say("lessonAssam"), isShown: true, subject: "assam" },
    {
      text: () => say("lessonTurn"),
      wish: () => say("lessonTurnWish"),
      allows: (_position, move) => move !== STRAIGHT,
      answer: (position) => (position.actor === CHANCE ? cheapestDie(position) : null),
    },
    {
      text: () => say("lessonLay"),
      wish: () => say("lessonLayWish", { isTouch: isTouch.value }),
      allows: (position, move) => mostPaid(afterMove(position, move)) > 0,
    },
    // Nothing moves before the button is pressed, so that nobody misses the payment.
    { text: () => say("lessonPay"), isShown: true },
    { text: () => say("lessonPaid"), meanwhile: () => say("lessonWatch"), isShown: true, answer: answerAsIdris },
    {
      text: () => say("lessonAgain"),
      wish: () => say("lessonAgainWish"),
      hasChances: true,
      allows: (position, move) => cheapestWays(position).includes(move),
      answer: (position) => (position.actor === CHANCE ? cheapestDie(position) : null),
    },
    {
      text: () => say("lessonGrow"),
      wish: () => say("lessonGrowWish", { isTouch: isTouch.value }),
      allows: (position, move) => {
        const best = Math.max(...listMoves(position).map((one) => carpetAfter(position, one)));
        return carpetAfter(position, move) === best;
      },
    },
    { text: () => say("lessonCover"), isShown: true },
    { text: () => say("lessonEdge"), isShown: true },
    { text: () => say("lessonEnd"), isShown: true },
  ],
};

/**
 * Idris turns to the learner's carpet, walks onto it, pays, and lays where one way is then the cheapest, on bare ground
 * if he can.
 */
function answerAsIdris(position: MarrakechPosition): Move | null {
  if (position.turn === LEARNER) return null;
  if (position.phase === "rotate") return visit(position);
  if (position.phase === "roll") return costliestDie(position);
  const moves = listMoves(position);
  const clear = clearLays(position);
  const isBare = (move: Move) => isOnBareGround(position, move);
  return clear.find(isBare) ?? clear[0] ?? moves.find(isBare) ?? moves[0];
}

/** The rugs after which one way alone is the cheapest. */
function clearLays(position: MarrakechPosition): Move[] {
  return listMoves(position).filter((move) => cheapestWays(afterMove(position, move)).length === 1);
}

export function cheapestWays(position: MarrakechPosition): Move[] {
  const ways = outlooks(position);
  const least = Math.min(...ways.map(({ expectedCost }) => expectedCost));
  return ways.filter(({ expectedCost }) => expectedCost < least + 1e-9).map(({ rotation }) => rotation);
}

/** The turn that leads to the learner's carpet. */
function visit(position: MarrakechPosition): Move {
  const most = mostPaid(position);
  const ways = listMoves(position).filter((rotation) => paidBy(outlookOf(position, rotation)) === most);
  const isClear = (rotation: Move) => {
    const turned = afterMove(position, rotation);
    return clearLays(afterMove(turned, costliestDie(turned))).length > 0;
  };
  return ways.find(isClear) ?? ways[0];
}

/** What whose turn it is could be made to pay at once. */
function mostPaid(position: MarrakechPosition): number {
  return Math.max(...outlooks(position).map(paidBy));
}

function paidBy({ landings }: Outlook): number {
  return Math.max(...landings.map(({ payment }) => payment?.paid ?? 0));
}

function costliestDie(position: MarrakechPosition): Move {
  const most = Math.max(...DICE.map((die) => rent(position, die)));
  const costliest = DICE.filter((die) => rent(position, die) === most);
  return costliest.find((die) => clearLays(afterMove(position, die)).length > 0) ?? costliest[0];
}

function cheapestDie(position: MarrakechPosition): Move {
  return DICE.reduce((one, other) => (rent(position, other) < rent(position, one) ? other : one));
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
export function carpetAfter(position: MarrakechPosition, move: Move): number {
  return move === PASS ? 0 : afterMove(position, move).region(lowerSquare(move)).length;
}

function isOnBareGround(position: MarrakechPosition, move: Move): boolean {
  if (move === PASS) return false;
  return [lowerSquare(move), higherSquare(move)].every((square) => colourOf(position.rugAt(square)) === NO_RUG);
}

function makePosition(): string {
  // Column by column from the left; y01 is two squares north of Assam, y02 beside it.
  const squares = Array.from({ length: 49 }, () => "n00");
  squares[3 * 7 + 1] = "y01";
  squares[3 * 7 + 2] = "y01";
  squares[2 * 7 + 1] = "y02";
  squares[1 * 7 + 1] = "y02";
  return `Pc03015iPy03013iA33NB${squares.join("")}`;
}
