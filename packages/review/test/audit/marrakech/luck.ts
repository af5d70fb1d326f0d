/** What is said about a roll, from the purses and from every rug that can be laid after it. */
import type { MarrakechPosition } from "@riad/marrakech";
import { listMoves } from "@riad/core";
import { play } from "../claim.ts";
import type { LuckClaims } from "../claim.ts";
import { paidBy, shownBy } from "./market.ts";

const FACES = [1, 2, 2, 3, 3, 4];

/** After each of the six faces. */
const all = (before: MarrakechPosition): MarrakechPosition[] => FACES.map((die) => play(before, die));

const halves = (move: number): number[] => [move >> 6, move & 63];

function best(after: MarrakechPosition, value: (move: number) => number): number {
  if (after.phase !== "lay" || after.actor < 0) return 0;
  return Math.max(0, ...listMoves(after).map((move) => (move === 0 ? 0 : value(move))));
}

type Reached = Readonly<Record<string, number>>;

function isReached(
  before: MarrakechPosition,
  came: MarrakechPosition,
  said: Reached,
  value: (after: MarrakechPosition) => number,
) {
  const values = all(before).map(value);
  const faces = values.filter((one) => (said["isMore"] === 1 ? one >= said["squares"] : one > said["squares"])).length;
  return before.turn === said["seat"] && value(came) === said["squares"] && faces === said["faces"];
}

const sixthsOf = (before: MarrakechPosition, value: (after: MarrakechPosition) => number): number =>
  all(before).reduce((sum, after) => sum + value(after), 0);

export const marrakechLuck: LuckClaims<MarrakechPosition> = {
  paid({ before, came }, { seat, paid, sixths, to }) {
    // What is paid to the seat that is asked about is another claim.
    const value = (after: MarrakechPosition): number =>
      paidBy(before, after, seat) - (seat === to ? 0 : Math.max(0, -paidBy(before, after, to)));
    return before.turn === seat && value(came) === paid && sixthsOf(before, value) === sixths;
  },
  got({ before, came }, { seat, to, paid, sixths }) {
    const value = (after: MarrakechPosition): number => Math.max(0, -paidBy(before, after, to));
    return before.turn === seat && seat !== to && value(came) === paid && sixthsOf(before, value) === sixths;
  },
  cover({ before, came }, numbers) {
    const { of: whose, seat } = numbers;
    const isTheirs = (owner: number): boolean => (whose === seat ? owner >= 0 && owner !== seat : owner === whose);
    return isReached(before, came, numbers, (after) =>
      best(after, (move) => halves(move).filter((square) => isTheirs(shownBy(after, square))).length),
    );
  },
};
