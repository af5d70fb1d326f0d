/** A position is `0-12/100 turn=2 pot=7 roll`: the points, the target, the seat to move, the pot, and `roll` while the die is rolling. */
import { REFUSAL, accept, isLegal, refuse } from "@riad/core";
import type { Move, Notation, Result } from "@riad/core";
import { HOLD, PigPosition, ROLL } from "./position.ts";

const FORM = /^(\d{1,3}(?:-\d{1,3}){1,5})\/(\d{1,3}) turn=(\d) pot=(\d{1,3})( roll)?$/;
const WORDS: Readonly<Record<string, Move>> = { hold: HOLD, roll: ROLL };

export const notation: Notation<PigPosition> = {
  parsePosition(text: string): Result<PigPosition> {
    const [, points, target, turn, pot, roll] = FORM.exec(text) ?? [];
    if (points === undefined) return refuse(REFUSAL.syntax, "Write a position as 0-12/100 turn=2 pot=7.", 0);
    const numbers = points.split("-").map(Number);
    if (Number(turn) < 1 || Number(turn) > numbers.length) return refuse(REFUSAL.impossible, "Nobody has that turn.");
    if (Number(target) === 0) return refuse(REFUSAL.impossible, "The target must be at least 1.");
    const position = new PigPosition(numbers.length);
    for (const [seat, number] of numbers.entries()) position.setPoints(seat, number);
    position.target = Number(target);
    position.turn = Number(turn) - 1;
    position.pot = Number(pot);
    position.isRolling = roll !== undefined;
    return accept(position);
  },

  makePosition(position) {
    const points = Array.from({ length: position.seats }, (_, seat) => position.points(seat)).join("-");
    const { target, turn, pot, isRolling } = position;
    return `${points}/${target} turn=${turn + 1} pot=${pot}${isRolling ? " roll" : ""}`;
  },

  parseMove(position, text) {
    const move = WORDS[text] ?? (/^[1-6]$/.test(text) ? Number(text) : undefined);
    if (move === undefined) return refuse(REFUSAL.syntax, "Write roll or hold, or 1 to 6 for the die.");
    return isLegal(position, move) ? accept(move) : refuse(REFUSAL.illegal, `You can't ${text} now.`);
  },

  makeMove: (_position, move) => (move === HOLD ? "hold" : move === ROLL ? "roll" : String(move)),
};
