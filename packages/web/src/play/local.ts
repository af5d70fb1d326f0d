/**
 * A table on this screen: the match, who sits at it, and which of its moves is being shown. Every move is shown before
 * the next one is made, so that nobody has to guess what happened.
 */
import { computed, signal } from "@preact/signals";
import { CHANCE, SeededRandom, listMoves, makeRecord, unwrap } from "@riad/core";
import type { Match, Move, Position, Seat } from "@riad/core";
import { computerPause, speed } from "../page/settings.ts";
import { sound } from "../page/sound.ts";
import { Thinker } from "../thinker.ts";
import { sayRefusal } from "../words/refusals.ts";
import { say } from "../words/words.ts";
import type { Beginning } from "./beginning.ts";
import type { Face, Sitter, Step } from "./face.ts";
import { makeNotes } from "./sitting.ts";
import { saveMatch } from "./saved.ts";

/** What the strongest player would do, and why. */
export interface Hint {
  readonly ply: number;
  readonly move: Move;
  /** Expected share of the win and points ahead. */
  readonly win: number;
  readonly margin: number;
  /** The next best move, to compare with; null where there is no other. */
  readonly other: { readonly move: Move; readonly win: number; readonly margin: number } | null;
}

/** No table needs longer to show a step; one that never reports must not hold up the match. */
const LONGEST_STEP = 9000;
/** What the hint's thinking takes, in milliseconds. */
const HINT_TIME = 900;

export class LocalTable {
  readonly face: Face;
  readonly sitters = signal<readonly Sitter[]>([]);
  /** How many moves the match has. */
  readonly length = signal(0);
  /** How many of them are on the table. */
  readonly ply = signal(0);
  readonly step = signal<Step<Position> | null>(null);
  readonly isPaused = signal(false);
  /** Whether the reader looks at the past, where the match does not go on by itself. */
  readonly isBrowsing = signal(false);
  readonly isThinking = signal(false);
  readonly isShowing = signal(false);
  /** The computer players cannot be reached. */
  readonly isLost = signal(false);
  readonly notice = signal("");
  readonly hint = signal<Hint | null>(null);
  readonly isRewound = signal(false);

  readonly position = computed<Position>(() => {
    // The length is read so that an undone and replayed ply is seen as a new one.
    void this.length.value;
    return this.#match.positionAt(this.ply.value);
  });

