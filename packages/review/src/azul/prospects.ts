/**
 * Azul: what two ends of a round are worth beyond their points, by the net that evaluates positions before a deal. Three things can differ:
 * the mover's board, the rival's, and who starts the next round; each is credited with the mean of what exchanging it changes, over all
 * orders of exchanging them.
 */
import { PHASE } from "@riad/azul";
import type { AzulPosition } from "@riad/azul";
import { positionClassesOf } from "@riad/bots";

/** Lines of a seat, and colours of its wall. */
const FIVE = 5;

export interface Prospects {
  /** In points of the mover, without the points that the boards have already. */
  readonly own: number;
  readonly theirs: number;
  readonly start: number;
}

/** Nothing where a match is over at one of the ends: then there is no later round to compare. */
export function compareProspects(
  better: AzulPosition,
  other: AzulPosition,
  seat: number,
  rival: number,
): Prospects | null {
  if (better.phase !== PHASE.deal || other.phase !== PHASE.deal) return null;
  const classes = positionClassesOf("azul");
  const exchanges = [
    (to: AzulPosition) => takeBoard(to, better, seat),
    (to: AzulPosition) => takeBoard(to, better, rival),
    (to: AzulPosition) => void (to.turn = better.turn),
  ];
  const values = Array.from({ length: 1 << exchanges.length }, (_, set) => {
    const mixed = other.clone();
    exchanges.forEach((exchange, i) => (set & (1 << i)) !== 0 && exchange(mixed));
    return classes?.beforeChance?.(mixed)?.margins[seat];
  });
  const known = values.filter((value) => value !== undefined);
  if (known.length < values.length) return null;
  const [own, theirs, start] = exchanges.map((_, i) => creditOf(known, i));
  return {
    own: own - (better.scores[seat] - other.scores[seat]),
    theirs: theirs + (better.scores[rival] - other.scores[rival]),
    start,
  };
}

/** Everything that belongs to one seat. */
function takeBoard(to: AzulPosition, from: AzulPosition, seat: number): void {
  for (const cells of ["scores", "floors", "open", "used", "walls"] as const) to[cells][seat] = from[cells][seat];
  for (let i = FIVE * seat; i < FIVE * (seat + 1); i++) {
    to.lines[i] = from.lines[i];
    to.wallsByColour[i] = from.wallsByColour[i];
  }
}

/** How often, of all orders of three, the other two come as a set of this size before it. */
const WEIGHTS = [1 / 3, 1 / 6, 1 / 3];

/** The Shapley value of one of three exchanges; `values` by the set of exchanges as bits. */
function creditOf(values: readonly number[], exchange: number): number {
  const bit = 1 << exchange;
  let credit = 0;
  for (const [set, value] of values.entries()) {
    if ((set & bit) !== 0) continue;
    const size = (set & 1) + ((set >> 1) & 1) + ((set >> 2) & 1);
    credit += WEIGHTS[size] * (values[set | bit] - value);
  }
  return credit;
}
