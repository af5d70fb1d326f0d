/** Why a hint is better than the next best move: the row of the account that speaks most for it. */
import type { Game, Position } from "@riad/core";
import type { Analysis, JudgedMove, Player } from "@riad/bots";
import type { AccountRow } from "./account.ts";
import { pluginOf } from "./plugins.ts";
import type { Alternative } from "./review.ts";

/** Less than a point is no reason. */
const LEAST = 1;

/** Null where the game cannot say, where there is no other move, and where nothing speaks clearly for this one. */
export function reasonOf(game: Game, position: Position, analysis: Analysis, player: Player): AccountRow | null {
  const { accountant } = pluginOf(game.id);
  const [best, second] = analysis.moves.filter(({ isSeen }) => isSeen).map(toAlternative(position.actor));
  if (accountant === undefined || second === undefined) return null;
  return mainReason(accountant.explain(position, best, second, player).rows);
}

/** People can check what the rules count; an estimate is the reason only where it says more than twice as much. */
export function mainReason(rows: readonly AccountRow[]): AccountRow | null {
  const ranked = rows.filter(({ points }) => points >= LEAST).toSorted((one, other) => other.points - one.points);
  if (ranked.length === 0) return null;
  const [most] = ranked;
  return ranked.find(({ amounts, points }) => amounts !== undefined && 2 * points >= most.points) ?? most;
}

function toAlternative(seat: number) {
  return ({ move, shares, margin, line }: JudgedMove): Alternative => ({ move, share: shares[seat], margin, line });
}
