/**
 * A match that a server keeps, at the table of this screen. A move is shown as soon as it is chosen; should the server
 * refuse it, it is taken back with the server's sentence.
 */
import { computed, effect, signal } from "@preact/signals";
import type { ReadonlySignal, Signal } from "@preact/signals";
import { Match, listMoves, makeRecord, unwrap } from "@riad/core";
import type { Move, Seat } from "@riad/core";
import { makeProof, stateHash } from "@riad/protocol";
import type { TableView } from "@riad/protocol";
import type { Face } from "../play/face.ts";
import { makeNotes } from "../play/sitting.ts";
import { Table } from "../play/table.ts";
import { sayRefusal } from "../words/refusals.ts";
import { say } from "../words/words.ts";
import { runClocks, secondsUntil } from "./clocks.ts";
import { endWords } from "./end-words.ts";
import { line } from "./line.ts";
import type { Room } from "./room.ts";
import { sittersOf } from "./sitters.ts";

/** Whoever lacks more than this does not want to watch it all. */
const MOST_SHOWN = 20;
/** Another difference so soon after everything was told anew cannot be mended by telling it once more. */
const RESYNC_PAUSE = 5000;

interface Begun extends TableView {
  readonly first: number;
}

export function hasBegun(view: TableView | null): view is Begun {
  return view !== null && view.first !== null;
}

export class OnlineTable extends Table {
  readonly room: Room;
  readonly care = null;
  /** Whether a move of this seat is on its way. */
  readonly isSending: Signal<boolean> = signal(false);

  readonly isOver: ReadonlySignal<boolean> = computed(() => this.room.status.value === "over");
  readonly isMine: ReadonlySignal<boolean> = computed(() => {
    const { you, status } = this.room;
    if (you.value === null || status.value !== "live" || this.isSending.value) return false;
    if (this.room.view.value?.seats[you.value].level !== null || this.length.value < 0) return false;
    return this.#match.actor === you.value;
  });
  readonly moves: ReadonlySignal<readonly Move[]> = computed(() => {
    if (!this.isMine.value || this.isShowing.value || this.ply.value < this.length.value) return [];
    return listMoves(this.position.value);
  });

