/**
 * A match on this screen: its players, and which of its moves is being shown. Every move is shown before the next one, so that
 * nobody has to guess what happened. Where the match is kept, here or on a server, is up to the tables that extend
 * this one to know.
 */
import { computed, signal } from "@preact/signals";
import type { ReadonlySignal, Signal } from "@preact/signals";
import { accept, CHANCE, endingOf, stopAfter, stopBefore } from "@riad/core";
import type { Ending, Match, Move, Position, Result, Seat } from "@riad/core";
import { speed } from "../page/settings.ts";
import { sound } from "../page/sound.ts";
import { EngineClient } from "./engine-client.ts";
import { sayRefusal } from "../words/refusals.ts";
import { say } from "../words/words.ts";
import { sayEnding } from "./ending-words.ts";
import type { OutSeat } from "./ending-words.ts";
import type { Face, Sitter, Step } from "./face.ts";
import { findHint } from "./hint.ts";
import type { Hint } from "./hint.ts";
import { isAsked } from "./sitting.ts";

/** What can be done with a match that belongs to this screen alone. */
export interface LocalControls {
  readonly isPaused: ReadonlySignal<boolean>;
  /** The computer players cannot be reached. */
  readonly isLost: ReadonlySignal<boolean>;
  readonly isRewound: ReadonlySignal<boolean>;
  /** Nobody at this screen plays: a match of computers that is being watched. */
  readonly isFilm: boolean;
  /** Whether a computer plays: there is nothing else to stop. */
  readonly mayPause: boolean;
  pause(): void;
  /** While paused: one more decision of a computer. A film is paused by it. */
  stepComputer(): void;
  /** Lets the computers play to the end as fast as they can, without showing every move. */
  hurry(): void;
  /** The ply that undoing leads to, or a sentence why it cannot be done. */
  undoTarget(): number | string;
  /** Where it would make this a practice match, only the second call in a row does it; the first one says so. */
  undo(): void;
  /** Whether going back to this ply makes it a practice match, which it is not yet. */
  marksAt(ply: number): boolean;
  /** Whether the match may be rewound to the position being shown. */
  readonly mayRewindHere: boolean;
  rewind(ply: number): void;
  retry(): void;
  takeOver(seat: Seat): void;
  /** Whether one person plays here, who may give up. */
  readonly mayResign: boolean;
  resign(): void;
}

/** No table needs longer to show a step; one that never reports must not hold up the match. */
const LONGEST_STEP = 9000;

type PlacedHint = Hint & { readonly ply: number };

export abstract class Table {
  readonly face: Face;
  /** What is being chosen and shown; only the face knows what is in it. */
  readonly state: unknown;
  /** From which side the table is seen; what a side is, each game decides. */
  readonly side: Signal<number> = signal(0);
  /** Whether the past runs by itself, like a film. */
  readonly isReplaying: Signal<boolean> = signal(false);
  readonly sitters: Signal<readonly Sitter[]> = signal<readonly Sitter[]>([]);
  /** How many moves the match has. */
  readonly length: Signal<number> = signal(0);
  /** How many of them are on the table. */
  readonly ply: Signal<number> = signal(0);
  readonly step: Signal<Step<Position> | null> = signal<Step<Position> | null>(null);
  /** Whether an earlier position is being shown; the match then does not continue. */
  readonly isBrowsing: Signal<boolean> = signal(false);
  readonly isThinking: Signal<boolean> = signal(false);
  readonly isShowing: Signal<boolean> = signal(false);
  readonly notice: Signal<string> = signal("");
  /** With the ply it is for. */
  readonly hint: Signal<PlacedHint | null> = signal<PlacedHint | null>(null);

  /** What the match is kept under, here or on a server. */
  abstract readonly id: string;
  abstract readonly match: Match;
  abstract readonly isOver: ReadonlySignal<boolean>;
  /** What the person at the screen may choose now. */
  abstract readonly moves: ReadonlySignal<readonly Move[]>;
  /** The seat whose board is shown large. */
  abstract readonly viewer: Seat;
  /** The seat of the only person at this screen; null where several or none play here. */
  abstract readonly you: Seat | null;
  abstract readonly record: string;
  abstract readonly controls: LocalControls | null;
  abstract readonly mayHint: boolean;

  /** Raised when moves on the table were replaced by others. */
  protected readonly rewrites: Signal<number> = signal(0);
  protected readonly engine: EngineClient = new EngineClient();
  #alarm: ReturnType<typeof setTimeout> | undefined;

  readonly position: ReadonlySignal<Position> = computed(() => {
    void this.rewrites.value;
    return this.match.positionAt(this.ply.value);
  });

