/** The readers of each match on this node, and what each of them has been sent. */
import type { StreamMessage } from "@riad/protocol";
import type { Outage } from "./store/store.ts";
import type { ServerTime } from "./table/clock.ts";
import type { Table } from "./table/table.ts";
import type { Holder } from "./table/token.ts";
import { viewPlayed, viewTable, viewWhole } from "./table/view.ts";

/** Receives messages: a socket or a stream. */
export interface Reader {
  send(text: string): void;
}

export interface Place {
  readonly match: string;
  readonly reader: Reader;
  /** The hash of the token that the reader has sent; null for spectators. */
  holder: Holder | null;
  /** The person who reads, if known, whether as a player or a spectator. */
  readonly person: string | null;
  /** The seat of `holder` when the table was last checked: for display, never for deciding who may act. */
  seat: number | null;
  /** The page is in the background, so its player does not see what happens. */
  isHidden: boolean;
  /** The version that the reader has. */
  version: number;
  length: number;
}

/** What a reader has sent: the hash of a seat's token, and the person. */
interface Caller {
  readonly holder: Holder | null;
  readonly person?: string | null | undefined;
}

interface Followers {
  readonly places: Set<Place>;
  /** The table as last sent, without moves: it is sent again when it differs. */
  shown: string;
}

export interface AudienceHooks {
  now(): number;
  outages(): readonly Outage[];
  /** Somebody has connected, disconnected or sat down; `isSeat` is false if it was a spectator. */
  moved(match: string, isSeat: boolean): void;
}

export class Audience {
  readonly #followers = new Map<string, Followers>();
  readonly #hooks: AudienceHooks;

  constructor(hooks: AudienceHooks) {
    this.#hooks = hooks;
  }

  isWatched(match: string): boolean {
    return this.#followers.has(match);
  }

  get matches(): IterableIterator<string> {
    return this.#followers.keys();
  }

  placesOf(match: string): Iterable<Place> {
    return this.#followers.get(match)?.places ?? [];
  }

  /** Sends the table from move `length` on, and keeps the reader up to date from then on. */
  enter(table: Table, reader: Reader, { holder, person = null }: Caller, length: number): Place {
    let followers = this.#followers.get(table.id);
    if (followers === undefined) {
      followers = { places: new Set(), shown: JSON.stringify(viewTable(table)) };
      this.#followers.set(table.id, followers);
    }
    const seat = seatOf(table, holder);
    const place: Place = { match: table.id, reader, holder, person, seat, isHidden: false, version: -1, length };
    followers.places.add(place);
    this.#show(table, place);
    this.#hooks.moved(table.id, place.seat !== null);
    return place;
  }

  leave(place: Place): void {
    const followers = this.#followers.get(place.match);
    if (followers === undefined || !followers.places.delete(place)) return;
    if (followers.places.size === 0) this.#followers.delete(place.match);
    this.#hooks.moved(place.match, place.seat !== null);
  }

  /** A reader has sent the token of a seat. */
  identify(place: Place, holder: Holder, table: Table): void {
    place.holder = holder;
    place.seat = seatOf(table, holder);
    this.#show(table, place);
    this.#hooks.moved(place.match, true);
  }

  /** A page has come to the foreground or gone to the background. */
  look(place: Place, isLooking: boolean): void {
    if (place.isHidden !== isLooking) return;
    place.isHidden = !isLooking;
    if (place.seat !== null) this.#hooks.moved(place.match, true);
  }

  update(table: Table): void {
    const followers = this.#followers.get(table.id);
    if (followers === undefined) return;
    const view = JSON.stringify(viewTable(table));
    const isOnlyMoves = view === followers.shown;
    followers.shown = view;
    let from = -1;
    let text = "";
    let hasMoved = false;
    for (const place of followers.places) {
      if (place.version >= table.version) continue;
      // A reader who no longer holds a seat becomes a spectator.
      const seat = seatOf(table, place.holder);
      const isReseated = seat !== place.seat;
      hasMoved ||= isReseated;
      place.seat = seat;
      if (!isOnlyMoves || isReseated || place.version < 0) {
        this.#show(table, place);
        continue;
      }
      // Nearly always all readers lack the same moves, so the text is made only once.
      if (place.length !== from) {
        from = place.length;
        text = JSON.stringify(viewPlayed(table, from, this.#serverTime()));
      }
      place.version = table.version;
      place.length = table.length;
      place.reader.send(text);
    }
    if (hasMoved) this.#hooks.moved(table.id, true);
  }

  /** Sends the clocks again, without moves: an outage was credited, so they have gained time. */
  showClocks(table: Table): void {
    if (table.row.status !== "live" || table.state.clock.kind === "none") return;
    const text = JSON.stringify(viewPlayed(table, table.length, this.#serverTime()));
    for (const { reader, version } of this.placesOf(table.id)) if (version === table.version) reader.send(text);
  }

  /** Sends a message that is not stored, to every reader or to some. */
  tell(match: string, message: StreamMessage, isFor: (place: Place) => boolean = () => true): void {
    const followers = this.#followers.get(match);
    if (followers === undefined) return;
    const text = JSON.stringify(message);
    for (const place of followers.places) if (isFor(place)) place.reader.send(text);
  }

  #show(table: Table, place: Place): void {
    // A reader that claims more moves than exist is out of sync: send everything.
    const from = place.length <= table.length ? place.length : 0;
    place.version = table.version;
    place.length = table.length;
    place.reader.send(JSON.stringify(viewWhole(table, from, place.seat, this.#serverTime())));
  }

  #serverTime(): ServerTime {
    return { now: this.#hooks.now(), outages: this.#hooks.outages() };
  }
}

function seatOf(table: Table, holder: Holder | null): number | null {
  return holder === null ? null : (table.seatOf(holder) ?? null);
}
