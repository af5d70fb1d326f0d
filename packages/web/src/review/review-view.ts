/** What the reader of a review has chosen, and what follows from it. */
import { computed, signal } from "@preact/signals";
import type { ReadonlySignal, Signal } from "@preact/signals";
import type { Move, Seat } from "@riad/core";
import {
  countTold,
  findExercises,
  findJumps,
  findMoments,
  findSlips,
  findWeakest,
  isHardToJudge,
  makeLedger,
  partsOf,
  percentChange,
  toldKind,
  verdictOf,
} from "@riad/review";
import type { DecisionEvent, Jump, LedgerRow, Moment, Parts, ReviewEvent, ToldKind, Verdict } from "@riad/review";
import { Branches } from "./branches.ts";
import { sharesAfter } from "./graph.ts";
import type { Mode } from "./graph.ts";
import type { ReviewedMatch } from "./reviewed-match.ts";
import type { ReviewRun } from "./review-run.ts";
import { TrySession } from "./try-session.ts";
import { turningOf } from "./turning.ts";

/** What counts as a mistake, as a factor of the usual thresholds. */
export const STRICTNESS = { strict: 0.5, usual: 1, lenient: 2 } as const;
export type Strictness = keyof typeof STRICTNESS;

const MOST_JUMPS = 3;

/** There was no other move, so there is nothing to judge. */
export function isForced(event: ReviewEvent): boolean {
  return event.kind === "decision" && !event.isChoice;
}

export class ReviewView {
  readonly reviewed: ReviewedMatch;
  readonly run: ReviewRun;
  readonly seat: Signal<Seat>;
  readonly strictness: Signal<Strictness> = signal<Strictness>("usual");
  readonly mode: Signal<Mode> = signal<Mode>("all");
  /** The event that the reader looks at; null for the largest mistake. */
  readonly chosen: Signal<number | null> = signal<number | null>(null);
  readonly branches: Branches;
  /** Mistakes that the reader tries again; null where they are looked at. */
  readonly trying: Signal<TrySession | null> = signal<TrySession | null>(null);

  constructor(reviewed: ReviewedMatch, run: ReviewRun) {
    this.reviewed = reviewed;
    this.run = run;
    // Where nobody is the reader, as between computers, it is the winner's match.
    this.seat = signal(reviewed.you ?? reviewed.ending.ranking[0].seat);
    this.branches = new Branches(reviewed, (ply, move) => sharesAfter(run.events.value, ply, move));
  }

  readonly isDone: ReadonlySignal<boolean> = computed(() => this.run.result.value !== null);

  readonly verdict: (event: DecisionEvent) => Verdict = (event) =>
    verdictOf(event, this.run.noise.value, STRICTNESS[this.strictness.value]);

  /** Whether the curve shows what a decision cost; with several others, only those of the seat shown. */
  readonly isOnCurve: (event: ReviewEvent) => boolean = (event) =>
    event.kind === "decision" &&
    this.isDone.value &&
    (event.seat === this.seat.value || this.reviewed.match.seats === 2) &&
    toldKind(this.verdict(event)) !== null;

  /** Null until everything is judged: nothing is said that might still change. */
  readonly ledger: ReadonlySignal<readonly LedgerRow[] | null> = computed(() => {
    const result = this.run.result.value;
    if (result === null) return null;
    return makeLedger(this.run.events.value, result, (event) => this.verdict(event).kind);
  });

  readonly parts: ReadonlySignal<Parts | null> = computed(() => {
    const ledger = this.ledger.value;
    return ledger === null ? null : partsOf(ledger[this.seat.value]);
  });

  /** How many slips, mistakes and blunders each seat made. */
  readonly counts: ReadonlySignal<readonly Readonly<Record<ToldKind, number>>[]> = computed(() =>
    this.reviewed.sitters.map((_, seat) => countTold(this.run.events.value, seat, this.verdict)),
  );

  readonly isHard: ReadonlySignal<boolean> = computed(() => isHardToJudge(this.ledger.value ?? []));

  /** Where the judge changed its mind most and may look again, so never at the only move or where it has; only the largest. */
  readonly jumps: ReadonlySignal<readonly Jump[]> = computed(() => {
    const result = this.run.result.value;
    const events = this.run.events.value;
    const looked = this.run.looked.value;
    if (result === null) return [];
    return findJumps(events, result, this.seat.value)
      .filter(({ index }) => !isForced(events[index]) && events[index].kind === "decision" && !looked.has(index))
      .slice(0, MOST_JUMPS);
  });

