/**
 * A match on a server, at the table of this screen. A move is shown as soon as it is chosen; if the server refuses it, it is
 * taken back and the reason is given.
 */
import { computed, effect, signal } from "@preact/signals";
import type { ReadonlySignal, Signal } from "@preact/signals";
import { Match, listMoves, makeEnding, makeRecord, unwrap } from "@riad/core";
import type { Ending, Move, Seat } from "@riad/core";
import { REFUSED, makeProof } from "@riad/protocol";
import type { TableView } from "@riad/protocol";
import { sayEnding } from "../play/ending-words.ts";
import type { OutSeat } from "../play/ending-words.ts";
import { saveMatch } from "../kept/match-store.ts";
import type { Face } from "../play/face.ts";
import { makeNotes } from "../play/sitting.ts";
import { Table } from "../play/table.ts";
import { sayRefusal } from "../words/refusals.ts";
import { say } from "../words/words.ts";
import { runClocks, secondsUntil } from "./clocks.ts";
import { connection } from "./connection.ts";
import type { OnlineMatch } from "./online-match.ts";
import { sittersOf } from "./sitters.ts";

/** Somebody who has missed more moves than this does not want to watch them all. */
const MOST_SHOWN = 20;

interface BegunView extends TableView {
  readonly first: number;
}

export function hasBegun(view: TableView | null): view is BegunView {
  return view !== null && view.first !== null;
}

export class OnlineTable extends Table {
  readonly online: OnlineMatch;
  readonly id: string;
  readonly controls = null;
  readonly isSending: Signal<boolean> = signal(false);

  readonly isOver: ReadonlySignal<boolean> = computed(() => this.online.status.value === "over");
  readonly isMine: ReadonlySignal<boolean> = computed(() => {
    const { you, status, view } = this.online;
    if (you.value === null || status.value !== "live" || this.isSending.value) return false;
    if (view.value?.seats[you.value].level !== null || this.length.value < 0) return false;
    return this.match.actor === you.value;
  });
  readonly moves: ReadonlySignal<readonly Move[]> = computed(() => {
    if (!this.isMine.value || this.isShowing.value || this.ply.value < this.length.value) return [];
    return listMoves(this.position.value);
  });

