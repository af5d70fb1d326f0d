/** What the strongest level expects at decisions of mixed matches, and how those matches end. */
import { OVER, SeededRandom, listMoves } from "@riad/core";
import type { Position } from "@riad/core";
import { FEW, correctionClass, evaluate, marginOf, stageClass, winShares } from "@riad/bots";
import type { Kind, Player, PositionClasses } from "@riad/bots";
import type { MixedMatches } from "./mixed-match.ts";

/** One decision in this many is sampled: those of one match are correlated. */
const EVERY = 16;

/** Share and margin of the seat to move. */
export interface Said {
  readonly share: number;
  readonly margin: number;
}

/** The player's answer about one decision. */
export interface Answer extends Said {
  readonly kind: Kind;
  /** The budget of the request. */
  readonly nodes: number;
  /** The class in the table of corrections. */
  readonly name: string;
}

export interface Sample {
  readonly match: number;
  readonly answers: readonly Answer[];
  /** The answer of a deep search, if there was one, and the stage that it is corrected by. */
  readonly deep?: Said & { readonly stage: string };
  /** The share of the win that the seat to move got, minus the luck after the decision if the game can measure it. */
  readonly won: number;
  readonly reached: number;
}

export interface Sampling {
  /** Must not be one of the players of the match, whose earlier searches would help it. */
  readonly player: Player;
  readonly classes: PositionClasses;
  /** The kinds of values that the player is asked for, each with every budget in `nodes`. */
  readonly kinds: readonly Kind[];
  readonly nodes: readonly number[];
  /** The nodes of the deep search; without them there is none. */
  readonly deep?: number;
  /** Only one sample in this many has the values that are compared with the deep search: few are enough for that. */
  readonly every?: number;
}

export function takeSamples(
  matches: MixedMatches,
  count: number,
  sampling: Sampling,
  progress: (done: number) => boolean,
): Sample[] {
  const samples: Sample[] = [];
  const random = new SeededRandom("samples");
  for (let match = 0; match < count; match++) {
    const position = matches.start();
    const seen: (Omit<Sample, "won" | "reached"> & { seat: number; luck: number })[] = [];
    const luck = new Float64Array(position.seats);
    const visit = (before: Position): void => {
      if (random.below(EVERY) !== 0) return;
      const isCompared = random.below(sampling.every ?? 1) === 0;
      const said = look(before, isCompared ? sampling : { ...sampling, kinds: [] });
      if (said !== undefined) seen.push({ match, ...said, seat: before.actor, luck: luck[before.actor] });
    };
    matches.playOn(position, visit, luck);
    // A match that was stopped at the move limit has no result.
    if (position.actor === OVER) {
      const shares = winShares(position);
      for (const { seat, luck: before, ...said } of seen) {
        const won = shares[seat] - (luck[seat] - before);
        samples.push({ ...said, won, reached: marginOf(position, seat) });
      }
    }
    if (!progress(match + 1)) break;
  }
  return samples;
}

/** Undefined if an answer is proven: facts need no calibration. */
function look(
  position: Position,
  { player, classes, kinds, nodes, deep }: Sampling,
): Pick<Sample, "answers" | "deep"> | undefined {
  const answers: Answer[] = [];
  for (const kind of kinds) {
    for (const budget of nodes) {
      const said = ask(player, position, kind, budget);
      if (said === undefined) return undefined;
      const { isSearchedOut, ...expectation } = said;
      answers.push({
        ...expectation,
        kind,
        nodes: budget,
        name: correctionClass(classes, position, isSearchedOut, kind),
      });
    }
  }
  const reference = deep === undefined ? undefined : ask(player, position, "chosen", deep);
  if (reference === undefined) return { answers };
  const { isSearchedOut, ...said } = reference;
  return { answers, deep: { ...said, stage: stageClass(classes.stageOf(position), isSearchedOut) } };
}

function ask(
  player: Player,
  position: Position,
  kind: Kind,
  nodes: number,
): (Said & { isSearchedOut: boolean }) | undefined {
  const { actor } = position;
  if (kind === "chosen") {
    const { shares, margin, isSearchedOut = false, isProven } = evaluate(player, position.clone(), { nodes });
    return isProven ? undefined : { share: shares[actor], margin, isSearchedOut };
  }
  const all = player.judge(position.clone(), listMoves(position), { nodes: kind === "judged" ? nodes : nodes / 2 });
  if (all.isProven) return undefined;
  // As in a review: one search chooses the move, and another one evaluates it.
  const target = kind === "judged" ? all.moves[0].move : evaluate(player, position.clone(), { nodes: nodes / 4 }).move;
  const few = [...new Set([target, ...all.moves.map(({ move }) => move)])].slice(0, FEW);
  const analysis = kind === "judged" ? all : player.judge(position.clone(), few, { nodes });
  const { shares, margin } = analysis.moves.find(({ move, isSeen }) => isSeen && move === target) ?? analysis.moves[0];
  return { share: shares[actor], margin, isSearchedOut: analysis.isSearchedOut ?? false };
}
