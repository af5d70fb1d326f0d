/** What the strongest level says about decisions of mixed matches, and how those matches then end. */
import { OVER, SeededRandom, listMoves } from "@riad/core";
import type { Position } from "@riad/core";
import { correctionClass, marginOf, winShares } from "@riad/bots";
import type { Player, PositionClasses } from "@riad/bots";
import type { MixedMatches } from "./mixed-match.ts";

/** One decision in so many is looked at: those of one match tell much the same. */
const EVERY = 16;

export interface Sample {
  readonly match: number;
  /** Of the table of corrections. */
  readonly name: string;
  readonly nodes: number;
  /** What the seat to move is said to get, and what it gets. */
  readonly share: number;
  readonly margin: number;
  readonly won: number;
  readonly reached: number;
}

export type Kind = "chosen" | "judged";

export interface Sampling {
  readonly player: Player;
  readonly classes: PositionClasses;
  /** What the player is asked for, with each of these budgets. */
  readonly kinds: readonly Kind[];
  readonly nodes: readonly number[];
}

export function takeSamples(
  matches: MixedMatches,
  count: number,
  { player, classes, kinds, nodes }: Sampling,
  progress: (done: number) => boolean,
): Sample[] {
  const samples: Sample[] = [];
  const random = new SeededRandom("samples");
  for (let match = 0; match < count; match++) {
    const position = matches.start();
    const seen: (Omit<Sample, "won" | "reached"> & { seat: number })[] = [];
    matches.playOn(position, (before) => {
      if (random.below(EVERY) !== 0) return;
      for (const kind of kinds) {
        for (const budget of nodes) {
          const said = ask(player, before, kind, budget);
          if (said === undefined) continue;
          const name = correctionClass(classes, before, said.isSearchedOut, kind);
          seen.push({ match, name, nodes: budget, seat: before.actor, share: said.share, margin: said.margin });
        }
      }
    });
    // A match that was broken off at the limit of moves has no result.
    if (position.actor === OVER) {
      const shares = winShares(position);
      for (const { seat, ...said } of seen) {
        samples.push({ ...said, won: shares[seat], reached: marginOf(position, seat) });
      }
    }
    if (!progress(match + 1)) break;
  }
  return samples;
}

/** Nothing where the answer is a proof: facts need no calibration. */
function ask(
  player: Player,
  position: Position,
  kind: Kind,
  nodes: number,
): { share: number; margin: number; isSearchedOut: boolean } | undefined {
  if (kind === "chosen") {
    const { share, margin, isSearchedOut = false, isProven = false } = player.choose(position.clone(), { nodes });
    return isProven ? undefined : { share, margin, isSearchedOut };
  }
  const analysis = player.judge(position.clone(), listMoves(position), { nodes });
  if (analysis.isProven) return undefined;
  const { shares, moves, isSearchedOut = false } = analysis;
  return { share: shares[position.actor], margin: moves[0].margin, isSearchedOut };
}