  constructor(face: Face) {
    this.face = face;
    this.state = face.newState();
  }

  abstract choose(move: Move): void;

  /** What happens when everything there is has been shown. */
  protected abstract proceed(): void;

  /** Whether moves are placed without being shown. */
  protected get isHurried(): boolean {
    return false;
  }

  /** How the match ended, at its end, if it was not played to it: then the position on the table could go on. */
  get ended(): string | undefined {
    const { ending } = this;
    if (ending === null || ending.reason === "played" || this.ply.value < this.length.value) return undefined;
    return sayEnding(ending, this.sitters.value, this.outs);
  }

  /** Whose move it is and what to do, or how it ended. */
  get sentence(): string {
    const { ended } = this;
    if (ended !== undefined) return ended;
    const showing = this.isShowing.value ? this.step.value : null;
    return this.face.sentence(this.position.value, this.sitters.value, this.state, showing, this.#address);
  }

  /** The same in fewer words, for a place too narrow for it. */
  get shortSentence(): string {
    return this.#address ?? this.sentence;
  }

  /** Where several people share the screen, whoever's turn has come is addressed until they pick something up. */
  get #address(): string | undefined {
    const [move] = this.moves.value;
    const position = this.position.value;
    const sitters = this.sitters.value;
    if (move === undefined || sitters.filter(isAsked).length < 2) return undefined;
    if (this.face.isChoosing?.(this.state) === true) return undefined;
    const { game } = this.face;
    const isNew =
      game.opens === undefined ? this.latest?.before.actor !== position.actor : game.opens(position, move) === "turn";
    return isNew ? say("yourTurn", { name: sitters[position.actor].name }) : undefined;
  }

  /** A second line for a player who is new to this. */
  get note(): string {
    return this.face.note?.(this.position.value, this.state) ?? "";
  }

  /** Shown below it when there is nothing more important. */
  get waitingWords(): string {
    return this.isThinking.value ? say("thinking") : "";
  }

  /** Whether they only say what the sentence above says too. */
  get waitsQuietly(): boolean {
    return this.waitingWords === "" || this.waitingWords === say("thinking");
  }

  /** The last decision before what is on the table. */
  get latest(): Step<Position> | null {
    const { match } = this;
    if (this.isShowing.value) return null;
    for (let ply = this.ply.value - 1; ply >= 0; ply--) {
      if (match.actorAt(ply) >= 0) return { before: match.positionAt(ply), move: match.log[ply] };
    }
    return null;
  }

  /** The last outcome of chance before what is on the table; one that is being shown does not count yet. */
  get lastDraw(): Step<Position> | null {
    const { match } = this;
    for (let ply = this.ply.value - (this.isShowing.value ? 2 : 1); ply >= 0; ply--) {
      if (match.actorAt(ply) === CHANCE) return { before: match.positionAt(ply), move: match.log[ply] };
    }
    return null;
  }

  flip(): void {
    this.side.value = (this.side.value + 1) % 4;
  }

  /** The seats that resigned or ran out of time. */
  get outs(): readonly OutSeat[] {
    return [];
  }

  /** Who won and why, once the match is over. */
  get ending(): Ending | null {
    return this.isOver.value ? endingOf(this.match.position) : null;
  }

  /** A move as people say it or in the game's notation; the answer, if it cannot be played, says why and gives an example. */
  type(text: string): string {
    if (this.moves.value.length === 0) return say("notYourTurn");
    const position = this.position.value;
    const named = this.face.typed?.parse(position, text, this.side.value) ?? null;
    const move = named === null ? this.#parse(position, text.trim()) : accept(named);
    if (!move.ok) {
      const why = this.face.typed?.refuse(position, text, this.side.value) ?? sayRefusal(move.refusal);
      return `${why} ${say("typedExamples", { examples: this.typedExample })}`;
    }
    this.choose(move.value);
    return "";
  }

  /** How to type the first move that may be chosen; empty where there is none. */
  get typedExample(): string {
    const [position, [move]] = [this.position.value, this.moves.value];
    if (move === undefined) return "";
    return this.face.typed?.make(position, move, this.side.value) || this.face.game.notation.makeMove(position, move);
  }

