/** The table of a lesson: plays what the learner chooses and what the lesson answers, and keeps the step. */
import { computed, signal } from "@preact/signals";
import { listMoves, unwrap } from "@riad/core";
import type { Move, Position } from "@riad/core";
import type { Face, Step, Lesson } from "../play/face.ts";

const LEARNER = 0;

export class LessonTable {
  readonly face: Face;
  readonly state: unknown;
  readonly lesson: Lesson;
  readonly position = signal<Position>(null as unknown as Position);
  readonly step = signal<Step<Position> | null>(null);
  /** Which step of the lesson is on. */
  readonly at = signal(0);
  readonly isShowing = signal(false);
  /** Counts what was shown, so that each step is reported once. */
  readonly count = signal(0);
  /** Whether the learner has done what the step asks for; what the others do before that leads nowhere yet. */
  #hasChosen = false;

  /** Only what leads on: nothing is offered, by a light or by a button, that the lesson would refuse. */
  readonly moves = computed<readonly Move[]>(() => {
    const position = this.position.value;
    const isOpen = !this.isShowing.value && !this.isWaiting.value && position.actor === LEARNER;
    const step = this.lesson.steps[this.at.value];
    return isOpen ? listMoves(position).filter((move) => step.allows?.(position, move) !== false) : [];
  });

  /** Whether the step is only looked at and over, so that a button leads on. */
  readonly isWaiting = computed(() => {
    const step = this.lesson.steps[this.at.value];
    return step.isShown === true && !this.isShowing.value && (step.answer?.(this.position.value) ?? null) === null;
  });

  /** What to say: the task of the step, once the learner may do it; before that, what the others are doing. */
  readonly text = computed(() => {
    const step = this.lesson.steps[this.at.value];
    const isOthers = this.position.value.actor !== LEARNER || this.isShowing.value;
    return !this.#hasChosen && isOthers && step.meanwhile !== undefined ? step.meanwhile() : step.text();
  });

  /** What the text asks for, where it names it. */
  readonly pointed = computed<Move | null>(() => {
    const step = this.lesson.steps[this.at.value];
    return step.isNamed === true ? (this.moves.value[0] ?? null) : null;
  });

  constructor(face: Face, lesson: Lesson) {
    this.face = face;
    this.state = face.newState();
    this.lesson = lesson;
    this.position.value = unwrap(face.game.notation.parsePosition(lesson.position));
  }

  get isLast(): boolean {
    return this.at.value === this.lesson.steps.length - 1;
  }

  /** Whether some step has explained chances and costs. */
  get teachesChances(): boolean {
    return this.lesson.steps.some(({ hasChances }) => hasChances === true);
  }

  choose(move: Move): void {
    if (!this.moves.value.includes(move)) return;
    this.#hasChosen = true;
    this.#play(move);
  }

  shown(count: number): void {
    if (!this.isShowing.value || count !== this.count.value) return;
    this.isShowing.value = false;
    this.goOn();
  }

  /** Not where each press explains something: a tap too many would lose the explanations. */
  skip(): void {
    if (!this.isShowing.value || this.lesson.steps[this.at.value].leadsOn === true) return;
    this.step.value = null;
    this.shown(this.count.value);
  }

  /** Plays the lesson's replies; once there are no more and the learner has moved, the next step starts. */
  goOn(): void {
    const step = this.lesson.steps[this.at.value];
    const answer = step.answer?.(this.position.value) ?? null;
    if (answer !== null) this.#play(answer);
    else if (this.#hasChosen || step.leadsOn === true) this.next();
  }

  next(): void {
    if (this.isLast) return;
    this.#hasChosen = false;
    this.at.value++;
    this.goOn();
  }

  #play(move: Move): void {
    const before = this.position.value;
    const after = before.clone();
    after.play(move);
    this.count.value++;
    this.step.value = { before, move };
    this.isShowing.value = true;
    this.position.value = after;
  }
}
