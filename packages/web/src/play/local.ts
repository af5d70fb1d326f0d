/** A table that belongs to this screen: chance and computers move here, and the match is kept in this browser. */
import { computed, signal } from "@preact/signals";
import type { ReadonlySignal, Signal } from "@preact/signals";
import {
  CHANCE,
  endingByResigning,
  findUndo,
  listMoves,
  makeRecord,
  Match,
  mayRewind,
  optionsOf,
  unwrap,
} from "@riad/core";
import type { Ending, Move, Seat } from "@riad/core";
import { noteLatest } from "../kept/latest.ts";
import { makeMatchId } from "../kept/kept-match.ts";
import { saveMatch } from "../kept/match-store.ts";
import { computerPause, thinkingLimit } from "./pace.ts";
import { answer } from "../page/announce.tsx";
import { sound } from "../page/sound.ts";
import { sayRefusal } from "../words/refusals.ts";
import { say } from "../words/words.ts";
import type { Beginning } from "./beginning.ts";
import type { OutSeat } from "./ending-words.ts";
import type { Face } from "./face.ts";
import { LEVELS, makeNotes } from "./sitting.ts";
import { Table } from "./table.ts";
import type { LocalControls } from "./table.ts";

/** How long the strongest computer may think while nobody wants to wait for it, in milliseconds. */
const HURRIED_THOUGHT = 30;

export class LocalTable extends Table implements LocalControls {
  readonly isPaused: Signal<boolean> = signal(false);
  readonly isLost: Signal<boolean> = signal(false);
  /** On the way to the end of a film. */
  readonly #isHurrying: Signal<boolean> = signal(false);
  readonly isRewound: Signal<boolean> = signal(false);
  readonly controls: LocalControls = this;

  /** How it ended if it was given up, which the moves do not tell. */
  readonly #resigned: Signal<Ending | null> = signal<Ending | null>(null);

  readonly isOver: ReadonlySignal<boolean> = computed(
    () => this.#resigned.value !== null || (this.length.value >= 0 && this.#match.isOver),
  );

  readonly moves: ReadonlySignal<readonly Move[]> = computed(() => {
    const { actor } = this.position.value;
    const isOpen = !this.isShowing.value && this.ply.value === this.length.value && !this.isOver.value;
    if (!isOpen || actor < 0) return [];
    return this.#isPerson(actor) ? listMoves(this.position.value) : [];
  });

  readonly #date: string;
  /** What it is kept under. */
  readonly id: string;
  readonly #name: string;
  #match: Match;

  /** Whether the first player has just been drawn, so that the draw is shown. */
  readonly isDrawn: boolean;

  constructor(face: Face, beginning: Beginning) {
    super(face);
    const { id, name, match, sitters, date, isKept, notice, isDrawn = false, isSent = false } = beginning;
    this.#resigned.value = beginning.ending ?? null;
    this.id = id;
    this.#name = name;
    this.#date = date === "" ? new Date().toISOString().slice(0, 10) : date;
    this.#match = match;
    // The match keeps its seed, also in its record: undoing, or loading the page again, is not a second roll.
    if (match.chance === undefined) match.seedChance(newSeed());
    this.sitters.value = sitters;
    this.length.value = match.length;
    this.ply.value = match.length;
    this.isRewound.value = match.isRewound;
    this.isDrawn = isDrawn;
    this.notice.value = isDrawn ? say("startsDrawn", { name: sitters[this.first].name }) : notice;
    // Where a person is to move, nothing happens by itself anyway.
    this.isPaused.value = isSent && this.mayPause && !this.#people().includes(match.actor);
    if (!isKept) this.#save();
  }

  get match(): Match {
    return this.#match;
  }

  /** The seat that starts. */
  get first(): Seat {
    const { origin } = this.#match;
    return "setup" in origin ? origin.setup.first : 0;
  }

