/** Marrakech: what a roll costs, and what can be covered from where Assam stops, against the other rolls. */
import { listMoves } from "@riad/core";
import type { Seat } from "@riad/core";
import { PASS, higherSquare, lowerSquare } from "@riad/marrakech";
import type { MarrakechPosition } from "@riad/marrakech";
import { meanOf } from "../luck-fact.ts";
import type { Drawn, LuckFact, LuckFinder } from "../luck-fact.ts";
import { ownerAt } from "./covered.ts";

type Rolled = Drawn<MarrakechPosition>;

const FACES = 6;

/** In dirhams, and in squares: what differs less from the mean is nothing to speak of. */
const LEAST_TOLL = 1;
const LEAST_COVERED = 0.5;

export const marrakechLuck: LuckFinder<MarrakechPosition> = {
  find: (drawn) => (drawn.before.phase === "roll" ? [...tolls(drawn), ...covers(drawn)] : []),
};

/** Who rolled pays the seat, or pays as that seat or as its rival. */
function tolls(drawn: Rolled): LuckFact[] {
  const { before, came, seat, rival } = drawn;
  const payer = before.turn;
  const paidTo = (after: MarrakechPosition, to: Seat): number => after.dirhams(to) - before.dirhams(to);
  const paid = (after: MarrakechPosition): number => before.dirhams(payer) - after.dirhams(payer);
  const toSeat = (after: MarrakechPosition): number => paidTo(after, seat);
  if (payer === seat) return toll("paid", drawn, paid(came), meanOf(drawn, paid), false);
  const isRival = payer === rival && before.seats > 2;
  const rest = (after: MarrakechPosition): number => paid(after) - toSeat(after);
  return [
    ...toll("got", drawn, toSeat(came), meanOf(drawn, toSeat), true),
    ...(isRival && toSeat(came) === 0 ? toll("paid", drawn, rest(came), meanOf(drawn, rest), true) : []),
  ];
}

function toll(name: string, { before, seat }: Rolled, paid: number, mean: number, isIncome: boolean): LuckFact[] {
  const more = paid - mean;
  if (Math.abs(more) < LEAST_TOLL) return [];
  const numbers = { seat: before.turn, to: seat, paid, sixths: Math.round(FACES * mean) };
  const weight = Math.abs(more) * (before.seats === 2 ? 2 : 1);
  return [{ name, numbers, isGood: more > 0 === isIncome, weight }];
}

/**
 * How many squares of the seat who rolled can cover, or of the others where that is the seat itself: and on how many faces as many, or more.
 * How large a carpet can be made was tried too; it means no more than nonsense (see `npm run audit`).
 */
function covers(drawn: Rolled): LuckFact[] {
  const { before, came, seat, possible } = drawn;
  const isOwn = before.turn === seat;
  const isTheirs = (owner: Seat): boolean => (isOwn ? owner >= 0 && owner !== seat : owner === seat);
  const most = (after: MarrakechPosition): number => mostCovered(after, isTheirs);
  const squares = most(came);
  const more = squares - meanOf(drawn, most);
  if (Math.abs(more) < LEAST_COVERED) return [];
  const faces = possible
    .filter(({ after }) => (more > 0 ? most(after) >= squares : most(after) > squares))
    .reduce((sum, { weight }) => sum + weight, 0);
  const numbers = { seat: before.turn, of: seat, squares, faces: Math.round(FACES * faces), isMore: more > 0 ? 1 : 0 };
  return [{ name: "cover", numbers, isGood: more > 0 === isOwn, weight: Math.abs(more) }];
}

/** Over all rugs that can be laid; nothing where none can. */
function mostCovered(after: MarrakechPosition, isTheirs: (owner: Seat) => boolean): number {
  if (after.actor < 0 || after.phase !== "lay") return 0;
  const covered = listMoves(after).map((move) =>
    move === PASS ? 0 : [lowerSquare(move), higherSquare(move)].filter((at) => isTheirs(ownerAt(after, at))).length,
  );
  return Math.max(0, ...covered);
}
