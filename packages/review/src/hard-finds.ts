/** The only praise: a best move that a player of medium strength would hardly ever have found. */
import { SeededRandom } from "@riad/core";
import type { Match } from "@riad/core";
import { findLevel } from "@riad/bots";
import { gapOf } from "./review.ts";
import type { DecisionEvent, ReviewEvent } from "./review.ts";
import { DECIDED, forSeats } from "./verdict.ts";

/** The next best move is so much worse, with two seats. */
const LEAST_GAP = 0.04;
const TRIES = 20;
/** One in ten. */
const MOST_FOUND = TRIES / 10;

/** Indexes of events. */
export function findHardFinds(match: Match, events: readonly ReviewEvent[]): number[] {
  return events.flatMap((event, index) =>
    event.kind === "decision" && isCandidate(event) && isHard(match, event) ? [index] : [],
  );
}

/** Where the match was decided, nothing counts as a find. */
function isCandidate(event: DecisionEvent): boolean {
  const share = event.first[event.seat];
  return (
    gapOf(event) >= forSeats(LEAST_GAP, event.first.length) && event.isSolved && share > DECIDED && share < 1 - DECIDED
  );
}

function isHard(match: Match, { ply, played }: DecisionEvent): boolean {
  const level = findLevel(match.game.id, "medium");
  if (level === undefined) return false;
  const position = match.positionAt(ply);
  let found = 0;
  for (let seed = 0; seed < TRIES && found <= MOST_FOUND; seed++) {
    const { move } = level.create(new SeededRandom(seed)).choose(position.clone(), level.budget);
    if (move === played.move) found++;
  }
  return found <= MOST_FOUND;
}