  /** In the game's notation; in other capitals too, where that can mean one move only. */
  #parse(position: Position, text: string): Result<Move> {
    const { notation } = this.face.game;
    const exact = notation.parseMove(position, text);
    if (exact.ok) return exact;
    const others = [text.toUpperCase(), text.toLowerCase()].map((other) => notation.parseMove(position, other));
    const meant = new Set(others.flatMap((other) => (other.ok ? [other.value] : [])));
    const [only] = meant;
    return meant.size === 1 && only !== undefined ? accept(only) : exact;
  }

  /** Shows moves that are due, then continues. Call it once after the table is on screen. */
  goOn(): void {
    if (this.isShowing.value || this.isBrowsing.value) return;
    if (this.isHurried) this.ply.value = this.length.value;
    if (this.ply.value < this.length.value) this.#showNext();
    else this.proceed();
  }

  /** The table has shown the step that led to `ply`. */
  shown(ply: number): void {
    if (!this.isShowing.value || ply !== this.ply.value) return;
    clearTimeout(this.#alarm);
    this.isShowing.value = false;
    if (this.ply.value === this.length.value) this.isBrowsing.value = false;
    if (this.isOver.value && this.ply.value === this.length.value) sound("end");
    this.goOn();
  }

  /** Places everything that is still on its way. */
  skip(): void {
    if (!this.isShowing.value) return;
    this.step.value = null;
    this.shown(this.ply.value);
  }

  /** Lets the past run by itself, from its start if its end is shown, or stops it. */
  replay(): void {
    const isRunning = this.isReplaying.value;
    if (!isRunning && this.ply.value === this.length.value) this.jump(this.start);
    this.isReplaying.value = !isRunning;
  }

  /** Shows the position after `ply` moves; at the last one the match continues. */
  jump(ply: number): void {
    this.isReplaying.value = false;
    const to = Math.max(0, Math.min(ply, this.length.value));
    clearTimeout(this.#alarm);
    this.isShowing.value = false;
    this.step.value = null;
    this.hint.value = null;
    this.ply.value = to;
    this.isBrowsing.value = to < this.length.value;
    if (this.isBrowsing.value) this.stopThinking();
    else this.goOn();
  }

  /** One decision back. */
  back(): void {
    this.jump(stopBefore(this.match, this.ply.value));
  }

  /** One decision on, with what chance did after it; at the last one, while the computers are paused, one of theirs. */
  forward(): void {
    this.isReplaying.value = false;
    if (this.isShowing.value) {
      if (this.controls?.isFilm === true && !this.isBrowsing.value && !this.controls.isPaused.value)
        this.controls.pause();
      this.skip();
      if (this.isBrowsing.value && this.isChanceNext) this.jump(stopAfter(this.match, this.ply.value));
    } else if (this.ply.value < this.length.value) this.jump(stopAfter(this.match, this.ply.value));
    else this.controls?.stepComputer();
  }

  /** The table as the first decision finds it: an empty one, before chance has laid anything out, is not looked back at. */
  get start(): number {
    let ply = 0;
    while (ply < this.match.length && this.match.actorAt(ply) === CHANCE) ply++;
    return ply;
  }

  /** Whether what comes next in the past was nobody's decision. */
  get isChanceNext(): boolean {
    return this.ply.value < this.length.value && this.match.actorAt(this.ply.value) === CHANCE;
  }

  /**
   * The next move of the past, shown as it was played. Of outcomes in a row only the last one is: nobody wants to watch every part of
   * a deal again.
   */
  stepOn(): void {
    if (this.isShowing.value || this.ply.value >= this.length.value) return;
    this.isBrowsing.value = true;
    if (this.isChanceNext) this.ply.value = stopAfter(this.match, this.ply.value) - 1;
    this.#showNext();
  }

  async askHint(): Promise<void> {
    if (!this.mayHint || this.isThinking.value) return;
    const ply = this.ply.value;
    const position = this.position.value;
    // The answer is said where a notice would be.
    this.notice.value = "";
    this.isThinking.value = true;
    try {
      const names = this.sitters.value.map(({ name }) => name);
      const hint = await findHint(this.engine, this.face, position, names);
      if (hint !== null && ply === this.ply.value) this.hint.value = { ply, ...hint };
    } catch {
      this.notice.value = say("hintLost");
    } finally {
      this.isThinking.value = false;
    }
  }

  leave(): void {
    clearTimeout(this.#alarm);
    this.isShowing.value = false;
    this.isBrowsing.value = true;
    this.stopThinking();
  }

  protected stopThinking(): void {
    if (this.isThinking.value) this.engine.cancel();
    this.isThinking.value = false;
  }

  #showNext(): void {
    const ply = this.ply.value + 1;
    this.step.value = { before: this.match.positionAt(ply - 1), move: this.match.log[ply - 1] };
    this.isShowing.value = true;
    this.ply.value = ply;
    this.#alarm = setTimeout(() => this.shown(ply), LONGEST_STEP / Math.max(speed.peek(), 0.5));
  }
}