  /** Who is missed, and how long until the others may decide about it. */
  readonly #leaver = computed(() => {
    const you = this.room.you.value;
    const gone = this.room.presence.value.gone.find(({ seat }) => seat !== you);
    return gone === undefined || you === null ? null : { seat: gone.seat, left: secondsUntil(gone.decideAt) };
  });

  #match: Match;
  #texts: string[] = [];
  /** The ply of the move that is shown before the server has it. */
  #ahead: number | null = null;
  #resyncedAt = 0;
  /** What is on the table is not what the server has; it tells everything anew. */
  #isDoubtful = false;
  readonly #stops: (() => void)[];

  constructor(face: Face, room: Room, view: Begun) {
    super(face);
    this.room = room;
    this.#match = this.#fresh(view);
    this.#catchUp(true);
    room.follower = () => this.#catchUp(false);
    const sitters = sittersOf(room);
    this.#stops = [
      runClocks(),
      effect(() => void (this.sitters.value = sitters.value)),
      effect(() => void (this.notice.value = room.notice.value)),
    ];
  }

  get match(): Match {
    return this.#match;
  }

  get viewer(): Seat {
    return this.room.you.value ?? 0;
  }

  /** In a running match everybody thinks for themselves. */
  get mayHint(): boolean {
    return this.isOver.value && this.position.value.actor >= 0;
  }

  get record(): string {
    const view = this.room.view.value;
    const notes = makeNotes(this.sitters.value, new Date(view?.createdAt ?? 0).toISOString().slice(0, 10));
    const fair = view?.fair;
    const isProven = fair !== undefined && fair.secret !== null && fair.seeds !== null;
    const proof = isProven ? makeProof({ ...fair, secret: fair.secret ?? "", seeds: fair.seeds ?? [] }) : {};
    return makeRecord(this.#match, { ...notes, extra: { ...notes.extra, match: this.room.match, ...proof } });
  }

  override get sentence(): string {
    const end = this.room.view.value?.end ?? null;
    if (end === null || this.ply.value < this.length.value) return super.sentence;
    return endWords(this.room.view.value?.seats ?? [], end, this.sitters.value);
  }

  override get waitingWords(): string {
    const isLost = line.state.value === "lost";
    if (this.isSending.value) return say(isLost ? "willBeSent" : "sending");
    if (isLost) return say("reconnectingLong");
    const { actor } = this.position.value;
    if (actor < 0 || this.isShowing.value) return "";
    const { name, level } = this.sitters.value[actor];
    if (level !== null) return say("thinking");
    const leaver = this.#leaver.value;
    const seconds = leaver?.seat === actor ? leaver.left.value : 0;
    if (seconds > 0) return `${say("goneTitle", { name })}. ${say("goneSoon", { seconds })}`;
    return say(this.room.presence.value.here.at(actor) === false ? "waitingForAway" : "waitingFor", { name });
  }

  override placeOf(seat: Seat): number {
    return this.room.view.value?.end?.places[seat] ?? super.placeOf(seat);
  }

  choose(move: Move): void {
    if (!this.moves.value.includes(move)) return;
    const ply = this.#match.length;
    const text = this.face.game.notation.makeMove(this.#match.position, move);
    this.notice.value = "";
    this.#ahead = ply;
    this.isSending.value = true;
    void this.room.send({ type: "move", ply, move: text }).then((refusal) => {
      this.isSending.value = false;
      if (refusal === null) return;
      this.notice.value =
        refusal.code === "stale" ? say("movedOn") : say("refusedMove", { reason: sayRefusal(refusal) });
      if (this.#ahead === ply) this.#ahead = null;
      this.#catchUp(false);
    });
    this.#play(text, move);
    this.length.value = this.#match.length;
    this.goOn();
  }

  override leave(): void {
    super.leave();
    this.room.follower = null;
    for (const stop of this.#stops) stop();
  }

  /** The page sees to the call; see summons.ts. */
  protected proceed(): void {}

  /** Brings this table to what the server has told. */
  #catchUp(isFirst: boolean): void {
    const told = this.room.moves;
    const isAnew = this.#isDoubtful;
    if (isAnew) this.#cutTo(0);
    this.#isDoubtful = false;
    if (this.#ahead !== null && told.length > this.#ahead) this.#ahead = null;
    const known = this.#common(told);
    if (known < this.#texts.length) this.#cutTo(known);
    for (const text of told.slice(this.#texts.length)) {
      const move = this.face.game.notation.parseMove(this.#match.position, text);
      if (!move.ok) return this.#differ();
      this.#play(text, move.value);
    }
    const state = this.#match.positionAt(told.length);
    if (stateHash(this.face.game, state, told.length) !== this.room.hash) return this.#differ();
    this.#show(isAnew || (isFirst && !this.room.wasOpen));
  }

  /** How many moves of ours the server has too; those that are on their way count. */
  #common(told: readonly string[]): number {
    let known = 0;
    while (known < this.#texts.length && known < told.length && this.#texts[known] === told[known]) known++;
    return known === told.length && this.#ahead !== null ? this.#texts.length : known;
  }

  #show(isAtOnce: boolean): void {
    const { length } = this.#match;
    if (length > this.length.value) {
      this.hint.value = null;
      if (!isAtOnce) this.notice.value = "";
    }
    this.length.value = length;
    const isBehind = length - this.ply.value > MOST_SHOWN || document.hidden;
    if (this.ply.value > length || isAtOnce || (isBehind && !this.isBrowsing.value)) this.jump(length);
    else this.goOn();
  }

  #play(text: string, move: Move): void {
    unwrap(this.#match.play(move));
    this.#texts.push(text);
  }

  #cutTo(length: number): void {
    const kept = this.#texts.slice(0, length);
    const moves = this.#match.log.slice(0, length);
    const view = this.room.view.peek();
    if (!hasBegun(view)) return;
    this.#match = this.#fresh(view);
    this.#texts = [];
    for (const [i, text] of kept.entries()) this.#play(text, moves[i]);
    this.edition.value++;
    if (this.ply.value > length) {
      this.length.value = length;
      this.jump(length);
    }
  }

  #fresh({ seats, first, options }: Begun): Match {
    return unwrap(Match.fromSetup(this.face.game, { seats: seats.length, first, options }));
  }

  #differ(): void {
    if (Date.now() - this.#resyncedAt < RESYNC_PAUSE) {
      this.notice.value = say("outdated");
      return;
    }
    this.#resyncedAt = Date.now();
    this.#ahead = null;
    this.#isDoubtful = true;
    this.notice.value = say("resynced");
    this.room.resync();
  }
}
