/** Everything that can be said about one decision beyond its numbers; asked for when somebody looks at it. */
import type { Match, Move } from "@riad/core";
import type { Player } from "@riad/bots";
import type { Account } from "./account.ts";
import { listPossibilities } from "./luck.ts";
import { chooseMotifs } from "./motif.ts";
import type { Motif } from "./motif.ts";
import { pluginOf } from "./plugins.ts";
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

export function explainDecision(match: Match, event: DecisionEvent, player: Player): Explanation {
  const plugin = pluginOf(match.game.id);
  const position = match.positionAt(event.ply);
  const { best, played, others } = event;
  const other: Alternative | undefined = best.move === played.move ? others[0] : played;
  const account = other === undefined ? null : (plugin.accountant?.explain(position, best, other, player) ?? null);
  const motifs = other === undefined ? [] : (plugin.motifs?.find(position, best, other) ?? []);
  const moves = [...new Set([best, played, ...others].map(({ move }) => move))];
  const futures = moves.map((move): Future => {
    const after = position.clone();
    after.play(move);
    return { move, possibilities: listPossibilities(after, player, plugin.budgets(match.seats).chance) };
  });
  return { account, motifs: chooseMotifs(motifs), futures: futures.filter((one) => one.possibilities.length > 0) };
}
