/** A first match that teaches by doing: the texts, what the learner may do, and what happens in reply. */
import type { Move, Position } from "@riad/core";

export interface LessonStep<P extends Position> {
  readonly text: () => string;
  /** The learner only looks on; what happens is `answer`, and then a button leads to the next step. */
  readonly isShown?: boolean;
  /** The text names the move that leads on, so it is pointed at. */
  readonly isNamed?: boolean;
  /** Which of the legal moves lead on; without it all do. */
  allows?(position: P, move: Move): boolean;
  /** What chance and the others do before the learner chooses and after it, one move at a time; null when they are done. */
  answer(position: P): Move | null;
}

export interface Lesson<P extends Position = Position> {
  /** The position it begins with; the learner has seat 0. */
  readonly position: string;
  readonly steps: readonly LessonStep<P>[];
}
