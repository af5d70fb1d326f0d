/** Why one move is better than another where only the rolls after it tell them apart: from the figures of the table beside it. */
import { percentOf } from "@riad/review";
import type { DecisionEvent, Explanation, Possibility } from "@riad/review";
import { say } from "../words/words.ts";
import { nameFor } from "./reviewed-match.ts";
import type { ReviewedMatch } from "./reviewed-match.ts";
import { moveWords, percent, small } from "./review-sentences.ts";

/** In points in a hundred, between what the better move leaves at least and the next lower figure of the other. */
const LEAST_GAP = 4;

/** "It leaves you at least 50 % to win on 5 of 6 rolls; down ↓ does so on 3."; empty where no roll follows, or where that says little. */
export function rollWords(reviewed: ReviewedMatch, event: DecisionEvent, { futures }: Explanation): string {
  const { best, played, ply, seat } = event;
  const after = reviewed.match.positionAt(ply);
  const [better, other] = [best, played].map(({ move }) => futures.find((one) => one.move === move)?.possibilities);
  if (better === undefined || other === undefined) return "";
  after.play(best.move);
  // Only a roll costs something at once; a draw has odds of its own.
  if ((reviewed.words?.outcome?.(after, better[0].outcomes[0]) ?? "") === "") return "";
  const of = better.reduce((sum, { outcomes: [one] }) => sum + after.weight(one), 0);
  const told = findLeast(better, other, seat);
  if (told === null) return "";
  return say("reasonRolls", {
    name: nameFor(reviewed, seat),
    least: percent(told.least / 100),
    isAll: told.least === 100,
    count: Math.round(of * told.odds),
    otherCount: Math.round(of * told.otherOdds),
    of,
    other: small(moveWords(reviewed, ply, played.move, [best])),
  });
}

/** The figure that the better move reaches on more rolls than the other one, weighed by how far the other one falls short of it. */
function findLeast(better: readonly Possibility[], other: readonly Possibility[], seat: number) {
  const shown = ({ shares }: Possibility): number => percentOf(shares[seat]);
  const oddsOf = (some: readonly Possibility[], least: number): number =>
    some.reduce((sum, one) => sum + (shown(one) >= least ? one.weight : 0), 0);
  const told = [...new Set(better.map(shown))].flatMap((least) => {
    const gap = least - Math.max(...other.map(shown).filter((share) => share < least));
    const [odds, otherOdds] = [oddsOf(better, least), oddsOf(other, least)];
    return Number.isFinite(gap) && gap >= LEAST_GAP && odds > otherOdds
      ? [{ least, odds, otherOdds, size: gap * (odds - otherOdds) }]
      : [];
  });
  return told.toSorted((one, two) => two.size - one.size)[0] ?? null;
}
