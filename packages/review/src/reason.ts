/** Why a hint is better than the next best move: a fact about the two, and the row of their account that speaks most for it. */
import type { Game, Position } from "@riad/core";
import type { Analysis, JudgedMove, Player } from "@riad/bots";
import type { AccountRow } from "./account.ts";
import { compare } from "./explain.ts";
import type { Motif } from "./motif.ts";
import type { Alternative } from "./review.ts";

export interface Reason {
  /** Null where no fact accounts for the difference. */
  readonly motif: Motif | null;
  readonly row: AccountRow;
}

/** Less than a point is no reason. */
const LEAST = 1;

/** Null where the game cannot say, where there is no other move, and where nothing speaks clearly for this one. */
export function reasonOf(game: Game, position: Position, analysis: Analysis, player: Player): Reason | null {
  const [best, second] = analysis.moves.filter(({ isSeen }) => isSeen).map(toAlternative(position.actor));
  const compared = second === undefined ? null : compare(game, position, best, second, player);
  const row = mainRow(compared?.account.rows ?? []);
  return row === null ? null : { motif: compared?.motifs[0] ?? null, row };
}

/** People can check what the rules count; an estimate is the reason only where it says more than twice as much. */
export function mainRow(rows: readonly AccountRow[]): AccountRow | null {
  const ranked = rows.filter(({ points }) => points >= LEAST).toSorted((one, other) => other.points - one.points);
  if (ranked.length === 0) return null;
  const [most] = ranked;
  return ranked.find(({ amounts, points }) => amounts !== undefined && 2 * points >= most.points) ?? most;
}

function toAlternative(seat: number) {
  return ({ move, shares, margin, line }: JudgedMove): Alternative => ({ move, share: shares[seat], margin, line });
}
