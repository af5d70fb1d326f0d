/** Mistakes that are tried again one after the other, of one match or of many. */
import { batch, computed, signal } from "@preact/signals";
import type { ReadonlySignal, Signal } from "@preact/signals";
import { listMoves } from "@riad/core";
import type { Move, Position } from "@riad/core";
import { isBetterThan } from "@riad/review";
import type { Account, AccountRow, Alternative, Attempt, DecisionEvent } from "@riad/review";
import type { ReviewedMatch } from "./reviewed-match.ts";
import type { ReviewRun } from "./review-run.ts";

export interface Exercise {
  readonly reviewed: ReviewedMatch;
  readonly run: Pick<ReviewRun, "events" | "attempt" | "explain" | "stop">;
  /** Of the event. */
  readonly index: number;
}

/** "asked": a move is wanted. "looking": it is being judged. "answered": it was, and was not right. "shown": the reader gave up. */
export type TryState = "asked" | "looking" | "answered" | "right" | "shown" | "lost";

export class TrySession {
  readonly exercises: readonly Exercise[];
  readonly at: Signal<number>;
  readonly state: Signal<TryState> = signal<TryState>("asked");
  /** The last move that was tried, while it is looked at. */
  readonly tried: Signal<Move | null> = signal<Move | null>(null);
  readonly attempt: Signal<Attempt | null> = signal<Attempt | null>(null);
  /** Which exercises have been solved without looking at the answer. */
  readonly solved: Signal<ReadonlySet<number>> = signal<ReadonlySet<number>>(new Set());
  /** The moves that were tried in this exercise and were not good enough. */
  readonly #wrong: Signal<readonly Alternative[]> = signal<readonly Alternative[]>([]);
  #asked = 0;

  constructor(exercises: readonly Exercise[], at = 0) {
    this.exercises = exercises;
    this.at = signal(at);
  }

  get exercise(): Exercise {
    return this.exercises[this.at.value];
  }

  readonly event: ReadonlySignal<DecisionEvent> = computed(() => {
    const { run, index } = this.exercises[this.at.value];
    return run.events.value[index] as DecisionEvent;
  });

  readonly before: ReadonlySignal<Position> = computed(() => {
    const { reviewed } = this.exercises[this.at.value];
    return reviewed.match.positionAt(this.event.value.ply);
  });

  /** Once the answer is known there is nothing left to choose. */
  readonly moves: ReadonlySignal<readonly Move[]> = computed(() => {
    const state = this.state.value;
    return state === "asked" || state === "answered" || state === "lost" ? listMoves(this.before.value) : [];
  });

  /** The best of the moves that were tried and were not good enough; null where none was, or only the one played. */
  readonly bestTry: ReadonlySignal<Alternative | null> = computed(() => {
    const { played } = this.event.value;
    const others = this.#wrong.value.filter(({ move }) => move !== played.move);
    return others.length === 0 ? null : others.reduce((best, one) => (isBetterThan(one, best) ? one : best));
  });

  get isLast(): boolean {
    return this.at.value === this.exercises.length - 1;
  }

  async choose(move: Move): Promise<void> {
    if (!this.moves.value.includes(move)) return;
    const { run } = this.exercise;
    const asked = ++this.#asked;
    const at = this.at.value;
    batch(() => {
      this.tried.value = move;
      this.attempt.value = null;
      this.state.value = "looking";
    });
    try {
      const attempt = await run.attempt(this.event.value, move);
      // The reader may have gone on meanwhile.
      if (asked !== this.#asked) return;
      batch(() => {
        this.attempt.value = attempt;
        this.state.value = attempt.isRight ? "right" : "answered";
        if (attempt.isRight) this.solved.value = new Set([...this.solved.value, at]);
        else this.#wrong.value = [...this.#wrong.value, attempt.tried];
      });
    } catch {
      if (asked !== this.#asked) return;
      batch(() => {
        this.tried.value = null;
        this.state.value = "lost";
      });
    }
  }

  /** The reader looks at the answer. */
  showAnswer(): void {
    this.#asked++;
    batch(() => {
      this.tried.value = null;
      this.attempt.value = null;
      this.state.value = "shown";
    });
  }

  go(to: number): void {
    this.#asked++;
    const next = Math.max(0, Math.min(to, this.exercises.length - 1));
    // Of another match: one worker is enough.
    if (this.exercises[next].run !== this.exercise.run) this.exercise.run.stop();
    batch(() => {
      this.at.value = next;
      this.#wrong.value = [];
      this.tried.value = null;
      this.attempt.value = null;
      this.state.value = "asked";
    });
  }
}

/**
 * What the move that was tried brings more than the one played, row by row, and less where it is worse: a gain below "that's worse" would
 * seem to be the try's.
 */
export function accountOfTry({ tried, played, explanation: { account } }: Attempt): Account | null {
  if (account === null || isBetterThan(tried, played)) return account;
  return { ...account, rows: account.rows.map(turnRow), total: -account.total };
}

function turnRow({ row, points, amounts }: AccountRow): AccountRow {
  const turned = { row, points: -points };
  return amounts === undefined ? turned : { ...turned, amounts: { better: amounts.other, other: amounts.better } };
}
