/** Events of a review for tests, with the shares of two seats before and after them. */
import type { ReviewEvent } from "@riad/review";

export const shares = (own: number) => [own, 1 - own];
export const alternative = { move: 1, share: 0, margin: 0, line: [1] };

export function decision(ply: number, seat: number, first: number, last: number): ReviewEvent {
  const rest = { others: [], blindLoss: 0, isChoice: true, isSolved: true, isProven: false, isSecondLook: false };
  return {
    kind: "decision",
    ply,
    seat,
    played: alternative,
    best: alternative,
    first: shares(first),
    last: shares(last),
    ...rest,
  };
}

export function chance(ply: number, end: number, first: number, last: number): ReviewEvent {
  return { kind: "chance", ply, end, first: shares(first), last: shares(last), possibilities: [], isExact: true };
}
