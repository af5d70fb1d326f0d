/** Redraws the outcomes of a match and compares them with its log. */
import { outcomeRandom } from "./chance.ts";
import { CHANCE } from "./game.ts";
import type { Match } from "./match.ts";
import type { Random } from "./random.ts";

/** An outcome as redrawn and as it is in the log, in the game's notation. */
export interface Redrawn {
  readonly ply: number;
  readonly due: string;
  readonly played: string;
}

/** `sourceAt` returns the source of the outcome at a ply, which follows `outcomes` others. */
export function* redrawOutcomes(
  match: Match,
  sourceAt: (ply: number, outcomes: number) => Random,
): Generator<Redrawn, void> {
  const { notation } = match.game;
  const position = match.positionAt(0);
  let outcomes = 0;
  for (const [ply, move] of match.log.entries()) {
    if (match.actorAt(ply) === CHANCE) {
      const drawn = position.draw(sourceAt(ply, outcomes++));
      yield { ply, due: notation.makeMove(position, drawn), played: notation.makeMove(position, move) };
    }
    position.play(move);
  }
}

/** The first outcome that does not follow from the seed of the match; undefined if all do, or if it has none. */
export function findUnseeded(match: Match): Redrawn | undefined {
  const { chance } = match;
  if (chance === undefined) return undefined;
  for (const redrawn of redrawOutcomes(match, (ply, outcomes) => outcomeRandom(chance, ply, outcomes))) {
    if (redrawn.ply >= chance.from && redrawn.due !== redrawn.played) return redrawn;
  }
  return undefined;
}