  /** Who has disconnected, and how long until the others may decide about it. */
  readonly #leaver = computed(() => {
    const you = this.online.you.value;
    const gone = this.online.presence.value.gone.find(({ seat }) => seat !== you);
    return gone === undefined || you === null ? null : { seat: gone.seat, left: secondsUntil(gone.decideAt) };
  });

  /** The server's log, also while all of it is being requested again. */
  #log: Match;
  /** The same with a move that the server has not confirmed yet. */
  #ahead: Match | null = null;
  /** The moves that have been on this screen, to see which of them were replaced. */
  #seen: readonly Move[] = [];
  readonly #stops: (() => void)[];

  constructor(face: Face, online: OnlineMatch, { seats, first, options }: BegunView) {
    super(face);
    this.online = online;
    this.id = online.id;
    this.#log = online.log ?? unwrap(Match.fromSetup(face.game, { seats: seats.length, first, options }));
    this.#catchUp(!online.wasOpen);
    online.changed = () => this.#catchUp(false);
    const sitters = sittersOf(online);
    this.#stops = [
      runClocks(),
      effect(() => void (this.sitters.value = sitters.value)),
      effect(() => void (this.notice.value = online.notice.value)),
      effect(() => this.#keep()),
    ];
  }

  get match(): Match {
    return this.#ahead ?? this.#log;
  }

  get viewer(): Seat {
    return this.online.you.value ?? 0;
  }

  get you(): Seat | null {
    return this.online.you.value;
  }

  /** During an online match everybody thinks for themselves. */
  get mayHint(): boolean {
    return this.isOver.value && this.position.value.actor >= 0;
  }

  get record(): string {
    const view = this.online.view.value;
    const notes = makeNotes(this.sitters.value, new Date(view?.createdAt ?? 0).toISOString().slice(0, 10));
    const fair = view?.fair;
    const isProven = fair !== undefined && fair.secret !== null && fair.seeds !== null;
    const proof = isProven ? makeProof({ ...fair, secret: fair.secret ?? "", seeds: fair.seeds ?? [] }) : {};
    return makeRecord(this.#log, { ...notes, extra: { ...notes.extra, match: this.online.id, ...proof } });
  }

  override get sentence(): string {
    const { ending } = this;
    if (ending === null || this.ply.value < this.length.value) return super.sentence;
    // Nobody has won while the last points are still being counted.
    if (ending.reason === "played" && this.isShowing.value) return super.sentence;
    return sayEnding(ending, this.sitters.value, this.outs);
  }

  override get outs(): readonly OutSeat[] {
    const seats = this.online.view.value?.seats ?? [];
    return seats.flatMap(({ out }, seat) => (out === null ? [] : [{ seat, why: out }]));
  }

  override get waitingWords(): string {
    const isLost = connection.state.value === "lost";
    if (this.isSending.value) return say(isLost ? "willBeSent" : "sending");
    if (isLost) return say("reconnectingLong");
    const { actor } = this.position.value;
    if (actor < 0 || this.isShowing.value) return "";
    const { name, level } = this.sitters.value[actor];
    if (level !== null) return say("thinking");
    const leaver = this.#leaver.value;
    const seconds = leaver?.seat === actor ? leaver.left.value : 0;
    if (seconds > 0) return `${say("goneTitle", { name })}. ${say("goneSoon", { seconds })}`;
    return say(this.online.presence.value.here.at(actor) === false ? "waitingForAway" : "waitingFor", { name });
  }

  override get waitsQuietly(): boolean {
    const { actor } = this.position.value;
    const waiting = actor < 0 ? "" : say("waitingFor", { name: this.sitters.value[actor].name });
    return super.waitsQuietly || this.waitingWords === waiting;
  }

  override get ending(): Ending | null {
    const end = this.online.view.value?.end ?? null;
    return end === null ? null : makeEnding(end.points, end.places, end.reason);
  }

  choose(move: Move): void {
    if (!this.moves.value.includes(move)) return;
    const { length: ply, position } = this.#log;
    const text = this.face.game.notation.makeMove(position, move);
    this.notice.value = "";
    this.#ahead = this.#log.clone();
    unwrap(this.#ahead.play(move));
    void this.online.send({ type: "move", ply, move: text }).then((refusal) => {
      if (refusal === null) return;
      this.#ahead = null;
      this.#catchUp(false);
      this.notice.value =
        refusal.code === REFUSED.stale ? say("movedOn") : say("refusedMove", { reason: sayRefusal(refusal) });
    });
    this.#catchUp(false);
  }

  override leave(): void {
    super.leave();
    this.online.changed = null;
    for (const stop of this.#stops) stop();
  }

  /** The page calls the player; see turn-alert.ts. */
  protected proceed(): void {}

  /** A copy for the list of matches on this device; only of those in which somebody here plays. */
  #keep(): void {
    const seat = this.online.you.value;
    if (seat === null || this.length.value === 0) return;
    const { ending, record } = this;
    void saveMatch({
      id: this.online.id,
      game: this.face.game.id,
      record,
      name: "",
      isOnline: true,
      changed: Date.now(),
      seat,
      length: this.#log.length,
      ...(ending === null ? {} : { ending }),
    });
  }

  /** Brings the table to what the server has reported, and to a move that is on its way. */
  #catchUp(isAtOnce: boolean): void {
    const { log } = this.online;
    this.isSending.value = this.online.isMoveSent;
    if (log === undefined) return;
    this.#log = log;
    if (this.#ahead !== null && log.length >= this.#ahead.length) this.#ahead = null;
    const { match } = this;
    const kept = countSame(this.#seen, match.log);
    const isReplaced = kept < this.#seen.length;
    if (match.length > this.length.value && !isAtOnce) this.notice.value = "";
    this.#seen = [...match.log];
    this.length.value = match.length;
    if (isReplaced) {
      this.rewrites.value++;
      this.hint.value = null;
    }
    const isBehind = match.length - this.ply.value > MOST_SHOWN || document.hidden;
    if (this.ply.value > kept || isAtOnce || (isBehind && !this.isBrowsing.value)) this.jump(match.length);
    else this.goOn();
  }
}

/** How many moves at the start of both are the same. */
function countSame(one: readonly Move[], other: readonly Move[]): number {
  const differs = one.findIndex((move, i) => move !== other[i]);
  return differs < 0 ? one.length : differs;
}
