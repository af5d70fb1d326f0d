/**
 * Marrakech: what the rules say about this turn and the next one, before any die has fallen; and what the carpets and Assam's place are worth
 * for the rest of the match, which the net estimates.
 */
import type { Move, Seat } from "@riad/core";
import { outlookOf } from "@riad/marrakech";
import type { MarrakechPosition } from "@riad/marrakech";
import { closeAccount, countRow, estimateRow } from "../account.ts";
import type { Accountant, AccountRow } from "../account.ts";
import type { Motif } from "../motif.ts";
import type { Alternative } from "../review.ts";
import { compareBoards } from "./carpets.ts";
import type { Credits } from "./carpets.ts";
import { layBest } from "./lay-best.ts";

type Row = "ownToll" | "rivalIncome" | "ownIncome" | "rivalToll" | "squares" | "covered";

type Counts = Record<Row, number>;

/** The rows, in the order in which people read them: tolls are expected ones, over the die. */
const ROWS: readonly Row[] = ["ownToll", "rivalIncome", "ownIncome", "rivalToll", "squares", "covered"];

/** Between two players, what one pays is what the other gets: one row, which counts for both. */
const TOLLS_OF_TWO = { ownToll: "tollToRival", ownIncome: "tollFromRival" } as const;
const MIRRORED: ReadonlySet<Row> = new Set(["rivalIncome", "rivalToll"]);
const FOR_BOTH = 2;

/** What costs the one who moves. */
const COSTS: ReadonlySet<Row> = new Set(["ownToll", "rivalIncome"]);

const NOTHING: Counts = { ownToll: 0, rivalIncome: 0, ownIncome: 0, rivalToll: 0, squares: 0, covered: 0 };

export const marrakechAccountant: Accountant<MarrakechPosition> = {
  explain(position, pair) {
    const { better, other, rival } = pair;
    const count = position.phase === "rotate" ? countRotation : countPlacement;
    const [one, two] = [better, other].map((way) => count(position, way, rival));
    const told = position.seats === 2 ? ROWS.filter((row) => !MIRRORED.has(row)) : ROWS;
    const rows = told.map((row) => {
      const isOwnToll = row === "ownToll" || row === "ownIncome";
      const { row: name, weight } = isOwnToll ? aboutTolls(position, row, 1) : { row, weight: 1 };
      return countRow(name, one[row], two[row], COSTS.has(row), weight);
    });
    return closeAccount([...rows, ...estimate(position, better.move, other.move, rows)], pair);
  },
};

/** Beyond what is counted: what the rugs and Assam's place are worth until the match ends. */
function estimate(
  position: MarrakechPosition,
  better: Move,
  other: Move,
  counted: readonly AccountRow[],
): AccountRow[] {
  const isRotation = position.phase === "rotate";
  const credits = isRotation ? compareRotations(position, better, other) : comparePlacements(position, better, other);
  const sumOf = (...names: readonly string[]): number =>
    counted.reduce((sum, { row, points }) => (names.includes(row) ? sum + points : sum), 0);
  // A rotation's tolls are paid before any rug is laid.
  const inOwn = isRotation ? 0 : sumOf("squares", "tollFromRival", "ownIncome", "rivalToll");
  return [
    estimateRow("ownCarpets", credits.own - inOwn),
    estimateRow(theirCarpets(position), credits.theirs - sumOf("covered")),
    ...(isRotation ? [estimateRow("place", credits.place)] : []),
  ];
}

/** The row for the rugs of everybody else. */
export function theirCarpets({ seats }: MarrakechPosition): string {
  return seats === 2 ? "theirCarpets" : "othersCarpets";
}

const UNKNOWN: Credits = { own: 0, theirs: 0, place: 0 };

function comparePlacements(position: MarrakechPosition, better: Move, other: Move): Credits {
  const [one, two] = [better, other].map((move) => played(position, move));
  return compareBoards(one, two, position.turn) ?? UNKNOWN;
}

/** The mean over the die, with the rug that the net would lay after each roll. */
function compareRotations(position: MarrakechPosition, better: Move, other: Move): Credits {
  const sum = { ...UNKNOWN };
  for (const { die, odds } of outlookOf(position, better).landings) {
    const [one, two] = [better, other].map((rotation) => layBest(played(position, rotation, die)));
    const credits = compareBoards(one, two, position.turn) ?? UNKNOWN;
    for (const part of ["own", "theirs", "place"] as const) sum[part] += odds * credits[part];
  }
  return sum;
}

function played(before: MarrakechPosition, ...moves: readonly Move[]): MarrakechPosition {
  const position = before.clone();
  for (const move of moves) position.play(move);
  return position;
}

/** The row that a motif about the mover's tolls belongs to, and its weight there. */
export function aboutTolls(
  { seats }: MarrakechPosition,
  row: keyof typeof TOLLS_OF_TWO,
  weight: number,
): Pick<Motif, "row" | "weight"> {
  return seats === 2 ? { row: TOLLS_OF_TWO[row], weight: FOR_BOTH * weight } : { row, weight };
}

/** What this turn's die is expected to cost. */
function countRotation(position: MarrakechPosition, { move }: Alternative, rival: Seat): Counts {
  return countTolls(position, move, position.turn, rival);
}

/** What shows and what is covered; and what the next seat is expected to pay if it turns Assam as the judge expects. */
function countPlacement(position: MarrakechPosition, { line }: Alternative, rival: Seat): Counts {
  const seat = position.turn;
  const after = position.clone();
  after.play(line[0]);
  const tolls = after.actor >= 0 && line.length > 1 ? countTolls(after, line[1], seat, rival) : NOTHING;
  return {
    ...tolls,
    squares: after.scoreParts(seat).squares - position.scoreParts(seat).squares,
    covered: position.scoreParts(rival).squares - after.scoreParts(rival).squares,
  };
}

/** What one turn of Assam is expected to move between the purses of a seat and its rival. */
function countTolls(position: MarrakechPosition, rotation: Move, seat: Seat, rival: Seat): Counts {
  const payer = position.turn;
  const counts = { ...NOTHING };
  for (const { odds, payment } of outlookOf(position, rotation).landings) {
    if (payment === null) continue;
    const toll = odds * payment.paid;
    if (payer === seat) counts.ownToll += toll;
    if (payer === rival) counts.rivalToll += toll;
    if (payment.to === seat) counts.ownIncome += toll;
    if (payment.to === rival) counts.rivalIncome += toll;
  }
  return counts;
}
