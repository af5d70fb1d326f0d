/** Why a hint is better than the next best move: a fact about the two, the row of their account that speaks most for it, or a plain sentence. */
import type { Game, Position } from "@riad/core";
import { isAsGood } from "@riad/bots";
import type { Analysis, JudgedMove, Player } from "@riad/bots";
import { LATER } from "./account.ts";
import type { AccountRow } from "./account.ts";
import { compare } from "./explain.ts";
import type { Motif } from "./motif.ts";
import type { Alternative } from "./review.ts";

export interface Reason {
  /** Null where no fact accounts for the difference. */
  readonly motif: Motif | null;
  /** Null where no row says enough. */
  readonly row: AccountRow | null;
  /** What is true all the same where there is no row. */
  readonly plain: PlainReason | null;
}

/** The only move; one as good as the next best; one that is better by many small things, none of which is worth naming. */
export type PlainReason = "only" | "level" | "small";

/** Less than a point is no reason. */
const LEAST = 1;

/** Null only where the game cannot say why one move is better than another. */
export function reasonOf(game: Game, position: Position, analysis: Analysis, player: Player): Reason | null {
  const [best, second] = analysis.moves.filter(({ isSeen }) => isSeen);
  if (second === undefined) return analysis.moves.length > 1 ? null : { motif: null, row: null, plain: "only" };
  const [one, other] = [best, second].map(toAlternative(position.actor));
  const ways = { best: one, played: other, first: best.shares, last: second.shares };
  const compared = compare(game, position, { ...ways, isProven: analysis.isProven }, player);
  if (compared === null) return null;
  const row = mainRow(compared.account.rows);
  const plain = row !== null ? null : isAsGood(best, second, position.actor) ? "level" : "small";
  return { motif: compared.motifs[0] ?? null, row, plain };
}

/**
 * People can check what the rules count; an estimate is the reason only where it says more than twice as much. What no row explains is
 * no reason.
 */
export function mainRow(rows: readonly AccountRow[]): AccountRow | null {
  const ranked = rows
    .filter(({ row, points }) => row !== LATER && points >= LEAST)
    .toSorted((one, other) => other.points - one.points);
  if (ranked.length === 0) return null;
  const [most] = ranked;
  return ranked.find(({ amounts, points }) => amounts !== undefined && 2 * points >= most.points) ?? most;
}

function toAlternative(seat: number) {
  return ({ move, shares, margin, line }: JudgedMove): Alternative => ({ move, share: shares[seat], margin, line });
}
