/** The reader's own mistakes in all matches of this device, from the reviews that this browser has kept. */
import { signal } from "@preact/signals";
import { byWeight, findExercises, sumByMotif, verdictOf, weightOf } from "@riad/review";
import type { DecisionEvent, NamedLoss } from "@riad/review";
import type { KeptMatch } from "../kept/kept-match.ts";
import { isRunning } from "../kept/kept-match.ts";
import { readKept } from "../review/reviewed-match.ts";
import type { ReviewedMatch } from "../review/reviewed-match.ts";
import { findReview, keyOf } from "../review/review-cache.ts";
import type { KeptReview } from "../review/review-cache.ts";
import { ReviewRun } from "../review/review-run.ts";
import type { Exercise } from "../review/try-session.ts";

/** A finished match of one reader, with its review. */
export interface Practised {
  readonly kept: KeptMatch;
  readonly reviewed: ReviewedMatch;
  readonly exercises: readonly Exercise[];
  readonly losses: readonly NamedLoss[];
}

/** What was found: matches with a review, and those that still need one. */
export interface Mistakes {
  readonly practised: readonly Practised[];
  readonly unread: readonly KeptMatch[];
}

/** Only matches in which one person here can be told apart: nobody practises the mistakes of others. */
export async function findMistakes(matches: readonly KeptMatch[]): Promise<Mistakes> {
  const practised: Practised[] = [];
  const unread: KeptMatch[] = [];
  for (const kept of matches) {
    if (isRunning(kept.record) && kept.ending === undefined) continue;
    const reviewed = await readKept(kept);
    if ("sentence" in reviewed || reviewed.you === null) continue;
    const review = await findReview(await keyOf(kept.record));
    if (review === null || review.result === null) unread.push(kept);
    else practised.push(practise(kept, reviewed, review));
  }
  return { practised, unread };
}

export function practise(kept: KeptMatch, reviewed: ReviewedMatch, { events, noise, motifs }: KeptReview): Practised {
  const judge = (event: DecisionEvent) => verdictOf(event, noise);
  const indexes = findExercises(events, reviewed.you ?? 0, judge);
  // The worker starts when the first move is tried.
  const worker = new ReviewRun(reviewed.record);
  const run = {
    events: signal(events),
    attempt: worker.attempt.bind(worker),
    explain: worker.explain.bind(worker),
    stop: worker.stop.bind(worker),
  };
  return {
    kept,
    reviewed,
    exercises: indexes.map((index) => ({ reviewed, run, index })),
    losses: indexes.map((index) => ({ event: events[index] as DecisionEvent, motif: motifs[index] })),
  };
}

/** The costliest of all matches first, and those that only cost points last, as in the review of one match. */
export function listExercises(practised: readonly Practised[]): Exercise[] {
  return practised
    .flatMap(({ exercises, losses }) => exercises.map((exercise, i) => ({ exercise, ...weightOf(losses[i].event) })))
    .sort(byWeight)
    .map(({ exercise }) => exercise);
}

/** The match of an exercise, which may have been listed before others were reviewed. */
export function matchOf(practised: readonly Practised[], { reviewed }: Exercise): KeptMatch | undefined {
  return practised.find(({ kept }) => kept.id === reviewed.id)?.kept;
}

/** One line of the profile: motifs that are about the same thing are one. */
export interface ThemeCost {
  readonly theme: string;
  /** What its mistakes cost in all, as a share of a win: never less than one of them is shown with. */
  readonly loss: number;
  readonly mistakes: number;
}

/** For one game; `other` is what mistakes without a name are called. */
export function profileOf(practised: readonly Practised[], other: string): ThemeCost[] {
  const [first] = practised;
  if (first === undefined) return [];
  const losses = practised.flatMap((one) => one.losses).map(({ event, motif }) => ({ event, motif: motif ?? "" }));
  const themes = new Map<string, ThemeCost>();
  for (const { motif, perMatch, mistakes } of sumByMotif(losses, practised.length)) {
    const theme = first.reviewed.words?.theme(motif) || other;
    const known = themes.get(theme) ?? { theme, loss: 0, mistakes: 0 };
    const loss = known.loss + perMatch * practised.length;
    themes.set(theme, { theme, loss, mistakes: known.mistakes + mistakes });
  }
  const rank = ({ theme, loss }: ThemeCost) => (theme === other ? 0 : loss);
  return Array.from(themes.values()).sort((one, two) => rank(two) - rank(one));
}