  get record(): string {
    return makeRecord(this.#match, makeNotes(this.sitters.value, this.#date));
  }

  /** The person to move, or the only person here. */
  get viewer(): Seat {
    const people = this.#people();
    const { actor } = this.position.value;
    return people.includes(actor) ? actor : (people[0] ?? 0);
  }

  get you(): Seat | null {
    const people = this.#people();
    return people.length === 1 ? people[0] : null;
  }

  override get ending(): Ending | null {
    return this.#resigned.value ?? super.ending;
  }

  override get outs(): readonly OutSeat[] {
    const { you } = this;
    return this.#resigned.value === null || you === null ? [] : [{ seat: you, why: "resigned" }];
  }

  get mayHint(): boolean {
    if (this.moves.value.length > 0) return true;
    // In the past everybody at this screen may ask what would have been good.
    const isPast = !this.isShowing.value && this.ply.value < this.length.value;
    return isPast && this.position.value.actor >= 0;
  }

  override get waitingWords(): string {
    return this.isPaused.value ? say("paused") : super.waitingWords;
  }

  choose(move: Move): void {
    if (!this.moves.value.includes(move)) return;
    // Nobody needs a hint any more; left to finish, it would keep the computers waiting.
    this.stopThinking();
    this.#play(move);
  }

  get isFilm(): boolean {
    return this.#people().length === 0;
  }

  protected override get isHurried(): boolean {
    return this.#isHurrying.value;
  }

  override jump(ply: number): void {
    this.#isHurrying.value = false;
    super.jump(ply);
  }

  hurry(): void {
    this.isPaused.value = false;
    this.stopThinking();
    this.skip();
    this.#isHurrying.value = true;
    this.goOn();
  }

  get mayPause(): boolean {
    return !this.isOver.value && this.#people().length < this.sitters.value.length;
  }

  pause(): void {
    if (!this.mayPause) return;
    this.#isHurrying.value = false;
    this.isPaused.value = !this.isPaused.value;
    if (this.isPaused.value) this.stopThinking();
    else this.goOn();
  }

  stepComputer(): void {
    if (this.isFilm && !this.isPaused.value && !this.isOver.value) this.pause();
    const { actor } = this.#match;
    const isBusy = this.isShowing.value || this.isThinking.value || this.ply.value < this.length.value;
    if (!this.isPaused.value || isBusy || this.isOver.value || actor < 0 || this.#isPerson(actor)) return;
    void this.#think(actor, true);
  }

  undoTarget(): number | string {
    const ply = findUndo(this.#match, { isPerson: (seat) => this.#isPerson(seat) });
    return ply.ok ? ply.value : sayRefusal(ply.refusal);
  }

  undo(): void {
    const target = this.undoTarget();
    const question = say("undoQuestion");
    if (typeof target === "string") this.notice.value = target;
    else if (this.marksAt(target) && this.notice.value !== question) this.notice.value = question;
    else {
      this.rewind(target);
      answer(say("undone"));
    }
  }

  marksAt(ply: number): boolean {
    return this.#match.marksAt(ply);
  }

  /** Takes the match back to a ply for good; across a throw or a draw it is marked. */
  rewind(ply: number): void {
    this.stopThinking();
    unwrap(this.#match.rewind(ply));
    this.#resigned.value = null;
    this.isRewound.value = this.#match.isRewound;
    this.rewrites.value++;
    this.length.value = this.#match.length;
    this.notice.value = "";
    this.#save();
    this.jump(this.#match.length);
  }

  /** Alone with computers always, else within a turn. */
  get mayRewindHere(): boolean {
    const ply = this.ply.value;
    return ply < this.length.value && mayRewind(this.#match, ply, (seat) => this.#isPerson(seat));
  }

  /** After the computer players were lost: another try. */
  retry(): void {
    this.isLost.value = false;
    this.goOn();
  }

  /** After the computer players were lost, or just so: a person plays this seat from now on. */
  takeOver(seat: Seat): void {
    this.stopThinking();
    this.isLost.value = false;
    this.sitters.value = this.sitters.value.map((sitter, at) => (at === seat ? { ...sitter, level: null } : sitter));
    if (!this.mayPause) this.isPaused.value = false;
    this.#save();
    this.goOn();
  }

  get mayResign(): boolean {
    return this.you !== null && !this.isOver.value;
  }

  resign(): void {
    const { you } = this;
    if (you === null || !this.mayResign) return;
    this.stopThinking();
    this.#resigned.value = endingByResigning(this.#match.position, you);
    this.#save();
    this.jump(this.length.value);
  }

  /** Lets computers and chance move. */
  protected proceed(): void {
    const { actor } = this.#match;
    if (this.isOver.value || this.#match.length >= this.face.game.moveLimit) return;
    if (actor === CHANCE) this.#play(this.#match.drawOutcome());
    else if (this.#isPerson(actor)) this.#invite();
    else if (!this.isPaused.value && !this.isLost.value && !this.isThinking.value) void this.#think(actor);
  }

  #play(move: Move): void {
    const isDecided = this.#match.actor !== CHANCE;
    unwrap(this.#match.play(move));
    this.hint.value = null;
    // Deals and rolls answer nothing: what was said before them still holds.
    if (isDecided) this.notice.value = "";
    this.length.value = this.#match.length;
    this.#save();
    this.goOn();
  }

  #invite(): void {
    if (this.sitters.value.length > this.#people().length) sound("turn");
  }

  /** Only the strongest level thinks for as long as it is given; the others take as long as they need, which is little. */
  #limitOf(level: string): { ms: number } | undefined {
    const ms = this.#isHurrying.peek() ? HURRIED_THOUGHT : thinkingLimit.peek();
    return ms === null || level !== LEVELS.at(-1) ? undefined : { ms };
  }

  /** `isStep`: one decision although the match is paused. */
  async #think(seat: Seat, isStep = false): Promise<void> {
    const ply = this.#match.length;
    const level = this.sitters.value[seat].level ?? "";
    const { notation, id } = this.face.game;
    const position = this.#match.position;
    this.isThinking.value = true;
    const isStale = () =>
      ply !== this.#match.length || this.isPaused.value !== isStep || this.isBrowsing.value || this.isOver.value;
    try {
      const [reply] = await Promise.all([
        this.engine.ask(id, { position: notation.makePosition(position), level, ...this.#limitOf(level) }),
        new Promise((resolve) => setTimeout(resolve, this.#isHurrying.peek() ? 0 : computerPause.peek())),
      ]);
      this.isThinking.value = false;
      if (isStale() || !("move" in reply)) return;
      this.#play(unwrap(notation.parseMove(position, reply.move)));
    } catch {
      this.isThinking.value = false;
      if (!isStale()) this.isLost.value = true;
    }
  }

  #save(): void {
    const { id, record } = this;
    const ending = this.#resigned.value;
    const kept = {
      id,
      game: this.face.game.id,
      record,
      name: this.#name,
      isOnline: false,
      changed: Date.now(),
      ...(ending === null ? {} : { ending }),
    };
    noteLatest(kept);
    void saveMatch(kept).then((isKept) => {
      if (!isKept) this.notice.value = say("storageFull");
    });
  }

  #isPerson(seat: Seat): boolean {
    return this.sitters.value[seat].level === null;
  }

  /** The seats of the people at this screen. */
  #people(): Seat[] {
    return this.sitters.value.flatMap(({ level }, seat) => (level === null ? [seat] : []));
  }
}

/** Hidden: nobody is shown it before it is saved or shared with the record. */
function newSeed(): string {
  return Array.from(crypto.getRandomValues(new Uint32Array(2)), (word) => word.toString(36)).join("");
}

/** The same seats and rules again; the next seat starts. */
export function rematch(table: LocalTable): LocalTable {
  const { match, face } = table;
  const { origin } = match;
  const setup =
    "setup" in origin
      ? { ...origin.setup, first: (origin.setup.first + 1) % origin.setup.seats }
      : { seats: match.seats, options: optionsOf(face.game, match.seats, origin.position) };
  table.leave();
  return new LocalTable(face, {
    match: unwrap(Match.fromSetup(face.game, setup)),
    sitters: table.sitters.value,
    date: "",
    id: makeMatchId(),
    name: "",
    isKept: false,
    notice: "",
  });
}
