/**
 * A way the match could have gone. It is a match of its own that shares the first moves with the real one; the real match is
 * never changed. Chance is keyed by its ordinal, so that other decisions meet the same deals and rolls.
 */
import { CHANCE, hashText, isLegal, keyedRandom, outcomeRandom, unwrap } from "@riad/core";
import type { ChanceSeed, Match, Move } from "@riad/core";
import { marginOf, winShares } from "@riad/bots";
import type { Budget, Player } from "@riad/bots";
import type { Shares } from "./review.ts";

/** Where the deals and rolls of a branch come from: the match's own again, or others that follow from a seed. */
export type BranchLuck = { readonly kind: "same" } | { readonly kind: "new"; readonly seed: string };

/** The real match up to a ply, free to go on differently. */
export function leaveAt(real: Match, ply: number): Match {
  const branch = real.clone();
  unwrap(branch.rewind(Math.max(0, Math.min(ply, real.length))));
  return branch;
}

/** The outcome that is due in the branch; it is not played yet. */
export function drawForBranch(real: Match, branch: Match, luck: BranchLuck): Move {
  const ordinal = listOutcomes(branch).length;
  if (luck.kind === "new") return branch.position.draw(keyedRandom(luck.seed, "branch", ordinal));
  const again = listOutcomes(real).at(ordinal);
  const { position } = branch;
  // What came up in the match may be impossible here: the tiles are no longer in the bag, or the match was over by then.
  if (again !== undefined && isLegal(position, again) && position.weight(again) > 0) return again;
  return position.draw(outcomeRandom(seedOf(real), branch.length, ordinal));
}

/** Deals, rolls and draws in the order in which they came up. */
function listOutcomes(match: Match): Move[] {
  return match.log.filter((_, ply) => match.actorAt(ply) === CHANCE);
}

/** A match that names no seed, such as one dealt by a server, is its own seed. */
function seedOf(real: Match): ChanceSeed {
  return real.chance ?? { seed: String(hashText(real.log.join(" "))), countedBy: "outcomes", from: 0 };
}

/** Plays the branch to its end, with the same player for every seat; yields each move as it is played. */
export function* playOn(
  branch: Match,
  player: Player,
  budget: Budget,
  draw: (branch: Match) => Move,
): Generator<Move, void> {
  while (!branch.isOver && branch.length < branch.game.moveLimit) {
    const move = branch.actor === CHANCE ? draw(branch) : player.choose(branch.position, budget).move;
    unwrap(branch.play(move));
    yield move;
  }
}

/** How one of many possible futures ended. */
export interface FutureEnd {
  readonly shares: Shares;
  /** Points of each seat less those of the best other one. */
  readonly margins: readonly number[];
  /** Whether anything was dealt, rolled or drawn on the way. */
  readonly hasLuck: boolean;
}

/**
 * Plays a branch on `count` times, each time with other luck. The same branch has the same futures every time; two branches with one
 * `seed` have the same luck. Where no luck is left there is only one future.
 */
export function* playFutures(
  start: Match,
  player: Player,
  budget: Budget,
  count: number,
  seed = `${start.game.id} ${start.log.join(" ")}`,
): Generator<FutureEnd, void> {
  for (let future = 0; future < count; future++) {
    const branch = start.clone();
    const luck: BranchLuck = { kind: "new", seed: `${seed} ${future}` };
    let hasLuck = false;
    const draw = () => {
      hasLuck = true;
      return drawForBranch(start, branch, luck);
    };
    for (const _ of playOn(branch, player, budget, draw));
    yield { ...endOf(branch), hasLuck };
    if (!hasLuck) return;
  }
}

export function endOf(match: Match): Omit<FutureEnd, "hasLuck"> {
  const { position } = match;
  return {
    shares: winShares(position),
    margins: Array.from({ length: match.seats }, (_, seat) => marginOf(position, seat)),
  };
}