  readonly isOver = computed(() => this.length.value >= 0 && this.#match.isOver);

  /** What the person at the screen may choose now. */
  readonly moves = computed<readonly Move[]>(() => {
    const { actor } = this.position.value;
    if (this.isShowing.value || this.ply.value < this.length.value || actor < 0) return [];
    return this.#isPerson(actor) ? listMoves(this.position.value) : [];
  });

  readonly #random = new SeededRandom(crypto.getRandomValues(new Int32Array(1))[0]);
  readonly #thinker = new Thinker();
  readonly #date = new Date().toISOString().slice(0, 10);
  #match: Match;
  #alarm: ReturnType<typeof setTimeout> | undefined;

  constructor(face: Face, { match, sitters, notice }: Beginning) {
    this.face = face;
    this.#match = match;
    this.sitters.value = sitters;
    this.length.value = match.length;
    this.ply.value = match.length;
    this.isRewound.value = match.isRewound;
    this.notice.value = notice;
    this.#save();
  }

  get match(): Match {
    return this.#match;
  }

  get record(): string {
    return makeRecord(this.#match, makeNotes(this.sitters.value, this.#date));
  }

  /** Whether the board should be seen from this seat: the person to move, or the only person here. */
  get viewer(): Seat {
    const people = this.sitters.value.flatMap(({ level }, seat) => (level === null ? [seat] : []));
    const { actor } = this.position.value;
    return people.includes(actor) ? actor : (people[0] ?? 0);
  }

  choose(move: Move): void {
    if (!this.moves.value.includes(move)) return;
    this.#play(move);
  }

  /** A move in the game's notation; the answer is a sentence if it cannot be played. */
  type(text: string): string {
    if (this.moves.value.length === 0) return say("notYourTurn");
    const move = this.face.game.notation.parseMove(this.position.value, text.trim());
    if (!move.ok) return sayRefusal(move.refusal);
    this.choose(move.value);
    return "";
  }

  /** Shows what is due and lets computers and chance move. To be called once after the table is on screen. */
  goOn(): void {
    if (this.isShowing.value || this.isBrowsing.value) return;
    if (this.ply.value < this.length.value) {
      this.#showNext();
      return;
    }
    const { actor } = this.#match;
    if (this.#match.isOver || this.#match.length >= this.face.game.moveLimit) return;
    if (actor === CHANCE) this.#play(this.#match.position.draw(this.#random));
    else if (this.#isPerson(actor)) this.#invite();
    else if (!this.isPaused.value && !this.isLost.value) void this.#think(actor);
  }

  /** The table has shown the step that led to `ply`. */
  shown(ply: number): void {
    if (!this.isShowing.value || ply !== this.ply.value) return;
    clearTimeout(this.#alarm);
    this.isShowing.value = false;
    if (this.#match.isOver && this.ply.value === this.length.value) sound("end");
    this.goOn();
  }

  /** Places everything that is still on its way. */
  skip(): void {
    if (!this.isShowing.value) return;
    this.step.value = null;
    this.shown(this.ply.value);
  }

  pause(): void {
    this.isPaused.value = !this.isPaused.value;
    if (this.isPaused.value) this.#stopThinking();
    else this.goOn();
  }

  /** Looks at the table after `ply` moves; at the last one the match goes on. */
  jump(ply: number): void {
    const to = Math.max(0, Math.min(ply, this.length.value));
    clearTimeout(this.#alarm);
    this.isShowing.value = false;
    this.step.value = null;
    this.hint.value = null;
    this.ply.value = to;
    this.isBrowsing.value = to < this.length.value;
    if (this.isBrowsing.value) this.#stopThinking();
    else this.goOn();
  }

  /** The ply that undoing leads to, or a sentence why it cannot be done. */
  undoTarget(): number | string {
    const last = this.#lastDecision();
    if (last < 0) return say("undoNothing");
    const crosses = this.#hasChance(last);
    return crosses && this.#people() > 1 ? say("undoChance") : last;
  }

  undo(): void {
    const target = this.undoTarget();
    if (typeof target === "string") {
      this.notice.value = target;
      return;
    }
    this.rewind(target);
  }

  /** Takes the match back to a ply for good; across a throw or a draw it is marked. */
  rewind(ply: number): void {
    this.#stopThinking();
    unwrap(this.#match.rewind(ply));
    this.isRewound.value = this.#match.isRewound;
    this.length.value = this.#match.length;
    this.notice.value = "";
    this.#save();
    this.jump(this.#match.length);
  }

  /** Whether the match may be taken back to what is on the table: alone with computers always, else within a turn. */
  get mayRewindHere(): boolean {
    return this.ply.value < this.length.value && (this.#people() <= 1 || !this.#hasChance(this.ply.value));
  }

  async askHint(): Promise<void> {
    if (this.moves.value.length === 0 || this.isThinking.value) return;
    const ply = this.ply.value;
    const position = this.position.value;
    const { notation, id } = this.face.game;
    this.isThinking.value = true;
    try {
      const question = { position: notation.makePosition(position), ms: HINT_TIME, analyse: true };
      const reply = await this.#thinker.ask(id, question);
      if (!("moves" in reply) || ply !== this.ply.value) return;
      const read = reply.moves.slice(0, 2).map(({ move, value, margin }) => ({
        move: unwrap(notation.parseMove(position, move)),
        win: value,
        margin,
      }));
      this.hint.value = { ply, ...read[0], other: read[1] ?? null };
    } catch {
      this.notice.value = say("hintLost");
    } finally {
      this.isThinking.value = false;
    }
  }

  /** After the computer players were lost: another try. */
  retry(): void {
    this.isLost.value = false;
    this.goOn();
  }

  /** After the computer players were lost, or just so: a person plays this seat from now on. */
  takeOver(seat: Seat): void {
    this.#stopThinking();
    this.isLost.value = false;
    this.sitters.value = this.sitters.value.map((sitter, at) => (at === seat ? { ...sitter, level: null } : sitter));
    this.#save();
    this.goOn();
  }

  leave(): void {
    clearTimeout(this.#alarm);
    this.isShowing.value = false;
    this.isBrowsing.value = true;
    this.#stopThinking();
  }

  #play(move: Move): void {
    unwrap(this.#match.play(move));
    this.hint.value = null;
    this.notice.value = "";
    this.length.value = this.#match.length;
    this.#save();
    this.goOn();
  }

  #showNext(): void {
    const ply = this.ply.value + 1;
    this.step.value = { before: this.#match.positionAt(ply - 1), move: this.#match.log[ply - 1] };
    this.isShowing.value = true;
    this.ply.value = ply;
    this.#alarm = setTimeout(() => this.shown(ply), LONGEST_STEP / Math.max(speed.peek(), 0.5));
  }

  #invite(): void {
    if (this.sitters.value.length > this.#people()) sound("turn");
  }

  async #think(seat: Seat): Promise<void> {
    const ply = this.#match.length;
    const level = this.sitters.value[seat].level ?? "";
    const { notation, id } = this.face.game;
    const position = this.#match.position;
    this.isThinking.value = true;
    const isStale = () => ply !== this.#match.length || this.isPaused.value || this.isBrowsing.value;
    try {
      const [reply] = await Promise.all([
        this.#thinker.ask(id, { position: notation.makePosition(position), level }),
        new Promise((resolve) => setTimeout(resolve, computerPause.peek())),
      ]);
      this.isThinking.value = false;
      if (isStale() || !("move" in reply)) return;
      this.#play(unwrap(notation.parseMove(position, reply.move)));
    } catch {
      this.isThinking.value = false;
      if (!isStale()) this.isLost.value = true;
    }
  }

  #stopThinking(): void {
    if (this.isThinking.value) this.#thinker.cancel();
    this.isThinking.value = false;
  }

  #save(): void {
    if (!saveMatch(this.face.game.id, this.record)) this.notice.value = say("storageFull");
  }

  #isPerson(seat: Seat): boolean {
    return this.sitters.value[seat].level === null;
  }

  #people(): number {
    return this.sitters.value.filter(({ level }) => level === null).length;
  }

  #lastDecision(): number {
    for (let ply = this.#match.length - 1; ply >= 0; ply--) {
      const actor = this.#match.actorAt(ply);
      if (actor !== CHANCE && this.#isPerson(actor)) return ply;
    }
    return -1;
  }

  #hasChance(from: number): boolean {
    for (let ply = from; ply < this.#match.length; ply++) if (this.#match.actorAt(ply) === CHANCE) return true;
    return false;
  }
}