  readonly moments: ReadonlySignal<readonly Moment[]> = computed(() => {
    if (!this.isDone.value) return [];
    const strictness = STRICTNESS[this.strictness.value];
    const events = this.run.events.value;
    const found = findMoments(events, this.seat.value, this.verdict, {
      hardFinds: this.run.hardFinds.value,
      strictness,
      ...(this.run.result.value === null ? {} : { result: this.run.result.value }),
      turning: this.#turning.value,
    });
    const isWorst = ({ index }: Moment) => Number(index === this.worst.value);
    return found.toSorted((one, other) => this.#rankOf(other) - this.#rankOf(one) || isWorst(other) - isWorst(one));
  });

  /** The event that is shown large, also while it is tried again; null while nothing is known, or where nothing mattered. */
  readonly opened: ReadonlySignal<number | null> = computed(() => {
    if (!this.isDone.value) return null;
    const tried = this.trying.value?.exercise.index;
    return tried ?? this.chosen.value ?? this.worst.value ?? this.moments.value[0]?.index ?? this.#first();
  });

  /** The opened one among the moments; -1 if it is none of them. */
  readonly at: ReadonlySignal<number> = computed(() =>
    this.moments.value.findIndex(({ index }) => index === this.opened.value),
  );

  /** The seat's own mistakes that are certain enough to be told, the costliest first; indexes of events. */
  readonly mistakes: ReadonlySignal<readonly number[]> = computed(() =>
    this.isDone.value ? findExercises(this.run.events.value, this.seat.value, this.verdict, this.#turning.value) : [],
  );

  /** The decision or the piece of luck that is named as the one that turned the match; of a change of the judge's mind only the time is told. */
  readonly #turning: ReadonlySignal<number | null> = computed(() => {
    const point = turningOf(this);
    return point?.kind === "decision" || point?.kind === "luck" ? point.index : null;
  });

  /** Where none of them cost a share of the win: what did, from the costliest on. */
  readonly #slips: ReadonlySignal<readonly number[]> = computed(() =>
    this.isDone.value ? findSlips(this.run.events.value, this.seat.value, this.verdict) : [],
  );

  /** What can be tried again, as they are told: what cost the win before what only cost points. */
  readonly exercises: ReadonlySignal<readonly number[]> = computed(() => [
    ...this.#slips.value,
    ...this.mistakes.value,
  ]);

  /** Where no clear mistake cost a share of the win: the decision that cost most, if it is certain enough to be told. */
  readonly weakest: ReadonlySignal<number | null> = computed(() => this.#slips.value[0] ?? null);

  /** While it is computed: the seat's decision that seems to have cost most until now; null where none cost a percent that is shown. */
  readonly soFar: ReadonlySignal<number | null> = computed(() =>
    this.isDone.value ? null : findWeakest(this.run.events.value, this.seat.value),
  );

  /** The move that the sentence names: the worst, or else the weakest. */
  readonly worst: ReadonlySignal<number | null> = computed(() => this.exercises.value[0] ?? null);

  /** What is looked at on the right: a moment, unless a branch is on the board or a mistake is tried again. */
  open(index: number): void {
    this.branches.close();
    this.trying.value = null;
    this.chosen.value = index;
  }

  /** What if: from a ply on, with the first move where it is known. */
  branchOff(ply: number, move?: Move): void {
    this.trying.value = null;
    this.branches.start(ply, this.seat.value, move);
  }

  /** From the event that is open. */
  branchOffHere(): void {
    const event = this.run.events.value[this.opened.value ?? -1];
    if (event !== undefined) this.branchOff(event.kind === "chance" ? event.end : event.ply);
  }

  /** From the event that is open, if it is one of the mistakes, else from the costliest. */
  tryAgain(): void {
    const exercises = this.exercises.value.map((index) => ({ reviewed: this.reviewed, run: this.run, index }));
    const at = this.exercises.value.indexOf(this.opened.value ?? -1);
    this.branches.close();
    if (exercises.length > 0) this.trying.value = new TrySession(exercises, Math.max(0, at));
  }

  showSeat(seat: Seat): void {
    this.branches.close();
    this.trying.value = null;
    this.seat.value = seat;
    this.chosen.value = null;
  }

  /** The next or the previous moment, from the largest on. */
  step(by: number): void {
    const moments = this.moments.value;
    const next = moments[Math.max(0, Math.min(moments.length - 1, this.at.value + by))];
    if (next !== undefined) this.open(next.index);
  }

  /** By the figure that is shown, which is rounded; what only cost points and what is praised stay at the end. */
  #rankOf({ index, kind }: Moment): number {
    const event = this.run.events.value[index];
    if (kind === "find") return -2;
    if (event.kind === "decision" && this.verdict(event).isAboutPoints) return -1;
    return Math.abs(percentChange(event.first[this.seat.value], event.last[this.seat.value]));
  }

  /** Where nothing mattered: the seat's first decision. */
  #first(): number | null {
    const index = this.run.events.value.findIndex(
      (event) => event.kind === "decision" && event.seat === this.seat.value,
    );
    return index < 0 ? null : index;
  }
}
