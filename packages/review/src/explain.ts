/** Everything that can be said about one decision beyond its numbers; computed when somebody opens it. */
import type { Game, Match, Move, Position } from "@riad/core";
import type { Player } from "@riad/bots";
import { countedOnly, rivalOf } from "./account.ts";
import type { Account } from "./account.ts";
import { alignMean, listPossibilities } from "./luck.ts";
import { chooseMotifs } from "./motif.ts";
import type { Motif } from "./motif.ts";
import { pluginOf } from "./plugins.ts";
import { nextBestOf } from "./review.ts";
import type { Alternative, DecisionEvent, Possibility } from "./review.ts";

/** What chance may bring after one of the moves. */
export interface Future {
  readonly move: Move;
  readonly possibilities: readonly Possibility[];
}

export interface Explanation {
  /** The best move against the one played; where that was the best, against the next best. Null without a plug-in. */
  readonly account: Account | null;
  readonly motifs: readonly Motif[];
  /** Only where all that may come up can be listed: a die, but not a deal. */
  readonly futures: readonly Future[];
}

/** The shares of everybody after each of the two are missing where they are not known. */
type Compared = Pick<DecisionEvent, "best" | "played" | "isProven"> & Partial<Pick<DecisionEvent, "first" | "last">>;

/**
 * The account of two moves and what it is called; the only way to both, so that no two screens name a difference differently. `isProven`
 * where both were followed to the end of the match: then nothing is estimated, and no motif is only likely.
 */
export function compare(
  game: Game,
  position: Position,
  { best, played, isProven, first, last }: Compared,
  player: Player,
): { readonly account: Account; readonly motifs: readonly Motif[] } | null {
  const { accountant, motifs } = pluginOf(game.id);
  if (accountant === undefined) return null;
  const pair = { better: best, other: played, rival: rivalOf(position, position.actor, first, last) };
  const whole = accountant.explain(position, pair, player);
  const account = isProven ? countedOnly(whole) : whole;
  const chosen = chooseMotifs(motifs?.find(position, pair, player) ?? [], account);
  return { account, motifs: isProven ? chosen.map((motif) => ({ ...motif, isCertain: true })) : chosen };
}

export function explainDecision(match: Match, event: DecisionEvent, player: Player): Explanation {
  const plugin = pluginOf(match.game.id);
  const position = match.positionAt(event.ply);
  const { best, played, others, isProven, first, last } = event;
  const other: Alternative | undefined = best.move === played.move ? nextBestOf(event) : played;
  const compared =
    other === undefined ? null : compare(match.game, position, { best, played: other, isProven, first, last }, player);
  const ways = [best, ...others, ...(best.move === played.move ? [] : [played])];
  const futures = ways.map(({ move, share }): Future => {
    const after = position.clone();
    after.play(move);
    const possibilities = listPossibilities(after, player, plugin.budgets(match.seats).chance);
    return { move, possibilities: alignMean(possibilities, event.seat, share) };
  });
  return {
    account: compared?.account ?? null,
    motifs: compared?.motifs ?? [],
    futures: futures.filter((one) => one.possibilities.length > 0),
  };
}
